import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NarratoriaError } from '../../../src/base/errors.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { isPlayable } from '../../../src/campaign/problem.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { goodCampaign } from '../gallery/good.ts';
import { campaignFolder, type Files } from '../support/folder.ts';

const FILES = Object.keys(goodCampaign()).filter((file) => file !== 'README.md');
const JSON_FILES = FILES.filter((file) => file.endsWith('.json'));
const FRONT_MATTER = ['world/rules.md', 'plot/endings/dawn.md', 'lore/factions/pilots.md'];

/** Swaps one file of a good campaign, looks at what is said, and puts it back. */
function sayingsAbout(folder: string, good: Files, file: string, content: string | Uint8Array) {
  const place = path.join(folder, file);
  writeFileSync(place, content);
  try {
    const problems = validateCampaign(folder);
    for (const { message, hint, line, column } of problems) {
      expect(message).toMatch(/\S/);
      expect(hint).toMatch(/\S/);
      expect(line).toBeGreaterThan(0);
      expect(column).toBeGreaterThan(0);
    }
    expect(loads(folder)).toBe(problems.every(isPlayable));
    return problems;
  } finally {
    writeFileSync(place, good[file] ?? '');
  }
}

/** The loader refuses exactly what the validator says cannot be played, and says why. */
function loads(folder: string): boolean {
  try {
    loadCampaign(folder);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(NarratoriaError);
    expect((error as NarratoriaError).code).toBe('invalid_campaign');
    expect((error as NarratoriaError).hint).toContain('narratoria campaign validate');
    return false;
  }
}

describe('whatever stands in a file', () => {
  const good = goodCampaign();
  const folder = campaignFolder(good);

  it('random bytes never pass in silence where they cannot be read', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FILES), fc.uint8Array({ maxLength: 300 }), (file, bytes) => {
        const problems = sayingsAbout(folder, good, file, bytes);
        const isText = !/\.(?:png|ogg)$/.test(file);
        const isReadable = isText && bytes.length > 0 && isUtf8Text(bytes);
        if (!isReadable) expect(problems.filter((found) => found.file === file)).toHaveLength(1);
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  it('random JSON is judged by its contract', () => {
    fc.assert(
      fc.property(fc.constantFrom(...JSON_FILES), fc.json({ maxDepth: 5 }), (file, text) => {
        const problems = sayingsAbout(folder, good, file, text);
        // Nothing that chance writes has a title, a name or beats; a template alone may be empty.
        const isEmptyTemplate = file.endsWith('template.json') && text === '{}';
        if (!isEmptyTemplate) expect(problems.some((found) => found.file === file)).toBe(true);
      }),
      { seed: 12, numRuns: 60 },
    );
  });

  it('a good document with one value swapped is read to the end', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...JSON_FILES),
        fc.nat(),
        fc.jsonValue({ maxDepth: 2 }),
        (file, at, value) => {
          const document = JSON.parse(String(good[file])) as unknown;
          sayingsAbout(folder, good, file, JSON.stringify(withSwap(document, at, value), null, 2));
        },
      ),
      { seed: 13, numRuns: 60 },
    );
  });

  it('random lines of front matter never crash', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'a: &a [*a]',
        'x: !!js/function y',
        '- - -',
        '? {a: b}',
        '<<: *x',
        '\ttab: 1',
        'a: |',
        '...',
        '%YAML 9',
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...FRONT_MATTER), fc.array(line, { maxLength: 8 }), (file, lines) => {
        sayingsAbout(folder, good, file, `---\n${lines.join('\n')}\n---\n\nProse.\n`);
      }),
      { seed: 14, numRuns: 60 },
    );
  });

  it('random expressions never crash', () => {
    const beats = String(good['plot/beats.json']);
    const text = fc.stringMatching(/^[a-z0-9_.()[\]{}"'<>=!&|?:+*/% -]{0,40}$/);
    fc.assert(
      fc.property(text, (expression) => {
        const document = beats.replace('"odile.trust > 10 && player.nerve >= 2"', JSON.stringify(expression));
        sayingsAbout(folder, good, 'plot/beats.json', document);
      }),
      { seed: 15, numRuns: 60 },
    );
  });
});

function isUtf8Text(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0');
  } catch {
    return false;
  }
}

/** The document with the value at some place swapped, counted through in order. */
function withSwap(document: unknown, at: number, value: unknown): unknown {
  const places: (() => void)[] = [];
  const copy = structuredClone(document);
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      places.push(() => {
        (node as Record<string, unknown>)[key] = value;
      });
      visit((node as Record<string, unknown>)[key]);
    }
  };
  visit(copy);
  places[at % places.length]?.();
  return copy;
}
