import * as acts from './frames/acts.ts';
import * as people from './frames/people.ts';
import { RETURNS } from './frames/world.ts';
import type { Deed, Person } from './input.ts';
import { type Matter, registerOf, warmthOf } from './matter.ts';
import type { Line, Teller } from './teller.ts';

type Lines = (Line | null)[];

const DISCLOSURES = { hint: people.HINTS, half: people.HALF_TRUTHS, whole: people.CONFESSIONS };

/** What the deed caused: the first thing told, always. */
export function consequence(deed: Deed, matter: Matter, teller: Teller): Line[] {
  if (deed.decision !== null) return [teller.verbatim(deed.decision)];
  const tell = TELLINGS[deed.verb] ?? other;
  return tell(deed, matter, teller).filter((line) => line !== null);
}

const TELLINGS: Record<string, (deed: Deed, matter: Matter, teller: Teller) => Lines> = {
  look: (deed, matter, teller) =>
    isThing(deed) ? lookAtThing(deed, matter, teller, 1) : lookAround(matter, teller),
  search: (deed, matter, teller) =>
    isThing(deed) ? lookAtThing(deed, matter, teller, 2) : search(matter, teller),
  try: (deed, matter, teller) => [
    teller.frame(acts.TRY, matter.roles),
    teller.fact(detailsFor(deed, matter)),
  ],
  take: (_, matter, teller) => [teller.frame(acts.TAKE, matter.roles), teller.fact(matter.placeFacts())],
  go: (_, matter, teller) =>
    travel(matter.input.place?.isNew ? acts.GO : [...acts.GO, ...acts.GO_BACK], matter, teller),
  sneak: (deed, matter, teller) =>
    deed.target?.id.startsWith('place:') ? travel(acts.SNEAK_TO, matter, teller) : overhear(matter, teller),
  wait: (_, matter, teller) => [teller.frame(acts.WAIT, matter.roles), teller.fact(matter.placeFacts())],
  rest: (_, matter, teller) => [teller.frame(acts.REST, matter.roles), teller.fact(matter.placeFacts())],
  remember,
  talk: withTarget(talk),
  persuade: withTarget(press),
  help: withTarget(help),
  give: withTarget(give),
  threaten: withTarget(threaten),
  fight: withTarget(fight),
};

function lookAtThing(deed: Deed, matter: Matter, teller: Teller, howMuch: number): Lines {
  const details = detailsFor(deed, matter);
  if (details.length === 0) {
    return [teller.frame(acts.NOTHING_MORE_IN_THING, matter.roles), teller.fact(matter.placeFacts())];
  }
  const frames = howMuch > 1 ? acts.SEARCH : acts.LOOK_AT_THING;
  const lines: Lines = [teller.frame(frames, matter.roles)];
  for (let told = 0; told < howMuch; told += 1) lines.push(teller.fact(detailsFor(deed, matter)));
  return lines;
}

function lookAround(matter: Matter, teller: Teller): Lines {
  const mark = `looked around ${matter.input.place?.id}`;
  const isFirst = teller.ledger.sinceSaid(mark) === Number.POSITIVE_INFINITY;
  teller.ledger.mark(mark);
  return [
    teller.frame(isFirst ? acts.LOOK_AROUND : [...acts.LOOK_AROUND, ...acts.LOOK_AGAIN], matter.roles),
    teller.fact(matter.placeFacts()),
    teller.fact(matter.placeFacts()),
  ];
}

function search(matter: Matter, teller: Teller): Lines {
  return [
    teller.frame(acts.SEARCH, matter.roles),
    teller.fact(matter.hiddenFacts()) ?? teller.fact(matter.placeFacts()),
    teller.fact(matter.hiddenFacts()),
  ];
}

function travel(frames: readonly string[], matter: Matter, teller: Teller): Lines {
  const isNew = matter.input.place?.isNew ?? false;
  return [
    teller.frame(frames, matter.roles),
    isNew ? null : teller.spare(RETURNS, matter.roles),
    teller.fact(matter.placeFacts()),
    isNew ? teller.fact(matter.placeFacts()) : null,
  ];
}

function overhear(matter: Matter, teller: Teller): Lines {
  const [one, two] = matter.input.people;
  if (one === undefined)
    return [teller.frame(acts.OVERHEAR, matter.roles), teller.fact(matter.hiddenFacts())];
  const opinions = two === undefined ? [] : [...matter.opinion(one, two.id), ...matter.opinion(two, one.id)];
  return [
    teller.frame(acts.OVERHEAR, matter.roles),
    teller.speech(one, one.lines),
    two === undefined ? null : teller.speech(two, two.lines),
    teller.fact(opinions),
  ];
}

function remember(deed: Deed, matter: Matter, teller: Teller): Lines {
  const facts = deed.topic === null ? matter.worldFacts() : matter.topicFacts(deed.topic.id);
  return [teller.frame(acts.REMEMBER, matter.roles), teller.fact(facts), teller.fact(facts)];
}

function talk(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  const warmth = warmthOf(person, teller.input.scene);
  const topic = deed.topic;
  if (topic === null) {
    const opening = teller.frame(warmth === 'cold' ? acts.TALK_IN_VAIN : acts.TALK, matter.roles, person);
    if (warmth === 'cold') return [opening, ...coldShoulder(person, teller)];
    return [
      opening,
      teller.spare(people.IDLE[warmth], {}, person),
      teller.speech(person, person.lines),
      teller.fact(matter.personFacts(person, 'background')),
    ];
  }
  const question = teller.frame(acts.ASK_ABOUT, matter.roles, person);
  if (warmth === 'cold') return [question, ...coldShoulder(person, teller)];
  if (topic.id.startsWith('person:')) return [question, ...opinionOf(person, topic.id, teller, matter)];
  if (person.guards.includes(topic.id)) return [question, ...evasion(person, matter, teller)];
  const answer = account(person, topic.id, matter, teller);
  if (answer.length === 0) return [question, teller.frame(people.NO_MORE_TO_TELL, {}, person)];
  return [question, ...answer];
}

/** What someone has to say on a subject, in their own mouth or told after them. */
function account(person: Person, topicId: string, matter: Matter, teller: Teller): Line[] {
  const warmth = warmthOf(person, teller.input.scene);
  const facts = matter.topicFacts(topicId);
  if (facts.length === 0) return [];
  const lines: Lines = [];
  if (teller.random.next() < 0.65) {
    lines.push(
      teller.spare(people.ASKED[warmth], {}, person),
      teller.rumour(person, facts, warmth === 'warm' ? 2 : 1),
    );
  } else {
    const told = facts.filter(({ spoken }) => !spoken);
    if (told.length > 0) lines.push(teller.spare(people.SPEECH_TURNS, {}, person), teller.fact(told));
    else lines.push(teller.rumour(person, facts));
  }
  return lines.filter((line) => line !== null);
}

/** A question that touches a secret: something else is said, and that is an answer too. */
function evasion(person: Person, matter: Matter, teller: Teller): Lines {
  return [teller.frame(people.EVASIONS, matter.roles, person), teller.speech(person, person.lines)];
}

function opinionOf(person: Person, otherId: string, teller: Teller, matter: Matter): Lines {
  const opinion = matter.opinion(person, otherId);
  if (opinion.length === 0) return [teller.frame(people.NO_MORE_TO_TELL, {}, person)];
  return [teller.frame(people.OPINION_TURNS, {}, person), teller.fact(opinion)];
}

function coldShoulder(person: Person, teller: Teller): Lines {
  return [
    teller.frame(people.ASKED.cold, {}, person),
    teller.speech(person, teller.random.shuffle(people.REFUSALS[registerOf(person)])),
  ];
}

function press(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  const opening = teller.frame(acts.PRESS, matter.roles, person);
  if (deed.reveals === null) return [opening, teller.frame(acts.PRESS_REFUSED, matter.roles, person)];
  return [opening, ...disclosure(deed, person, matter, teller)];
}

/** A secret comes out: first how, then what, in the author's words. */
function disclosure(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  if (deed.reveals === null) return [];
  return [teller.frame(DISCLOSURES[deed.degree], {}, person), teller.fact(matter.factWith(deed.reveals))];
}

function help(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  return [
    teller.frame(acts.HELP, matter.roles, person),
    deed.want === null ? null : teller.frame(acts.HELP_TOWARDS, matter.roles, person),
    deed.reveals === null
      ? teller.speech(person, teller.random.shuffle(people.THANKS[registerOf(person)]))
      : null,
    ...disclosure(deed, person, matter, teller),
  ];
}

function give(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  return [
    teller.frame(acts.GIVE, matter.roles, person),
    teller.frame(acts.GIVEN, matter.roles, person),
    teller.speech(person, teller.random.shuffle(people.THANKS[registerOf(person)])),
    ...disclosure(deed, person, matter, teller),
  ];
}

/** What is said out of fear needs no leading up to. */
function threaten(deed: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  const opening = teller.frame(acts.THREATEN, matter.roles, person);
  if (deed.reveals !== null) {
    return [
      opening,
      teller.frame(acts.YIELDED, matter.roles, person),
      teller.fact(matter.factWith(deed.reveals)),
    ];
  }
  return [
    opening,
    teller.frame(acts.THREATENED, matter.roles, person),
    teller.speech(person, teller.random.shuffle(people.DEFIANCE[registerOf(person)])),
  ];
}

function fight(_: Deed, person: Person, matter: Matter, teller: Teller): Lines {
  return [teller.frame(acts.FIGHT, matter.roles, person), teller.frame(acts.FOUGHT, matter.roles, person)];
}

/** A deed no frame knows is told as it was put: “Light the lamp” becomes “You light the lamp.” */
function other(deed: Deed, matter: Matter, teller: Teller): Lines {
  const words = deed.text
    .trim()
    .replace(/[.!?\s]+$/, '')
    .replace(/^i\s+/i, '')
    .replace(/\b(?:I|me)\b/g, 'you')
    .replace(/\bmy\b/g, 'your')
    .slice(0, 120);
  const plain =
    words === '' ? null : teller.frame([`You ${words.charAt(0).toLowerCase()}${words.slice(1)}.`]);
  return [plain ?? teller.frame(acts.TRY, matter.roles), teller.fact(matter.placeFacts())];
}

/** Deeds done to somebody; without anybody there they are told as they were put. */
function withTarget(
  tell: (deed: Deed, person: Person, matter: Matter, teller: Teller) => Lines,
): (deed: Deed, matter: Matter, teller: Teller) => Lines {
  return (deed, matter, teller) => {
    const person = matter.target;
    return person === null ? other(deed, matter, teller) : tell(deed, person, matter, teller);
  };
}

function isThing(deed: Deed): boolean {
  return deed.target?.id.startsWith('thing:') ?? false;
}

function detailsFor(deed: Deed, matter: Matter) {
  return deed.target === null ? matter.hiddenFacts() : matter.thingFacts(deed.target.id);
}
