import { english, ruleOf, verbOf } from '../../../../src/sdk/index.ts';
import type { Memory, Person } from './input.ts';
import type { Writer } from './writer.ts';

/** Scenes before what was done can show where one has stayed, and before the same thing shows again. */
const SETTLES = 3;
const RETURNS = 60;
/** Scenes between two callbacks. */
const APART = 2;
/** Scenes before somebody's absence is felt again. */
const MISSED_AGAIN = 6;
const ANY = 'something of earlier days';
/** Nobody's business but the one's who did them. */
const PRIVATE = new Set(['look', 'go', 'wait', 'rest', 'remember', 'talk', 'search', 'sneak', 'persuade']);

/** How one earlier deed shows now, in somebody who is here or in the place; at most one in a telling. */
export function tellPast(writer: Writer): void {
  // What must be told may be such a thing itself.
  if (mourn(writer) || writer.input.must.length > 0 || writer.history.sinceSaid(ANY) < APART) return;
  if (!fromPeople(writer) && !fromMemories(writer)) return;
  writer.recalls += 1;
  writer.history.mark(ANY);
}

/** Whoever has died goes on being missed: at once, and once more some scenes later. */
function mourn(writer: Writer): boolean {
  const person = writer.input.people.find(({ met }) => met) ?? null;
  for (const { id, name, pronoun } of writer.input.dead) {
    const mark = `missed ${id}`;
    if (writer.history.sinceSaid(mark) < MISSED_AGAIN) continue;
    const roles = { dead: english.person(name, pronoun) };
    if (!writer.line(person === null ? 'dead.alone' : 'dead.missed', { person, roles, spare: true }))
      continue;
    writer.history.mark(mark);
    return true;
  }
  return false;
}

function fromPeople(writer: Writer): boolean {
  const { people, scene, place } = writer.input;
  for (const person of people.filter((one) => one.met && !isOffended(one, writer))) {
    const { remembers } = person;
    // Whom one meets again shows it at once.
    const settles = place?.arrived || person.arrived ? 1 : SETTLES;
    if (remembers === null || scene - remembers.scene < settles) continue;
    if (writer.input.deed?.target?.id === person.id && settles === SETTLES) continue;
    if (remembers.act === 'tell' && person.knows.length === 0) continue;
    const mark = `past ${person.id} ${remembers.act} ${remembers.scene}`;
    if (writer.history.sinceSaid(mark) < RETURNS) continue;
    const roles = { item: remembers.item === null ? undefined : english.thing(remembers.item) };
    const groups = pastGroups(remembers.act);
    if (!writer.line(groups, { person, roles, spare: true })) continue;
    writer.history.mark(mark);
    return true;
  }
  return false;
}

function fromMemories(writer: Writer): boolean {
  const { memories } = writer.input.recalled;
  const ranked = memories.toSorted(
    (a, b) => Number(b.episodic) - Number(a.episodic) || b.relevance - a.relevance,
  );
  return ranked.some((memory) => fromMemory(memory, writer));
}

function fromMemory(memory: Memory, writer: Writer): boolean {
  const { input, history } = writer;
  const { actionType: act, npcs, location } = memory;
  const verb = verbOf(act);
  const mark = `memory ${memory.id || memory.summary}`;
  if (PRIVATE.has(verb) || history.sinceSaid(mark) < RETURNS) return false;
  const person = input.people.find(({ id, met }) => met && npcs.includes(id)) ?? null;
  if (person !== null && isOffended(person, writer)) return false;
  if (history.sinceSaid(deedMark(verb, person?.id ?? '')) < SETTLES) return false;
  const isHere = location !== '' && location === input.place?.id && input.place.arrived;
  if (person === null && !isHere) return false;
  const groups = person === null ? ['memory.place'] : pastGroups(act);
  if (!writer.line(groups, { person, spare: true })) return false;
  history.mark(mark);
  return true;
}

/** What was only shown has stayed with the player, whatever comes of what is given. */
const pastGroups = (act: string) => (act === 'show' ? ['past.show'] : [`past.${act}`, `past.${verbOf(act)}`]);

/** What was done to somebody, so that nothing comes of it at once. */
export function deedMark(verb: string, target: string): string {
  return `done ${verb} ${target}`;
}

/** Nobody shows thanks in the moment of being pressed, nor an old grudge in that of being asked pardon. */
function isOffended({ id }: Person, { input: { deed } }: Writer): boolean {
  if (deed?.target?.id !== id) return false;
  return deed.act === 'make_amends' || ruleOf(deed.verb).wrongs === true || deed.result === 'failure';
}
