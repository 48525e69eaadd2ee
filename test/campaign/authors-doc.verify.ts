import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import { afterAll, describe, expect, it } from 'vitest';
import { CampaignManifestSchema } from '../../src/contracts/campaign-manifest.ts';
import { EndingSchema } from '../../src/contracts/ending.ts';
import { FactionSchema } from '../../src/contracts/faction.ts';
import { NpcProfileSchema } from '../../src/contracts/npc-profile.ts';
import { BeatConditionsSchema } from '../../src/contracts/plot-beats.ts';
import { RulesSchema } from '../../src/contracts/rules.ts';
import { finish, type Outcome, PROGRAM } from '../skills/scaffold/support/narratoria.ts';
import { patternOf } from '../support/printed.ts';
import { makeTempFolder } from '../support/skills.ts';

const PAGE = readFileSync(path.join(import.meta.dirname, '../../docs/authors.md'), 'utf8');

/**
 * What stands after a fence: `sh` is run, `sh fails` is run and fails, `sh enrich` is run where campaigns can be enriched,
 * `text` is what was printed, and a language with a path is a file that the reader is told to write.
 */
const blocks = [...PAGE.matchAll(/^```([^\n]+)\n(.*?)^```$/gms)].map(([, info = '', body = '']) => ({
  info,
  body,
}));

/** A machine that is busy with other tests takes its time. */
const PATIENCE_MS = 120_000;

interface Step {
  name: string;
  /** Whether the program has what it takes. */
  isPossible: boolean;
  run(): Promise<void>;
}

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const work = path.join(scratch, 'work');
const shell = openShell();
const hasEnrichment = /^ +enrich\b/m.test((await shell('narratoria campaign --help')).stdout);

const steps = blocks.flatMap(({ info, body }, index): Step[] => {
  const [language, file] = info.split(' ');
  const next = blocks[index + 1];
  if (language === 'sh') {
    const printed = next?.info === 'text' ? next.body : null;
    const isPossible = file !== 'enrich' || hasEnrichment;
    return [
      { name: body.trimEnd(), isPossible, run: () => runAndCompare(body, file === 'fails' ? 1 : 0, printed) },
    ];
  }
  // Recipes are played by test/docs/authors-course.test.ts.
  return file === undefined || file === 'cookbook'
    ? []
    : [{ name: `writing ${file}`, isPossible: true, run: async () => write(file, body) }];
});

describe('the steps on the page, in order', () => {
  it('are there', () => {
    expect(steps.filter(({ name }) => name.startsWith('writing')).length).toBeGreaterThan(15);
    expect(steps.filter(({ name }) => name.startsWith('narratoria')).length).toBeGreaterThan(8);
  });

  for (const { name, isPossible, run } of steps) it.skipIf(!isPossible)(name, { timeout: PATIENCE_MS }, run);
});

describe('the page', () => {
  it.each<[string, TSchema & { properties: object }]>([
    ['`manifest.json`', CampaignManifestSchema],
    ['`characters/npcs/<name>/profile.json`', NpcProfileSchema],
    ['Front matter of an ending', EndingSchema],
    ['Front matter of `world/rules.md`', RulesSchema],
    ['Front matter of a faction', FactionSchema],
  ])('lists every field of %s', (heading, schema) => {
    const start = PAGE.indexOf(`\n${heading}`, PAGE.indexOf('\n## Every field'));
    const text = PAGE.slice(start + heading.length + 1).split(/\n\n(?=`|Front matter)/)[0] ?? '';
    const named = /^\n+\|/.test(text) ? firstColumn(text) : text.replace(/\(.*?\)/gs, '');
    expect(codesIn(named)).toEqual(Object.keys(schema.properties).toSorted());
  });

  it('lists every condition', () => {
    const text = PAGE.slice(PAGE.indexOf('| condition |')).split('\n\n')[0] ?? '';
    expect(codesIn(firstColumn(text))).toEqual(Object.keys(BeatConditionsSchema.properties).toSorted());
  });

  it('links only to sections that it has', () => {
    const anchors = [...PAGE.replace(/^```.*?^```$/gms, '').matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    const links = [...PAGE.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.filter((link) => !anchors.includes(link ?? ''))).toEqual([]);
    expect(anchors.filter((anchor) => !links.includes(anchor))).toEqual([]);
  });
});

async function runAndCompare(command: string, exitCode: number, printed: string | null): Promise<void> {
  const { code, stdout, stderr } = await shell(command);
  expect(code, stderr + stdout).toBe(exitCode);
  if (printed !== null) expect(stdout).toMatch(patternOf(printed));
}

function write(file: string, body: string): void {
  const target = path.join(work, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, body);
}

/** A shell in the reader's folder, with a home of its own. */
function openShell(): (command: string) => Promise<Outcome> {
  const program = path.join(scratch, 'bin', 'narratoria');
  for (const folder of [path.dirname(program), work]) mkdirSync(folder, { recursive: true });
  writeFileSync(program, `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`);
  chmodSync(program, 0o755);
  const env = {
    ...process.env,
    PATH: [path.dirname(program), process.env['PATH']].join(path.delimiter),
    NARRATORIA_HOME: path.join(scratch, 'home'),
    NARRATORIA_OFFLINE: '1',
    NO_COLOR: '1',
  };
  return (command) =>
    finish(spawn('/bin/sh', ['-ec', command], { cwd: work, env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

function firstColumn(table: string): string {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '')
    .join('\n');
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).toSorted();
}
