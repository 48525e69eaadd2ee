/** Draws the ten people in each preset on one sheet and prints where it is: `node test/skills/portraits/contact-sheet.ts [folder]`. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { drawPortrait } from '../../../skills/character-portraits/src/drawing/draw.ts';
import { render } from '../../../skills/character-portraits/src/drawing/render.ts';
import { readTraits } from '../../../skills/character-portraits/src/reading/read.ts';
import { PEOPLE } from './people.ts';

const CELL = 256;
const PRESETS = ['realistic', 'stylized', 'anime', 'pixel'] as const;

const cells: string[] = [];
for (const [row, preset] of PRESETS.entries())
  for (const [column, { id, description }] of PEOPLE.entries()) {
    const png = await render(await drawPortrait({ traits: readTraits(description), preset, seed: id }), CELL);
    const place = `x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}"`;
    cells.push(`<image ${place} href="data:image/png;base64,${png.toString('base64')}"/>`);
  }
const [width, height] = [PEOPLE.length * CELL, PRESETS.length * CELL];
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${cells.join('')}</svg>`;
const folder = process.argv[2] ?? mkdtempSync(path.join(tmpdir(), 'portraits-'));
const file = path.join(folder, 'contact-sheet.png');
writeFileSync(file, new Resvg(sheet).render().asPng());
console.log(file);
