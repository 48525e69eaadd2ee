/** Why an option is there, for those who ask. */
import type { Brief, PersonBrief } from '../../contracts/brief.ts';
import type { Reason } from '../../contracts/question.ts';
import { opinionName } from '../../rules/opinion.ts';
import { callName, type OptionInput } from './option.ts';

function isHere(person: PersonBrief): Reason {
  return { kind: 'place', ref: person.id, text: `${callName(person)} is here` };
}

const FEELINGS = {
  devoted: 'would do anything for you',
  trusting: 'trusts you',
  friendly: 'is your friend',
  wary: 'is wary of you',
  hostile: 'is set against you',
  hateful: 'would be rid of you',
} as const;

/** What somebody thinks of the player; that they are here, where they think nothing in particular. */
export function feeling(person: PersonBrief): Reason {
  const name = opinionName(person.opinion);
  if (name === 'neutral') return isHere(person);
  return { kind: 'relationship', ref: person.id, text: `${callName(person)} ${FEELINGS[name]}` };
}

/** What was done to somebody, or what is remembered of them; nothing when there is no past. */
export function pastWith(person: PersonBrief, { brief }: OptionInput): Reason[] {
  const shared = brief.recalled.memories.filter(({ npcs }) => npcs.includes(person.id));
  // What was done to somebody says more than what was done beside them.
  const named = shared.find((entry) => lower(entry).includes(person.shortName.toLowerCase()));
  const { remembers } = person;
  const memory = named ?? (remembers === null ? shared[0] : undefined);
  if (memory !== undefined) return [{ kind: 'memory', ref: memory.id, text: memory.summary }];
  if (remembers === null) return [];
  const text = `${callName(person)} remembers what you did (scene ${remembers.scene})`;
  return [{ kind: 'memory', ref: person.id, text }];
}

/** What is remembered of a topic, a thing or a place. */
export function pastOf(id: string, name: string, { brief }: OptionInput): Reason[] {
  const bare = name.replace(/^(?:the|an?)\s+/i, '').toLowerCase();
  const memory = brief.recalled.memories.find(
    (entry) => entry.location === id || (bare !== '' && lower(entry).includes(bare)),
  );
  return memory === undefined ? [] : [{ kind: 'memory', ref: memory.id, text: memory.summary }];
}

/** Retrieval is by words; which memory speaks of a name is, too. */
function lower(memory: Brief['recalled']['memories'][number]): string {
  return memory.summary.toLowerCase();
}
