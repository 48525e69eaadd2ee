import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Figures, figuresOf } from './support/figures.ts';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'narratoria-figures-'));
let figures: Figures;

// Whole stories with real processes; how long that takes is the machine's business.
beforeAll(async () => {
  vi.stubEnv('NARRATORIA_HOME', home);
  vi.stubEnv('NARRATORIA_OFFLINE', '1');
  figures = await figuresOf('low-water', 36);
}, 900_000);

afterAll(() => {
  vi.unstubAllEnvs();
  fs.rmSync(home, { recursive: true, force: true });
});

it('says no sentence twice within thirty scenes', () => expect(figures.repeated).toEqual([]));

it('seldom uses four words again in the same order', () => expect(figures.echoes).toBeLessThan(0.06));

it('tells two or three paragraphs, not a word or two', () => {
  expect(figures.words.least).toBeGreaterThanOrEqual(35);
  expect(figures.words.mean).toBeGreaterThan(80);
  expect(figures.words.mean).toBeLessThan(220);
});

it('names something of this campaign in every scene that it makes itself', () => {
  expect(figures.nameless).toEqual([]);
  expect(figures.names.mean).toBeGreaterThan(2.5);
});

it('lets earlier deeds show', () => expect(figures.recalls).toBeGreaterThan(0.08));
