// What is around the board: who sits there, what is asked, and what can be done.

import { byId, make, picture, show, write } from "./element.js";

export class Around {
  constructor(say, board) {
    this.say = say;
    this.board = board;
    this.clocks = [];
    this.heard = 0;
    this.faces = [];
    this.words = {};
    setInterval(() => this.tell(), 200);
  }

  update(state, changed) {
    const any = (...names) => names.some((name) => changed.has(name));
    const focus = document.activeElement;
    const chose = byId("choices").contains(focus);
    document.body.dataset.phase = state.phase;
    document.body.dataset.end = state.end;
    // How many moves were played: for whoever watches from outside.
    document.body.dataset.moves = state.place[1];
    if (any("game")) {
      write(byId("game"), state.game[0]);
      write(byId("about-game"), state.game[1]);
    }
    if (any("watchers")) write(byId("watchers"), state.watchers);
    if (any("plates", "phase")) this.seat(state);
    if (any("title", "game")) {
      write(byId("title"), state.title);
      document.title = state.title ? state.title + " · " + state.game[0] : state.game[0];
    }
    if (any("line")) write(byId("line"), state.line);
    if (any("beside")) for (const id of ["beside", "beside-more"]) write(byId(id), state.beside);
    const door = state.phase === "door";
    show(byId("door"), door);
    show(byId("dock"), !door);
    show(byId("ask"), !door);
    if (door) this.open(state);
    if (any("choices")) this.choose(state.choices);
    if (any("proposed", "holds")) this.deal(state);
    if (any("question")) {
      const question = state.question && state.question.mine ? state.question : null;
      show(byId("question"), !!question);
      write(byId("question-text"), question ? question.text : "");
    }
    if (any("stopped")) document.body.classList.toggle("stopped", state.stopped);
    if (any("acts", "place", "paused", "stopped")) this.can(state);
    if (any("task")) this.tasks(state.task);
    if (any("careful")) byId("careful").checked = state.careful;
    if (focus !== document.body && !focus.offsetParent) this.take(chose && state.proposed);
  }

  // What had the focus is gone: keys go on where something can be done next.
  take(waits) {
    const next = waits ? byId("play") : this.board.cells[this.board.cursor];
    if (next) next.focus({ preventScroll: true });
  }

  // The first screen.
  open(state) {
    const full = state.free === 0;
    for (const id of ["name-label", "name", "sit"]) show(byId(id), !full);
    show(byId("full"), full);
    byId("watch").classList.toggle("main", full);
    byId("name").placeholder = state.name;
    const tables = byId("tables");
    show(tables, state.tables.length > 0);
    tables.replaceChildren(...state.tables.map(([game, path]) => make("a", { href: path + location.hash }, game)));
  }

  // Everybody at the table; whoever reads sits near.
  seat(state) {
    this.faces = [];
    const plates = state.plates.map((plate) => this.plate(plate));
    const near = state.plates[state.plates.length - 1].mine || state.plates.length === 2 ? plates.length - 1 : plates.length;
    byId("far").replaceChildren(...plates.slice(0, near));
    byId("near").replaceChildren(...plates.slice(near));
    byId("far").dataset.count = near;
    this.tell();
  }

  plate(plate) {
    const classes = ["plate"];
    for (const name of ["mine", "turn", "away", "sealed", "won"]) if (plate[name]) classes.push(name);
    const name = make("span", { class: "name" }, plate.name || plate.side || plate.note);
    const parts = [plate.name ? plate.side : "", plate.line, plate.name ? plate.note : ""].filter((part) => part);
    const line = make("span", { class: "counts" }, parts.join(" · "));
    const element = make("div", { class: classes.join(" ") }, picture(plate.disc, "disc"));
    element.append(make("span", { class: "who" }, name, line));
    if (plate.clock !== null) {
      const face = make("span", { class: "clock", role: "timer" });
      this.faces.push([plate.clock, face]);
      element.append(face);
    }
    return element;
  }

  // What can be chosen besides cells.
  choose(choices) {
    show(byId("choices"), choices.length > 0);
    document.body.classList.toggle("choosing", choices.length > 0);
    byId("choices").replaceChildren(...choices.map((choice) => {
      const button = make("button", { type: "button", "aria-pressed": choice.on, "aria-label": choice.name });
      button.dataset.key = choice.key;
      if (choice.figure && this.board.figures[choice.figure]) {
        button.append(picture(this.board.figures[choice.figure], "figure"));
      }
      button.append(make("span", {}, choice.name));
      button.addEventListener("click", () => this.say({ choose: { choice: choice.choice } }));
      return button;
    }));
  }

  // An order that waits to be agreed to.
  deal(state) {
    const waits = state.proposed;
    show(byId("play"), !!waits);
    show(byId("other"), state.holds);
    document.body.classList.toggle("waits", !!waits);
    if (!waits) return;
    const asked = state.phase === "ask" && "page-answer";
    const key = asked || (waits.illegal ? "page-seal-anyway" : waits.sealed ? "page-seal" : "page-play");
    byId("play").classList.toggle("seal", waits.sealed);
    byId("play").classList.toggle("main", !waits.illegal);
    write(byId("play-word"), this.words[key] + " " + (waits.illegal ? "" : waits.text));
  }

  // What can be done besides moves.
  can(state) {
    const acts = new Set(state.acts);
    const [at, of] = state.place;
    byId("undo").disabled = !acts.has("undo");
    byId("say").disabled = !acts.has("say");
    byId("back").disabled = at === 0 || state.stopped;
    byId("forward").disabled = at >= of || state.stopped;
    for (const act of ["draw", "pause", "abort", "claim", "adjourn", "resign"]) show(byId(act), acts.has(act));
    if (!acts.has("resign")) show(byId("resign-sure"), false);
    show(byId("now"), at < of && !state.stopped);
    show(byId("resume"), acts.has("resume"));
    for (const act of ["help", "again"]) byId(act).disabled = !acts.has(act);
    const onward = ["next", "retry", "homework"].find((act) => acts.has(act));
    show(byId("onward"), !!onward);
    // Where a game is over, the words are long.
    document.body.classList.toggle("offers", onward === "homework");
    if (onward) write(byId("onward"), this.words["page-work-" + (onward === "homework" ? "go" : onward)]);
  }

  // The exercises of the homework: a dot for each, which leads there.
  tasks(task) {
    const list = byId("tasks");
    show(list, !!task);
    if (!task) return;
    while (list.children.length > task.dots.length) list.lastChild.remove();
    while (list.children.length < task.dots.length) {
      const place = list.children.length;
      const dot = make("button", { type: "button" }, String(place + 1));
      dot.addEventListener("click", () => this.say({ exercise: { place } }));
      list.append(dot);
    }
    task.dots.forEach(({ state, said }, place) => {
      const dot = list.children[place];
      dot.className = "dot " + state;
      dot.title = said;
      dot.setAttribute("aria-label", said);
      dot.setAttribute("aria-current", place === task.at ? "step" : "false");
    });
    // Of many, the one that is on the board is seen.
    const here = list.children[task.at];
    list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }

  // What the clocks said, and when that was.
  time(clocks) {
    this.clocks = clocks;
    this.heard = performance.now();
    this.tell();
  }

  tell() {
    const passed = performance.now() - this.heard;
    for (const [index, face] of this.faces) {
      const clock = this.clocks[index];
      if (!clock) continue;
      const time = Math.max(0, clock.time + clock.runs * Math.max(0, passed - clock.after));
      const seconds = clock.runs > 0 ? Math.floor(time / 1000) : Math.ceil(time / 1000);
      const two = (number) => String(number).padStart(2, "0");
      const minutes = Math.floor(seconds / 60);
      const hours = Math.floor(minutes / 60);
      const text = hours ? hours + ":" + two(minutes % 60) + ":" + two(seconds % 60) : minutes + ":" + two(seconds % 60);
      write(face, text);
      face.classList.toggle("runs", clock.runs !== 0);
      face.classList.toggle("short", clock.runs < 0 && time < 20000);
    }
  }
}
