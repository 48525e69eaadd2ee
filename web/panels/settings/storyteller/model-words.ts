import type { ModelView } from '../../../../src/contracts/api/models.ts';
import { bytesInWords, numberInWords } from '../../../words/format.ts';
import { sharedWords } from '../../../words/shared.ts';
import { storytellerWords } from '../../../words/storyteller.ts';

const words = storytellerWords.catalogue;
const { states, actions } = words;

/** How a model stands, in a few words. */
export function modelInWords({ state, bytes, receivedBytes, isUsed }: ModelView): string {
  const size = bytesInWords(bytes);
  const received = words.received(bytesInWords(receivedBytes), size);
  switch (state) {
    case 'absent':
      return states.absent(size);
    case 'waiting':
      return states.waiting(size);
    case 'downloading':
      return states.downloading(received);
    case 'paused':
      return states.paused(received);
    case 'failed':
      return states.failed(received);
    case 'installed':
      return isUsed ? states.inUse(size) : states.installed(size);
  }
}

export type ModelAction = 'pull' | 'pause' | 'cancel' | 'use';

/** What can be done with a model as it stands. The one that is wanted most comes first. */
export function actionsFor({ state, purpose, isUsed }: ModelView): { action: ModelAction; words: string }[] {
  const cancel = { action: 'cancel', words: sharedWords.cancel } as const;
  switch (state) {
    case 'absent':
      return [{ action: 'pull', words: actions.download }];
    case 'waiting':
    case 'downloading':
      return [{ action: 'pause', words: actions.pause }, cancel];
    case 'paused':
      return [{ action: 'pull', words: actions.resume }, cancel];
    case 'failed':
      return [{ action: 'pull', words: sharedWords.tryAgain }, cancel];
    case 'installed':
      return purpose === 'language' && !isUsed ? [{ action: 'use', words: actions.use }] : [];
  }
}

/** How much of it is here, 0 to 100. */
export function percentOf({ bytes, receivedBytes }: Pick<ModelView, 'bytes' | 'receivedBytes'>): number {
  return bytes <= 0 ? 0 : Math.min(100, Math.round((receivedBytes / bytes) * 100));
}

/** What one should know before downloading it: how it stands, its licence, what it needs. */
export function factsOf(model: ModelView): string {
  const { licence, memoryBytes, contextTokens } = model;
  return [
    modelInWords(model),
    ...(memoryBytes === null ? [] : [words.memory(bytesInWords(memoryBytes))]),
    ...(contextTokens === null ? [] : [words.context(numberInWords(contextTokens))]),
    words.licence(licence),
  ].join(' · ');
}
