import { readFileSync } from 'node:fs';

export const KINDS = ['paraphrase', 'theme', 'name', 'place', 'negation', 'time'] as const;
export type Kind = (typeof KINDS)[number];

export const HALVES = ['fitting', 'test'] as const;
export type Half = (typeof HALVES)[number];

export interface LabelledMemory {
  id: string;
  genre: string;
  /** Day and hour of the story; its first day is 1. */
  day: number;
  hour: number;
  location: string;
  significance: 'low' | 'medium' | 'high';
  episodic: boolean;
  characters: string[];
  /** What it belongs to, such as craft or weather. One or two of a few plain words. */
  tags: string[];
  summary: string;
}

export interface LabelledQuery {
  id: string;
  kind: Kind;
  /** Parameters are chosen by the fitting half; the test half says how good they are. */
  half: Half;
  text: string;
  /** Ids of all memories that a player who asks this would want to see. */
  relevant: string[];
  /** The days of the story that the search is limited to. */
  days?: { first: number; last: number };
}

export const MEMORIES: readonly LabelledMemory[] = read('memories.json');
export const QUERIES: readonly LabelledQuery[] = read('queries.json');

function read<Entry>(file: string): Entry[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
