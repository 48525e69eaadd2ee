import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeSkills } from '../../../test/support/skills.ts';
import { percent } from '../../support/numbers.ts';
import { converse } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';
import { BAD_SCRIPTS } from '../stage/bad-skills.ts';
import { sideBySide } from '../stage/side-by-side.ts';
import type { Stage } from '../stage/stage.ts';
import { isWhole } from '../stage/stories.ts';

const SCENES = 3;
const TIMEOUT_MS = 1500;
const AT_ONCE = 3;

export const criterion: Criterion = {
  id: 'SC-006',
  what: 'Graceful degradation',
  target: 'no crash when a skill fails, and an explanation',
  method:
    'Nine skills that go wrong in nine ways (exit codes, signals, silence, garbage, hanging, no interpreter) each take the narrator’s place in a story of three scenes. The program must end well, every scene must have prose and choices, and the log must name the skill with the cause.',
  async measure(stage) {
    const kinds = Object.entries(BAD_SCRIPTS).slice(0, stage.isQuick ? 2 : undefined);
    const found = await sideBySide(kinds, AT_ONCE, ([kind, script]) => whatBroke(stage, kind, script));
    const bad = found.filter((problem) => problem !== null);
    return {
      measured: `${percent(kinds.length - bad.length, kinds.length)} of the faults survived with an explanation${bad.length === 0 ? '' : ` (${bad.join('; ')})`}`,
      passed: bad.length === 0,
    };
  },
};

/** A story whose narrator goes wrong: what is wrong with it, or null. */
async function whatBroke(stage: Stage, kind: string, script: string): Promise<string | null> {
  const [home, skills] = [stage.folder(), stage.folder()];
  const manifest = { capabilities: ['narration'], priority: 99, retryPolicy: { maxRetries: 0 } };
  writeSkills(skills, {
    faulty: { scripts: { 'narrate.sh': script }, timeouts: { 'narrate.sh': TIMEOUT_MS }, manifest },
  });
  const player = (_: unknown, count: number) => (count < SCENES ? '1' : null);
  const args = ['low-water', '--seed', stage.seed, '--skills', skills];
  const { scenes, code } = await converse(args, player, { home });
  if (code !== 0 || scenes.length !== SCENES || !scenes.every(isWhole)) return `${kind}: the story broke`;
  const log = readFileSync(path.join(home, 'logs/narratoria.log'), 'utf8');
  const isExplained = log
    .split('\n')
    .some((line) => line.includes('faulty') && /"level":"(?:warn|error)"/.test(line));
  return isExplained ? null : `${kind}: no explanation`;
}
