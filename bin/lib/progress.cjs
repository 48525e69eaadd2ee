'use strict';

const REDRAW_MS = 200;

/** Shows the step at work: one line that updates on a terminal, one plain line a step elsewhere. */
class Progress {
  #stream;
  #title = null;
  #percent = () => null;
  #furthest = 0;
  #started = 0;
  #timer = null;

  constructor(stream) {
    this.#stream = stream;
  }

  /** Begins a step; `percent` gives how far it is, or null while nobody knows. */
  step(title, percent = () => null) {
    if (title === this.#title) return;
    this.#title = title;
    this.#percent = percent;
    this.#furthest = 0;
    this.#started = performance.now();
    if (!this.#stream.isTTY) {
      this.#stream.write(`narratoria: ${title}\n`);
      return;
    }
    this.#timer ??= setInterval(() => this.#draw(), REDRAW_MS);
    this.#draw();
  }

  /** Leaves a line that stays. */
  note(text) {
    this.end();
    this.#stream.write(`narratoria: ${text}\n`);
  }

  end() {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#stream.write('\r\x1b[K');
  }

  #draw() {
    const seconds = Math.floor((performance.now() - this.#started) / 1000);
    const percent = this.#percent();
    // A measure may fall back when a file is moved, but what is done stays done.
    this.#furthest = Math.max(this.#furthest, Math.min(99, Math.floor(percent ?? 0)));
    const share = percent === null ? '' : `, ${this.#furthest} %`;
    const line = `narratoria: ${this.#title}, ${seconds} s${share}`;
    this.#stream.write(`\r\x1b[K${line.slice(0, (this.#stream.columns || 80) - 1)}`);
  }
}

module.exports = { Progress };
