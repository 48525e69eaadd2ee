import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { shell, writeSkills } from '../../../test/support/skills.ts';
import { percent } from '../../support/numbers.ts';
import { runProgram } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';

/** Values other than the defaults, one for each kind of field. */
const CHANGES: Record<string, Record<string, unknown>> = {
  storyteller: { style: 'poetic', timeoutMs: 4000 },
  reputation: { decayRate: 0.25, decayUnit: 'day' },
  'npc-perception': { modifierScale: 2 },
  'character-portraits': { stylePreset: 'pixel' },
};

export const criterion: Criterion = {
  id: 'SC-011',
  what: 'Config persistence',
  target: 'settings survive restarts and reach the next invocation',
  method:
    'Settings of four shipped skills and one of our own are changed with `skill config` and read again by a program started anew; a plan is then run in which a script tells what it was given.',
  async measure(stage) {
    const home = stage.folder();
    let [kept, all] = [0, 0];
    for (const [skill, values] of Object.entries(CHANGES).slice(0, stage.isQuick ? 1 : undefined)) {
      const changes = Object.entries(values).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
      await runProgram(['skill', 'config', skill, ...changes], { home });
      const { stdout } = await runProgram(['skill', 'config', skill, '--json'], { home });
      const read = JSON.parse(stdout) as { values: Record<string, unknown> };
      for (const [key, value] of Object.entries(values)) {
        all += 1;
        if (read.values[key] === value) kept += 1;
      }
    }
    const hasReached = await reachesScript(home, stage.folder());
    return {
      measured: `${percent(kept, all)} of the values read back; the next invocation was given ${hasReached ? 'the new value' : 'something else'}`,
      passed: kept === all && hasReached,
    };
  },
};

async function reachesScript(home: string, root: string): Promise<boolean> {
  const tell = shell(
    `word=$(sed 's/.*"word":"\\([a-z]*\\)".*/\\1/')`,
    `printf '{"version":"0","type":"state_patch","patch":{"heard":"%s"}}\\n' "$word"`,
    `printf '{"version":"0","type":"done","ok":true}\\n'`,
  );
  writeSkills(root, {
    parrot: { scripts: { 'tell.sh': tell }, manifest: { configSchema: 'config-schema.json' } },
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Parrot',
    type: 'object',
    properties: { word: { type: 'string', default: 'nothing' } },
  };
  writeFileSync(path.join(root, 'parrot/config-schema.json'), JSON.stringify(schema));
  await runProgram(['skill', 'config', 'parrot', 'word=lantern', '--skills', root], { home });
  const plan = {
    requestId: '550e8400-e29b-41d4-a716-446655440000',
    tools: [{ toolId: 'p', toolPath: 'skills/parrot/scripts/tell.sh' }],
  };
  const { stdout } = await runProgram(['plan', 'run', '-', '--skills', root, '--json'], {
    home,
    stdin: JSON.stringify(plan),
  });
  return (
    (JSON.parse(stdout) as { aggregatedState?: { heard?: string } }).aggregatedState?.heard === 'lantern'
  );
}
