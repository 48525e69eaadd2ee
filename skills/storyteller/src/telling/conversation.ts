import { english, inSecondPerson, opinionName, typeset, wordedAs } from '../../../../src/sdk/index.ts';
import { type Facts, speaksOf, wish } from './facts.ts';
import type { Deed, Fact, Person } from './input.ts';
import { relationTags, warmthOf } from './tags.ts';
import { markHeard } from './who-you-are.ts';
import type { Writer } from './writer.ts';

/** Scenes for which what was read is still in mind. */
const JUST_SAID = 3;

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

/** Sentences of the lore with which a question of the player's own is answered. */
const MOST_ANSWERS = 3;

/** Tells what was done to somebody, and how they answered; false when no words are known for it. */
export function dealWith(deed: Deed, person: Person, writer: Writer, facts: Facts): boolean {
  const telling = byAct[deed.act] ?? byVerb[deed.verb];
  if (deed.act in REACTIONS) react(deed, person, writer, facts);
  else if (telling === undefined) return false;
  else telling(deed, person, writer, facts);
  writer.history.talkWith(person.id);
  return true;
}

const byVerb: Readonly<Record<string, Telling>> = { talk, persuade, threaten, help, give, fight };
const byAct: Readonly<Record<string, Telling>> = { tell, make_amends: amends };

/** Whether the words of a deed say better than any line what was done. */
export function hasOwnWords({ words }: Deed): boolean {
  return words !== 'rules';
}

/** The choice as the player read it, done: “You hold out a hand for the letter.” */
export function asDone(deed: Deed, writer: Writer): boolean {
  const told = inSecondPerson(deed.text);
  if (told === '' || writer.history.hasSaid(typeset(told))) return false;
  writer.verbatim(told);
  return true;
}

/** How it is begun: in the player's own words, as an answer to what was asked, or as the act is done. */
function open(deed: Deed, person: Person, writer: Writer): void {
  if (hasOwnWords(deed) && asDone(deed, writer)) return;
  const reply = replyTo(person, writer);
  // The same answer may be given by different acts: who makes amends to a threat does not just step back.
  const says = reply === null ? [] : [`say.${reply.split('.')[0]}.${deed.act}`, `say.${reply}`];
  if (!writer.line([...says, deed.act, deed.verb], { person })) asDone(deed, writer);
}

/** The group of lines for an answer to what this person asked; null when nothing was asked or answered. */
function replyTo({ id }: Person, { input: { question }, history }: Writer): string | null {
  const { last, answered } = question;
  if (answered === null || last?.from !== id) return null;
  const asked = history.lastAsked || wordedAs(last);
  return `${asked}.${answered}`;
}

function react(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  open(deed, person, writer);
  if (deed.fact !== null && deed.fact !== undefined && deed.bearing != null) tellFact(deed, person, writer);
  else {
    const reply = replyTo(person, writer);
    const reaction = deed.act === 'trade' && deed.item !== null ? 'sold' : (REACTIONS[deed.act] ?? '');
    writer.line([...(reply === null ? [] : [`heard.${reply}`]), reaction], { person });
  }
  secret(deed, person, writer, facts);
}

function talk(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  const { topic, asked } = deed;
  const reply = replyTo(person, writer);
  const isReply = asked === null && reply !== null && writer.line(`say.${reply}`, { person });
  if (isReply && writer.line(`heard.${reply}`, { person })) return;
  if (topic === null && asked === null) {
    chat(deed, person, writer, facts);
    return;
  }
  const isPerson = topic?.id.startsWith('person:') === true;
  if (asked !== null) {
    const isTold = INDIRECT.test(asked.trim());
    const words = isTold ? typeset(asked.trim().replace(/[.!]+$/, '')) : asQuestion(asked);
    writer.line(isTold ? 'ask.indirect' : 'ask.own', { person, roles: { asked: english.words(words) } });
  } else writer.line(isPerson ? 'ask.person' : 'ask', { person });
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

/** “What the inspector is called”: a question in the order of words in which it is told, not asked. */
const INDIRECT =
  /^(?:if|whether|(?:what|where|when|why|who|whom|which|whose|how)(?: (?:many|much|long|old|far|often|big|deep|tall)(?: \p{Ll}+)?)? (?:the|an?|this|that|these|those|he|she|it|they|you|we|his|her|their|my|your|its|people|everybody|nobody|somebody|\p{Lu}\p{Ll}+))\b[^?]*$/u;

/** The player's words as a question that can stand in quotation marks. */
function asQuestion(words: string): string {
  const text = typeset(words.trim().replaceAll(/["“”]/g, ''));
  return english.capitalise(/[.!?…]$/.test(text) ? text : `${text}?`);
}

function chat(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  if (deed.act === 'talk' && !writer.history.hasTalkedWith(person)) {
    firstTalk(deed, person, writer, facts);
    return;
  }
  if (hasOwnWords(deed) || deed.act !== 'talk') open(deed, person, writer);
  else writer.line('talk', { person });
  if (warmthOf(person, writer.input.scene) === 'cold') {
    writer.line('answer.refuse', { person });
    return;
  }
  writer.speech(person, person.lines);
  writer.fact(facts.of(person, 'background'));
}

/** You say who you are; they say who they are and what they are at, and ask something. */
function firstTalk(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  if (!hasOwnWords(deed) || !asDone(deed, writer)) writer.line('first.say', { person });
  for (const part of ['name', 'calling'] as const) markHeard(part, writer);
  const { name, role, wants } = person;
  if (warmthOf(person, writer.input.scene) === 'cold') {
    writer.line('first.cold', { person });
    return;
  }
  const roles = {
    name: english.words(name),
    ...(role !== '' && { role: english.words(english.capitalise(role.replace(/\.$/, ''))) }),
    ...(wants[0] !== undefined && { want: wish(wants[0].text) }),
  };
  writer.line(['first.name', 'first.name_only'], { person, roles });
  if (!writer.speech(person, person.lines)) writer.line('first.at', { person, roles });
  writer.fact(facts.of(person, 'background'));
  if (writer.input.question.next?.from !== person.id) writer.line('first.asks', { person, roles });
}

/** What somebody knows about what was asked; or who knows, or that nobody does. */
function account(deed: Deed, person: Person, writer: Writer, facts: Facts): void {
  const id = deed.topic?.id ?? '';
  const isWarm = warmthOf(person, writer.input.scene) === 'warm';
  if (deed.asked !== null && answerOwn(person, writer, facts)) return;
  const answers = facts
    .answers()
    .filter((fact) => fact.about === id || speaksOf(fact, deed.topic?.name ?? ''));
  const known = firstAnswered(facts.about(id), answers);
  if (writer.tellable(person, known).length > 0) {
    if (writer.random.next() < 0.55) writer.line('answer.turn', { person, spare: true });
    writer.report(person, known, isWarm ? 2 : 1);
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

/**
 * What answers best is told, whoever it is about: nobody speaks of themselves as the author does, so that is told beside
 * what they say.
 */
function answerOwn(person: Person, writer: Writer, facts: Facts): boolean {
  const best = facts.answers().slice(0, MOST_ANSWERS);
  const said = writer.tellable(person, best, true);
  const beside = best.filter((fact) => !fact.spoken && !said.includes(fact));
  if (said.length + beside.length === 0) return false;
  writer.recalls += 1;
  if (beside.length > 0) {
    writer.line('answer.reported', { person });
    for (const fact of beside) writer.fact([fact], true);
  }
  if (beside.length === 0 && writer.random.next() < 0.55) writer.line('answer.turn', { person, spare: true });
  writer.report(person, said, MOST_ANSWERS, true);
  return true;
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
  const isFirst = deed.act === 'persuade' && !hasOwnWords(deed) && !writer.history.hasTalkedWith(person);
  if (!isFirst || !writer.line('persuade.first', { person })) open(deed, person, writer);
  const result = deed.result ?? (deed.outcome === 'refused' ? 'failure' : 'success');
  const isOpen = deed.reveals !== null || deed.act !== 'persuade' || result === 'failure';
  if (isOpen) writer.line([`${deed.act}.${result}`, `persuade.${result}`], { person });
  else if (person.withholds) writer.line('persuade.withheld', { person });
  else writer.line(result === 'partial' ? 'nearly' : 'persuade.nothing_left', { person });
  secret(deed, person, writer, facts, deed.result === null || deed.act !== 'persuade');
  if (deed.act === 'bargain' || deed.act === 'deceive' || !isOpen) return;
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
  const isBegun = writer.input.effects.some(
    (effect) => effect.kind === 'promise' && effect.person === person.id && !effect.kept,
  );
  if (!hasOwnWords(deed) || !asDone(deed, writer))
    writer.line([...(isBegun ? ['help.begun'] : []), 'help', 'help.plain'], { person });
  if (deed.result === 'failure') writer.line('help.undone', { person });
  else if (!isBegun) writer.line('help.done', { person });
  if (deed.reveals !== null) secret(deed, person, writer, facts);
  else if (deed.result !== 'failure' && !isWonOver(person, writer)) writer.line('help.thanks', { person });
}

/** Whether they have come to think better of you by it, which is told as such. */
function isWonOver({ id }: Person, { input }: Writer): boolean {
  return input.effects.some(
    (effect) =>
      effect.kind === 'opinion' &&
      effect.person === id &&
      opinionName(effect.from) !== opinionName(effect.to),
  );
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
  open(deed, person, writer);
  tellFact(deed, person, writer);
  secret(deed, person, writer, facts);
}

function tellFact({ act, fact = null, bearing = null }: Deed, person: Person, writer: Writer): void {
  // Nobody reads again what they have read a moment ago.
  const isFresh = fact !== null && writer.history.sinceSaid(typeset(fact.text)) <= JUST_SAID;
  if (fact !== null && bearing !== 'theirs' && !isFresh) writer.verbatim(`“${fact.text}”`);
  const isPlain = act === 'show' && bearing === 'news';
  writer.line(isPlain ? 'shown.thing' : `told.${bearing ?? 'news'}`, { person });
}
