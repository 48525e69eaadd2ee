import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { rollInput } from '../../../skills/dice-roller/src/rolling/input.ts';
import {
  compressInput,
  loreInput,
  recallInput,
  storeInput,
} from '../../../skills/memory/src/remembering/input.ts';
import {
  initializeInput,
  queryInput as queryPerception,
  updateInput as updatePerception,
} from '../../../skills/npc-perception/src/perception/input.ts';
import choicesSchema from '../../../skills/player-choices/schemas/generate-choices.input.schema.json' with {
  type: 'json',
};
import { evaluateInput } from '../../../skills/player-choices/src/evaluating/input.ts';
import {
  queryInput as queryReputation,
  updateInput as updateReputation,
} from '../../../skills/reputation/src/keeping/input.ts';
import { narrateInput } from '../../../skills/storyteller/src/telling/input.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { readInput } from '../../../src/sdk/read-input.ts';
import { mutations, type Schema, sampleOf } from './support/mutations.ts';
import { ROOT } from './support/scripts.ts';

const SCRIPTS: [script: string, read: (value: unknown) => unknown][] = [
  ['dice-roller/roll-dice', rollInput],
  ['memory/store-memory', storeInput],
  ['memory/recall-memory', recallInput],
  ['memory/recall-lore', loreInput],
  ['memory/compress-memories', compressInput],
  ['reputation/update-reputation', updateReputation],
  ['reputation/query-reputation', queryReputation],
  ['npc-perception/initialize-perception', initializeInput],
  ['npc-perception/update-perception', updatePerception],
  ['npc-perception/query-perception', queryPerception],
  ['storyteller/narrate', (input) => narrateInput(input as JsonObject)],
  ['player-choices/generate-choices', (input) => readInput(choicesSchema, input)],
  ['player-choices/evaluate-choice', evaluateInput],
];

describe('a script takes what its schema allows and refuses what it forbids', () => {
  it.each(SCRIPTS)('%s', (script, read) => {
    const [skill = '', name = ''] = script.split('/');
    const file = path.join(ROOT, 'skills', skill, 'schemas', `${name}.input.schema.json`);
    const schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
    const allows = new Ajv2020({ strict: false }).compile(schema);
    const sample = sampleOf(schema, schema);
    expect(allows(sample), JSON.stringify(allows.errors)).toBe(true);
    const takes = (input: unknown) => {
      try {
        read(input);
        return true;
      } catch {
        return false;
      }
    };
    expect(takes(sample)).toBe(true);
    const tried = mutations(schema, sample);
    const forbidden = tried.filter(({ input }) => !allows(input));
    expect(forbidden.length).toBeGreaterThan(4);
    const differing = tried.filter(({ input }) => allows(input) !== takes(input));
    expect(differing.map(({ at, what }) => `${at} ${what}`)).toEqual([]);
  });
});
