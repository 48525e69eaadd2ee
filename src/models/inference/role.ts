import { NarratoriaError } from '../../base/errors.ts';

/** What a host is for, as far as that makes a difference to how it is led. */
export interface HostRole {
  /** How many jobs it is handed at a time: with two, one is worked on and the next lies ready. */
  inFlight: number;
  /** Whether background work under way makes room for a scene's, to be begun again afterwards. */
  givesWay: boolean;
  /** With `how` when the host ended over it: a signal or an exit code. */
  unavailable(message: string, modelFile?: string, how?: string): NarratoriaError;
  banned(modelFile: string): NarratoriaError;
}

export const EMBEDDING: HostRole = {
  inFlight: 2,
  givesWay: false,
  unavailable: (message, modelFile, how) =>
    new NarratoriaError('embedding_unavailable', message, {
      hint: 'Search goes on by words alone.',
      details: { ...(modelFile !== undefined && { modelFile }), ...(how !== undefined && { how }) },
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
  unavailable: (message, modelFile, how) =>
    new NarratoriaError('model_failed', message, {
      details: { ...(modelFile !== undefined && { modelFile }), ...(how !== undefined && { how }) },
    }),
  banned: (modelFile) =>
    new NarratoriaError('model_failed', `${modelFile} crashed twice and was turned off.`, {
      hint: 'Replace the file, choose another with `narratoria models use`, or choose it anew to have it tried again.',
      details: { modelFile, banned: true },
    }),
};
