import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../support/length.ts';
import { narratoria } from '../scaffold/support/narratoria.ts';
import { ROOT, scratchFolder } from './support/scripts.ts';

const home = scratchFolder();
const SKILLS = path.join(ROOT, 'skills');

/** Each script is started some twenty times: all skills in `npm run verify`. */
describe('a shipped skill passes the test that every skill must pass', () => {
  it.each(rounds(['dice-roller', 'memory'], readdirSync(SKILLS)))(
    '%s',
    { timeout: 120_000 },
    async (name) => {
      const { code, stdout } = await narratoria(['skill', 'test', path.join(SKILLS, name), '--json'], {
        home,
      });
      const { checks } = JSON.parse(stdout) as {
        checks: { ok: boolean; check: string; script: string | null }[];
      };
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      const scripts = new Set(checks.map(({ script }) => script).filter((script) => script !== null));
      expect(scripts.size).toBeGreaterThan(0);
      expect(code).toBe(0);
    },
  );
});
