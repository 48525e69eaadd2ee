import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { Progress } from '../../plan/progress.ts';

export interface ProseListener {
  /** The next piece. */
  add(text: string): void;
  /** What was written so far does not count any more; this is the text now. */
  startOver(text: string): void;
}

/** The prose of a scene while it is written: the pieces that the storyteller sends, then what it states in the end. */
export class ProseInProgress {
  readonly #listener: ProseListener;
  #text = '';
  /** The storyteller's own attempt that the text is of. */
  #draft = 0;
  /** What each tool has said the scene is, until it succeeds. */
  readonly #stated = new Map<string, string>();

  constructor(listener: ProseListener) {
    this.#listener = listener;
  }

  get text(): string {
    return this.#text;
  }

  /** Another plan is made, so nothing of this one counts. */
  discard(): void {
    this.#startOver('');
  }

  beginPlan(): void {
    this.#stated.clear();
    this.#draft = 0;
  }

  take(progress: Progress): void {
    if (progress.type === 'tool_finished' && progress.state === 'success') this.#settle(progress.toolId);
    if (progress.type !== 'event') return;
    const { toolId, event } = progress;
    if (event.type === 'ui_event' && event.event === 'narration_delta') this.#write(event.payload ?? {});
    if (event.type === 'state_patch') {
      const text = narrationIn(event.patch);
      if (text !== null) this.#stated.set(toolId, text);
    }
  }

  #write({ attempt, text }: JsonObject): void {
    if (typeof text !== 'string' || typeof attempt !== 'number') return;
    if (attempt > this.#draft && this.#text !== '') this.#startOver('');
    this.#draft = Math.max(this.#draft, attempt);
    this.#add(text);
  }

  #settle(toolId: string): void {
    const text = this.#stated.get(toolId);
    if (text === undefined || text === this.#text) return;
    if (text.startsWith(this.#text)) this.#add(text.slice(this.#text.length));
    else this.#startOver(text);
  }

  #add(text: string): void {
    this.#text += text;
    this.#listener.add(text);
  }

  #startOver(text: string): void {
    if (text === this.#text) return;
    this.#text = text;
    this.#listener.startOver(text);
  }
}

function narrationIn(patch: JsonObject): string | null {
  const { narration } = patch;
  const paragraphs = isJsonObject(narration) ? narration['paragraphs'] : null;
  if (!Array.isArray(paragraphs)) return null;
  return paragraphs.filter((paragraph) => typeof paragraph === 'string').join('\n\n');
}
