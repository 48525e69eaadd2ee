import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../../base/errors.ts';
import type { Command } from '../command.ts';
import { type FurnishedBox, isWithin, realOrSame } from './box.ts';
import { boxMegabytes } from './box-limits.ts';

const MAX_ENTRIES = 20_000;

/**
 * Has Node itself keep a script to its box. It guards files and the starting of programs, not the network, and follows
 * links that are there already, so those that lead out of the skill are looked for first. `node:sqlite` opens any file
 * whatever Node was told, so it is switched off. Options in a `#!` line could widen the limits and are left out.
 */
export function withNodePermission(command: Command, box: FurnishedBox): Command {
  refuseLinksOut(box);
  const readable = [box.skillFolder, box.dataFolder, box.tempFolder, ...box.read, ...box.write];
  const writable = [box.dataFolder, box.tempFolder, ...box.write];
  return {
    program: command.program,
    args: [
      '--permission',
      '--no-experimental-sqlite',
      `--max-old-space-size=${boxMegabytes()}`,
      ...readable.map((place) => `--allow-fs-read=${place}`),
      ...writable.map((place) => `--allow-fs-write=${place}`),
      ...command.args.slice(-1),
    ],
  };
}

/** Only a Node that is ours is known to understand the options. */
export function isNodeScript({ program }: Command): boolean {
  return program === process.execPath;
}

function refuseLinksOut({ skillFolder, dataFolder }: FurnishedBox): void {
  for (const folder of [skillFolder, dataFolder]) {
    const link = linkOutOf(folder, [skillFolder, dataFolder]);
    if (link === null) continue;
    throw new NarratoriaError(
      'script_not_executable',
      `${link} is a link that leads out of the skill's folder, and this system cannot keep a script from following it.`,
      { hint: 'Put the file itself into the skill, or install bubblewrap.', details: { link } },
    );
  }
}

function linkOutOf(folder: string, allowed: readonly string[]): string | null {
  const waiting = [folder];
  let seen = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const name of readdirSync(next)) {
      const entry = path.join(next, name);
      seen += 1;
      if (seen > MAX_ENTRIES) return entry; // too many to be sure of
      const stats = lstatSync(entry, { throwIfNoEntry: false });
      if (stats?.isDirectory()) waiting.push(entry);
      if (stats?.isSymbolicLink() && !allowed.some((place) => isWithin(place, realOrSame(entry))))
        return entry;
    }
  }
  return null;
}
