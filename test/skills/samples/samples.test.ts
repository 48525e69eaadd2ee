import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSkill } from '../../../src/skills/conformance/index.ts';
import { findProgram } from '../../../src/skills/process/interpreters.ts';
import {
  makeTempFolder,
  openWorkshop,
  planOf,
  step,
  toolResult,
  type Workshop,
} from '../../support/skills.ts';

/** A skill in each language, with the program it cannot do without; in a plan each works from the one before. */
const SAMPLES = [
  { skill: 'tide-table', language: 'C', needs: 'cc' },
  { skill: 'ferry', language: 'TypeScript', needs: 'node' },
  { skill: 'rumours', language: 'Python', needs: 'python3' },
  { skill: 'bell', language: 'shell', needs: 'sh' },
].map((sample) => ({ ...sample, isHere: findProgram(sample.needs) !== null }));

const root = makeTempFolder();
const missing = SAMPLES.filter(({ isHere }) => !isHere).map(({ needs }) => needs);
const orSkipped = missing.length === 0 ? '' : ` (skipped without ${missing.join(' and ')})`;
const compiler = findProgram('cc');
let workshop: Workshop;

beforeAll(async () => {
  for (const { skill, isHere } of SAMPLES) {
    if (isHere) cpSync(path.join(import.meta.dirname, skill), path.join(root, skill), { recursive: true });
  }
  if (compiler !== null) compile(path.join(root, 'tide-table'), compiler);
  workshop = await openWorkshop([root], root);
});

afterAll(async () => {
  await workshop.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a skill written in', () => {
  for (const { skill, language, needs, isHere } of SAMPLES) {
    const why = isHere ? '' : ` (skipped without ${needs})`;
    it.skipIf(!isHere)(`${language} keeps the protocol${why}`, async () => {
      const { passed, checks } = await testSkill(path.join(root, skill));
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      expect(checks.length).toBeGreaterThan(20);
      expect(passed).toBe(true);
    });
  }
});

it.skipIf(missing.length > 0)(`in one plan each gets what the one before put out${orSkipped}`, async () => {
  const plan = planOf([
    step('tide', 'skills/tide-table/tide', { input: { hour: 3 } }),
    step('ferry', 'skills/ferry/sail', {
      input: { ferry: 'the Heron', draughtCentimetres: 400 },
      dependencies: ['tide'],
    }),
    step('talk', 'skills/rumours/overhear', {
      input: { speakers: ['Old Tove', 'the customs man', 'a child'] },
      dependencies: ['ferry'],
    }),
    step('bell', 'skills/bell/ring', { dependencies: ['talk'] }),
  ]);
  const result = await workshop.execute(plan);
  expect(result.success).toBe(true);
  expect(toolResult(result, 'tide').output).toEqual({ tide: { centimetres: 310, isRising: true } });
  expect(toolResult(result, 'ferry').output).toEqual({
    ferry: { name: 'the Heron', sails: false, reason: 'she draws 400 cm and there are 310' },
  });
  expect(toolResult(result, 'talk').output).toEqual({
    rumours: { count: 3, last: 'a child says the Heron is not going anywhere.' },
  });
  expect(toolResult(result, 'bell').output).toEqual({ bell: { strokes: 3 } });
  const asset = result.aggregatedAssets[0];
  expect(readFileSync(asset?.path ?? '', 'utf8')).toContain(
    'Old Tove says the Heron is not going anywhere.\n',
  );
});

function compile(skill: string, compiler: string): void {
  mkdirSync(path.join(skill, 'scripts'));
  const { status, stderr } = spawnSync(compiler, ['-o', 'scripts/tide', 'src/tide.c'], {
    cwd: skill,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The C sample does not compile: ${stderr}`);
}
