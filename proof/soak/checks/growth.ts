import { canLook, openFiles, residentBytes } from '../../support/processes.ts';
import type { ServerLives } from '../server/lives.ts';
import type { Check } from './check.ts';

/** What a server in peace takes. */
export interface Load {
  life: number;
  /** Scenes that the players had seen by then. */
  scenes: number;
  residentBytes: number;
  usedBytes: number;
  files: number;
  handles: number;
}

const MEGABYTE = 1024 ** 2;
/** What it may take more at the end than after it had warmed up, in the same life. */
const BOUNDS = {
  residentBytes: { name: 'memory (resident)', fixed: 96 * MEGABYTE, perScene: 0.05 * MEGABYTE },
  usedBytes: { name: 'memory in use after a collection', fixed: 16 * MEGABYTE, perScene: 0.02 * MEGABYTE },
  files: { name: 'file descriptors', fixed: 12, perScene: 0 },
  handles: { name: 'handles', fixed: 12, perScene: 0 },
} as const;

/** Null when the server does not answer, or cannot be looked at. */
export async function loadOf(lives: ServerLives, scenes: number): Promise<Load | null> {
  const { pid } = lives.server;
  const vitals = canLook ? await lives.control.vitals() : null;
  if (vitals === null) return null;
  const { usedBytes, handles } = vitals;
  return {
    life: lives.count,
    scenes,
    residentBytes: residentBytes(pid),
    usedBytes,
    files: openFiles(pid).length,
    handles,
  };
}

export function growth(before: Load | null, after: Load | null): Check[] {
  return Object.entries(BOUNDS).map(([key, { name, fixed, perScene }]) => {
    const what = key as keyof typeof BOUNDS;
    const words = (value: number) =>
      fixed >= MEGABYTE ? `${(value / MEGABYTE).toFixed(1)} MB` : String(value);
    const slope = perScene === 0 ? '' : ` and ${(perScene / 1024).toFixed(0)} kB a scene`;
    const row = { name: `growth: ${name}`, bound: `at most ${words(fixed)}${slope} more`, findings: [] };
    if (before === null || after === null || before.life !== after.life)
      return {
        ...row,
        measured: 'the server could not be looked at twice in one life',
        passed: canLook ? false : null,
      };
    const scenes = after.scenes - before.scenes;
    const more = after[what] - before[what];
    return {
      ...row,
      measured: `${words(before[what])} → ${words(after[what])} in ${scenes} scenes`,
      passed: more <= fixed + perScene * scenes,
    };
  });
}
