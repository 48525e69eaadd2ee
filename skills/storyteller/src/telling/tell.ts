import {
  createRandom,
  english,
  isOfBeat,
  type Question,
  typeset,
  wordCount,
} from '../../../../src/sdk/index.ts';
import { calledName, hostOf, isInPremise, tellCompany, tellLeaving } from './company.ts';
import { asDone, dealWith } from './conversation.ts';
import { doDeed, tellLongTime, witnessOf } from './doing.ts';
import { personWith, tellEffects } from './effects.ts';
import { Facts, rolesOf } from './facts.ts';
import type { NarrateInput, Person } from './input.ts';
import { tellLore } from './lore.ts';
import { keepDeed, tellBeat, tellEnding } from './plot.ts';
import { tellQuestion } from './question.ts';
import type { ToldHistory } from './told-history.ts';
import { tellWhoYouAre } from './who-you-are.ts';
import { Writer, type Written } from './writer.ts';

export type Style = 'terse' | 'vivid' | 'poetic';

/** Words of the premise that are told before the story begins. */
const LONGEST_OPENING = 320;
/** Words of a premise that may leave open what sort of place it begins in. */
const SHORT_PREMISE = 60;
/** A scene that is shorter takes in one thing more of the place. */
const FEWEST_WORDS = 30;
/** Words after which nothing more is begun; what ends a scene comes on top. */
const ENOUGH: Readonly<Record<Style, number>> = { terse: 60, vivid: 105, poetic: 120 };

/** A scene in the order in which it is read. Only what is told may be told in other words. */
export interface Telling {
  /** As the author wrote it. */
  before: string[];
  told: string[];
  /** As the author wrote it. */
  after: string[];
  /** Who speaks in a paragraph, by its text. */
  speakers: ReadonlyMap<string, string>;
  /** How often an earlier deed shows in it. */
  recalls: number;
  question: Question | null;
}

/**
 * Tells one scene in two or three paragraphs: what the last deed caused, how the world answers, the question it ends on.
 */
export function tellScene(input: NarrateInput, history: ToldHistory, style: Style): Telling {
  const random = createRandom(`${input.seed}/${input.title}/narrate/${input.scene}`);
  const writer = new Writer(input, history, random);
  const isThere = !isCarried(input);
  writer.roles = rolesOf(input, isThere);
  const facts = new Facts(writer);
  keepDeed(input.deed, history);
  const { authored } = input;
  if (authored !== null && authored.paragraphs.length > 0) return tellAuthored(writer, facts, isThere);
  if (input.ending !== null) {
    const after = tellEnding(input.ending, writer);
    if (after.length > 0) {
      if (input.deed !== null) tellDeed(writer, facts, isThere);
      return telling([], writer.written, after, writer, null);
    }
  }
  if (input.deed === null && input.opening.length > 0) return tellOpening(writer, facts);
  if (input.deed !== null) tellDeed(writer, facts, isThere);
  if (input.beat !== null && input.deed?.decision === null) tellWhoYouAre(partnerIn(writer), writer, true);
  if (input.beat !== null) tellMust(writer);
  const toldBefore = writer.written;
  if (input.beat !== null) {
    const after = tellBeat(input.beat, writer, facts, () => {
      writer.roles = rolesOf(input, true);
    });
    const isOwn = input.deed === null || input.deed.decision !== null;
    const asked = tellQuestionAfterBeat(writer);
    return isOwn
      ? telling(toldBefore, [], [...after, ...asked], writer, input.question.next)
      : telling([], toldBefore, [...after, ...asked], writer, input.question.next);
  }
  const question = goOn(writer, facts, style);
  return telling([], writer.written, [], writer, question);
}

/** A moment of the plot that asks nothing itself is followed by what does. */
function tellQuestionAfterBeat(writer: Writer): Written[] {
  const { next } = writer.input.question;
  if (next === null || next.kind === 'decision' || isOfBeat(next.about)) return [];
  const told = writer.written.length;
  tellQuestion(writer);
  return writer.written.slice(told);
}

/** What comes after the result: what must be told, the world's answer, the question. */
function goOn(writer: Writer, facts: Facts, style: Style): Question | null {
  const { input } = writer;
  writer.paragraph();
  if (input.deed?.verb !== 'wait' && input.authored === null) tellLongTime(writer);
  tellMust(writer);
  const isRoomy = () => writer.words < ENOUGH[style];
  const verb = input.deed?.verb ?? '';
  // Nobody looks about in the middle of a talk, nor again where they have just looked.
  const isTalk = input.deed?.target?.id.startsWith('person:') === true || input.deed?.act === 'keep';
  const isSettled = isTalk || input.place?.isNew === true;
  let hasAtmosphere = false;
  if (input.direction.mood !== '')
    hasAtmosphere = writer.line(`mood.${input.direction.mood}`, { spare: true });
  if (input.time.turned && verb !== 'wait' && verb !== 'rest' && !isSettled && isRoomy() && !hasAtmosphere)
    hasAtmosphere = writer.fact(facts.place().filter((fact) => fact.timely));
  if (isRoomy() && !hasAtmosphere) hasAtmosphere = tellWeather(writer);
  if (isRoomy()) tellLore(writer, facts);
  tellCompany(writer, facts, isRoomy);
  if (style === 'poetic' && !hasAtmosphere) hasAtmosphere = writer.line('image', { spare: true });
  if (input.you.isHurt && writer.random.next() < 0.2) writer.line('hurt.lasting', { spare: true });
  if (writer.words < FEWEST_WORDS && style !== 'terse' && !hasAtmosphere && !isSettled)
    writer.fact(facts.place());
  return tellQuestion(writer);
}

/** The weather shows where one comes to, when the hour turns, and now and then. */
function tellWeather(writer: Writer): boolean {
  const { place, time, deed } = writer.input;
  if (time.weather === null) return false;
  // It has just been told.
  if (time.weather.turned || deed?.verb === 'wait' || deed?.verb === 'rest') return true;
  const shows = place?.arrived === true || time.turned || writer.random.next() < 0.3;
  return shows && writer.line(`weather.${time.weather.sky}`, { spare: true });
}

function tellMust(writer: Writer): void {
  const { must, time } = writer.input;
  // It may rain again.
  const isNew = (text: string) => time.weather?.turned === true && text === time.weather.text;
  for (const text of must) if (isNew(text) || !writer.history.hasSaid(typeset(text))) writer.verbatim(text);
}

/** The result of the choice, where it happened. */
function tellDeed(writer: Writer, facts: Facts, isThere: boolean): void {
  const { deed, question, beat } = writer.input;
  if (deed === null) return;
  // A moment of the plot that waited for this very deed tells what comes of it.
  if (beat !== null && deed.words === 'author' && deed.decision === null && asDone(deed, writer)) return;
  if (deed.decision !== null) {
    tellDecision(deed.decision, writer);
    return;
  }
  const person = targetOf(writer);
  if (person === null || !dealWith(deed, person, writer, facts)) {
    if (isThere) doDeed(deed, writer, facts);
    else if (!asDone(deed, writer)) writer.line('interrupted');
  }
  if (question.last !== null) tellAnswer(question.last, question.answered, writer);
  tellLetGo(writer);
  tellEffects(writer);
}

/** What became of the question, where the deed was not done to the one who asked. */
function tellAnswer(last: Question, answered: string | null, writer: Writer): void {
  const asked = personWith(last.from ?? '', writer);
  if (asked === null || asked.id === writer.input.deed?.target?.id) return;
  const isLeft = writer.input.place?.arrived === true || asked.arrived;
  if (answered !== null)
    writer.line(`answered.${answered}`, { person: asked, tags: [`asked_${last.kind}`], spare: true });
  else if (!isLeft && WAITS.has(last.kind)) writer.line('passed_over', { person: asked, spare: true });
}

/** Whoever sent word for the second time and minds that nobody has come. */
function tellLetGo(writer: Writer): void {
  const { question, effects, absent, place } = writer.input;
  const { kind, from, about } = question.last ?? {};
  const sender = absent.find(({ id }) => id === from);
  const minds = effects.some((one) => one.kind === 'opinion' && one.person === from && one.to < one.from);
  if (kind === 'way' && sender !== undefined && minds && about !== place?.id)
    writer.line('word.minded', { roles: { who: english.person(sender.name, sender.pronoun) } });
}

/** Questions that somebody waits to have answered. */
const WAITS: ReadonlySet<string> = new Set(['plea', 'demand', 'offer', 'accusation', 'confession', 'threat']);

/** A decision is told in the author's words, and then what it did to those who saw it. */
function tellDecision(decision: string, writer: Writer): void {
  writer.verbatim(decision);
  const { words } = writer;
  tellMust(writer);
  // Whatever the author tells next is what comes of it.
  if (writer.input.beat !== null) return;
  if (writer.words > words) {
    tellEffects(writer);
    return;
  }
  const witness = witnessOf(writer);
  writer.line('decided', { spare: true });
  if (witness !== null) writer.line('decided.seen', { person: witness, spare: true });
  tellEffects(writer);
}

/** Whom the deed was done to, as they think of it afterwards; also when one has been brought elsewhere since. */
function targetOf(writer: Writer): Person | null {
  const { deed } = writer.input;
  const person = personWith(deed?.target?.id ?? '', writer);
  return person && { ...person, opinion: deed?.opinion ?? person.opinion };
}

/** Whom one has just dealt with, and who has therefore seen enough of one to say so. */
function partnerIn(writer: Writer): Person | null {
  const host = hostOf(writer);
  return host !== null && host.id === writer.input.deed?.target?.id ? host : null;
}

function tellOpening(writer: Writer, facts: Facts): Telling {
  const before = tellPremise(writer);
  tellMust(writer);
  // A short premise leaves it to the setting to say where one is.
  if (wordCount(before.map(({ text }) => text).join(' ')) < SHORT_PREMISE) writer.fact(facts.ofWorld());
  writer.fact(facts.place());
  tellCompany(writer, facts, () => true);
  return telling(before, writer.written, [], writer, tellPremiseQuestion(writer));
}

/** The premise has its own hook; the question is only named, so that the first choices can answer it. */
function tellPremiseQuestion({ input }: Writer): Question | null {
  return input.question.next;
}

/** The premise as it is written, in whole paragraphs. */
function tellPremise({ input, history }: Writer): Written[] {
  let words = 0;
  const told = input.opening.map(typeset).filter((paragraph, index) => {
    words += wordCount(paragraph);
    return index === 0 || words <= LONGEST_OPENING;
  });
  for (const paragraph of told) history.say(paragraph);
  return told.map(bare);
}

/** The author's own scene, unchanged, after the premise or what came of a deed that the author does not tell. */
function tellAuthored(writer: Writer, facts: Facts, isThere: boolean): Telling {
  const { authored, question, deed } = writer.input;
  const before = deed === null ? tellPremise(writer) : [];
  if (deed !== null && authored?.begins) tellDeed(writer, facts, isThere);
  const { beat } = writer.input;
  const arrive = () => {
    writer.roles = rolesOf(writer.input, true);
  };
  // A beat that no scene of the author tells follows what came of the last choice in one.
  const hasBeat = beat !== null && authored?.starts === null && !authored.hasChoices;
  if (beat?.carries && !hasBeat) {
    arrive();
    writer.line('brought');
  }
  if (deed !== null && writer.words > 0) tellWhoYouAre(partnerIn(writer), writer, true);
  // What else must be told follows the author's words; where their choices follow at once it goes before them.
  if (authored?.hasChoices || writer.input.ending !== null) tellMust(writer);
  const result = [...writer.written];
  const own = (authored?.paragraphs ?? []).map(({ text, speaker }) => ({ text, speaker: speaker ?? null }));
  const look = tellFirstLook(writer, facts);
  if (look !== null) own.splice(look.behind, 0, look.written);
  const passage = tellPassage(writer);
  if (passage !== null) own.splice(authored?.starts ?? 0, 0, passage);
  for (const { text, speaker } of own) {
    writer.history.say(text);
    if (speaker !== null) writer.history.talkWith(speaker);
    for (const person of writer.input.people)
      if (text.includes(calledName(person))) writer.history.see(person.id);
  }
  const { ending } = writer.input;
  if (ending !== null)
    return telling([...before, ...result, ...own], [], tellEnding(ending, writer), writer, null);
  if (authored?.hasChoices) return telling(before, result, own, writer, question.next);
  if (hasBeat) {
    tellMust(writer);
    const must = writer.written.slice(result.length);
    const told = tellBeat(beat, writer, facts, arrive);
    const asked = tellQuestionAfterBeat(writer);
    return telling([...before, ...result, ...own], must, [...told, ...asked], writer, question.next);
  }
  writer.paragraph();
  if (!writer.input.place?.arrived) tellLeaving(writer);
  tellMust(writer);
  const next = tellQuestion(writer);
  return telling([...before, ...result, ...own], writer.written.slice(result.length), [], writer, next);
}

/**
 * What lies between what was just told and the author's next scene in the same place: who has come, and that some time has
 * gone by where others are there now.
 */
function tellPassage(writer: Writer): Written | null {
  const { authored, place, time, people, left, deed } = writer.input;
  if (authored === null || authored.starts === null || deed === null || place?.arrived) return null;
  const opening = authored.paragraphs.slice(authored.starts).map(({ text }) => text);
  // A scene that begins with somebody brings them in itself.
  const come = people.find(
    (person) =>
      person.met &&
      person.arrived &&
      opening.some((text) => text.includes(calledName(person))) &&
      opening[0]?.includes(calledName(person)) === false,
  );
  // Nobody is told the hour in the middle of a talk, unless the night has gone by; and who has waited knows it.
  const isOther = left.length > 0 || people.some(({ arrived }) => arrived);
  const isApart = isOther && deed.verb !== 'wait' && deed.verb !== 'rest';
  const isTold = time.turned && (isApart || time.part === 'dawn');
  const hour =
    (time.again ? writer.apart('passing.again', {}) : null) ??
    (isTold ? writer.apart(`passing.${time.part}`, { spare: true }) : null) ??
    (isApart ? writer.apart('passing.later', { spare: true }) : null);
  const comer = come === undefined ? null : writer.apart('comes', { person: come, spare: true });
  const text = [hour, comer].filter((part) => part !== null).join(' ');
  return text === '' ? null : bare(text);
}

/** How somebody looks whom the author's scene brings in, behind the paragraph that does; nothing where it says so itself. */
function tellFirstLook(writer: Writer, facts: Facts): { written: Written; behind: number } | null {
  const { authored, people, place } = writer.input;
  if (authored === null || authored.starts === null) return null;
  const opening = authored.paragraphs.slice(authored.starts).map(({ text }) => text);
  const stranger = people.find(
    (person) =>
      !person.met &&
      !writer.history.hasSeen(person.id) &&
      !isInPremise(person, writer) &&
      opening.some((text) => text.includes(calledName(person))),
  );
  const looks = stranger === undefined ? [] : facts.of(stranger, 'appearance');
  const words = new Set(longWords(opening.join(' ')));
  const isShown = looks.some(({ text }) => longWords(text).filter((word) => words.has(word)).length >= SHOWN);
  const text = isShown ? null : writer.factApart(looks);
  // Who is there when one comes is the first thing that one sees.
  const behind = place?.arrived
    ? -1
    : opening.findIndex((one) => stranger !== undefined && one.includes(calledName(stranger)));
  return text === null ? null : { written: bare(text), behind: authored.starts + behind + 1 };
}

/** Words that a scene shares with a description of somebody when it describes them itself. */
const SHOWN = 3;

function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
}

/** Whether one has been brought elsewhere since the deed: for a moment of the plot, or for the end. */
function isCarried({ beat, ending, place, deed }: NarrateInput): boolean {
  if (ending === null) return beat?.carries === true;
  return place?.arrived === true && deed?.verb !== 'go' && deed?.verb !== 'sneak';
}

function bare(text: string): Written {
  return { text, speaker: null };
}

function telling(
  before: readonly Written[],
  told: readonly Written[],
  after: readonly Written[],
  writer: Writer,
  question: Question | null,
): Telling {
  const texts = (written: readonly Written[]) => written.map(({ text }) => text);
  const all = [...before, ...told, ...after];
  const whole = all.length === 0 ? [english.capitalise('time passes, and you with it.')] : texts(told);
  return {
    before: texts(before),
    told: whole,
    after: texts(after),
    speakers: new Map(all.flatMap(({ text, speaker }) => (speaker === null ? [] : [[text, speaker]]))),
    recalls: writer.recalls,
    question,
  };
}
