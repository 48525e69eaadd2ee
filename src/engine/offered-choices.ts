import { NarratoriaError } from '../base/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { isNamedIn } from '../base/phrase.ts';
import { plainText } from '../base/plain-text.ts';
import { fingerprint } from '../base/random.ts';
import type { Brief } from '../contracts/brief.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';
import type { Intent } from '../contracts/intent.ts';
import { ANSWERS, type Option, type Question, type Reason } from '../contracts/question.ts';
import type { ToolSession } from '../contracts/tool-input.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import { namesIn } from '../sdk/writing/names.ts';
import { alongIn, intentFrom } from './intents.ts';
import type { Refusal } from './proposals.ts';
import type { Choice, OfferedChoice } from './scene.ts';
import { questionIn } from './telling-of.ts';
import type { World } from './world.ts';

/** As many as are put before the player at once. */
const MAX_CHOICES = 6;
/** What is enough to choose from. */
export const MIN_CHOICES = 3;
const MAX_CHOICE = 300;

/** What the rules make of a choice that a writer made up; null when it is not allowed. */
export type Price = (intent: Intent) => Option | null;

interface Offer {
  toolId: string;
  skill: string | null;
  choices: OfferedChoice[];
}

/**
 * The choices that tools offered, those of other skills behind the main ones and attributed to them. Where all together
 * are too many, the main ones make room.
 */
export function choicesOf(
  result: ExecutionResult | null,
  options: readonly Option[] = [],
  price: Price = () => null,
): OfferedChoice[] {
  const skillOf = (toolId: string) =>
    result?.toolResults?.find((tool) => tool.toolId === toolId)?.skill ?? null;
  const offers = (result?.aggregatedUiEvents ?? [])
    .filter(({ event }) => event === 'narrative_choice')
    .map(
      ({ payload, toolId }): Offer => ({
        toolId,
        skill: skillOf(toolId),
        choices: choicesIn(payload ?? {}, options, price),
      }),
    )
    .filter(({ choices }) => choices.length > 0);
  const own = offers.find(({ toolId }) => toolId === TOOL_IDS.choices);
  const main = own ?? offers.findLast(({ choices }) => choices.length >= MIN_CHOICES) ?? offers.at(-1);
  if (main === undefined) return [];
  const isNew = ({ text }: Choice) => !main.choices.some((choice) => choice.text === text);
  const others = offers
    .filter((offer) => offer !== main)
    .flatMap(({ skill, choices }) => choices.filter(isNew).map((choice) => attributed(choice, skill)));
  const room = Math.max(MIN_CHOICES, MAX_CHOICES - others.length);
  return [...main.choices.slice(0, room), ...others].slice(0, MAX_CHOICES);
}

/** The author's own choices, with those of other skills behind them as far as there is room. */
export function besideAuthors(
  authors: readonly OfferedChoice[],
  offers: readonly OfferedChoice[],
): OfferedChoice[] {
  // What the writer of a generated scene makes up has its place beside what was generated.
  const others = offers.filter(({ skill, intent }) => skill !== undefined || intent.own === true);
  return [...authors, ...others.slice(0, Math.max(0, MAX_CHOICES - authors.length))];
}

/** Choices of other skills for which there was no room beside the author's. */
export function choicesRefused(
  result: ExecutionResult | null,
  offers: readonly OfferedChoice[],
  offered: readonly OfferedChoice[],
): Refusal[] {
  return offers.flatMap((offer) => {
    const { skill, text } = offer;
    const tool = result?.toolResults.find((one) => skill !== undefined && one.skill === skill);
    if (tool === undefined || offered.includes(offer)) return [];
    const reason = 'There is no room for it beside the choices that the author has written.';
    return [{ toolId: tool.toolId, effect: { choice: text }, reason }];
  });
}

/** A choice as its own skill gave it and others may know it: its id, who offered it, and what it means. */
export function choiceForScripts({
  id,
  text,
  skill,
  intent,
}: OfferedChoice): NonNullable<ToolSession['choice']> {
  const { act, target, topic, item } = intent;
  const own = skill === undefined ? id : id.slice(alsoId(skill, '').length);
  const meant = Object.entries({ target, topic, item }).filter(([, value]) => value !== undefined);
  return { id: own, text, skill: skill ?? null, act, ...Object.fromEntries(meant) };
}

function alsoId(skill: string, id: string): string {
  return `also-${skill}-${id}`;
}

function attributed(choice: OfferedChoice, skill: string | null): OfferedChoice {
  const id = alsoId(skill ?? 'skill', choice.id);
  if (skill === null) return { ...choice, id };
  const because = [...choice.because, { kind: 'skill', ref: skill, text: `Offered by ${skill}` }];
  return { ...choice, id, skill, because };
}

/** The question that the writer of the choices says the scene ends on; null when it says nothing of it. */
export function questionOffered(result: ExecutionResult | null): Question | null {
  const payloads = (result?.aggregatedUiEvents ?? []).filter(({ event }) => event === 'narrative_choice');
  return payloads.map(({ payload }) => questionIn(payload?.['question'])).find((one) => one !== null) ?? null;
}

/** Bare strings are taken too; what they mean is read from their words. */
function choicesIn(payload: JsonObject, options: readonly Option[], price: Price): OfferedChoice[] {
  const given = [payload['details'], payload['choices']].find(
    (list) => Array.isArray(list) && list.length > 0,
  );
  return (Array.isArray(given) ? given : [])
    .slice(0, MAX_CHOICES)
    .flatMap((entry, index) =>
      typeof entry === 'string' ? bareChoice(entry, index) : choiceFrom(entry, index, options, price),
    );
}

function bareChoice(words: string, index: number): OfferedChoice[] {
  const text = plainText(words, MAX_CHOICE);
  return text === '' ? [] : [{ id: idAt(index), text, because: [], intent: intentFrom(undefined, text) }];
}

function idAt(index: number): string {
  return `choice-${index + 1}`;
}

/** A choice as a skill gives it; one that is an option of the engine's does what the option says. */
function choiceFrom(detail: Json, index: number, options: readonly Option[], price: Price): OfferedChoice[] {
  if (!isJsonObject(detail)) return [];
  const { intent, hint, difficulty, because } = detail;
  const id = typeof detail['id'] === 'string' ? detail['id'] : idAt(index);
  const text = typeof detail['text'] === 'string' ? plainText(detail['text'], MAX_CHOICE) : '';
  if (text === '') return [];
  const isOwn = detail['own'] === true;
  const option = isOwn ? price(intentFrom(intent, text)) : (options.find((one) => one.id === id) ?? null);
  if (isOwn && option === null) return [];
  const answers = ANSWERS.find((answer) => answer === detail['answers']);
  return [
    {
      id,
      text,
      ...(typeof hint === 'string' && { hint: plainText(hint, MAX_CHOICE) }),
      ...(typeof difficulty === 'string' && { difficulty: plainText(difficulty, MAX_CHOICE) }),
      because: Array.isArray(because) ? because.flatMap(reasonFrom) : (option?.because ?? []),
      ...(option !== null && partsOf(option)),
      // Whether a choice answers the question, the one who put both knows.
      ...(answers !== undefined && { answers }),
      intent: option === null ? intentFrom(intent, text) : { ...option.intent, ...alongIn(intent), text },
    },
  ];
}

function partsOf({ answers, roll, cost, needs }: Option): Partial<Choice> {
  return {
    ...(answers !== undefined && { answers }),
    ...(roll !== undefined && { roll }),
    ...(cost !== undefined && { cost }),
    ...(needs !== undefined && { needs }),
  };
}

function reasonFrom(entry: Json): Reason[] {
  if (!isJsonObject(entry)) return [];
  const { kind, ref, text } = entry;
  return typeof kind === 'string' && typeof text === 'string'
    ? [{ kind, ref: typeof ref === 'string' ? ref : '', text: plainText(text, MAX_CHOICE) }]
    : [];
}

/** The choices without those about something that the telling has not made known after all. */
export function withoutUntold(
  choices: readonly OfferedChoice[],
  { options, ...brief }: Brief,
  { known }: Pick<World, 'known'>,
  prose: readonly string[],
): OfferedChoice[] {
  const names = namesIn(brief);
  const text = prose.join('\n');
  return choices.filter(({ id }) => {
    const needed = options.find((option) => option.id === id)?.ifTold;
    if (needed === undefined || known[needed] !== undefined) return true;
    return isNamedIn(text, names.get(needed) ?? needed);
  });
}

/** The world with what was put before the player, so that offers can be rotated. */
export function withOffers(world: World, choices: readonly Pick<Choice, 'id'>[], scene: number): World {
  const marks = choices.map(({ id }) => [fingerprint(id), scene] as const);
  return { ...world, offered: { ...world.offered, ...Object.fromEntries(marks) } };
}

/** What the page and the terminal may see of a choice. */
export function shown({ intent: _, ...choice }: OfferedChoice): Choice {
  return choice;
}

/** The error for a choice that is seen and cannot be taken. */
export function notYet(needs: string): NarratoriaError {
  return new NarratoriaError('invalid_usage', `This cannot be chosen yet. ${needs}`);
}
