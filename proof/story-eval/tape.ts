import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { NarratoriaError } from '../../src/base/errors.ts';
import type { JsonObject } from '../../src/base/json.ts';

/** What a model answered for one scene, in its order; absent where it was not asked. */
export interface TapeScene {
  /** The choice that led here, in its words; absent in the first scene. */
  pick?: string;
  prose?: string[];
  /** What it makes of the author's sentences; nothing where it was not asked. */
  adapt?: (JsonObject | string)[];
  check?: JsonObject[];
  choices?: (JsonObject | string)[];
  facts?: (JsonObject | string)[];
}

/** A small fact that a scene brings in, and the later scene that comes back to it. */
export interface Planted {
  fact: string;
  scene: number;
  again: number;
  /** Words that show that a prompt still knows it. */
  words: string[];
}

/** The answers of whoever played the model in a story, with what the player chose. */
export interface Tape {
  /** A shipped campaign, or a folder beside the tape. */
  campaign: string;
  seed: string;
  /** How many tokens the model was said to hold. */
  context: number;
  /** Who wrote the answers. */
  by: string;
  planted: Planted[];
  enrich: string[];
  summaries: string[];
  scenes: TapeScene[];
}

export const TAPES = path.join(import.meta.dirname, 'tapes');

export function readTape(name: string): Tape {
  const file = path.join(TAPES, `${name}.yaml`);
  const tape = parse(readFileSync(file, 'utf8')) as Partial<Tape>;
  if (typeof tape.campaign !== 'string' || !Array.isArray(tape.scenes))
    throw new NarratoriaError('invalid_usage', `${file} is not a tape.`);
  const { campaign, scenes, seed = '', context = 8192, by = 'unknown' } = tape;
  const { planted = [], enrich = [], summaries = [] } = tape;
  return { campaign, seed: String(seed), context, by, planted, enrich, summaries, scenes };
}

export function writeTape(name: string, tape: Tape): string {
  const file = path.join(TAPES, `${name}.yaml`);
  writeFileSync(file, stringify(tape, { lineWidth: 0, blockQuote: 'literal' }));
  return file;
}

/** The folder of the campaign that a tape was played in. */
export function campaignOf({ campaign }: Pick<Tape, 'campaign'>): string {
  return campaign.startsWith('./') ? path.join(TAPES, campaign) : campaign;
}
