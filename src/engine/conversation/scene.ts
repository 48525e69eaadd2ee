import { NarratoriaError } from '../../base/errors.ts';
import { isNamedIn } from '../../base/phrase.ts';
import type { Brief } from '../../contracts/brief.ts';
import type { Exchange, PromptMessage, SceneConversation } from '../../models/conversation.ts';
import type { Budget } from '../../prompts/budget.ts';
import type { CountTokens } from '../../prompts/fit.ts';
import { sceneTail } from '../../prompts/tail.ts';
import { prosePrompt } from '../../prompts/tasks/prose.ts';
import type { ToldTurn } from './chapters.ts';
import { inTurn } from './in-turn.ts';

/** The front of every prompt of a story, as long as a budget allows. */
export type Front = (budget: Budget, count: CountTokens) => PromptMessage[];

/** What a model knows already, from the scenes before. */
export interface Known {
  /** Whether somebody has said a line: it is not offered again. */
  wasSaid(line: string): boolean;
  /** Whether a memory is of a scene that is in the conversation word for word. */
  isRecent(summary: string): boolean;
  /** The scenes that are in the conversation, oldest first. */
  turns(): readonly Pick<ToldTurn, 'scene' | 'choice' | 'prose'>[];
}

/** Every so many scenes something that the player did comes back, if it is at least so many scenes ago. */
const COMES_BACK_EVERY = 3;
const LONG_AGO = 4;

/** The player keeps what was told, or wants the built-in writer to go on. */
export type StopHow = 'keep' | 'built-in';

/** What the scripts of one scene have asked and were answered. A plan that is made anew begins it anew. */
export class TellingConversation implements SceneConversation {
  readonly #front: Front;
  readonly #known: Known;
  readonly #kept: Exchange[] = [];
  readonly #tails = new Map<number, string>();
  readonly #stop = new AbortController();
  #stoppedHow: StopHow | null = null;
  #brief: Brief | null = null;

  constructor(front: Front, known: Known) {
    this.#front = front;
    this.#known = known;
  }

  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  /** How it was stopped, so that a plan that is made anew keeps to it. */
  get stoppedHow(): StopHow | null {
    return this.#stoppedHow;
  }

  /** The player has read enough, or has waited enough: nobody asks the model in this scene any more. */
  stop(how: StopHow): void {
    this.#stoppedHow = how;
    this.#stop.abort(
      how === 'keep'
        ? new NarratoriaError('telling_stopped', 'The player stopped the telling and keeps what was told.')
        : new NarratoriaError('built_in_wanted', 'The player wants the built-in writer to go on.'),
    );
  }

  /** What is so in the scene, once that is settled. */
  settled(brief: Brief): void {
    this.#brief = brief;
    this.#tails.clear();
  }

  /** How the scene was told in the end, whoever wrote it: that is what the next ones to ask go on from. */
  told(paragraphs: readonly string[]): void {
    const answer = paragraphs.join('\n\n');
    const prompt = this.#kept[0]?.prompt ?? prosePrompt();
    if (this.#kept.length !== 1 || this.#kept[0]?.answer !== answer)
      this.#kept.splice(0, this.#kept.length, { prompt, answer });
  }

  keep(exchanges: readonly Exchange[]): void {
    this.#kept.push(...exchanges);
  }

  messages(
    { earlier, prompt }: { earlier: readonly Exchange[]; prompt: string },
    budget: Budget,
    count: CountTokens,
  ): PromptMessage[] {
    const front = this.#front(budget, count);
    // What is asked after the scene was kept: it is the last of the recent scenes then, and need not be read twice.
    const isKept = this.#kept.length === 1 && sameText(front.at(-1)?.content, this.#kept[0]?.answer);
    const exchanges = isKept ? earlier : [...this.#kept, ...earlier];
    const notes = isKept ? '' : this.#notes(budget, count);
    return [
      ...front,
      ...(notes === '' ? [] : [{ role: 'user' as const, content: notes, part: 'notes' as const }]),
      ...exchanges.flatMap((exchange): PromptMessage[] => [
        { role: 'user', content: exchange.prompt, part: 'asked' },
        { role: 'assistant', content: exchange.answer, part: 'answered' },
      ]),
      { role: 'user', content: prompt, part: 'asked' },
    ];
  }

  /** The same for every call of the scene, so that it is read once. */
  #notes(budget: Budget, count: CountTokens): string {
    if (this.#brief === null) return '';
    const known = this.#tails.get(budget.tail);
    if (known !== undefined) return known;
    const brief = unknownIn(this.#brief, this.#known);
    const notes = sceneTail(brief, budget, count, comesBackIn(brief, this.#known));
    this.#tails.set(budget.tail, notes);
    return notes;
  }
}

/** What the player did before that concerns somebody who is here, and comes back now; null when nothing does. */
function comesBackIn({ scene, people, authored, ending, recalled }: Brief, { turns }: Known): string | null {
  if (scene % COMES_BACK_EVERY !== 0 || ending !== null || (authored !== null && !authored.generated))
    return null;
  const names = people.flatMap(({ name, shortName }) => [name, shortName]).filter((name) => name !== '');
  const fitting = turns().filter(
    ({ scene: then, choice, prose }) =>
      choice !== null &&
      then <= scene - LONG_AGO &&
      names.some((name) => isNamedIn([choice, ...prose].join(' '), name)),
  );
  const turn = fitting[(scene / COMES_BACK_EVERY) % Math.max(1, fitting.length)];
  const remembered = recalled.memories.find(({ npcs }) => people.some(({ id }) => npcs.includes(id)));
  return turn?.choice == null ? (remembered?.summary ?? null) : `The reader chose: “${turn.choice}”`;
}

function sameText(one = '', other = ''): boolean {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  return one !== '' && letters(one) === letters(other);
}

/** The brief without what is known already, and with what may be told in turn. */
function unknownIn(brief: Brief, { wasSaid, isRecent, turns }: Known): Brief {
  const { people, recalled } = brief;
  return {
    ...brief,
    facts: inTurn(brief, turns()),
    people: people.map((person) => ({ ...person, lines: person.lines.filter((line) => !wasSaid(line)) })),
    recalled: { ...recalled, memories: recalled.memories.filter(({ summary }) => !isRecent(summary)) },
  };
}
