import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandFor } from '../../src/skills/process/command.ts';
import { MECHANISMS, type Mechanism, mechanismFor } from '../../src/skills/process/confine/mechanism.ts';
import type { Box } from '../../src/skills/process/confinement.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import { compare, type Row, rowOf } from './support/measure.ts';

const ROUNDS = 20;

/** The smallest script in each language. */
const SCRIPTS: Readonly<Record<string, string>> = {
  'script.mjs': 'console.log(\'{"version":"0","type":"done","ok":true}\');\n',
  'script.py': 'print(\'{"version":"0","type":"done","ok":true}\')\n',
  'script.sh': 'echo \'{"version":"0","type":"done","ok":true}\'\n',
};

/** The smallest script in Node, Python and sh with each mechanism that works here, beside the same script unconfined. */
export async function benchConfinement(): Promise<Row[]> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'narratoria-bench-')));
  const dataFolder = path.join(folder, 'data');
  mkdirSync(dataFolder);
  const box = { skill: 'bench', skillFolder: folder, dataFolder, read: [], write: [], network: false };
  const rows: Row[] = [];
  try {
    for (const [name, text] of Object.entries(SCRIPTS)) {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      const suitable = MECHANISMS.filter(
        (mechanism) => mechanismFor(commandFor(file), [mechanism]) !== 'none',
      );
      for (const mechanism of suitable) rows.push(await benchScript(file, mechanism, box));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

async function benchScript(file: string, mechanism: Mechanism, box: Box): Promise<Row> {
  const runner = new ProcessRunner({ mechanisms: [mechanism] });
  const run = async (within: Box | null) => {
    const { error } = await runner.run({
      file,
      cwd: box.dataFolder,
      box: within,
      inputLine: '{}\n',
      timeLimit: { ms: 30_000, code: 'tool_timeout' },
    });
    if (error !== null) throw new Error(`${file} with ${mechanism}: ${error.message}`);
  };
  const times = await compare(
    () => run(box),
    () => run(null),
    ROUNDS,
  );
  await runner.close();
  const name = `${path.extname(file)} with ${mechanism}`;
  return rowOf({ name, limitIs: 'the same script, not confined', ...times });
}
