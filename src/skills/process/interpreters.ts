import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Which program runs a script that does not say so itself, by file extension. docs/protocol.md shows this table. */
export const INTERPRETERS: Readonly<Record<string, readonly string[]>> = {
  '.mjs': ['node'],
  '.js': ['node'],
  '.cjs': ['node'],
  '.ts': ['node'],
  '.mts': ['node'],
  '.py': ['python3', 'python'],
  '.sh': ['sh'],
  '.bash': ['bash'],
  '.rb': ['ruby'],
  '.pl': ['perl'],
  '.lua': ['lua'],
  '.php': ['php'],
  '.dart': ['dart'],
};

const found = new Map<string, string>();

/**
 * The absolute path of a program on the PATH, or null. `node` is the Node that runs us.
 * A version manager's shim is taken only when nothing else is there: it costs 150 ms a start.
 */
export function findProgram(name: string, searchPath: string = process.env['PATH'] ?? ''): string | null {
  if (name === 'node') return process.execPath;
  if (path.isAbsolute(name)) return isProgram(name) ? name : null;
  const key = `${name}\0${searchPath}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const suffixes = process.platform === 'win32' ? ['.exe', ''] : [''];
  const candidates = searchPath
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .flatMap((folder) => suffixes.map((suffix) => path.join(folder, name + suffix)))
    .filter(isProgram);
  const program = candidates.find((file) => !/[\\/]shims[\\/]/.test(file)) ?? candidates[0] ?? null;
  if (program !== null) found.set(key, program); // what is missing may be installed meanwhile
  return program;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
