import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadCampaign } from '../src/campaign/load.ts';
import { validateCampaign } from '../src/campaign/validate/index.ts';
import { type Budget, compare, isWithin, type Row } from './support/measure.ts';

const LORE_FILES = 1000;
const ROUNDS = 7;
const MOST_MS = 2000;
const VALIDATE: Budget = { kind: 'at most', ratio: 6 };

const WORDS = 'tide salt lamp keeper ship rope winter debt stair glass harbour bell storm letter oar';

/** A campaign of 1,000 lore files: validating and loading it, against merely reading every file in it. */
export async function benchValidation(): Promise<Row[]> {
  const folder = largeCampaign();
  try {
    return [
      await row('validate 1,000 lore files', () => void validateOnce(folder), folder, VALIDATE),
      await row('load 1,000 lore files', () => void loadCampaign(folder), folder, null),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function row(name: string, work: () => void, folder: string, budget: Budget | null): Promise<Row> {
  const { oursMs, limitMs, ratio } = await compare(work, () => readAll(folder), ROUNDS);
  return {
    name,
    ours: oursMs,
    limit: limitMs,
    limitIs: 'reading the same files',
    unit: 'ms',
    ratio,
    budget,
    holds: budget === null ? null : isWithin(ratio, budget) && oursMs <= MOST_MS,
    rounds: ROUNDS,
  };
}

function validateOnce(folder: string): void {
  const problems = validateCampaign(folder);
  if (problems.length > 0) throw new Error(`It is not valid: ${problems[0]?.message}`);
}

function readAll(folder: string): void {
  let length = 0;
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) length += readFileSync(path.join(file.parentPath, file.name), 'utf8').length;
  }
  if (length === 0) throw new Error('There was nothing to read.');
}

/** Twelve paragraphs in each file, with links and names as authors use them. */
function largeCampaign(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-bench-campaign-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  write('manifest.json', JSON.stringify({ title: 'A thousand tales', version: '1.0.0' }));
  const words = WORDS.split(' ');
  const sentence = (seed: number) =>
    `The ${words[seed % 15]} and the ${words[(seed * 7) % 15]} of year ${seed} were never told apart.`;
  for (let index = 0; index < LORE_FILES; index += 1) {
    const isPlace = index < 40;
    const paragraphs = Array.from(
      { length: 12 },
      (_, row) => `${sentence(index + row)} ${sentence(index * row)}`,
    );
    const link = isPlace ? `\n\nA path leads to [the next](place-${(index + 1) % 40}.md).` : '';
    const name = isPlace ? `lore/locations/place-${index}.md` : `lore/part-${index % 20}/tale-${index}.md`;
    write(name, `# The ${words[index % 15]} number ${index}\n\n${paragraphs.join('\n\n')}${link}\n`);
  }
  return folder;
}
