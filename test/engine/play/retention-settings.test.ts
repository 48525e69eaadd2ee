import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readRetentionSettings } from '../../../src/engine/play/retention-settings.ts';
import { makeTempFolder } from '../../support/skills.ts';

const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

describe('the settings of retention', () => {
  const settingsOf = async (text: string | null) => {
    const home = makeTempFolder();
    homes.push(home);
    if (text !== null) writeFileSync(path.join(home, 'settings.json'), text);
    return await readRetentionSettings(home);
  };

  it('keep everything unless they are there', async () => {
    expect(await settingsOf(null)).toEqual({ policy: {}, problem: null });
    expect(await settingsOf('{"theme": "dark"}')).toEqual({ policy: {}, problem: null });
    expect(await settingsOf('{"retention": {"maxAgeDays": 365, "maxCount": 5000}}')).toEqual({
      policy: { maxAgeDays: 365, maxCount: 5000 },
      problem: null,
    });
  });

  it.each([
    ['{"retention": {"maxCount": 0}}', /settings\.json.*maxCount.*Every memory is kept/],
    ['{"retention": {"maxcount": 10}}', /settings\.json.*maxcount.*Every memory is kept/],
    ['{"retention": 5}', /settings\.json.*Every memory is kept/],
    ['{"retention":\n {"maxCount": }}', /settings\.json:2: .*Every memory is kept/],
  ])('that are wrong are named, and nothing is let go: %s', async (text, problem) => {
    expect(await settingsOf(text)).toEqual({ policy: {}, problem: expect.stringMatching(problem) });
  });
});
