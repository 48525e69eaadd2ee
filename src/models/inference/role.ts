import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';

/** What a host is for, as far as that makes a difference to how it is led. */
export interface HostRole {
  /** How many jobs it is handed at a time: with two, one is worked on and the next lies ready. */
  inFlight: number;
  /** Whether background work under way makes room for a scene's, to be begun again afterwards. */
  givesWay: boolean;
  unavailable(message: string, modelFile?: string): NarratoriaError;
  /** The host ended while it worked with a model; `how` is a signal or an exit code. */
  crashed(modelFile: string, how: string, isBanned: boolean): NarratoriaError;
  banned(modelFile: string): NarratoriaError;
}

export const EMBEDDING: HostRole = {
  inFlight: 2,
  givesWay: false,
  unavailable: (message, modelFile) =>
    new NarratoriaError('embedding_unavailable', message, {
      hint: 'Search continues by words alone.',
      details: { ...(modelFile !== undefined && { modelFile }) },
    }),
  crashed: (modelFile, how, isBanned) =>
    new NarratoriaError('embedding_unavailable', crashOf('The search and memory model', how, isBanned), {
      hint: 'Search continues by words alone.',
      details: { modelFile, how },
    }),
  banned: (modelFile) =>
    new NarratoriaError('embedding_unavailable', `${modelFile} crashed twice and was turned off.`, {
      hint: 'Run `narratoria models verify`, and pull the model again if it is damaged.',
      details: { modelFile },
    }),
};

export const WRITING: HostRole = {
  inFlight: 1,
  givesWay: true,
  unavailable: (message, modelFile) =>
    new NarratoriaError('model_failed', message, {
      details: { ...(modelFile !== undefined && { modelFile }) },
    }),
  crashed: (modelFile, how, isBanned) =>
    new NarratoriaError(
      'model_failed',
      crashOf(`The language model ${path.basename(modelFile)}`, how, isBanned),
      { details: { modelFile, how } },
    ),
  banned: (modelFile) =>
    new NarratoriaError('model_failed', `${modelFile} crashed twice and was turned off.`, {
      hint: 'Replace the file, choose another with `narratoria models use`, or choose it anew to have it tried again.',
      details: { modelFile, banned: true },
    }),
};

function crashOf(model: string, how: string, isBanned: boolean): string {
  const next = isBanned
    ? 'It was the second time, so it will not be tried again.'
    : 'If this happens twice in a row, it will not be tried again.';
  return `${model} stopped unexpectedly (${how}). ${next}`;
}
