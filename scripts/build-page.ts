/** Bundles the page, web/, to dist/web/: one start chunk, one more for each route, fonts, service worker. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Metafile, type OutputFile, type Plugin } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGE = 'dist/web';

export interface PageFile {
  file: string;
  contents: Uint8Array | string;
  mode: number;
}

interface Page {
  files: PageFile[];
  /** What a browser loads before it shows anything, in bytes after gzip. */
  startBytes: number;
  /** The files it is made from, and those of its start. */
  sources: string[];
  startSources: string[];
}

const COMMON: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  platform: 'browser',
  target: ['chrome120', 'firefox121', 'safari17.2'],
  format: 'esm',
  jsx: 'automatic',
  tsconfigRaw: {},
  outdir: PAGE,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'silent',
};

/** `@mui/icons-material/Add` becomes the export `Add` of our own few icons. */
const ICONS: Plugin = {
  name: 'icons',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@mui\/icons-material\// }, ({ path: name }) => ({
      path: name.split('/').at(-1) ?? '',
      namespace: 'icons',
    }));
    onLoad({ filter: /.*/, namespace: 'icons' }, ({ path: name }) => ({
      contents: `export { ${name} as default } from './web/shims/mui-icons.tsx';`,
      resolveDir: ROOT,
    }));
  },
};

/** rjsf's core brings a helper for tests that wants Ajv; the page checks its forms without, and never calls it. */
const NO_AJV: Plugin = {
  name: 'no-ajv',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@rjsf\/validator-ajv8$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'nothing',
    }));
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export default undefined;' }));
  },
};

export async function bundlePage(): Promise<Page> {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    entryPoints: { main: 'web/main.tsx' },
    splitting: true,
    metafile: true,
    write: false,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file' },
    plugins: [ICONS, NO_AJV],
  });
  const start = startFiles(metafile);
  const assets = outputFiles.map((file) => ({ file: placeOf(file), contents: file.contents, mode: 0o644 }));
  const index = { file: `${PAGE}/index.html`, contents: indexWith(start), mode: 0o644 };
  const files = [...assets, index, ...publicFiles(), await serviceWorker(assets, start)];
  const startBytes = assets
    .filter(({ file }) => start.includes(file) && file.endsWith('.js'))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  const startSources = start.flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
  return { files, startBytes, sources: Object.keys(metafile.inputs).filter(isFile), startSources };
}

/** The entry, what it imports without being asked, and the style sheets. */
function startFiles({ outputs }: Metafile): string[] {
  const entry = Object.keys(outputs).find(
    (file) => outputs[file]?.entryPoint === 'web/main.tsx' && file.endsWith('.js'),
  );
  if (entry === undefined) throw new Error('The bundle of the page has no entry.');
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { path: next, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') visit(next);
  };
  visit(entry);
  // esbuild loads no style sheet with a chunk that is imported later, so the page has them all; they are small.
  return [...found, ...Object.keys(outputs).filter((file) => file.endsWith('.css'))];
}

function indexWith(start: string[]): string {
  const tags = start.map((file, position) => {
    const address = addressOf(file);
    if (file.endsWith('.css')) return `<link rel="stylesheet" href="${address}" />`;
    return position === 0
      ? `<script type="module" src="${address}"></script>`
      : `<link rel="modulepreload" href="${address}" />`;
  });
  const page = fs.readFileSync(path.join(ROOT, 'web/index.html'), 'utf8');
  return page.replace('<!-- start -->', tags.join('\n    '));
}

function publicFiles(): PageFile[] {
  return fs.readdirSync(path.join(ROOT, 'web/public')).map((name) => ({
    file: `${PAGE}/${name}`,
    contents: fs.readFileSync(path.join(ROOT, 'web/public', name)),
    mode: 0o644,
  }));
}

/**
 * Keeps the scripts of the page and the Latin letters; the rest is kept when it is first used. Scripts are all kept from the
 * beginning, so that an open page never takes one from another program that has the port after the server has ended.
 */
async function serviceWorker(assets: PageFile[], start: string[]): Promise<PageFile> {
  const kept = assets
    .map(({ file }) => file)
    .filter(
      (file) =>
        start.includes(file) ||
        file.endsWith('.js') ||
        /\/(literata-latin-opsz|roboto-flex-latin-wght)-/.test(file),
    );
  const shell = ['/', ...kept.map(addressOf), '/icon.svg', '/manifest.webmanifest'];
  const version = crypto.createHash('sha256').update(shell.join()).digest('hex').slice(0, 12);
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: { sw: 'web/sw.ts' },
    define: { SHELL_FILES: JSON.stringify(shell), SHELL_NAME: JSON.stringify(`shell-${version}`) },
    write: false,
  });
  return { file: `${PAGE}/sw.js`, contents: outputFiles[0]?.contents ?? '', mode: 0o644 };
}

/** What a plugin made up, such as the icons, is no file. */
const isFile = (input: string): boolean => !input.includes(':');
const placeOf = (file: OutputFile): string => path.relative(ROOT, file.path).split(path.sep).join('/');
const addressOf = (file: string): string => file.slice(PAGE.length);
