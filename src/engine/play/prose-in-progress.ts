import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { Progress } from '../../plan/progress.ts';
import { TOOL_IDS } from '../../planner/tool-ids.ts';

export interface ProseListener {
  /** The next piece. */
  add(text: string): void;
  /** What was written so far does not count any more; this is the text now. */
  startOver(text: string): void;
}

/**
 * The prose of a scene while it is written: what other skills have told before, the pieces that the narrator sends, then
 * what it states in the end. What skills tell after it comes with the whole scene.
 */
export class ProseInProgress {
  readonly #listener: ProseListener;
  #text = '';
  /** The storyteller's own attempt that the text is of. */
  #draft = 0;
  /** What the narrator has said the scene is, until it succeeds. */
  #stated: string | null = null;

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
    this.#stated = null;
    this.#draft = 0;
  }

  take(progress: Progress): void {
    if (progress.type === 'tool_finished' && progress.state === 'success' && isNarrator(progress))
      this.#settle();
    if (progress.type !== 'event') return;
    const { event } = progress;
    if (event.type === 'ui_event' && event.event === 'narration_delta') this.#write(event.payload ?? {});
    if (event.type === 'state_patch' && isNarrator(progress))
      this.#stated = narrationIn(event.patch) ?? this.#stated;
  }

  #write({ attempt, text }: JsonObject): void {
    if (typeof text !== 'string' || typeof attempt !== 'number') return;
    if (attempt > this.#draft && this.#text !== '') this.#startOver('');
    this.#draft = Math.max(this.#draft, attempt);
    this.#add(text);
  }

  #settle(): void {
    if (this.#stated === null) return;
    const text = this.#stated;
    if (text === this.#text) return;
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

function isNarrator({ toolId }: { toolId: string }): boolean {
  return toolId === TOOL_IDS.narrate;
}

function narrationIn(patch: JsonObject): string | null {
  const { narration } = patch;
  const paragraphs = isJsonObject(narration) ? narration['paragraphs'] : null;
  if (!Array.isArray(paragraphs)) return null;
  return paragraphs.filter((paragraph) => typeof paragraph === 'string').join('\n\n');
}
