// The board: draws what the host sends, hands on what is touched, and moves the pieces.

import { byId, make, paint, svg } from "./element.js";

const LAYERS = ["ground", "besides", "under", "pieces", "over", "study", "names"];
const MOVES_FOR = 230;
const HOLD = 450;
const STUDY_FOR = 6000;

const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  constructor(say) {
    this.say = say;
    this.frame = byId("frame");
    this.element = byId("board");
    this.picture = svg("svg", { "aria-hidden": "true", focusable: "false" });
    this.defs = svg("defs");
    this.picture.append(this.defs);
    this.layers = {};
    for (const name of LAYERS) {
      this.layers[name] = svg("g", { class: name });
      this.picture.append(this.layers[name]);
    }
    this.grid = make("div", { role: "grid", id: "grid" });
    this.element.append(this.picture, this.grid);
    this.cells = [];
    this.middles = [];
    this.figures = {};
    this.cursor = 0;
    this.typed = "";
    this.shown = null;
    this.held = 0;
    this.wanted = false;
    this.listen();
    const fit = () => this.fit();
    if (window.ResizeObserver) new ResizeObserver(fit).observe(this.frame);
    addEventListener("resize", fit);
  }

  label(text) {
    this.grid.setAttribute("aria-label", text);
  }

  // A board: everything that lay on the one before is gone.
  lay(board) {
    const [[left, top], [right, bottom]] = board.bounds;
    this.bounds = { left, top, wide: right - left, high: bottom - top };
    this.depth = board.depth;
    this.middles = board.cells;
    this.picture.setAttribute("viewBox", [left, top, this.bounds.wide, this.bounds.high].join(" "));
    for (const name of LAYERS) paint(this.layers[name], []);
    paint(this.layers.ground, board.ground);
    paint(this.layers.names, board.names);
    this.defs.replaceChildren();
    this.figures = {};
    this.shown = null;
    this.cells = [];
    this.cursor = board.rows[board.rows.length - 1][0];
    this.grid.replaceChildren(...board.rows.map((row) => {
      const line = make("div", { role: "row" });
      for (const cell of row) {
        const button = make("button", { role: "gridcell", type: "button", tabindex: cell === this.cursor ? 0 : -1 });
        button.cell = cell;
        this.cells[cell] = button;
        line.append(button);
      }
      return line;
    }));
    this.place();
    this.fit();
  }

  // Lays a button over each cell.
  place() {
    const { left, top, wide, high } = this.bounds;
    this.cells.forEach((button, cell) => {
      const [x, y] = this.middles[cell];
      button.style.left = ((x - 0.5 - left) / wide) * 100 + "%";
      button.style.top = ((y - this.depth / 2 - top) / high) * 100 + "%";
      button.style.width = 100 / wide + "%";
      button.style.height = (this.depth / high) * 100 + "%";
    });
  }

  // The board is as large as its frame lets it be.
  fit() {
    if (!this.bounds) return;
    const { wide, high } = this.bounds;
    const scale = Math.min(this.frame.clientWidth / wide, this.frame.clientHeight / high);
    this.element.style.width = Math.floor(wide * scale) + "px";
    this.element.style.height = Math.floor(high * scale) + "px";
  }

  know(figures) {
    for (const name of Object.keys(figures)) {
      const group = svg("g", { id: "figure-" + name });
      paint(group, figures[name]);
      this.defs.append(group);
      this.figures[name] = figures[name];
    }
  }

  // Shows what has changed of a state.
  update(state, changed) {
    for (const layer of ["besides", "under", "over"]) {
      if (changed.has(layer)) paint(this.layers[layer], state[layer]);
    }
    if (changed.has("pieces") || changed.has("moved") || changed.has("place")) this.stand(state);
    if (changed.has("said")) state.said.forEach((text, cell) => this.cells[cell].setAttribute("aria-label", text));
    if (changed.has("can") || changed.has("held")) {
      const can = new Set(state.can);
      const held = new Set(state.held);
      this.cells.forEach((button, cell) => {
        button.classList.toggle("can", can.has(cell));
        button.setAttribute("aria-selected", held.has(cell));
      });
    }
  }

  piece(cell, name) {
    const [x, y] = this.middles[cell];
    const group = svg("g", { transform: `translate(${x} ${y})` });
    group.append(svg("use", { href: "#figure-" + name }));
    return group;
  }

  // The pieces as they stand; if they have just been moved, they are seen moving.
  stand(state) {
    const group = this.layers.pieces;
    const pieces = new Map();
    const nodes = state.pieces.map(([cell, name]) => {
      const node = this.piece(cell, name);
      pieces.set(cell, node);
      return node;
    });
    group.replaceChildren(...nodes);
    const moved = state.moved;
    const now = moved ? moved.to : 0;
    const follows = moved && this.shown !== null && this.shown !== now && moved.from === this.shown;
    this.shown = now;
    if (!follows || still.matches || document.hidden || !group.animate) return;
    const timing = { duration: MOVES_FOR, easing: "cubic-bezier(.25,.7,.3,1)" };
    for (const [cell, name] of moved.gone) {
      const ghost = this.piece(cell, name);
      group.prepend(ghost);
      const fades = ghost.firstChild.animate([{ opacity: 1 }, { opacity: 0 }], timing);
      fades.onfinish = () => ghost.remove();
    }
    for (const [from, to] of moved.paths) {
      const node = pieces.get(to);
      if (!node) continue;
      const [x, y] = [0, 1].map((axis) => this.middles[from][axis] - this.middles[to][axis]);
      group.append(node);
      node.firstChild.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: "translate(0px,0px)" }], timing);
    }
    for (const cell of moved.new) {
      const node = pieces.get(cell);
      if (node) node.firstChild.animate([{ opacity: 0, transform: "scale(.6)" }, { opacity: 1, transform: "scale(1)" }], timing);
    }
  }

  // What the piece on a cell can do, for a while.
  study(shapes) {
    paint(this.layers.study, shapes);
    clearTimeout(this.studied);
    this.studied = setTimeout(() => paint(this.layers.study, []), STUDY_FOR);
  }

  // The cell nearest to a place on the screen.
  at(event) {
    const box = this.picture.getBoundingClientRect();
    const x = this.bounds.left + ((event.clientX - box.left) / box.width) * this.bounds.wide;
    const y = this.bounds.top + ((event.clientY - box.top) / box.height) * this.bounds.high;
    let best = null;
    let least = 0.75;
    this.middles.forEach(([right, down], cell) => {
      const far = Math.hypot(right - x, down - y);
      if (far < least) [best, least] = [cell, far];
    });
    return best;
  }

  listen() {
    const touched = (event) => (event.detail === 0 || !event.clientX ? event.target.cell : this.at(event));
    this.element.addEventListener("click", (event) => {
      if (this.looked) {
        this.looked = false;
        return;
      }
      const cell = touched(event);
      if (cell === null || cell === undefined) return;
      this.study([]);
      this.move(cell, event.detail === 0);
      this.say({ touch: { cell } });
    });
    const about = (cell) => {
      if (cell !== null && cell !== undefined) this.say({ about: { cell } });
    };
    this.element.addEventListener("pointerdown", (event) => {
      this.looked = false;
      this.down = event.timeStamp;
      clearTimeout(this.hold);
      const cell = this.at(event);
      this.hold = setTimeout(() => {
        this.looked = true;
        about(cell);
      }, HOLD);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      this.element.addEventListener(end, (event) => {
        clearTimeout(this.hold);
        // On a busy device the time may be over before a short touch is heard to end.
        if (event.timeStamp - this.down < HOLD) this.looked = false;
      });
    }
    this.element.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (event.pointerType !== "touch" && !this.looked) about(this.at(event));
    });
    this.grid.addEventListener("keydown", (event) => this.key(event));
    this.grid.addEventListener("focusin", (event) => {
      if (event.target.cell !== undefined) this.move(event.target.cell, false);
    });
  }

  // Takes the cursor of the keyboard to a cell.
  move(cell, focus) {
    const before = this.cells[this.cursor];
    if (before) before.tabIndex = -1;
    this.cursor = cell;
    this.cells[cell].tabIndex = 0;
    if (focus) this.cells[cell].focus();
  }

  // The keys go on at the board, if that was wanted.
  take() {
    if (this.wanted && this.cells[this.cursor]) this.cells[this.cursor].focus();
    this.wanted = false;
  }

  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[event.key];
    if (way) {
      event.preventDefault();
      const next = this.neighbour(way);
      if (next !== null) this.move(next, true);
    } else if (event.key === "?") {
      this.say({ about: { cell: this.cursor } });
    } else if (/^[a-z0-9]$/i.test(event.key)) {
      this.type(event.key.toLowerCase());
    }
  }

  // The next cell in a direction: the nearest of those that lie there.
  neighbour([right, down]) {
    const [x, y] = this.middles[this.cursor];
    let best = null;
    let least = Infinity;
    this.middles.forEach(([toRight, toDown], cell) => {
      const ahead = (toRight - x) * right + (toDown - y) * down;
      const aside = Math.abs((toRight - x) * down) + Math.abs((toDown - y) * right);
      const far = ahead + 2 * aside;
      if (ahead > 0.1 && aside < ahead * 1.8 && far < least) [best, least] = [cell, far];
    });
    return best;
  }

  // The name of a cell takes the cursor there.
  type(key) {
    this.typed = /[a-z]/.test(key) ? key : this.typed + key;
    const found = this.cells.findIndex((cell) => cell.getAttribute("aria-label").startsWith(this.typed + ":"));
    if (found >= 0) this.move(found, true);
  }
}
