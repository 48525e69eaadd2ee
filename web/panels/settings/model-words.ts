import type { ModelView } from '../../../src/contracts/api/settings.ts';
import { bytesInWords } from '../parts/words.ts';

/** How a model stands, in a few words. */
export function modelInWords({ state, bytes, receivedBytes, isUsed }: ModelView): string {
  const size = bytesInWords(bytes);
  const received = `${bytesInWords(receivedBytes)} of ${size}`;
  switch (state) {
    case 'absent':
      return `Not here, ${size} to download`;
    case 'waiting':
      return `Waiting its turn, ${size}`;
    case 'downloading':
      return `Coming, ${received}`;
    case 'paused':
      return `Paused at ${received}`;
    case 'failed':
      return `The download failed at ${received}`;
    case 'installed':
      return `${isUsed ? 'In use' : 'Here'}, ${size}`;
  }
}

export type ModelAction = 'pull' | 'pause' | 'cancel' | 'use';

/** What can be done with a model as it stands. The one that is wanted most comes first. */
export function actionsFor({ state, purpose, isUsed }: ModelView): { action: ModelAction; words: string }[] {
  const cancel = { action: 'cancel', words: 'Cancel' } as const;
  switch (state) {
    case 'absent':
      return [{ action: 'pull', words: 'Download' }];
    case 'waiting':
    case 'downloading':
      return [{ action: 'pause', words: 'Pause' }, cancel];
    case 'paused':
      return [{ action: 'pull', words: 'Go on' }, cancel];
    case 'failed':
      return [{ action: 'pull', words: 'Try again' }, cancel];
    case 'installed':
      return purpose === 'language' && !isUsed ? [{ action: 'use', words: 'Use it' }] : [];
  }
}

/** How much of it is here, 0 to 100. */
export function percentOf({ bytes, receivedBytes }: Pick<ModelView, 'bytes' | 'receivedBytes'>): number {
  return bytes <= 0 ? 0 : Math.min(100, Math.round((receivedBytes / bytes) * 100));
}
