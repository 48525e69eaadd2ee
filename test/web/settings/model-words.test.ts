import { describe, expect, it } from 'vitest';
import type { ModelView } from '../../../src/contracts/api/models.ts';
import { actionsFor, modelInWords, percentOf } from '../../../web/panels/settings/storyteller/model-words.ts';

const MODEL: ModelView = {
  id: 'phi',
  title: 'Phi',
  purpose: 'language',
  licence: 'MIT',
  bytes: 2_400_000_000,
  memoryBytes: 7_500_000_000,
  contextTokens: null,
  state: 'absent',
  receivedBytes: 0,
  problem: '',
  isUsed: false,
  isRecommended: false,
  fitsThisMachine: true,
  note: '',
};
const actions = (over: Partial<ModelView>) => actionsFor({ ...MODEL, ...over }).map(({ action }) => action);

describe('a model', () => {
  it('says how it stands', () => {
    expect(modelInWords(MODEL)).toBe('2.4 GB download');
    expect(modelInWords({ ...MODEL, state: 'downloading', receivedBytes: 12_000_000 })).toBe(
      'Downloading, 12 MB of 2.4 GB',
    );
    expect(modelInWords({ ...MODEL, state: 'installed', isUsed: true })).toBe('In use, 2.4 GB');
  });

  it('offers what can be done now, and nothing else', () => {
    expect(actions({})).toEqual(['pull']);
    expect(actions({ state: 'downloading' })).toEqual(['pause', 'cancel']);
    expect(actions({ state: 'paused' })).toEqual(['pull', 'cancel']);
    expect(actions({ state: 'failed' })).toEqual(['pull', 'cancel']);
    expect(actions({ state: 'installed' })).toEqual(['use']);
    expect(actions({ state: 'installed', isUsed: true })).toEqual([]);
    expect(actions({ state: 'installed', purpose: 'meanings' })).toEqual([]);
  });

  it('knows how far the download is, even of a size nobody knows', () => {
    expect(percentOf({ bytes: 200, receivedBytes: 50 })).toBe(25);
    expect(percentOf({ bytes: 0, receivedBytes: 50 })).toBe(0);
    expect(percentOf({ bytes: 10, receivedBytes: 50 })).toBe(100);
  });
});
