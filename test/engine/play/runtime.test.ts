import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { withRuntime } from '../../../src/engine/play/runtime.ts';
import { shell, writeSkills } from '../../support/skills.ts';

const home = mkdtempSync(path.join(tmpdir(), 'narratoria-runtime-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

it('a skill that failed too often is tried again once it was changed on disk', async () => {
  vi.stubEnv('NARRATORIA_HOME', home);
  writeSkills(path.join(home, 'skills'), { compass: { scripts: { 'point.sh': shell('exit 3') } } });
  await withRuntime({ watchSkills: true }, async ({ health, onSkillsChange }) => {
    const error = { code: 'exit_code', message: 'It ended with 3.', category: 'process_error' as const };
    for (let attempt = 0; attempt < 6; attempt += 1) health.failed('compass', error);
    expect(health.stateOf('compass')).toBe('permanentFailure');
    const changed = new Promise<void>((resolve) => onSkillsChange(resolve));
    writeFileSync(path.join(home, 'skills/compass/scripts/point.sh'), shell());
    await changed;
    expect(health.stateOf('compass')).toBe('healthy');
  });
});
