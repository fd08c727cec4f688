// The page of a player: shows what the host says, and says what is touched. It knows no game and no word.

import { Around } from "./around.js";
import { Board } from "./board.js";
import { byId, show, write } from "./element.js";
import { Line } from "./line.js";

const PAGE = 1;
const NEWS_FOR = 6000;

// The seat is a number that only this browser knows. It stands behind the # of the address, which is never sent with a
// request: whoever keeps the address, keeps the seat.
const [, token, tag] = /^#([0-9a-f]{32})(?:\.([\w-]+))?$/.exec(location.hash) || [];
let language = tag || document.documentElement.lang;
// The letters of a card, if the address has them: the host gives the seat for them.
let [, letters] = /^#([A-Za-z]{4})$/.exec(location.hash) || [];
let seat = token || [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
let name = null;
let state = {};
let relabel = !!tag && tag !== document.documentElement.lang;

function keep() {
  history.replaceState(null, "", "#" + seat + (relabel ? "." + language : ""));
}
if (!letters) keep();

const say = (message) => line.say(message);
const board = new Board(say);
const around = new Around(say, board);

const heard = {
  words({ language: spoken, words }) {
    document.documentElement.lang = spoken;
    language = spoken;
    around.words = words;
    for (const element of document.querySelectorAll("[data-word]")) write(element, words[element.dataset.word]);
    for (const element of document.querySelectorAll("[data-label]")) {
      element.setAttribute("aria-label", words[element.dataset.label]);
    }
    for (const button of document.querySelectorAll(".language")) button.setAttribute("aria-pressed", button.value === spoken);
    board.label(words["page-board"]);
    if (state.proposed !== undefined) {
      around.deal(state);
      around.can(state);
    }
  },
  board(laid) {
    // Whoever sat at this table says so when they come back.
    state = { table: state.table };
    board.lay(laid);
  },
  figures(figures) {
    board.know(figures);
  },
  card({ text, names }) {
    name = null;
    askNames(names);
    hall("", text);
    if (!letters) return;
    byId("letters").value = letters;
    card();
  },
  seat(given) {
    seat = given;
    keep();
    say({ hello: hello() });
  },
  wait({ text }) {
    hall(text, null);
  },
  state(fields) {
    show(byId("hall"), false);
    Object.assign(state, fields);
    const changed = new Set(Object.keys(fields));
    // Nothing stays open over the sentence.
    if (fields.stopped) close();
    if (changed.has("title") || changed.has("held") || changed.has("place")) refuse("");
    board.update(state, changed);
    around.update(state, changed);
    board.take();
    if (!byId("load").hidden) {
      show(byId("load"), false);
      // From here on something can be touched.
      performance.mark("usable");
    }
  },
  clocks(clocks) {
    around.time(clocks);
  },
  news(sentences) {
    news(sentences.join(" "));
  },
  refused(text) {
    refuse(text);
  },
  about({ text, marks }) {
    board.study(marks);
    news(text);
  },
  bye({ text, again }) {
    if (again) {
      state = {};
      line.begin();
      return;
    }
    line.end();
    write(byId("bye-text"), text);
    show(byId("bye"), true);
    byId("here").focus();
  },
};

// Whoever is at no table: `wrong` is null where no card is asked for.
function hall(text, wrong) {
  show(byId("load"), false);
  for (const id of ["dock", "more", "bye"]) show(byId(id), false);
  show(byId("hall"), true);
  show(byId("card"), wrong !== null);
  write(byId("hall-text"), text);
  write(byId("wrong"), wrong || "");
  byId("card-go").disabled = false;
  if (wrong !== null) byId("letters").focus();
}

// Where the list is open a name can be typed instead of letters.
function askNames(open) {
  const field = byId("letters");
  show(byId("ask-letters"), !open);
  show(byId("ask-name"), open);
  field.classList.toggle("names", open);
  field.maxLength = open ? Number(field.dataset.longest) : 6;
  field.autocapitalize = open ? "words" : "characters";
}

function card() {
  byId("card-go").disabled = true;
  say({ card: { letters: byId("letters").value, language } });
  letters = "";
}

function refuse(text) {
  write(byId("refused"), text);
  document.body.classList.toggle("refusing", !!text);
}

let silence = 0;
function news(text) {
  write(byId("news"), text);
  document.body.classList.toggle("telling", !!text);
  clearTimeout(silence);
  if (text) silence = setTimeout(() => news(""), NEWS_FOR);
}

function hello() {
  const hello = { page: PAGE, token: seat, language };
  if (name !== null && state.table) Object.assign(hello, { name, table: state.table });
  return hello;
}

const line = new Line(
  hello,
  (message) => {
    const kind = Object.keys(message)[0];
    if (heard[kind]) heard[kind](message[kind]);
  },
  (down) => {
    // After the end the host goes its own way.
    show(byId("lost"), down && !state.end);
    document.body.classList.toggle("down", down && !state.end);
  },
);

const on = (id, act) => byId(id).addEventListener("click", act);
const says = (id, message) => on(id, () => {
  close();
  say(message);
});

byId("door").addEventListener("submit", (event) => {
  event.preventDefault();
  name = byId("name").value;
  say({ sit: { name } });
});
byId("card").addEventListener("submit", (event) => {
  event.preventDefault();
  card();
});
on("watch", () => say("watch"));
on("play", () => say("play"));
on("other", () => say("drop"));
on("yes", () => say({ answer: true }));
on("no", () => say({ answer: false }));
on("resume", () => say("resume"));
on("undo", () => say({ ask: "takeback" }));
on("back", () => say({ look: "back" }));
on("forward", () => say({ look: "forward" }));
on("help", () => say("help"));
on("again", () => say("again"));
on("onward", (event) => {
  // The button goes, and whoever pressed it with a key goes on at the board.
  board.wanted = event.detail === 0;
  say("onward");
});
says("now", { look: "last" });
says("draw", { ask: "draw" });
says("pause", { ask: "pause" });
says("abort", { ask: "abort" });
says("claim", { absent: { claim: true } });
says("adjourn", { absent: { claim: false } });
says("resign-yes", "resign");
on("resign", () => sure(true));
on("resign-no", () => sure(false));
on("here", () => location.reload());
byId("careful").addEventListener("change", (event) => say({ careful: event.target.checked }));
for (const button of document.querySelectorAll(".language")) {
  button.addEventListener("click", () => {
    language = button.value;
    relabel = true;
    keep();
    say({ language });
  });
}

function sure(asked) {
  show(byId("resign-sure"), asked);
  show(byId("resign"), !asked);
  byId(asked ? "resign-no" : "resign").focus();
}

// What comes from below.
let opener = null;
function open(button, part) {
  opener = button;
  for (const id of ["phrases", "acts"]) show(byId(id), id === part);
  show(byId("resign-sure"), false);
  show(byId("more"), true);
  button.setAttribute("aria-expanded", "true");
  const first = byId(part).querySelector("button:not([hidden]), input");
  if (first) first.focus();
}
function close() {
  if (!opener) return;
  show(byId("more"), false);
  opener.setAttribute("aria-expanded", "false");
  opener.focus();
  opener = null;
}
on("say", (event) => open(event.currentTarget, "phrases"));
on("open-more", (event) => {
  open(event.currentTarget, "acts");
  show(byId("resign"), (state.acts || []).includes("resign"));
});
on("close-more", close);
byId("more").addEventListener("click", (event) => {
  if (event.target === byId("more")) close();
});
byId("phrases").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  close();
  say({ phrase: Number(button.value) });
});

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.tagName === "INPUT") return;
  if (event.key === "Escape") {
    if (opener) close();
    else say("back");
  } else if (event.key === "PageUp") {
    event.preventDefault();
    say({ look: "back" });
  } else if (event.key === "PageDown") {
    event.preventDefault();
    say({ look: "forward" });
  } else if (!opener) {
    const chosen = [...byId("choices").children].find((button) => button.dataset.key === event.key);
    if (chosen) chosen.click();
  }
});
// Keys do not leave an open sheet.
byId("more").addEventListener("keydown", (event) => {
  if (event.key !== "Tab") return;
  const inside = [...byId("more").querySelectorAll("button, input")].filter((one) => one.offsetParent);
  const [first, last] = [inside[0], inside[inside.length - 1]];
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first.focus();
  }
});
