import { english, inSecondPerson, typeset, wordCount } from '../../../../src/sdk/index.ts';
import type { Facts } from './facts.ts';
import type { Deed, Fact, Person } from './input.ts';
import { relationTags, warmthOf } from './tags.ts';
import type { Writer } from './writer.ts';

type Telling = (deed: Deed, person: Person, writer: Writer, facts: Facts) => void;

/** What is done to somebody and needs no more than a line for it and one for how it is taken. */
const REACTIONS: Readonly<Record<string, string>> = {
  thank: 'thanked',
  accuse: 'accused',
  confess: 'confessed',
  warn: 'warned',
  promise: 'promised',
  accept: 'accepted',
  refuse: 'refused',
  put_off: 'put_off.heard',
  answer: 'answered_person',
  comfort: 'comforted',
  trade: 'traded',
  show: 'shown',
};

/** From so many words on, a choice says better than any line what exactly was done. */
const IN_ITS_OWN_WORDS = 6;
/** Sentences of the lore with which a question of the player's own is answered. */
const MOST_ANSWERS = 3;
/** How often it is left to say so. */
const IN_ITS_OWN_TIME = 0.25;
/** Acts whose lines are what is said. */
const HAVE_WORDS = new Set(['persuade', 'threaten', 'fight', 'make_amends']);

/** Tells what was done to somebody, and how they answered; false when no words are known for it. */
export function dealWith(deed: Deed, person: Person, writer: Writer, facts: Facts): boolean {
  const telling = byAct[deed.act] ?? byVerb[deed.verb];
  if (deed.act in REACTIONS) react(deed, person, writer, facts);
  else if (telling === undefined) return false;
  else telling(deed, person, writer, facts);
  return true;
}

const byVerb: Readonly<Record<string, Telling>> = { talk, persuade, threaten, help, give, fight };
const byAct: Readonly<Record<string, Telling>> = { tell, make_amends: amends };

/** The choice as the player read it, done: “You hold out a hand for the letter.” */
export function asDone(deed: Deed, writer: Writer): boolean {
  const told = inSecondPerson(deed.text);
  if (told === '' || writer.history.hasSaid(typeset(told))) return false;
  writer.verbatim(told);
  return true;
}

/** How it is begun: in the words of the choice when they say more than any line could. */
function open(deed: Deed, person: Person, writer: Writer): void {
  const isSpecific = wordCount(deed.text) >= IN_ITS_OWN_WORDS && isLeftToItsWords(writer);
  if (isSpecific && !HAVE_WORDS.has(deed.act) && asDone(deed, writer)) return;
  if (!writer.line([deed.act, deed.verb], { person })) asDone(deed, writer);
}

/** A reader who has just chosen the words need not always read them again. */
function isLeftToItsWords({ random }: Writer): boolean {
  return random.next() < IN_ITS_OWN_TIME;
}

function react(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  open(deed, person, writer);
  writer.line(REACTIONS[deed.act] ?? [], { person });
  secret(deed, person, writer, facts);
}

function talk(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  const { topic, asked } = deed;
  if (topic === null && asked === null) {
    chat(deed, person, writer, facts);
    return;
  }
  const isPerson = topic?.id.startsWith('person:') === true;
  if (asked !== null) writer.line('ask.own', { person, roles: { asked: english.words(asQuestion(asked)) } });
  else if (writer.input.question.answered === 'ask_back' && isLeftToItsWords(writer)) asDone(deed, writer);
  else writer.line(isPerson ? 'ask.person' : 'ask', { person });
  if (
    warmthOf(person, writer.input.scene) === 'cold' ||
    deed.result === 'failure' ||
    deed.outcome === 'refused'
  )
    writer.line('answer.refuse', { person });
  else if (deed.reveals !== null) secret(deed, person, writer, facts);
  else if (isPerson && topic !== null) opinionOf(topic.id, person, writer, facts);
  // What the lore says is common knowledge; what they hide is not asked for by it.
  else if (
    topic !== null &&
    person.guards.includes(topic.id) &&
    (asked === null || facts.answers().length === 0)
  )
    writer.line('answer.evade', { person });
  else account(deed, person, writer, facts);
}

/** The player's words as a question that can stand in quotation marks. */
function asQuestion(words: string): string {
  const text = typeset(words.trim().replaceAll(/["“”]/g, ''));
  return english.capitalise(/[.!?…]$/.test(text) ? text : `${text}?`);
}

function chat(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  if (deed.act !== 'talk') open(deed, person, writer);
  else writer.line('talk', { person });
  if (warmthOf(person, writer.input.scene) === 'cold') {
    writer.line('answer.refuse', { person });
    return;
  }
  writer.speech(person, person.lines);
  writer.fact(facts.of(person, 'background'));
}

/** What somebody knows about what was asked; or who knows, or that nobody does. */
function account(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  const id = deed.topic?.id ?? '';
  const isWarm = warmthOf(person, writer.input.scene) === 'warm';
  const isOwn = deed.asked !== null;
  const known = isOwn ? facts.answers() : firstAnswered(facts.about(id), facts.answers());
  if (writer.tellable(person, known, isOwn).length > 0) {
    if (writer.random.next() < 0.55) writer.line('answer.turn', { person, spare: true });
    writer.report(person, known, isOwn ? MOST_ANSWERS : isWarm ? 2 : 1, isOwn);
    writer.recalls += 1;
    return;
  }
  if (known.some(({ spoken }) => !spoken)) {
    writer.line('answer.reported', { person });
    writer.fact(known);
    return;
  }
  const other = knower(id, person, writer);
  if (other === null || !writer.line('answer.ask_other', { person, roles: { other: english.words(other) } }))
    writer.line(['answer.none', 'answer.nothing'], { person });
}

/** What is known about a topic: what was looked up for this comes first, in the order in which it answers. */
function firstAnswered(known: readonly Fact[], answers: readonly Fact[]): Fact[] {
  const found = answers.filter(({ id, about }) => about === 'world' || known.some((fact) => fact.id === id));
  return [...found, ...known.filter(({ id }) => !found.some((fact) => fact.id === id))];
}

/** Somebody else who has spoken of it. */
function knower(topicId: string, person: Person, { input }: Writer): string | null {
  const topic = input.topics.find(({ id }) => id === topicId);
  const others = input.people.filter(({ id }) => id !== person.id && topic?.toldBy.includes(id));
  return others[0]?.shortName ?? null;
}

/** What somebody thinks of somebody else: by what there is between them, never in the author's own note. */
function opinionOf(otherId: string, person: Person, writer: Writer, facts: Facts): void {
  const relation = person.relations.find(({ id }) => id === otherId);
  const other = writer.input.deed?.topic;
  if (relation !== undefined && relation.kinds.length > 0 && other != null) {
    writer.line('opinion.turn', { person });
    writer.line('of_other', { person, tags: relationTags(relation) });
    for (const { id } of facts.opinion(person, otherId)) writer.history.tell(id);
    return;
  }
  const opinion = facts.opinion(person, otherId);
  if (opinion.length === 0) {
    writer.line('answer.none', { person });
    return;
  }
  writer.line('opinion.turn', { person });
  writer.fact(opinion);
}

function persuade(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  open(deed, person, writer);
  const result = deed.result ?? (deed.outcome === 'refused' ? 'failure' : 'success');
  const isOpen = deed.reveals !== null || deed.act !== 'persuade' || result === 'failure';
  if (!isOpen && result === 'partial') writer.line('nearly', { person });
  else writer.line([`${deed.act}.${result}`, `persuade.${result}`], { person });
  if (deed.reveals !== null) secret(deed, person, writer, facts, deed.result === null);
  else if (!isOpen && result === 'success') writer.line('persuade.nothing_left', { person });
  if (deed.act === 'bargain' || deed.act === 'deceive') return;
  if (result === 'partial') writer.line('price', { person, spare: true });
  if (result === 'failure') writer.line('cost', { person, spare: true });
}

/** A secret comes out: first how, unless that was told, then what, in the author's words. */
function secret(deed: Deed, person: Person, writer: Writer, facts: Facts, isLedUpTo = true): void {
  if (deed.reveals === null) return;
  const [fact] = facts.withId(deed.reveals);
  if (fact === undefined) return;
  if (isLedUpTo) writer.line(`secret.${deed.degree}`, { person });
  if (deed.topic !== null && deed.verb === 'persuade' && !fact.mentions.includes(deed.topic.id))
    writer.line('secret.instead', { person, spare: true });
  writer.fact([{ ...fact, spoken: false }]);
  if (deed.degree === 'whole') writer.line('secret.after', { person, spare: true });
}

function threaten(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  open(deed, person, writer);
  const result = deed.result ?? (deed.reveals === null ? 'failure' : 'success');
  if (result === 'failure' || deed.reveals !== null) writer.line(`threaten.${result}`, { person });
  else writer.line('threaten.in_vain', { person });
  secret(deed, person, writer, facts, false);
  const witness = writer.input.people.find(({ id, arrived, met }) => id !== person.id && met && !arrived);
  if (witness !== undefined)
    writer.line('overheard', { roles: { other: writer.nounFor(witness) }, spare: true });
  else writer.line('threaten.leaves', { person, spare: true });
}

function fight(deed: Deed, person: Person, writer: Writer): void {
  open(deed, person, writer);
  writer.line(`fight.${deed.result ?? 'partial'}`, { person });
}

function help(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  const isOpened = deed.want !== null && writer.line('help', { person });
  if (!isOpened && !(wordCount(deed.text) > 3 && asDone(deed, writer))) writer.line('help.plain', { person });
  writer.line(deed.result === 'failure' ? 'help.undone' : 'help.done', { person });
  if (deed.reveals !== null) secret(deed, person, writer, facts);
  else if (deed.result !== 'failure') writer.line('help.thanks', { person });
}

function amends(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  open(deed, person, writer);
  const isTaken = (deed.opinion ?? person.opinion) > -30 && deed.outcome !== 'refused';
  writer.line(isTaken ? 'make_amends.taken' : 'make_amends.refused', { person });
  secret(deed, person, writer, facts);
}

function give(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  if (deed.item === null) open(deed, person, writer);
  else writer.line('give', { person });
  writer.line(deed.outcome === 'refused' ? 'give.refused' : 'given', { person });
  if (deed.reveals !== null) secret(deed, person, writer, facts);
  else if (deed.outcome === 'done' && warmthOf(person, writer.input.scene) !== 'cold')
    writer.line('help.thanks', { person, spare: true });
}

/** Telling somebody what one knows: what it is to them decides how they take it. */
function tell(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  const { fact = null, bearing = null } = deed;
  open(deed, person, writer);
  if (fact !== null && bearing !== 'theirs' && wordCount(deed.text) < IN_ITS_OWN_WORDS)
    writer.verbatim(`“${fact.text}”`);
  writer.line(`told.${bearing ?? 'news'}`, { person });
  secret(deed, person, writer, facts);
}
