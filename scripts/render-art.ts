/** Renders the pictures of a campaign from their SVG sources in art-sources; see docs/art-and-music.md. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import encodeWebp, { init } from '@jsquash/webp/encode.js';
import { Resvg } from '@resvg/resvg-js';
import type { Provenance } from '../src/contracts/asset-metadata.ts';
import { isCalled, misused, readArguments } from './arguments.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const RENDERED_BY = 'narratoria/scripts/render-art@1.0.0';
const WEBP_QUALITY = 82;
const HELP = `node bin/dev scripts/render-art.ts CAMPAIGN [NAME…]

Renders the pictures of a campaign from art-sources/CAMPAIGN. NAME is a source without its ending, such as
characters/hester; without a name all are rendered.`;

export type Format = 'png' | 'webp';

export async function render(svg: string, format: Format): Promise<Buffer> {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  if (format === 'png') return image.asPng();
  const { pixels, width, height } = image;
  await loadEncoder();
  const data = { data: new Uint8ClampedArray(pixels), width, height, colorSpace: 'srgb' as const };
  return Buffer.from(await encodeWebp(data, { quality: WEBP_QUALITY }));
}

let encoder: Promise<unknown> | null = null;

/** By itself the encoder would fetch its WebAssembly over HTTP. */
function loadEncoder(): Promise<unknown> {
  encoder ??= (async () => {
    const file = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
    const wasmBinary = readFileSync(file);
    await init({ wasmBinary } as Parameters<typeof init>[0]);
  })();
  return encoder;
}

/** The names of a campaign's sources: `cover`, `characters/hester`. */
export function sourcesOf(campaign: string): string[] {
  return globSync('**/*.svg', { cwd: path.join(ROOT, 'art-sources', campaign) })
    .map((file) => file.replaceAll(path.sep, '/').replace(/\.svg$/, ''))
    .sort();
}

export function sourceFile(campaign: string, name: string): string {
  return path.join(ROOT, 'art-sources', campaign, `${name}.svg`);
}

/** Where a picture is kept, and in which format: WebP, unless there is a PNG already. */
export function pictureFile(campaign: string, name: string): { file: string; format: Format } {
  const png = path.join(ROOT, 'campaigns', campaign, 'art', `${name}_generated.png`);
  if (existsSync(png)) return { file: png, format: 'png' };
  return { file: png.replace(/png$/, 'webp'), format: 'webp' };
}

/** Writes the picture and its provenance. One that has not changed is left alone and keeps its date. */
async function renderPicture(campaign: string, name: string): Promise<string> {
  const svg = readFileSync(sourceFile(campaign, name), 'utf8');
  const { file, format } = pictureFile(campaign, name);
  const bytes = await render(svg, format);
  const shown = path.relative(ROOT, file);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return `${shown}: unchanged`;
  const provenance = {
    source_model: RENDERED_BY,
    generated_at: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    seed_data: titleIn(svg),
    version: '1.0.0',
  } satisfies Provenance;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  writeFileSync(`${file}.provenance.json`, `${JSON.stringify(provenance, null, 2)}\n`);
  return `${shown}: ${(bytes.length / 1024).toFixed(0)} KiB`;
}

/** What the picture shows, from the `<title>` of its source. */
export function titleIn(svg: string): string {
  const text = /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '';
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&').trim();
}

if (isCalled(import.meta.filename)) {
  const { positionals } = readArguments(HELP, { allowPositionals: true });
  const [campaign, ...wanted] = positionals;
  if (campaign === undefined) misused('Name a campaign');
  const names = sourcesOf(campaign);
  const missing = (names.length === 0 ? ['*'] : wanted).filter((name) => !names.includes(name));
  if (missing.length > 0)
    misused(`There is no ${missing.map((name) => `art-sources/${campaign}/${name}.svg`).join(', ')}`);
  for (const name of wanted.length > 0 ? wanted : names) console.log(await renderPicture(campaign, name));
}
