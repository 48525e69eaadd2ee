import {
  type ChoicesAnswer,
  type ChoicesInput,
  emit,
  isReply,
  isVague,
  type Option,
  optionsFor,
  type Question,
  sentencesOf,
} from '../../../../src/sdk/index.ts';
import type { Choice } from '../offering/offer.ts';
import type { Settings } from '../offering/settings.ts';
import { answerBy, ownChoice, withCompany } from './own.ts';
import { hintFrom, wordingFrom } from './wording.ts';

const FEWEST_ANSWERS = 2;
/** With so many a paragraph ends on its question. */
const LAST_SENTENCES = 2;

export interface ModelOffer {
  choices: Choice[];
  /** The question that the scene ends on, in the model's words; null when the engine's stands. */
  question: Question | null;
}

/**
 * The choices as the model picks and words them. Whatever is missing comes from the built-in offer, piece by piece: words
 * that cannot stand, answers to the question, what must be decided, a sufficient number.
 */
export function offerByModel(
  answer: ChoicesAnswer,
  input: ChoicesInput,
  builtIn: readonly Choice[],
  wordedFor: (option: Option, own?: string | null) => Choice | null,
  settings: Settings,
): ModelOffer {
  const { brief } = input;
  // A generated scene has its own ways to go on: they are offered in the model's words, with what it makes up.
  const isGenerated = brief.authored?.hasChoices === true && brief.authored.generated;
  const picked = answer.choices.flatMap(({ option: id, text, hint, answers, along }): Choice[] => {
    const listed = optionsFor(brief).find((one) => one.id === id);
    const option = listed && asMeant(listed, answer.question === null ? undefined : answers);
    if (option !== undefined && isReply(option)) {
      const isAsked = answers ?? (answer.question?.from ?? option.intent.target) === option.intent.target;
      const { answers: _, ...beside } = option;
      const wording = wordingFrom(text, option.intent, brief);
      const said = settings.hints === 'none' ? undefined : hintFrom(hint);
      const reply = {
        option: isAsked ? option : beside,
        text: wording ?? '',
        ...(said !== undefined && { hint: said }),
      };
      return wording === null ? unoffered(text) : [{ ...reply, isOwn: true }];
    }
    const own =
      option === undefined || (option.text !== null && option.open !== true && !isGenerated)
        ? null
        : wordingFrom(text, option.intent, brief);
    const plain = option === undefined ? null : wordedFor(option, own);
    if (option === undefined || plain === null) return unoffered(text);
    // A hint belongs to the words that it was written for.
    const isWorded = own !== null || option.text !== null;
    const beside = settings.hints === 'none' || !isWorded ? undefined : hintFrom(hint);
    return [withCompany({ ...plain, option, ...(beside !== undefined && { hint: beside }) }, along)];
  });
  const due = builtIn.filter(({ option }) => option.intent.decides !== undefined);
  const worded = (choice: Choice) => picked.find(({ option }) => option.id === choice.option.id) ?? choice;
  const choices = unique([...due.map(worded), ...picked]).slice(0, settings.max);
  const question = questionFrom(answer, input);
  const asked = question ?? brief.question.next;
  const made =
    due.length > 0 ? [] : answer.own.flatMap((own) => ownChoice(own, brief, asked, wordedFor) ?? []);
  const own = unique([...choices, ...made]).slice(choices.length);
  const offered = [...choices.slice(0, settings.max - own.length), ...own];
  return { choices: completed(offered, builtIn, settings), question };
}

function unoffered(text: string): [] {
  emit.log('info', 'A choice that the model picked cannot be offered.', { text });
  return [];
}

/** Whoever wrote the question says which of the options answer it. */
function asMeant(option: Option, answers: boolean | undefined): Option {
  if (answers === undefined || isReply(option)) return option;
  const { answers: own, ...rest } = option;
  return answers ? { ...rest, answers: own ?? answerBy(option.intent.act) } : rest;
}

/** With two that answer the question, and as many as there have to be. */
function completed(choices: readonly Choice[], builtIn: readonly Choice[], { min, max }: Settings): Choice[] {
  const isAnswer = ({ option }: Choice) =>
    option.answers !== undefined || option.intent.decides !== undefined;
  const found = [...choices];
  // What would fit any scene comes last.
  const spare = builtIn
    .filter(({ option }) => !found.some((choice) => choice.option.id === option.id))
    .toSorted((one, other) => Number(isVague(one.option)) - Number(isVague(other.option)));
  for (const answer of spare.filter(isAnswer)) {
    if (found.filter(isAnswer).length >= FEWEST_ANSWERS) break;
    const other =
      found.length < max ? -1 : found.findLastIndex((choice) => !isAnswer(choice) && choice.isOwn !== true);
    if (found.length >= max && other === -1) break;
    if (other === -1) found.push(answer);
    else found[other] = answer;
  }
  for (const choice of spare) {
    if (found.length >= min) break;
    if (!found.includes(choice)) found.push(choice);
  }
  return found;
}

function unique(choices: readonly Choice[]): Choice[] {
  return choices.filter(
    ({ option, text }, index) =>
      choices.findIndex((other) => other.option.id === option.id || other.text === text) === index,
  );
}

/** The model's own question: in its words when they are those of the prose, else as the prose has it at its end. */
function questionFrom({ question }: ChoicesAnswer, { brief, telling }: ChoicesInput): Question | null {
  if (question === null) return null;
  const expected = brief.question.next;
  const last = telling.paragraphs.slice(-2).join(' ').toLowerCase();
  const words = question.text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const isThere =
    words.length > 0 && words.filter((word) => last.includes(word)).length / words.length >= 0.6;
  if (!isThere) {
    const text = sentencesOf(telling.paragraphs.at(-1) ?? '')
      .slice(-LAST_SENTENCES)
      .join(' ');
    return text === '' ? null : { kind: question.kind, from: question.from, about: null, text };
  }
  // Who is nobody in the story asks as nobody: it is not put in the mouth of whoever was expected to ask.
  if (expected !== null && expected.kind === question.kind && expected.from === question.from)
    return { ...expected, text: question.text };
  return { kind: question.kind, from: question.from, about: null, text: question.text };
}
