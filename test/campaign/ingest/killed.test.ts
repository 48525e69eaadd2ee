import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/base/random.ts';
import { bundle } from '../../store/support/bundle.ts';
import { temporaryHome } from '../../store/support/homes.ts';
import { isVerifying } from '../../support/length.ts';
import { campaignWith, write } from './support/campaigns.ts';

const ROUNDS = isVerifying ? 12 : 3;
const FILES = 120;
const PARAGRAPHS = 6;
/** Every file has been read by then, and some of them are written, but not all. */
const IN_THE_MIDDLE = 95;

let program: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
  program = await bundle('test/campaign/ingest/support/ingester.ts');
});
afterAll(() => program.remove());

interface Run {
  found: [string, string][];
  ok: boolean;
  done: number | null;
}

/** Takes the campaign in, and is killed when it has come so far: `from` outside wherever it is by then, or right there. */
function ingestAndKill(
  home: string,
  folder: string,
  atStep: number | null,
  from: 'outside' | 'inside' = 'outside',
): Promise<Run> {
  const itself = from === 'inside' ? [String(atStep)] : [];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program.file, home, folder, ...itself], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: path.join(path.dirname(program.file), 'compiled') },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const step = Number(/"step":(\d+)\}\n[^\n]*$/.exec(output)?.[1] ?? 0);
      if (from === 'outside' && atStep !== null && step >= atStep) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', () => {
      const lines = output
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Partial<Run>);
      resolve({ found: [], ok: false, done: null, ...Object.assign({}, ...lines) });
    });
  });
}

/** The lore of every file, all of one version. */
function version(number: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: FILES }, (_, file) => [
      `lore/${file % 7}/file-${file}.md`,
      Array.from({ length: PARAGRAPHS }, (_, index) => `Paragraph ${index}, version ${number}.`).join('\n\n'),
    ]),
  );
}

describe('ingestion that is killed', () => {
  it(`leaves every file as it was or as it is, ${ROUNDS} times`, async () => {
    const home = temporaryHome();
    const folder = campaignWith(version(0));
    const random = createRandom('killed ingestion');
    await ingestAndKill(home, folder, null);
    let inTheMiddle = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      write(folder, version(round));
      const { found, ok } = await (round === 1
        ? ingestAndKill(home, folder, IN_THE_MIDDLE, 'inside')
        : ingestAndKill(home, folder, 1 + random.below(FILES - 1)));
      expect(ok).toBe(true);
      const versions = new Map<string, string[]>();
      for (const [file, content] of found) versions.set(file, [...(versions.get(file) ?? []), content]);
      expect(versions.size).toBe(FILES);
      for (const chunks of versions.values()) {
        expect(chunks).toHaveLength(PARAGRAPHS);
        expect(new Set(chunks.map((chunk) => /version (\d+)/.exec(chunk)?.[1])).size).toBe(1);
      }
      if (new Set(found.map(([, content]) => /version (\d+)/.exec(content)?.[1])).size > 1) inTheMiddle += 1;
    }
    expect(inTheMiddle).toBeGreaterThan(0);
    expect((await ingestAndKill(home, folder, null)).done).toBe(FILES * PARAGRAPHS);
    const { found } = await ingestAndKill(home, folder, null);
    expect(found.every(([, content]) => content.endsWith(`version ${ROUNDS}.`))).toBe(true);
  }, 110_000);
});
