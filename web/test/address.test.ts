import { expect, it } from "vitest";
import { secretIn } from "../src/lib/router.svelte";

it("reads a secret from the fragment of an address only if it looks like one", () => {
  expect(secretIn("#ZY-0Y30DwrZLvn3DnKiV_g")).toBe("ZY-0Y30DwrZLvn3DnKiV_g");
  for (const other of ["", "#", "#act", "#tab-talk", "#ZY-0Y30DwrZLvn3DnKiV_gg", "#ZY-0Y30DwrZLvn3DnKi%_g"])
    expect(secretIn(other)).toBeNull();
});
