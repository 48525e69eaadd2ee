import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readExecutionSettings } from '../../../src/engine/play/execution-settings.ts';
import { makeTempFolder } from '../../support/skills.ts';

const home = makeTempFolder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the settings of plans', () => {
  const settingsOf = async (text: string) => {
    writeFileSync(path.join(home, 'settings.json'), text);
    return await readExecutionSettings(home);
  };

  it('say how long and how wide plans run', async () => {
    expect(await settingsOf('{"theme": "dark"}')).toEqual({ limits: {}, problem: null });
    expect(
      await settingsOf('{"execution": {"planTimeout": 90000, "toolTimeout": 5000, "concurrency": 2}}'),
    ).toEqual({ limits: { planTimeoutMs: 90_000, toolTimeoutMs: 5000, concurrency: 2 }, problem: null });
  });

  it.each([
    ['{"execution": {"planTimeout": 5}}', /planTimeout.*default limits/],
    ['{"execution": {"timeout": 5000}}', /timeout.*default limits/],
    ['{"execution":\n {"concurrency": }}', /settings\.json:2: .*default limits/],
  ])('that are wrong are named, and the defaults hold: %s', async (text, problem) => {
    expect(await settingsOf(text)).toEqual({ limits: {}, problem: expect.stringMatching(problem) });
  });
});
