/**
 * Plays every sample premise and prints what came of it: `npm run premises [-- WORD…] [--seed S]`. Exit code 1 when one falls
 * short: fewer than eight in ten of its things matter again by scene 10, the question is not put by scene 4, the player does
 * not decide, or words of another premise come up.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { readArguments } from '../../scripts/arguments.ts';
import { enrichCampaign } from '../../src/campaign/enrich/enrich.ts';
import { HELD_OUT, UNSEEN } from '../../test/campaign/enrich/premises/held-out.ts';
import { measurePremise, type PremiseFigures } from '../../test/campaign/enrich/premises/measure.ts';
import { PREMISES, type SamplePremise } from '../../test/campaign/enrich/premises/premises.ts';
import { TWELVE } from '../../test/campaign/enrich/premises/twelve.ts';
import { playFolder } from '../../test/campaign/support/play.ts';
import { scratchFolder } from '../support/scratch.ts';

const HELP = 'npm run premises [-- WORD…] [--seed S]';
const SCENES = 40;

const { values: args, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: { seed: { type: 'string', default: 'x' } },
});
const all = [...PREMISES, ...HELD_OUT, ...UNSEEN, ...TWELVE];
const wanted = all.filter(
  ({ id }) => positionals.length === 0 || positionals.some((word) => id.includes(word)),
);

await setUpBuild();
using scratch = scratchFolder('premises');
const figures: PremiseFigures[] = [];
for (const sample of wanted) {
  const folder = write(sample);
  await enrichCampaign(folder, { now: new Date(), version: '0.0.0' });
  figures.push(measurePremise(sample, await playFolder(folder, { seed: args.seed, scenes: SCENES }), all));
  console.log(row(figures.at(-1) as PremiseFigures));
}
const mean = figures.reduce((sum, { again }) => sum + again, 0) / figures.length;
console.log(
  `${figures.length} premises, ${Math.round(100 * mean)}% of their things matter again by scene 10`,
);
process.exitCode = figures.every(isRight) ? 0 : 1;

function write({ id, title, setting, premise }: SamplePremise): string {
  const folder = path.join(scratch.path, id);
  for (const [file, text] of [
    ['manifest.json', JSON.stringify({ title, version: '1.0.0' })],
    ['world/setting.md', `${setting}\n`],
    ['plot/premise.md', `${premise}\n`],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

function isRight({ again, questionAt, decisionAt, ending, foreign }: PremiseFigures): boolean {
  return (
    again >= 0.8 && (questionAt ?? 99) <= 4 && decisionAt !== null && ending !== null && foreign.length === 0
  );
}

function row(one: PremiseFigures): string {
  const { id, again, questionAt, decisionAt, ending, missing, foreign } = one;
  return [
    `${isRight(one) ? 'ok  ' : 'SHORT'} ${id.padEnd(12)} ${String(Math.round(100 * again)).padStart(3)}%`,
    `question in scene ${questionAt ?? '-'}, decision in scene ${decisionAt ?? '-'}, ${ending ?? 'no ending'}`,
    ...(missing.length > 0 ? [`not again: ${missing.join(', ')}`] : []),
    ...(foreign.length > 0 ? [`foreign: ${foreign.join(', ')}`] : []),
  ].join('; ');
}
