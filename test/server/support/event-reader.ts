import { createParser } from 'eventsource-parser';
import { expect } from 'vitest';
import { type ServerEvent, ServerEventSchema } from '../../../src/contracts/api/events.ts';
import { validator } from '../../../src/contracts/validate.ts';

type EventName = ServerEvent['event'];
type Named<Name extends EventName> = Extract<ServerEvent, { event: Name }>;

const PATIENCE_MS = 60_000;

/** A page's end of the line: keeps every event, and waits for those that are to come. */
export class EventReader {
  readonly events: ServerEvent[] = [];
  readonly ids: string[] = [];
  readonly #response: Response;
  readonly #waiting = new Set<() => void>();
  #isClosed = false;

  constructor(response: Response) {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    this.#response = response;
    void this.#read();
  }

  get lastId(): string {
    return this.ids.at(-1) ?? '';
  }

  /** The first event that is so, whether it is here already or yet to come. */
  async until<Name extends EventName>(
    name: Name,
    isIt: (event: Named<Name>) => boolean = () => true,
  ): Promise<Named<Name>> {
    const found = () => this.events.find((event) => event.event === name && isIt(event as Named<Name>));
    const end = performance.now() + PATIENCE_MS;
    for (let event = found(); ; event = found()) {
      if (event !== undefined) return event as Named<Name>;
      if (performance.now() > end)
        throw new Error(`no such ${name}; there were ${this.events.map((one) => one.event).join(', ')}`);
      await this.#next();
    }
  }

  close(): void {
    this.#isClosed = true;
    void this.#response.body?.cancel().catch(() => undefined);
  }

  async #read(): Promise<void> {
    const parser = createParser({
      onEvent: ({ data, event, id }) => {
        const parsed = JSON.parse(data) as ServerEvent;
        expect(validator(ServerEventSchema)(parsed), data.slice(0, 300)).toEqual([]);
        expect(event).toBe(parsed.event);
        this.events.push(parsed);
        this.ids.push(id ?? '');
        for (const wake of this.#waiting) wake();
      },
    });
    const decoder = new TextDecoder();
    try {
      for await (const chunk of this.#response.body ?? [])
        parser.feed(decoder.decode(chunk, { stream: true }));
    } catch (error) {
      if (!this.#isClosed) throw error;
    }
  }

  async #next(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, 200);
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(resolve);
  }
}
