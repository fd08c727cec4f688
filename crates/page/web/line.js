// The line to the host: opened, and opened again when it breaks.

const BETWEEN = [500, 1000, 2000, 4000, 8000, 15000];
// The host says something every five seconds.
const SILENT_AFTER = 12000;
const OPENS_WITHIN = 8000;

export class Line {
  // `hello` makes the first message, `heard` is told each message, `lost` whether the line is down.
  constructor(hello, heard, lost) {
    this.hello = hello;
    this.heard = heard;
    this.lost = lost;
    this.failed = 0;
    this.over = false;
    this.socket = null;
    this.timer = 0;
    const again = () => {
      if (!document.hidden && !this.over && this.failed > 0) this.open();
    };
    document.addEventListener("visibilitychange", again);
    addEventListener("online", again);
    addEventListener("pageshow", again);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.drop();
    const path = location.pathname.startsWith("/table/") ? "/play" + location.pathname.slice(6) : "/play";
    let socket;
    try {
      socket = new WebSocket("ws://" + location.host + path);
    } catch (_) {
      this.broke();
      return;
    }
    this.socket = socket;
    this.watch(OPENS_WITHIN);
    socket.onopen = () => {
      socket.send(JSON.stringify({ hello: this.hello() }));
      this.watch(SILENT_AFTER);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.watch(SILENT_AFTER);
      const message = JSON.parse(event.data);
      if (message === "beat") {
        this.say("beat");
        return;
      }
      this.failed = 0;
      this.lost(false);
      this.heard(message);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.broke();
    };
  }

  // The line counts as broken if nothing is heard for so long.
  watch(time) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.broke(), time);
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.close();
  }

  broke() {
    clearTimeout(this.timer);
    this.drop();
    if (this.over) return;
    this.lost(true);
    const pause = BETWEEN[Math.min(this.failed, BETWEEN.length - 1)];
    this.failed += 1;
    this.timer = setTimeout(() => this.open(), pause);
  }

  // Says something to the host; lost while the line is down.
  say(message) {
    if (this.socket && this.socket.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  // Nothing more is to be said: the line stays closed.
  end() {
    this.over = true;
    clearTimeout(this.timer);
    this.drop();
  }

  begin() {
    this.over = false;
    this.failed = 0;
    this.open();
  }
}
