import { getOwn, inPast } from '../../../../src/sdk/index.ts';
import { itemRole } from './dealing.ts';
import * as frames from './frames/memory.ts';
import type { Memory, Person } from './input.ts';
import type { Matter } from './matter.ts';
import { personNoun, thingNoun } from './realise.ts';
import type { Line, Teller } from './teller.ts';

/** Scenes before what was done can show, and before the same thing shows again. */
const SETTLES = 3;
const RETURNS = 60;
/** Scenes between two callbacks, and between two of what people say. */
const APART = 2;
const TALK_APART = 8;
/** Scenes before somebody's absence is felt again. */
const MISSED_AGAIN = 6;
const ANY = 'something of earlier days';
const TALK = 'what people say of one';

/** Deeds that are nobody's business but the one's who did them. */
const PRIVATE = new Set(['look', 'go', 'wait', 'rest', 'remember', 'talk', 'search', 'sneak', 'persuade']);
const HURTFUL = new Set(['threaten', 'fight']);
/** Regard from which nothing of an old grudge shows. */
const FORGIVEN = 15;

/** Of more people than one can see. */
const OF_A_CROWD = /\bsomebody\b|\bpeople here\b|^They are\b|^Nobody\b/i;

/** Deeds that nobody speaks well of. */
const UGLY = new Set(['threaten', 'fight', 'take']);

/**
 * How one earlier deed shows now: in somebody who is here, in the place, or in what people say. What was never
 * forgotten comes first; each deed shows once in a long while, and one deed at most in one telling.
 */
export function callback(matter: Matter, teller: Teller): Line[] {
  const absence = mourning(matter, teller);
  if (absence !== null) return [absence];
  if (teller.ledger.sinceSaid(ANY) < APART) return [];
  const lines = fromMemory(matter, teller) ?? fromPeople(matter, teller);
  if (lines.length > 0) {
    teller.recalls += 1;
    teller.ledger.mark(ANY);
  }
  return lines;
}

/** Whoever has died goes on being missed: at once, and once more some scenes later. */
function mourning({ input, target }: Matter, teller: Teller): Line | null {
  const person = target ?? input.people.find(({ met }) => met) ?? null;
  for (const { id, name, pronoun } of input.dead) {
    const mark = `missed ${id}`;
    if (teller.ledger.sinceSaid(mark) < MISSED_AGAIN) continue;
    const dead = personNoun(name, pronoun);
    const gallery = person === null ? frames.MISSED_ALONE : frames.MISSED;
    const line = teller.spare(gallery, { dead }, person);
    if (line === null) continue;
    teller.ledger.mark(mark);
    return line;
  }
  return null;
}

function fromMemory(matter: Matter, teller: Teller): Line[] | null {
  for (const memory of ranked(matter)) {
    const mark = `memory ${memory.id || memory.summary}`;
    const done = doneIn(memory.summary);
    if (done === null || teller.ledger.sinceSaid(`done ${done}`) < SETTLES) continue;
    if (teller.ledger.sinceSaid(mark) < RETURNS) continue;
    const lines = shown(memory, done, matter, teller);
    if (lines.length === 0) continue;
    teller.ledger.mark(mark);
    return lines;
  }
  return null;
}

function fromPeople(matter: Matter, teller: Teller): Line[] {
  const { input } = matter;
  return input.people
    .slice(0, 3)
    .filter((person) => !isOffended(person, matter))
    .flatMap((person) => aftermath(person, teller))
    .slice(0, 1);
}

function ranked({ memories }: Matter): Memory[] {
  return [...memories].sort((a, b) => Number(b.episodic) - Number(a.episodic) || b.relevance - a.relevance);
}

/** The consequence of what is remembered, when somebody or something here can show it. */
function shown(memory: Memory, done: string, matter: Matter, teller: Teller): Line[] {
  const person = matter.input.people.find(({ id, met }) => met && memory.npcs.includes(id)) ?? null;
  if (person !== null && isOffended(person, matter)) return [];
  const isNamed = person !== null && done.includes(person.shortName || person.name);
  const lines = person !== null && isNamed ? inPerson(memory, done, person, matter, teller) : [];
  if (lines.length > 0) return lines;
  const roles = { ...matter.roles, done: { text: done, plural: false, pronoun: 'it' as const } };
  if (memory.actionType === 'search' && memory.location === matter.input.place?.id)
    return known(teller.spare(frames.SEARCHED, roles));
  const isPublic = !PRIVATE.has(memory.actionType) && memory.significance !== 'low';
  if (!isPublic || !readsAsPast(done) || teller.ledger.sinceSaid(TALK) < TALK_APART) return [];
  teller.ledger.mark(TALK);
  const isBad = memory.outcome === 'failure' || UGLY.has(memory.actionType);
  const talk = isBad ? frames.TALKED_OF_BADLY : frames.TALKED_OF;
  const isCrowd = matter.input.people.length > 1;
  return known(
    teller.spare(
      talk.filter((frame) => isCrowd || !OF_A_CROWD.test(frame)),
      roles,
    ),
  );
}

/** Nobody shows thanks in the moment of being pressed or threatened, nor an old grudge in that of being asked pardon. */
function isOffended({ id }: Person, { deed }: Matter): boolean {
  if (deed?.target?.id !== id) return false;
  if (deed.act === 'make_amends') return true;
  return HURTFUL.has(deed.verb) || (deed.verb === 'persuade' && deed.result !== 'success');
}

function inPerson(memory: Memory, done: string, person: Person, matter: Matter, teller: Teller): Line[] {
  const { roles } = matter;
  switch (memory.actionType) {
    case 'make_amends':
      return known(teller.spare(frames.AMENDED, roles, person));
    case 'help': {
      const name = person.shortName || person.name;
      const want = new RegExp(`^helped ${escaped(name)} (.+)$`).exec(done)?.[1];
      const towards = want && { ...roles, want: { text: want, plural: false, pronoun: 'it' as const } };
      return known(
        (towards ? teller.spare(frames.HELPED_TOWARDS, towards, person) : null) ??
          teller.spare(frames.HELPED, roles, person),
      );
    }
    case 'threaten':
      return person.opinion >= FORGIVEN ? [] : known(teller.spare(frames.THREATENED, roles, person));
    case 'fight':
      return person.opinion >= FORGIVEN ? [] : known(teller.spare(frames.FOUGHT, roles, person));
    case 'persuade':
      if (memory.outcome !== 'failure') return known(teller.spare(frames.WON_OVER, roles, person));
      return person.opinion >= FORGIVEN ? [] : known(teller.spare(frames.TURNED_AWAY, roles, person));
    case 'talk':
      return afterthought(done, person, matter, teller);
    default:
      return [];
  }
}

/** A question goes on working: what they have thought of since, in their own mouth. */
function afterthought(done: string, person: Person, matter: Matter, teller: Teller): Line[] {
  const name = / about (.+)$/.exec(done)?.[1];
  const topic = matter.input.topics.find((entry) => entry.name === name);
  if (topic === undefined || topic.id === matter.deed?.topic?.id || person.guards.includes(topic.id))
    return [];
  const facts = teller.tellable(person, matter.topicFacts(topic.id));
  if (facts.length === 0 || person.opinion <= -15) return [];
  const turn = teller.spare(frames.THOUGHT_OF_SINCE, { topic: thingNoun(topic.name) }, person);
  return turn === null ? [] : [turn, ...known(teller.rumour(person, facts))];
}

const AFTER: Record<string, readonly string[]> = {
  help: frames.HELPED,
  give: frames.GAVE,
  threaten: frames.THREATENED,
  fight: frames.FOUGHT,
  take: frames.TOOK,
};

/** The last thing done to somebody, when nothing is recalled: it shows once. */
function aftermath(person: Person, teller: Teller): Line[] {
  const { deed } = person;
  if (deed === null || teller.input.scene - deed.scene < SETTLES) return [];
  const mark = `after ${person.id} ${deed.verb} ${deed.scene}`;
  if (teller.ledger.sinceSaid(mark) !== Number.POSITIVE_INFINITY) return [];
  const lines = known(teller.spare(getOwn(AFTER, deed.verb) ?? [], itemRole(deed.item), person));
  if (lines.length > 0) teller.ledger.mark(mark);
  return lines;
}

/** “You helped Iz find a buyer (The Pan). It went well.” is “helped Iz find a buyer”. */
export function doneIn(summary: string): string | null {
  const done = /^You (.+?)(?: \([^)]*\))?\.(?:\s|$)/.exec(summary)?.[1];
  return done === undefined ? null : withoutTail(done);
}

/** What was hoped for is no part of what was done: “leaned on Iz until they talk” is “leaned on Iz”. */
function withoutTail(done: string): string {
  return done.replace(
    / until (?:she|he|they) talks?$| on what \S+ (?:is|are) keeping back$| to make peace$| (?:to make up )?for the (?:lie|betrayal|theft|threat|blows)$/,
    '',
  );
}

const PRESENT =
  /\b(?:is|are|am|has|does|takes|leaves|goes|comes|looks|talks|cannot|can|will|while you can)\b/;

/** Whether the words can stand in a sentence about earlier days. */
export function readsAsPast(done: string): boolean {
  return done.length <= 70 && !PRESENT.test(done);
}

/** What was done, without what was hoped for. */
export function doneBy(order: string): string {
  return withoutTail(inPast(order.trim().replace(/[.!]+$/, '')));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function known(line: Line | null): Line[] {
  return line === null ? [] : [line];
}
