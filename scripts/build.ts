/**
 * Bundles the command line to dist/narratoria.mjs, the page to dist/web/, and each `skills/<name>/src/<base>.ts` to
 * `skills/<name>/scripts/<base>.mjs`, one file that runs by itself; compiles the scenes of the shipped campaigns to dist/ink/.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type BuildOptions, build, type Message, type OutputFile } from 'esbuild';
import { BUILD_STAMP, buildFingerprint, readBuildStamp } from '../bin/lib/fingerprint.cjs';
import { compileScenes } from './build-ink.ts';
import { bundlePage } from './build-page.ts';
import { contentPlugin } from './content/plugin.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Packages with native code, with workers that they find beside their own files, or too large to read when not needed. */
const NOT_BUNDLED = [
  'esbuild',
  'node-llama-cpp',
  'onnxruntime-node',
  'sqlite-vec',
  '@resvg/resvg-js',
  '@dicebear/*',
  '*.node',
];

/** CommonJS packages call `require` for Node's modules, which an ES module does not have. */
const REQUIRE =
  "import { createRequire as createRequireOfBundle } from 'node:module';" +
  'var require = createRequireOfBundle(import.meta.url);';

const COMMON: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node24',
  supported: { 'regexp-unicode-property-escapes': true }, // else /\p{L}/u would be made anew at each use
  format: 'esm',
  mainFields: ['module', 'main'], // jsonc-parser's main is UMD, which cannot be bundled
  outdir: ROOT,
  outExtension: { '.js': '.mjs' },
  external: NOT_BUNDLED,
  banner: { js: REQUIRE },
  tsconfigRaw: {},
  logLevel: 'silent',
};

interface Output {
  file: string;
  contents: Uint8Array | string;
  mode: number;
}

async function bundleProgram(): Promise<Output[]> {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [
      { in: 'src/cli/main.ts', out: 'dist/narratoria' },
      { in: 'src/store/sqlite/thread/main.ts', out: 'dist/store-thread' },
      { in: 'src/campaign/reader/main.ts', out: 'dist/campaign-reader' },
      { in: 'src/engine/trial/main.ts', out: 'dist/trial-thread' },
      { in: 'src/models/inference/host.ts', out: 'dist/inference-host' },
    ],
    chunkNames: 'dist/chunks/[name]-[hash]',
    splitting: true,
    sourcemap: true,
    write: false,
  });
  return outputFiles.map((file) => ({ file: placeOf(file), contents: file.contents, mode: 0o644 }));
}

async function bundleSkills(): Promise<Output[]> {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: skillSources().map((source) => ({ in: source, out: outputOf(source) })),
    minifyWhitespace: true,
    plugins: [contentPlugin],
    write: false,
  });
  return outputFiles.map((file) => ({ file: placeOf(file), contents: withHashbang(file.text), mode: 0o755 }));
}

function skillSources(): string[] {
  return fs.globSync('skills/*/src/*.ts', { cwd: ROOT }).filter((source) => !source.endsWith('.d.ts'));
}

function outputOf(source: string): string {
  const { dir, name } = path.parse(source);
  const [skills = '', skill = '', , ...inside] = dir.split(path.sep);
  return path.join(skills, skill, 'scripts', ...inside, name);
}

function placeOf(file: OutputFile): string {
  return path.relative(ROOT, file.path);
}

function isChunk(file: string): boolean {
  return [path.join('dist', 'chunks'), path.join('dist', 'web', 'assets')].includes(path.dirname(file));
}

function withHashbang(code: string): string {
  return code.startsWith('#!') ? code : `#!/usr/bin/env node\n${code}`;
}

/** Writes under another name first, so that nobody ever runs half a file. */
function writeWhole({ file, contents, mode }: Output): void {
  const target = path.join(ROOT, file);
  const unfinished = `${target}.${process.pid}.tmp`;
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(unfinished, contents, { mode });
  fs.renameSync(unfinished, target);
}

/** Removes what no build writes any more; the last build's chunks stay for a program that still runs on them. */
function removeStale(outputs: string[], previous: string[]): void {
  const kept = new Set([...outputs, ...previous.filter(isChunk), path.relative(ROOT, BUILD_STAMP)]);
  for (const file of fs.globSync(['dist/**', 'skills/*/scripts/**/*.{mjs,tmp}'], { cwd: ROOT })) {
    if (!kept.has(file) && fs.statSync(path.join(ROOT, file)).isFile()) fs.rmSync(path.join(ROOT, file));
  }
}

function previousOutputs(): string[] {
  return readBuildStamp()?.outputs ?? [];
}

function describe({ text, location }: Message): string {
  return location ? `${location.file}:${location.line}:${location.column + 1}: ${text}` : text;
}

function isBuildFailure(error: unknown): error is Error & { errors: Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

try {
  // Taken before anything is read: a source that changes meanwhile makes the next build.
  const fingerprint = buildFingerprint();
  const [program, skills, page] = await Promise.all([bundleProgram(), bundleSkills(), bundlePage()]);
  const scenes = (await compileScenes()).map((compiled) => ({ ...compiled, mode: 0o644 }));
  const outputs = [...program, ...skills, ...page.files, ...scenes];
  const files = outputs.map(({ file }) => file);
  const previous = previousOutputs();

  // The chunks first: the program that names them must not be there before them.
  for (const output of outputs.toSorted((a, b) => Number(isChunk(b.file)) - Number(isChunk(a.file)))) {
    writeWhole(output);
  }
  removeStale(files, previous);
  const stamp = JSON.stringify({ fingerprint, outputs: files });
  writeWhole({ file: path.relative(ROOT, BUILD_STAMP), contents: stamp, mode: 0o644 });
  console.log(`The page starts with ${Math.round(page.startBytes / 1000)} kB of script (gzip).`);
} catch (error) {
  console.error(isBuildFailure(error) ? error.errors.map(describe).join('\n') : error);
  process.exitCode = 1;
}
