import type { Log } from '../../base/log.ts';
import { loadTokenCount } from '../../base/tokens.ts';
import type { Task } from '../../contracts/conversation.ts';
import type { CallRecord, PromptMessage } from '../../models/conversation.ts';
import type { LanguageModel } from '../../models/language/language-model.ts';
import { generateRecorded } from '../../models/recorded.ts';
import { type Budget, Budgets } from '../../prompts/budget.ts';
import type { CountTokens } from '../../prompts/fit.ts';
import { type Chapter, type StoryPrompt, sharedPrompt, turnTokens } from '../../prompts/shared.ts';
import { readSummary, summaryPrompt } from '../../prompts/tasks/summary.ts';
import { builtInChapter, chapterWords, type ToldTurn, toDrop } from './chapters.ts';
import { CallPacker, type KeptCalls } from './kept-calls.ts';
import { type StopHow, TellingConversation } from './scene.ts';

export interface StoryConversationOptions {
  model: LanguageModel;
  log: Log;
  /** How much each model is sent; of this story alone unless told. */
  budgets?: Budgets;
  /** What models had cost in this story before it was opened. */
  spentBefore?: () => Promise<number>;
  /** Scenes that were told before this program was started. */
  scenes?: (range: { from: number; to: number }) => Promise<ToldTurn[]>;
}

const KEPT_SCENES = 2;
const MOST_CALLS = 60;

/** What a story says to language models: its front, the conversation of each scene, and every call that was made. */
export class StoryConversation {
  readonly #options: StoryConversationOptions;
  readonly #turns = new Map<number, ToldTurn>();
  readonly #scenes = new Map<number, TellingConversation>();
  /** The scene that is being made. */
  #making: number | null = null;
  /** How its telling is to be ended, when the player has asked for it before it began. */
  #stopNext: StopHow | null = null;
  readonly #budgets: Budgets;
  #spentBefore: Promise<number> | null = null;
  #spentSince = 0;
  readonly #calls: CallRecord[] = [];
  readonly #packer = new CallPacker();
  #input: StoryPrompt | null = null;
  #chapters: readonly Chapter[] = [];
  #written: Chapter | null = null;
  #writing: AbortController | null = null;

  constructor(options: StoryConversationOptions) {
    this.#options = options;
    this.#budgets = options.budgets ?? new Budgets();
  }

  /** While a scene is made its telling can be stopped; what is asked for between two scenes is for neither. */
  async making<Result>(scene: number, work: () => Promise<Result>): Promise<Result> {
    this.#making = scene;
    try {
      return await work();
    } finally {
      this.#making = null;
      this.#stopNext = null;
    }
  }

  /**
   * Gets ready for a scene that follows `head`: takes up the story so far and makes chapters of what no longer fits. Gives
   * back the chapters, which are part of the state of the story.
   */
  async prepare(story: {
    input: StoryPrompt;
    chapters: readonly Chapter[];
    head: number;
  }): Promise<readonly Chapter[]> {
    this.#input = story.input;
    this.#chapters = story.chapters.filter(({ to }) => to <= story.head);
    const budget = await this.budget();
    if (budget === null) return this.#chapters;
    await this.#load(story.head);
    const count = await loadTokenCount();
    for (;;) {
      const next = this.#nextChapter(budget, count);
      if (next === null) return this.#chapters;
      this.#chapters = [...this.#chapters, next];
    }
  }

  /** Begins the conversation of a scene, in place of the one that an earlier attempt at it had. */
  begin(scene: number): TellingConversation {
    const conversation = new TellingConversation((budget, count) => this.front(budget, count), {
      wasSaid: (line) => this.#wasSaid(line),
      isRecent: (summary) => this.#recent().some((turn) => turn.summary === summary),
      turns: () => this.#recent(),
    });
    const earlier = this.#scenes.get(scene);
    const how = earlier?.stoppedHow ?? this.#stopNext;
    if (how !== null) conversation.stop(how);
    this.#stopNext = null;
    this.#scenes.delete(scene);
    this.#scenes.set(scene, conversation);
    for (const old of [...this.#scenes.keys()].slice(0, -KEPT_SCENES)) this.#scenes.delete(old);
    return conversation;
  }

  at(scene: number): TellingConversation | null {
    return this.#scenes.get(scene) ?? null;
  }

  /** Ends the telling that is going on. One that is only being planned is ended when it begins. */
  stopTelling(how: StopHow): void {
    if (this.#making === null) return;
    const conversation = this.#scenes.get(this.#making);
    if (conversation === undefined) this.#stopNext = how;
    else conversation.stop(how);
  }

  /** Takes note of a scene that was told and kept, and has the oldest summed up in good time. */
  told(turn: ToldTurn): void {
    this.#turns.set(turn.scene, turn);
    void this.#sumUpAhead().catch((error: unknown) =>
      this.#options.log.warn({ err: error }, 'scenes could not be summed up by the language model'),
    );
  }

  /** The story stands at an earlier scene again. */
  standAt(scene: number): void {
    this.#writing?.abort();
    this.#packer.standAt(scene);
    if (this.#written !== null && this.#written.to > scene) this.#written = null;
    for (const number of [...this.#turns.keys()]) if (number > scene) this.#turns.delete(number);
    for (const number of [...this.#scenes.keys()]) if (number > scene) this.#scenes.delete(number);
  }

  record(call: CallRecord): void {
    if (call.cost !== null && call.cost > 0) {
      void this.#before(); // what is in the journal, while this call is not
      this.#spentSince += call.cost;
    }
    if (this.#calls.length < MOST_CALLS) this.#calls.push(call);
  }

  /** What models have cost in this story, in US dollars, as far as it is known. */
  async spent(): Promise<number> {
    return (await this.#before()) + this.#spentSince;
  }

  #before(): Promise<number> {
    const { spentBefore = async () => 0, log } = this.#options;
    this.#spentBefore ??= spentBefore().catch((error: unknown) => {
      log.warn({ err: error }, 'what the story has cost could not be read');
      return 0;
    });
    return this.#spentBefore;
  }

  /** The calls since this was last asked. */
  takeCalls(): CallRecord[] {
    return this.#calls.splice(0);
  }

  /** Calls as the journal keeps them; nothing when there are none. */
  packed(calls: readonly CallRecord[], scene: number): KeptCalls | undefined {
    return calls.length === 0 ? undefined : this.#packer.pack(calls, scene);
  }

  /** The front of every prompt of this story; empty before the first scene is prepared. */
  front(budget: Budget, count: CountTokens): PromptMessage[] {
    if (this.#input === null) return [];
    const turns = withinBudget(this.#recent(), budget, count);
    const messages = sharedPrompt({ input: this.#input, chapters: this.#chapters, turns }, budget, count);
    const chapters = messages.length - 1 - 2 * turns.length;
    return messages.map((message, index) => ({
      ...message,
      part: index === 0 ? 'rules' : index <= chapters ? 'chapters' : 'recent',
    }));
  }

  /** The same for the model that does a task. */
  async frontFor(task: Task): Promise<PromptMessage[]> {
    const budget = await this.budget(task);
    return budget === null ? [] : this.front(budget, await loadTokenCount());
  }

  /** The front was too long for the model that does a task; false when it cannot be shorter. */
  async shorten(task: Task): Promise<boolean> {
    const choice = await this.#options.model.choice(task);
    return choice.kind !== 'none' && this.#budgets.shrink(choice, this.#budgets.of(choice)) !== null;
  }

  /** For the model that would do a task; null when there is none. */
  async budget(task: Task = 'prose'): Promise<Budget | null> {
    try {
      const choice = await this.#options.model.choice(task);
      return choice.kind === 'none' ? null : this.#budgets.of(choice);
    } catch (error) {
      this.#options.log.info({ err: error }, 'no language model can be chosen');
      return null;
    }
  }

  close(): void {
    this.#writing?.abort();
  }

  #wasSaid(line: string): boolean {
    const said = bare(line);
    return [...this.#turns.values()].some(({ prose }) => prose.some((text) => bare(text).includes(said)));
  }

  async #load(head: number): Promise<void> {
    const from = (this.#chapters.at(-1)?.to ?? 0) + 1;
    const missing = Array.from({ length: Math.max(0, head - from + 1) }, (_, index) => from + index).filter(
      (scene) => !this.#turns.has(scene),
    );
    const [first] = missing;
    if (first === undefined) return;
    const told = (await this.#options.scenes?.({ from: first, to: head })) ?? [];
    for (const turn of told) if (!this.#turns.has(turn.scene)) this.#turns.set(turn.scene, turn);
  }

  #recent(): ToldTurn[] {
    const after = this.#chapters.at(-1)?.to ?? 0;
    return [...this.#turns.values()]
      .filter(({ scene }) => scene > after)
      .toSorted((one, other) => one.scene - other.scene);
  }

  #nextChapter(budget: Budget, count: CountTokens): Chapter | null {
    const dropped = toDrop(this.#recent(), budget, count);
    if (dropped.length === 0) return null;
    const written = this.#written;
    this.#written = null;
    return written !== null && written.from === dropped[0]?.scene
      ? written
      : builtInChapter(dropped, budget, count);
  }

  async #sumUpAhead(): Promise<void> {
    const { model, log } = this.#options;
    if (this.#writing !== null || this.#written !== null) return;
    const budget = await this.budget();
    if (budget === null || this.#writing !== null) return;
    const count = await loadTokenCount();
    const turns = toDrop(this.#recent(), budget, count, true);
    const [first, last] = [turns[0], turns.at(-1)];
    if (first === undefined || last === undefined) return;
    const stop = new AbortController();
    this.#writing = stop;
    try {
      const words = chapterWords(budget);
      const [rules] = this.front(budget, count);
      const { text } = await generateRecorded(
        model,
        {
          task: 'summary',
          messages: [
            ...(rules === undefined ? [] : [rules]),
            { role: 'user', content: summaryPrompt(turns, words), part: 'asked' },
          ],
          maxTokens: 3 * words,
          priority: 'background',
          signal: stop.signal,
          spent: () => this.spent(),
        },
        { scene: last.scene, skill: null, toolId: null },
        (call) => this.record(call),
      );
      const summary = readSummary(text);
      if (summary !== '' && !stop.signal.aborted)
        this.#written = { from: first.scene, to: last.scene, text: summary };
    } catch (error) {
      if (!stop.signal.aborted) log.info({ err: error }, 'the built-in summary is used');
    } finally {
      if (this.#writing === stop) this.#writing = null;
    }
  }
}

/** The last scenes that a model can hold: the older half goes until the rest fits; of the last at least its end stays. */
function withinBudget(turns: readonly ToldTurn[], { recent }: Budget, count: CountTokens): ToldTurn[] {
  let kept = [...turns];
  const size = () => kept.reduce((sum, turn) => sum + turnTokens(turn, count), 0);
  while (kept.length > 0 && size() > recent) kept = kept.slice(Math.ceil(kept.length / 2));
  const last = turns.at(-1);
  if (kept.length > 0 || last === undefined || recent === 0) return kept;
  return [{ ...last, prose: last.prose.slice(-1) }];
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
