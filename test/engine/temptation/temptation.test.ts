import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isVerifying, rounds } from '../../support/length.ts';
import { playTempted } from './play.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-tempted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All hundred of them in `npm run verify`. */
const SCENES = isVerifying ? 100 : 15;

describe('a campaign full of what its author forbids', () => {
  it.each(rounds(['kind', 'bold'], ['kind', 'cruel', 'curious', 'bold']))(
    'is played without telling or offering any of it: %s',
    { timeout: 120_000 },
    async (policy) => {
      const { scenes, faults } = await playTempted(policy, SCENES, folder);
      expect(faults).toEqual([]);
      expect(scenes).toBe(SCENES);
    },
  );
});
