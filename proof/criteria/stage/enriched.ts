import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../../support/program.ts';
import { SEEDS, writeFiles } from './campaigns.ts';
import type { Stage } from './stage.ts';

export interface Enrichment {
  folder: string;
  seedFiles: number;
  ms: number;
  code: number | null;
  /** Files of the first run; a second one follows, which should add nothing. */
  added: number;
  before: Map<string, string>;
  after: Map<string, string>;
}

/** Campaigns of one, two and three files, filled out with `campaign enrich`. */
export function enrichments(stage: Stage): Promise<Enrichment[]> {
  return stage.once('enrichments', async () => {
    const done: Enrichment[] = [];
    for (const files of stage.isQuick ? SEEDS.slice(-1) : SEEDS) {
      const folder = writeFiles(path.join(stage.folder(), 'crossing'), files);
      const before = hashes(folder);
      const { ms, code } = await runProgram(['campaign', 'enrich', folder, '--json'], {
        home: stage.folder(),
      });
      const added = hashes(folder).size;
      await runProgram(['campaign', 'enrich', folder, '--json'], { home: stage.folder() });
      done.push({
        folder,
        seedFiles: before.size,
        ms,
        code,
        before,
        added: added - before.size,
        after: hashes(folder),
      });
    }
    return done;
  });
}

function hashes(folder: string): Map<string, string> {
  const files = globSync('**/*', { cwd: folder }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}
