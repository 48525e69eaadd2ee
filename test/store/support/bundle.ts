import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A program of the tests, bundled with the store as the real one is, so that it starts fast enough to be killed often. */
export async function bundle(source: string): Promise<{ file: string; remove(): void }> {
  const cache = path.join(ROOT, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'narratoria-store-'));
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  await build({
    absWorkingDir: ROOT,
    entryPoints: [
      { in: source, out: 'dist/program' },
      { in: 'src/store/sqlite/thread/main.ts', out: 'dist/store-thread' },
    ],
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'dist/chunks/[name]-[hash]',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'], // as in scripts/build.ts
    outExtension: { '.js': '.mjs' },
    external: ['sqlite-vec'],
    banner: { js: "import { createRequire as r } from 'node:module'; var require = r(import.meta.url);" },
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  return {
    file: path.join(folder, 'dist', 'program.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
