import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { homeFolder } from '../../base/home.ts';
import { isJsonObject } from '../../base/json.ts';
import { packageRoot } from '../../base/package-root.ts';
import { compileInk } from './compile.ts';
import type { CompiledInk, InkFile } from './story.ts';

/** Goes up when the same text gives something else. */
const FORMAT = 3;
/** What is compiled sooner than that is not worth a file. */
const WORTH_A_FILE_MS = 100;
const MOST_FILES = 24;
const MOST_REMEMBERED = 4;

/** The last few in this process: a campaign is checked and read one after the other. */
const remembered = new Map<string, CompiledInk>();

/** Compiles scenes, unless the same texts were compiled before: here, at home, or by the build. */
export function compileCached(files: readonly InkFile[], home = homeFolder()): CompiledInk {
  const key = keyOf(files);
  const known = remembered.get(key) ?? readFile(fileOf(home, key)) ?? readFile(builtFile(packageRoot(), key));
  if (known !== null) return remember(key, known);
  const startedAt = performance.now();
  const compiled = compileInk(files);
  if (performance.now() - startedAt >= WORTH_A_FILE_MS) writeFile(fileOf(home, key), compiled, home);
  return remember(key, compiled);
}

/** What the build writes for scenes that are shipped, so that nobody waits for them at the first start. */
export function builtScenes(files: readonly InkFile[]): { file: string; contents: string } {
  return { file: builtFile('', keyOf(files)), contents: JSON.stringify(compileInk(files)) };
}

function keyOf(files: readonly InkFile[]): string {
  const hash = createHash('sha256').update(String(FORMAT));
  for (const { file, text } of files) hash.update(`\0${file}\0${text}`);
  return hash.digest('hex').slice(0, 40);
}

const folderIn = (home: string) => path.join(home, 'cache', 'ink');
const fileOf = (home: string, key: string) => path.join(folderIn(home), `${key}.json`);
const builtFile = (root: string, key: string) => path.join(root, 'dist', 'ink', `${key}.json`);

function remember(key: string, compiled: CompiledInk): CompiledInk {
  remembered.delete(key);
  remembered.set(key, compiled);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return compiled;
}

/** A file that is not there or damaged is as good as none: the scenes are compiled again. */
function readFile(file: string): CompiledInk | null {
  if (!existsSync(file)) return null;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isJsonObject(value) && Array.isArray(value['flows']) && Array.isArray(value['faults'])
      ? (value as Partial<CompiledInk> as CompiledInk)
      : null;
  } catch {
    return null;
  }
}

/** A cache that cannot be written costs a second at the next start, and nobody needs to know. */
function writeFile(file: string, compiled: CompiledInk, home: string): void {
  if (!existsSync(home)) return;
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(temporary, JSON.stringify(compiled), { mode: 0o600 });
    renameSync(temporary, file);
    removeOldest(path.dirname(file));
  } catch {
    rmSync(temporary, { force: true });
  }
}

function removeOldest(folder: string): void {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const newestFirst = files.toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const file of newestFirst.slice(MOST_FILES)) rmSync(file, { force: true });
}
