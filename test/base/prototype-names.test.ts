import { describe, expect, it } from 'vitest';
import { resolveMacros } from '../../src/campaign/import/macros.ts';
import { timeOfHeading } from '../../src/campaign/prose.ts';
import { baseForms } from '../../src/planner/lexicon.ts';
import { unitsBetween } from '../../src/rules/decay.ts';
import { pastTense } from '../../src/sdk/language.ts';
import { mediaTypeOf } from '../../src/server/media/types.ts';
import { calibrationOf } from '../../src/store/search/calibration.ts';

/** What every object has without anybody having put it there. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

describe.each(INHERITED)('the word %s from outside is a word like any other', (word) => {
  it('in the ending of a file', () => {
    expect(mediaTypeOf(`art/x.${word}`)).toBeNull();
  });

  it('in what the player or an author writes', () => {
    expect(baseForms(word).every((form) => typeof form === 'string')).toBe(true);
    expect(pastTense(word)).toMatch(/ed$|d$/);
    expect(timeOfHeading(word)).toBeNull();
    expect(resolveMacros(`{{user}} ${word} the door.`, { character: 'Mira' })).toContain(word.slice(0, 5));
  });

  it('in settings', () => {
    expect(unitsBetween('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', word)).toBeNaN();
    expect(calibrationOf(word)).toEqual(calibrationOf('unknown'));
  });
});
