import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ScratchFolder extends Disposable {
  path: string;
}

/** An empty folder that is removed at the end of the block: `using scratch = scratchFolder('bench')`. */
export function scratchFolder(name: string): ScratchFolder {
  const folder = mkdtempSync(path.join(tmpdir(), `narratoria-${name}-`));
  return { path: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
