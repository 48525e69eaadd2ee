/** Every setting of the shipped skills, with opposite values. */
import type { Json } from '../../../src/base/json.ts';
import type { Control, Side } from '../control.ts';

type Row = [
  skill: string,
  field: string,
  one: Json,
  other: Json,
  note?: { same?: string; skipped?: string; scenes?: number },
];

const NO_MODEL = { skipped: 'needs a language model' };
const NO_SERVER = { skipped: 'needs an image server' };

const ROWS: readonly Row[] = [
  ['character-portraits', 'stylePreset', 'realistic', 'pixel'],
  ['character-portraits', 'resolution', 256, 1024],
  [
    'character-portraits',
    'storageLocation',
    'portraits',
    'faces',
    { same: 'where files lie is not part of a story' },
  ],
  [
    'character-portraits',
    'storageBackend',
    'shared',
    'files',
    { same: 'where records lie is not part of a story' },
  ],
  ['character-portraits', 'imageProvider', 'local', 'hosted', NO_SERVER],
  ['character-portraits', 'imageApi', 'openai', 'stable-diffusion', NO_SERVER],
  ['character-portraits', 'baseUrl', '', 'http://127.0.0.1:1', NO_SERVER],
  ['character-portraits', 'model', '', 'other', NO_SERVER],
  ['character-portraits', 'apiKey', '', 'key', NO_SERVER],
  ['character-portraits', 'timeout', 1, 55, NO_SERVER],
  ['dice-roller', 'showIndividualRolls', true, false],
  ['dice-roller', 'randomSource', 'pseudo', 'crypto'],
  ['memory', 'similarityThreshold', 0, 1],
  ['memory', 'compressEvery', 0, 2, { scenes: 30 }],
  ['memory', 'storageBackend', 'shared', 'files'],
  [
    'memory',
    'embeddingModel',
    'sentence-transformers/all-MiniLM-L6-v2',
    'sentence-transformers/all-MiniLM-L6-v2',
    { same: 'there is one model' },
  ],
  ['npc-perception', 'decayRate', 0, 1],
  ['npc-perception', 'decayUnit', 'hour', 'week'],
  ['npc-perception', 'factionInfluenceWeight', 0, 1],
  ['npc-perception', 'traitInfluenceWeight', 0, 1],
  ['npc-perception', 'varianceWeight', 0, 1],
  ['npc-perception', 'modifierScale', 0, 5],
  [
    'npc-perception',
    'storageBackend',
    'shared',
    'files',
    { same: 'where records lie is not part of a story' },
  ],
  ['player-choices', 'minOptions', 1, 6],
  ['player-choices', 'maxOptions', 3, 6],
  ['player-choices', 'showDifficultyThreshold', 0, 1],
  ['player-choices', 'consequenceHintVerbosity', 'none', 'detailed'],
  ['reputation', 'factionList', [], ['The Town']],
  ['reputation', 'reputationScale', [-100, 100], [-10, 10]],
  ['reputation', 'decayRate', 0, 1],
  ['reputation', 'decayUnit', 'hour', 'week'],
  ['reputation', 'storageBackend', 'shared', 'files', { same: 'where records lie is not part of a story' }],
  ['storyteller', 'style', 'terse', 'poetic'],
  ['storyteller', 'provider', 'built-in', 'local', NO_MODEL],
  ['storyteller', 'model', 'one', 'other', NO_MODEL],
  ['storyteller', 'apiKey', 'one', 'other', NO_MODEL],
  ['storyteller', 'baseUrl', 'http://127.0.0.1:1', 'http://127.0.0.1:2', NO_MODEL],
  ['storyteller', 'timeoutMs', 1000, 25_000, NO_MODEL],
  ['storyteller', 'fallbackProvider', 'built-in', 'local', NO_MODEL],
  ['storyteller', 'fallbackModel', 'one', 'other', NO_MODEL],
  ['storyteller', 'fallbackApiKey', 'one', 'other', NO_MODEL],
  ['storyteller', 'fallbackBaseUrl', 'http://127.0.0.1:1', 'http://127.0.0.1:2', NO_MODEL],
];

/** First impressions owe something to factions only where a faction thinks something, and only that can fade. */
const STANDINGS: Pick<Side, 'files'> = {
  files: (files) => ({
    ...files,
    'lore/factions/weighers.md': String(files['lore/factions/weighers.md']).replace(
      'standing: 0',
      'standing: 80',
    ),
  }),
};

export const CONFIG_CONTROLS: readonly Control[] = ROWS.map(
  ([skill, field, one, other, note = {}]): Control => {
    const side = (value: Json): Side => ({
      name: typeof value === 'string' ? value || '(empty)' : JSON.stringify(value),
      config: { [skill]: { [field]: value } },
      ...((field === 'factionInfluenceWeight' || (skill === 'reputation' && field !== 'factionList')) &&
        note.same === undefined &&
        STANDINGS),
    });
    return {
      name: `${skill}.${field}`,
      group: 'settings',
      one: side(one),
      other: side(other),
      ...(note.same !== undefined && { expectedSame: note.same }),
      ...(note.skipped !== undefined && { skipped: note.skipped }),
      ...(note.scenes !== undefined && { scenes: note.scenes }),
    };
  },
);
