/** Formats the repository and mends what the linter can mend by itself. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

const { status } = spawnSync(process.execPath, [biome, 'check', '--write', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
