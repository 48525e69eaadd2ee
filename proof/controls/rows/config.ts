/** Every setting of the shipped skills, with opposite values. */
import type { Json, JsonObject } from '../../../src/base/json.ts';
import type { Control, Side } from '../control.ts';
import { KEY, SERVER } from '../server.ts';

type Row = [
  skill: string,
  field: string,
  one: Json,
  other: Json,
  note?: { same?: string; scenes?: number; also?: JsonObject },
];

const FEW = 2;
const PAINTED = { imageApi: 'openai', baseUrl: `${SERVER}/v1` };
const painted = (also: JsonObject = {}) => ({ scenes: FEW, also: { ...PAINTED, ...also } });
const NOWHERE = 'http://127.0.0.1:1/v1';
/** Written by a model on a server. */
const WRITTEN = { provider: 'openai', baseUrl: `${SERVER}/v1`, model: 'one', apiKey: KEY };
const written = (also: JsonObject = {}) => ({ scenes: FEW, also: { ...WRITTEN, ...also } });
/** The first writer does not answer, so the second is asked. */
const SECOND = {
  ...{ provider: 'openai', baseUrl: NOWHERE, model: 'one', apiKey: KEY, fallbackProvider: 'openai' },
  ...{ fallbackBaseUrl: `${SERVER}/v1`, fallbackModel: 'one', fallbackApiKey: KEY },
};
const second = (also: JsonObject = {}) => ({ scenes: FEW, also: { ...SECOND, ...also } });

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
  ['character-portraits', 'imageProvider', 'local', 'hosted', { scenes: FEW }],
  ['character-portraits', 'imageApi', 'openai', 'stable-diffusion', painted({ baseUrl: SERVER })],
  ['character-portraits', 'baseUrl', '', `${SERVER}/v1`, painted()],
  ['character-portraits', 'model', 'one', 'other', painted()],
  ['character-portraits', 'apiKey', KEY, 'another', painted({ model: 'locked' })],
  ['character-portraits', 'timeout', 1, 55, painted({ model: 'slow' })],
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
  ['npc-perception', 'modifierScale', 0, 5, { also: { factionInfluenceWeight: 1 } }],
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
  ['storyteller', 'provider', 'built-in', 'openai', written()],
  ['storyteller', 'model', 'one', 'other', written()],
  ['storyteller', 'apiKey', KEY, 'another', written({ model: 'locked' })],
  ['storyteller', 'baseUrl', `${SERVER}/v1`, NOWHERE, written()],
  ['storyteller', 'timeoutMs', 1000, 25_000, written({ model: 'slow' })],
  ['storyteller', 'fallbackProvider', 'built-in', 'openai', second()],
  ['storyteller', 'fallbackModel', 'one', 'other', second()],
  ['storyteller', 'fallbackApiKey', KEY, 'another', second({ fallbackModel: 'locked' })],
  ['storyteller', 'fallbackBaseUrl', `${SERVER}/v1`, NOWHERE, second()],
];

/** Only where a faction thinks something do first impressions owe it something, can it fade, and count in a roll from the start. */
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
      config: { [skill]: { ...note.also, [field]: value } },
      ...((['factionInfluenceWeight', 'modifierScale'].includes(field) ||
        (skill === 'reputation' && field !== 'factionList')) &&
        note.same === undefined &&
        STANDINGS),
    });
    return {
      name: `${skill}.${field}`,
      group: 'settings',
      one: side(one),
      other: side(other),
      ...(note.same !== undefined && { expectedSame: note.same }),
      ...(note.scenes !== undefined && { scenes: note.scenes }),
    };
  },
);
