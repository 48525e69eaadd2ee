import { constants } from 'node:os';
import { hasNamespace, type Mechanism } from './mechanism.ts';

/** How a process ended: by a code or by a signal. */
export interface Exit {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
}

/** The holder of a namespace tells of a script that a signal ended as shells do, by 128 and the signal's number. */
export function exitInside(mechanism: Mechanism | 'none' | null, exit: Exit): Exit {
  if (!hasNamespace(mechanism) || exit.exitCode === null) return exit;
  const signal = SIGNALS.get(exit.exitCode - 128);
  return signal === undefined ? exit : { exitCode: null, signal };
}

const SIGNALS: ReadonlyMap<number, NodeJS.Signals> = new Map(
  Object.entries(constants.signals).map(([name, number]) => [number, name as NodeJS.Signals]),
);
