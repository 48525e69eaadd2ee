import { english } from '../../../../src/sdk/index.ts';
import type { Person } from './input.ts';
import { relationTags, warmthOf } from './tags.ts';
import type { Writer } from './writer.ts';

/** Scenes before the same trait of somebody shows again, and before the same two are seen together again. */
const SHOWN_AGAIN = 6;
const TOGETHER_AGAIN = 8;

/** What somebody is, when they are first seen; nothing that their looks have said already. */
export function tellStanding(person: Person, writer: Writer): void {
  const role = roleOf(person);
  if (role === '' || [role, english.capitalise(role)].some((words) => writer.hasNamed(words))) return;
  const tags = writer.hasNamed(person.shortName || person.name) ? ['described'] : [];
  writer.line('meet.role', { person, roles: { role: english.words(role) }, tags, spare: true });
}

/** How somebody's character or age shows, one trait at a time. */
export function tellManner(person: Person, writer: Writer): boolean {
  const mark = `manner ${person.id}`;
  if (writer.history.sinceSaid(mark) < SHOWN_AGAIN) return false;
  if (!writer.line('manner', { person, spare: true })) return false;
  writer.history.mark(mark);
  return true;
}

/** What is between somebody and somebody else who is here, as one can see it. */
export function tellRelation(person: Person, writer: Writer): boolean {
  const here = writer.input.people.filter(({ id, met }) => met && id !== person.id);
  for (const relation of person.relations) {
    const other = here.find(({ id }) => id === relation.id);
    const mark = `between ${person.id} ${relation.id}`;
    if (other === undefined || relation.feeling === 0) continue;
    if (writer.history.sinceSaid(mark) < TOGETHER_AGAIN) continue;
    const about = {
      person,
      roles: { other: writer.nounFor(other) },
      tags: relationTags(relation),
      spare: true,
    };
    if (!writer.line('between', about)) continue;
    writer.history.mark(mark);
    return true;
  }
  return false;
}

/** Something that somebody carries; once a thing is seen it stays where it is. */
export function tellCarried(person: Person, writer: Writer): boolean {
  const item = person.items.find(
    ({ id }) => writer.history.sinceSaid(`carries ${person.id} ${id}`) > SHOWN_AGAIN * 4,
  );
  if (item === undefined || writer.hasNamed(item.name.replace(/^the /, ''))) return false;
  if (warmthOf(person, writer.input.scene) === 'cold' && person.met) return false;
  if (!writer.line('carries', { person, roles: { item: english.thing(item.name) }, spare: true }))
    return false;
  writer.history.mark(`carries ${person.id} ${item.id}`);
  return true;
}

/** “Keeper of the Light” as it reads after a name; a title such as “Court Wizard” keeps its capitals. */
export function roleOf({ role }: Person): string {
  const bare = role.replace(/\.$/, '');
  return /^\p{Lu}\S* \p{Lu}/u.test(bare) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
}
