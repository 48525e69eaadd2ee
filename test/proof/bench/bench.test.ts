import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECTIONS, sectionsFor } from '../../../proof/bench/sections.ts';
import { curve, exponentOf } from '../../../proof/bench/support/curve.ts';
import { type Measured, measured } from '../../../proof/bench/support/measured.ts';
import { sectionMarkdown } from '../../../proof/bench/support/text.ts';
import { withPart } from '../../../proof/support/document.ts';
import { MACHINE, runMain } from '../../support/measuring.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const bench = (...args: string[]) => runMain('proof/bench/main.ts', ...args);

function section(name: string, figures: Partial<Measured>): Measured {
  return { name, about: 'about', rows: [], curves: [], notes: [], seconds: 1, ...figures };
}

function withFigures(document: string, figures: Measured): string {
  return withPart(document, figures.name, sectionMarkdown(figures, MACHINE));
}

describe('the benchmarks', () => {
  it('are listed with what they stand beside', async () => {
    const { code, stdout } = await bench('--help');
    expect(code).toBe(0);
    for (const [name, { about }] of Object.entries(SECTIONS)) {
      expect(stdout).toContain(name);
      expect(stdout).toContain(about);
    }
  });

  it('that nobody knows are wrong usage', async () => {
    const { code, stderr } = await bench('nothing');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Nothing is called nothing')]);
  });

  it('print one object with the machine and the figures', { timeout: 120_000 }, async () => {
    const { code, stdout, stderr } = await bench('growth-tools', '--most', '5', '--json');
    expect([code, stderr]).toEqual([0, '']);
    const { machine, sections } = JSON.parse(stdout) as {
      machine: { node: string };
      sections: Measured[];
    };
    expect(machine.node).toBe(process.version);
    const [{ points = [], exponent } = {}] = sections[0]?.curves ?? [];
    expect(points.map(({ size }) => size)).toEqual([1, 5]);
    for (const { ours, limit } of points) expect(Math.min(ours, limit ?? 0)).toBeGreaterThan(0);
    expect(exponent).toBeTypeOf('number');
  });

  it('say so when there are too few sizes to see growth', { timeout: 120_000 }, async () => {
    const { code, stdout, stderr } = await bench('growth-tools', '--most', '1');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Executing a plan: one size says nothing about growth');
  });

  it('say so when one of them breaks off', async () => {
    const { rows, notes } = await measured('no-such-section', { about: '', most: 1 });
    expect(rows).toEqual([]);
    expect(notes).toEqual(['Not measured. There is no section no-such-section.']);
  });

  it('run growth only when asked', () => {
    expect(sectionsFor([]).some((name) => name.startsWith('growth'))).toBe(false);
    expect(sectionsFor(['growth']).length).toBeGreaterThanOrEqual(4);
    expect(sectionsFor(['decode'])).toEqual(['decode']);
  });
});

describe('docs/performance.md', () => {
  const document = readFileSync(path.join(ROOT, 'docs/performance.md'), 'utf8');

  it('has room for every section', () => {
    for (const name of Object.keys(SECTIONS)) {
      const written = withFigures(document, section(name, { notes: [`Nothing of ${name}.`] }));
      expect(written).toContain(`Nothing of ${name}.`);
      expect(written).toContain(`\`npm run bench -- ${name}\``);
    }
  });

  it('gets figures between the marks, and is the same when they are written again', () => {
    const points = [10, 100].map((size) => ({ size, ours: size * 2, limit: size }));
    const shape = { name: 'Walking', counted: 'steps', unit: 'ms', atMost: 1.15, limitIs: 'flying' } as const;
    const figures = section('a', { curves: [curve(shape, points)] });
    const page = '# Page\n<!-- figures: a -->\nold\n<!-- end: a -->\nkept\n';
    const once = withFigures(page, figures);
    expect(once).not.toContain('old');
    expect(once).toContain('| 100 | 200 ms | 2.0 ms | 100 ms | 2.00 x |');
    expect(once).toMatch(/^# Page\n.*\nkept\n$/s);
    expect(withFigures(once, figures)).toBe(once);
  });
});

describe('a curve', () => {
  it.each([
    [0, () => 7],
    [1, (size: number) => 3 * size],
    [2, (size: number) => size * size],
  ])('of power %i is recognised', (power, cost) => {
    expect(exponentOf([1, 10, 100].map((size) => ({ size, cost: cost(size) })))).toBeCloseTo(power);
  });

  it('that grows faster than it may is missed', () => {
    const points = [1, 10, 100].map((size) => ({ size, ours: size ** 1.5, limit: null }));
    const shape = { name: 'a', counted: 'b', unit: 'ms' } as const;
    expect(curve({ ...shape, atMost: 1.15 }, points).holds).toBe(false);
    expect(curve({ ...shape, atMost: 1.6 }, points).holds).toBe(true);
  });
});
