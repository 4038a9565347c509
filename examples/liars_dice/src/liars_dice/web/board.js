/** The board of Liar's Dice: a module that needs no build. The page calls `mount` once, then `update` for every change. */
const STYLE = `
  .liar { display: grid; gap: 12px; padding: 12px; color: var(--ink); }
  .liar ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
  .liar li { padding: 8px 12px; background: var(--card); border: 2px solid var(--line); border-radius: 10px; }
  .liar li[aria-current] { border-color: var(--accent); }
  .liar .dice { font-size: 34px; line-height: 1.1; letter-spacing: 4px; }
  .liar table { border-spacing: 4px; }
  .liar td button { min-width: 44px; min-height: 44px; text-align: center; }
`;
const FACES = ["", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];

function make(name, text = "", attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes))
    made.setAttribute(key, value);
  return made;
}

/** Dice as a picture, and as numbers for a screen reader. */
function dice(faces, words) {
  const label = words.list(faces.map((face) => words.number(face)));
  return make("span", faces.map((face) => FACES[face]).join(""), {
    class: "dice",
    role: "img",
    "aria-label": label,
  });
}

function players({ view, words }) {
  const list = make("ul");
  view.owned.forEach((owned, seat) => {
    const item = make("li", `${words.name(seat)}: ${words.number(owned)}`);
    if (seat === view.turn) item.setAttribute("aria-current", "true");
    list.append(item);
  });
  return list;
}

/** Every bid of the menu as a button: a row for each count, a column for each face. */
function bids({ menu, words, onplay }) {
  const table = make("table");
  const counts = [
    ...new Set(
      menu.filter((move) => move.type === "Bid").map((move) => move.count),
    ),
  ].slice(0, 4);
  for (const count of counts) {
    const row = table.insertRow();
    for (const move of menu.filter(
      (one) => one.type === "Bid" && one.count === count,
    )) {
      const button = make(
        "button",
        `${words.number(count)} ${FACES[move.face]}`,
        { "aria-label": words.move(move) },
      );
      button.onclick = () => onplay(move);
      row.insertCell().append(button);
    }
  }
  return table;
}

function draw(root, props) {
  const { view, words, menu, onplay } = props;
  root.replaceChildren(make("style", STYLE), players(props));
  if (view.bid)
    root.append(
      make("p", words.event({ type: "Offered", ...view.bid }), {
        class: "bid",
      }),
    );
  if (view.dice.length) root.append(dice(view.dice, words));
  const challenge = menu.find((move) => move.type === "Challenge");
  if (challenge) {
    const button = make("button", words.move(challenge), { class: "primary" });
    button.onclick = () => onplay(challenge);
    root.append(button);
  }
  if (menu.length) root.append(bids(props));
}

export function mount(target, props) {
  const root = make("div", "", { class: "liar" });
  target.append(root);
  draw(root, props);
  return { update: (next) => draw(root, next), destroy: () => root.remove() };
}
