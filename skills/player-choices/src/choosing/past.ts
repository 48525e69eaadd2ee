import { isJsonObject, type JsonObject } from '../../../../src/sdk/index.ts';
import type { Reason } from './candidate.ts';
import type { Person } from './input.ts';
import { callName, opening } from './words.ts';

/** Something the player did or learned. */
export interface Memory {
  id: string;
  summary: string;
  npcs: string[];
  factions: string[];
  location: string;
  actionType: string;
  /** A turning point. */
  episodic: boolean;
}

/** What has been, newest first as far as that is known. */
export interface Past {
  memories: Memory[];
  /** What was just done and is not a memory yet; empty when nothing was. */
  deed: string;
}

export function memoryFrom(record: JsonObject): Memory | null {
  const { id, summary, location, actionType } = record;
  if (typeof id !== 'string' || typeof summary !== 'string' || summary === '') return null;
  return {
    id,
    summary,
    npcs: strings(record['npcs'] ?? record['npcIds']),
    factions: strings(record['factions'] ?? record['factionIds']),
    location: typeof location === 'string' ? location : '',
    actionType: typeof actionType === 'string' ? actionType : '',
    episodic: record['episodic'] === true,
  };
}

/** Memories that tools before this one have found: `memories` in their output. */
export function recalled(dependencies: Record<string, JsonObject | null>): Memory[] {
  return Object.values(dependencies)
    .flatMap((output) => (Array.isArray(output?.['memories']) ? output['memories'] : []))
    .flatMap((entry) => (isJsonObject(entry) ? (memoryFrom(entry) ?? []) : []));
}

export function asReason({ id, summary }: Memory): Reason {
  return { kind: 'memory', ref: id, text: opening(summary) };
}

/** What passed between the player and somebody. */
export function between({ memories }: Past, person: Person): Memory[] {
  return memories.filter(({ npcs, summary }) => npcs.includes(person.id) && isNamed(summary, person));
}

/** Deeds that say nothing of what they were done to. */
const PASSING = new Set(['go', 'wait', 'rest']);

/** What the player knows of something by this name; where it happened is not what it is about. */
export function about({ memories }: Past, name: string): Memory[] {
  const bare = name.replace(/^(?:the|an?)\s+/i, '').toLowerCase();
  const told = (summary: string) =>
    opening(summary)
      .replace(/\s\([^)]*\)\.?$/, '')
      .toLowerCase();
  return memories.filter(
    ({ summary, actionType }) => bare !== '' && !PASSING.has(actionType) && told(summary).includes(bare),
  );
}

const WRONGS: readonly [signs: RegExp, name: string][] = [
  [/\b(?:lied|lie to|deceived|cheated|misled)\b/i, 'the lie'],
  [/\bbetray/i, 'the betrayal'],
  [/\b(?:stole|stolen|robbed)\b/i, 'the theft'],
  [/\b(?:threatened|leant on|leaned on|bullied)\b/i, 'the threat'],
  [/\b(?:fought|came to blows|struck|attacked)\b/i, 'the blows'],
];
const KIND_WORDS = /\b(?:helped|gave|made amends|kept your (?:word|promise)|saved|paid back)\b/i;
const PROMISE = /\b(?:you (?:promised|swore|owe|borrowed)|gave \w+ your word)\b/i;

/** What the player did to somebody and has not made good: what it is called, and where it is remembered. */
export function openWrong(past: Past, person: Person): { name: string; because: Reason } | null {
  const fresh = isNamed(past.deed, person) ? wrongIn(past.deed) : null;
  if (fresh !== null)
    return { name: fresh, because: { kind: 'memory', ref: person.id, text: `You chose to: ${past.deed}` } };
  for (const memory of between(past, person)) {
    const told = opening(memory.summary, 400);
    if (KIND_WORDS.test(told)) return null;
    const wrong = wrongIn(told);
    if (wrong !== null) return { name: wrong, because: asReason(memory) };
  }
  const verb = person.deed?.verb;
  const name = verb === 'threaten' ? 'the threat' : verb === 'fight' ? 'the blows' : null;
  const text = `You have not made good ${name} yet`;
  return name === null ? null : { name, because: { kind: 'memory', ref: person.id, text } };
}

export function wrongIn(text: string): string | null {
  return WRONGS.find(([signs]) => signs.test(text))?.[1] ?? null;
}

/** What somebody has to thank the player for. */
export function kindness(past: Past, person: Person): Reason | null {
  const memory = between(past, person).find(({ summary }) => KIND_WORDS.test(opening(summary, 400)));
  if (memory !== undefined) return asReason(memory);
  const { deed } = person;
  if (deed?.verb !== 'help' && deed?.verb !== 'give') return null;
  const what =
    deed.verb === 'help' ? `You helped ${callName(person)}` : `You gave ${callName(person)} something`;
  return { kind: 'memory', ref: person.id, text: what };
}

/** What was done at a place, if anything was. */
export function doneAt({ memories }: Past, placeId: string): Memory | undefined {
  return memories.find(({ location, actionType }) => location === placeId && !PASSING.has(actionType));
}

/** A promise or a debt to somebody, if one is remembered. */
export function promise(past: Past, person: Person): Reason | null {
  const memory = between(past, person).find(({ summary }) => PROMISE.test(opening(summary, 400)));
  return memory === undefined ? null : asReason(memory);
}

function isNamed(summary: string, person: Person): boolean {
  const text = opening(summary, 400);
  return text.includes(callName(person)) || text.includes(person.name);
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
