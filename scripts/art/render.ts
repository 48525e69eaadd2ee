import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encodeWebp, { init } from '@jsquash/webp/encode.js';
import { Resvg } from '@resvg/resvg-js';

const NO_FONTS = { font: { loadSystemFonts: false } };
const QUALITY = 82;

export function toPng(svg: string): Buffer {
  return new Resvg(svg, NO_FONTS).render().asPng();
}

export async function toWebp(svg: string): Promise<Buffer> {
  await ready();
  const { pixels, width, height } = new Resvg(svg, NO_FONTS).render();
  const image = { data: new Uint8ClampedArray(pixels), width, height, colorSpace: 'srgb' as const };
  return Buffer.from(await encodeWebp(image, { quality: QUALITY }));
}

let encoder: Promise<unknown> | null = null;

/** The encoder would fetch its WebAssembly from an address; here it lies on the disk. */
function ready(): Promise<unknown> {
  encoder ??= (async () => {
    const file = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
    const wasmBinary = readFileSync(file);
    await init({ wasmBinary } as unknown as Parameters<typeof init>[0]);
  })();
  return encoder;
}
