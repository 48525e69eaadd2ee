import { inPast, isJsonObject, type JsonObject, sentencesOf, verbOf } from '../../../../src/sdk/index.ts';
import type { Reason } from './candidate.ts';
import type { ChoicesInput, Memory, Person } from './input.ts';
import { callName, opening } from './words.ts';

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
    actionType: typeof actionType === 'string' ? verbOf(actionType) : '',
    significance: typeof record['significance'] === 'string' ? record['significance'] : 'medium',
    episodic: record['episodic'] === true,
  };
}

/** Memories that tools before this one have found: `memories` in their output. */
export function recalled(dependencies: Record<string, JsonObject | null>): Memory[] {
  return Object.values(dependencies)
    .flatMap((output) => (Array.isArray(output?.['memories']) ? output['memories'] : []))
    .flatMap((entry) => (isJsonObject(entry) ? (memoryFrom(entry) ?? []) : []));
}

/** What was just done, as it will be remembered. Whether it has been written down yet must not matter. */
export function justDone({ deed }: Pick<ChoicesInput, 'deed'>): Memory[] {
  if (deed === null || deed.verb === '') return [];
  return [
    {
      id: 'just now',
      summary: `You ${inPast(deed.text)}.`,
      npcs: deed.target?.id.startsWith('person:') ? [deed.target.id] : [],
      factions: [],
      location: '',
      actionType: deed.verb,
      significance: 'low',
      episodic: false,
    },
  ];
}

/** A memory as a reason: the sentence that speaks of the matter, or the first. */
export function asReason({ id, summary }: Memory, name = ''): Reason {
  const said = name === '' ? undefined : sentencesOf(summary).find((sentence) => speaksOf(sentence, name));
  return { kind: 'memory', ref: id, text: opening(said ?? summary) };
}

/** What passed between the player and somebody. */
export function between({ memories }: Past, person: Person): Memory[] {
  return memories.filter(({ npcs, summary }) => npcs.includes(person.id) && isNamed(summary, person));
}

/** Deeds that say nothing of what they were done to. */
export const PASSING = new Set(['go', 'wait', 'rest']);

/** What the player knows of something by this name: first what was done with it, then what was told of it. */
export function about({ memories }: Past, name: string): Memory[] {
  const told = memories.map((memory) => {
    const [first = '', ...rest] = sentencesOf(memory.summary);
    const isDone = !PASSING.has(memory.actionType) && speaksOf(first, name);
    return { memory, isDone, isTold: rest.some((sentence) => speaksOf(sentence, name)) };
  });
  return [
    ...told.filter(({ isDone }) => isDone),
    ...told.filter(({ isDone, isTold }) => !isDone && isTold),
  ].map(({ memory }) => memory);
}

/** What was done at a place: what weighed most, if anything did. */
export function doneAt({ memories }: Past, placeId: string): Memory | undefined {
  const there = memories.filter(
    ({ location, actionType }) => location === placeId && !PASSING.has(actionType),
  );
  return there.find(({ significance }) => significance !== 'low') ?? there[0];
}

/** Whether a sentence names something; where it happened is not what it is about. */
export function speaksOf(sentence: string, name: string): boolean {
  const bare = name.replace(/^(?:the|an?)\s+/i, '').replaceAll('’', "'");
  if (bare === '') return false;
  const text = sentence.replace(/\s\([^)]*\)\.?$/, '').replaceAll('’', "'");
  // A pattern costs more than the search, and thousands of pairs are asked about.
  if (!text.toLowerCase().includes(bare.toLowerCase())) return false;
  const pattern = bare.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

export function isNamed(summary: string, person: Person): boolean {
  const text = opening(summary, 400);
  return text.includes(callName(person)) || text.includes(person.name);
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
