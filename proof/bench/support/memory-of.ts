import { descendantsOf, proportionalBytes } from '../../support/processes.ts';

/** The memory of a process, alone or with everything it has started, in megabytes. Null where the system does not tell. */
export function memoryOf(pid: number, reach: 'alone' | 'and children'): number | null {
  const own = proportionalBytes(pid);
  if (own === null) return null;
  const others = reach === 'alone' ? [] : descendantsOf(pid);
  return others.reduce((sum, other) => sum + (proportionalBytes(other) ?? 0), own) / 1024 ** 2;
}
