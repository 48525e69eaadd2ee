import { randomBytes } from 'node:crypto';
import type { ServerEvent } from '../../contracts/api/events.ts';

/** What is kept for pages that come back. */
const MOST_EVENTS = 2000;
const MOST_CHARACTERS = 4_000_000;

interface Numbered {
  number: number;
  /** As it goes over the line. */
  frame: string;
}

export interface Listener {
  take(frame: string): void;
  /** There will be no more. */
  end(): void;
}

/**
 * Everything that happens, in one order for all pages. A page that was away for a while says the last number it saw and
 * gets what it missed; when that is no longer kept, or was said by an earlier start of the program, it is told to look anew.
 */
export class EventFeed {
  readonly #start = randomBytes(6).toString('hex');
  readonly #listeners = new Set<Listener>();
  #kept: Numbered[] = [];
  #characters = 0;
  #number = 0;

  send(event: ServerEvent): void {
    this.#number += 1;
    const frame = this.#frame(this.#number, event);
    this.#kept.push({ number: this.#number, frame });
    this.#characters += frame.length;
    this.#letGo();
    for (const listener of this.#listeners) listener.take(frame);
  }

  /** Gives what was missed, then everything from now on, until the answer is called. */
  listen(listener: Listener, lastSeen: string | null): () => void {
    for (const frame of this.#missedSince(lastSeen)) listener.take(frame);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    for (const listener of this.#listeners) listener.end();
    this.#listeners.clear();
  }

  #missedSince(lastSeen: string | null): string[] {
    if (lastSeen === null) return [];
    const [start, text = ''] = lastSeen.split('.');
    const number = /^\d{1,15}$/.test(text) ? Number(text) : -1;
    const oldest = this.#number - this.#kept.length;
    if (start !== this.#start || number < oldest || number > this.#number)
      return [this.#frame(this.#number, { event: 'resync' })];
    return this.#kept.slice(number - oldest).map(({ frame }) => frame);
  }

  #frame(number: number, event: ServerEvent): string {
    return `id: ${this.#start}.${number}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`;
  }

  #letGo(): void {
    let gone = Math.max(0, this.#kept.length - MOST_EVENTS);
    let characters = this.#characters;
    for (const [index, { frame }] of this.#kept.entries()) {
      if (index >= gone && characters <= MOST_CHARACTERS) break;
      characters -= frame.length;
      gone = Math.max(gone, index + 1);
    }
    if (gone === 0) return;
    this.#kept = this.#kept.slice(gone);
    this.#characters = characters;
  }
}
