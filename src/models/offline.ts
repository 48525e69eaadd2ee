import { NarratoriaError } from '../base/errors.ts';

/** Whether the user forbade the network with NARRATORIA_OFFLINE=1. */
export function isOffline(env: NodeJS.ProcessEnv = process.env): boolean {
  const value = env['NARRATORIA_OFFLINE'];
  return value !== undefined && value !== '' && value !== '0';
}

export function offlineError(id: string): NarratoriaError {
  return new NarratoriaError(
    'offline',
    `The model ${id} is not on this machine, and Narratoria is offline.`,
    {
      hint: `Run \`narratoria models pull ${id}\` once without --offline and NARRATORIA_OFFLINE=1.`,
      details: { id },
    },
  );
}
