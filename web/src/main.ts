import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { openBook } from "./lib/book.svelte";
import { keepFiles } from "./lib/update.svelte";

const target = document.getElementById("app");
if (target) {
  await openBook();
  mount(App, { target });
  keepFiles();
}
