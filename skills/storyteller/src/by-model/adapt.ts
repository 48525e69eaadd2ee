import {
  type AuthorsSentence,
  adaptAgainPrompt,
  adaptPrompt,
  adaptSchema,
  type ChangedSentence,
  type ComplaintKind,
  complaintAbout,
  emit,
  type Json,
  type RefusedText,
  readAdapt,
  type SceneFacts,
  ScriptError,
  sceneFacts,
  sentencesOf,
  shareOf,
  termsOf,
  typeset,
  withChanges,
  withWholeQuotes,
  wordCount,
} from '../../../../src/sdk/index.ts';
import type { NarrateInput } from '../telling/input.ts';
import type { Asking, Model } from './ask.ts';
import { withoutReasoning } from './tidy.ts';

/** What a sentence may have more words than the author's. */
const MORE_WORDS = 30;
const FEWEST_AFTER = 15;
const MOST_AFTER = 180;
/** A look back is about another hour, and about what came of all that was tried. */
const LATER: readonly ComplaintKind[] = ['time', 'outcome'];
/** The share of words that a sentence has in common with what comes out in it. */
const SAYS_IT = 0.5;
/** What only the player decides to do. */
const DECIDES =
  /\byou (?:\p{L}+ly )?(?:say|tell|ask|answer|promise|agree|refuse|give|take|hand|show|decide|sign|accept|nod|confess|admit)\b/giu;

export interface AdaptedText {
  /** In their places; empty where nothing is left of one. */
  paragraphs: string[];
  changed: ChangedSentence[];
  /** A look back at the end of a story; null when none stands. */
  after: string | null;
}

/**
 * The author's paragraphs as they read in this story: a model says which sentences what was told before has made untrue, and
 * how they read instead. The author's words stand wherever it does not answer or its own cannot be told.
 */
export async function adapted(
  paragraphs: readonly string[],
  input: NarrateInput,
  { model, stands }: { model: Model; stands: { authors: string; own: string } },
): Promise<AdaptedText> {
  const sentences = sentencesIn(paragraphs, input);
  if (sentences.length === 0 && input.ending === null)
    return { paragraphs: [...paragraphs], changed: [], after: null };
  const fitting = new Fitting(sentences, input, textOf(stands));
  const ask = (prompt: string, before?: Asking['before']) =>
    model
      .ask({
        ...{ task: 'adapt', prompt, schema: adaptSchema(input, sentences), stands },
        ...(before !== undefined && { before }),
        maxTokens: input.ending === null ? 500 : 1200,
      })
      .catch((error: unknown) => {
        if (error instanceof ScriptError) return null;
        throw error;
      });
  const prompt = adaptPrompt(input, sentences);
  const answer = await ask(prompt);
  const refused = answer === null ? [] : fitting.take(answer.json);
  if (refused.length > 0 && !model.isSlow) {
    const before = { prompt, answer: JSON.stringify(answer?.json) };
    const again = await ask(adaptAgainPrompt(input, refused), before);
    if (again !== null) fitting.take(again.json, refused);
  }
  const { changed, after } = fitting;
  return { paragraphs: paragraphs.map((text) => withChanges(text, changed)), changed, after };
}

/** The author's sentences while what a model says of them is taken up. */
class Fitting {
  readonly #sentences: readonly AuthorsSentence[];
  readonly #input: NarrateInput;
  readonly #facts: SceneFacts;
  readonly #before: string;
  /** The sentences as they stand. */
  readonly told: string[];
  readonly changed: ChangedSentence[] = [];
  after: string | null = null;

  constructor(sentences: readonly AuthorsSentence[], input: NarrateInput, before: string) {
    this.#sentences = sentences;
    this.#input = input;
    this.#facts = sceneFacts(input);
    this.#before = before;
    this.told = sentences.map(({ text }) => text);
  }

  /** Takes what can stand of an answer, and gives the rest; of a second answer only what was asked for again. */
  take(json: Json, again: readonly RefusedText[] | null = null): RefusedText[] {
    const { changes, after } = readAdapt(json, this.#input, this.#sentences);
    const isWanted = (wanted: number | null) => again?.some(({ index }) => index === wanted) ?? true;
    const refused = changes
      .filter(({ index }) => isWanted(index))
      .flatMap(({ index, text }) => this.#change(index, text) ?? []);
    if (after !== '' && isWanted(null)) refused.push(...this.#lookBack(after));
    for (const { index, text, reason } of refused)
      emit.log(
        'info',
        index === null ? `Left out of the look back: ${reason}.` : `The author’s sentence stands: ${reason}.`,
        { ...(index !== null && { was: this.told[index] ?? '' }), now: text },
      );
    return refused;
  }

  #change(index: number, text: string): RefusedText | null {
    const was = this.told[index] ?? '';
    const now = plain(text);
    if (now === was) return null;
    const { told } = this;
    const reason = whyNot(now, index, {
      ...{ told, input: this.#input, facts: this.#facts, before: this.#before },
    });
    if (reason !== null) return { index, text: now, reason };
    told[index] = now;
    this.changed.push({ was, now });
    return null;
  }

  /** Of a look back those sentences stand that can, if they are enough. */
  #lookBack(text: string): RefusedText[] {
    const facts = sceneFacts(afterwards(this.#input));
    const refused: RefusedText[] = [];
    const sound: string[] = [];
    for (const sentence of withWholeQuotes(sentencesOf(plain(text)))) {
      const told = [this.#before, ...this.told, ...sound].join(' ');
      const reason = complaintAbout(sentence, told, facts, LATER)?.reason ?? null;
      if (reason === null) sound.push(sentence);
      else refused.push({ index: null, text: sentence, reason });
    }
    const whole = sound.join(' ');
    const words = wordCount(whole);
    if (words > MOST_AFTER) return [{ index: null, text: whole, reason: 'it is too long' }];
    if (words < FEWEST_AFTER)
      return refused.length > 0 ? refused : [{ index: null, text: whole, reason: 'it is too short' }];
    if (this.after === null || refused.length === 0) this.after = whole;
    return refused;
  }
}

function plain(text: string): string {
  return typeset(withoutReasoning(text).replace(/\s+/gu, ' ').trim());
}

/** What a look back tells is so later, wherever people are by then. */
function afterwards(input: NarrateInput): NarrateInput {
  return { ...input, absent: [], left: [...input.left, ...input.absent] };
}

function sentencesIn(paragraphs: readonly string[], input: NarrateInput): AuthorsSentence[] {
  const secrets = input.effects.flatMap((effect) => (effect.kind === 'learned' ? [effect.text] : []));
  const revealed = input.facts.find(({ id }) => id === input.deed?.reveals)?.text;
  const kept = [...secrets, ...input.must, ...(revealed === undefined ? [] : [revealed])];
  return paragraphs.flatMap((paragraph) =>
    withWholeQuotes(sentencesOf(paragraph)).map((text, index) => ({
      ...{ text, isFirst: index === 0 },
      stays: kept.some((fact) => tells(text, fact)),
    })),
  );
}

/** Whether what comes out is said in a sentence. */
function tells(sentence: string, fact: string): boolean {
  return (
    shareOf(fact, new Set(termsOf(sentence))) >= SAYS_IT ||
    (termsOf(sentence).length > 3 && shareOf(sentence, new Set(termsOf(fact))) >= SAYS_IT)
  );
}

interface Judging {
  /** The sentences as they stand, with what was changed before. */
  told: readonly string[];
  input: NarrateInput;
  facts: SceneFacts;
  before: string;
}

/** Why a sentence cannot take the place of the author's; null when it can. */
function whyNot(now: string, index: number, { told, input, facts, before }: Judging): string | null {
  const was = told[index] ?? '';
  const isLast = index === told.length - 1;
  if (now === '' && (isLast || told.filter((text) => text === '').length >= told.length / 3))
    return 'too little would be left of the scene';
  if (wordCount(now) > 2 * wordCount(was) + MORE_WORDS) return 'the other is too long';
  if (isLast && was.includes('?') && !now.includes('?')) return 'the scene ends on its question';
  if (marksOf(now) !== marksOf(was) && marksOf(now) !== 0)
    return 'a quotation in it has no beginning or no end';
  const after = told.with(index, now);
  const lost = neededIn(input, told).find((term) => !termsOf(after.join(' ')).includes(term));
  if (lost !== undefined) return `what comes after it needs “${lost}”`;
  const decided = (text: string) => (text.match(DECIDES) ?? []).map((found) => found.toLowerCase());
  const own = decided(was);
  if (decided(now).some((deed) => !own.includes(deed))) return 'it acts for the player';
  return complaintIn(now, was, `${before} ${told.slice(0, index).join(' ')}`, facts);
}

/** How many more quotations begin in a text than end. */
function marksOf(text: string): number {
  return text.split('“').length - text.split('”').length;
}

/** Words of the author's text that the choices and what has changed speak of. */
function neededIn({ authored, effects }: NarrateInput, told: readonly string[]): string[] {
  const things = effects.flatMap((effect) => (effect.kind === 'item' ? [effect.name] : []));
  const said = new Set(termsOf(told.join(' ')));
  return termsOf([...(authored?.choices ?? []), ...things].join(' ')).filter((term) => said.has(term));
}

/** What is wrong with a sentence, except what could be said of the author's own as well. */
function complaintIn(now: string, was: string, before: string, facts: SceneFacts): string | null {
  const own = complaintAbout(was, before, facts)?.kind;
  let told = before;
  for (const sentence of withWholeQuotes(sentencesOf(now))) {
    const complaint = complaintAbout(sentence, told, facts, own === undefined ? [] : [own]);
    if (complaint !== null) return complaint.reason;
    told = `${told} ${sentence}`;
  }
  return null;
}

function textOf({ authors, own }: { authors: string; own: string }): string {
  return [authors, own].filter((part) => part !== '').join('\n\n');
}
