import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Scene } from '../../../src/engine/scene.ts';
import { choiceBy, converse, runProgram } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';

const SCENES = 4;
/** What the scaffold makes is about the sky, which is asked about on the way. */
const ONWARD = /^(?:Go|Walk|Look|Head|Climb|Return)/;

export const criterion: Criterion = {
  id: 'SC-010',
  what: 'Skill installation ease',
  target: 'by copying a folder and starting again, no code changed',
  method:
    'A skill made by `skill new` in another folder passes `skill test`, is copied into the home, and after a new start is listed, and once it is allowed, planned and run in a story.',
  async measure(stage) {
    const [home, workshop] = [stage.folder(), stage.folder()];
    const name = 'weather-vane';
    await runProgram(['skill', 'new', name, '--lang', 'sh', '--dir', workshop], { home });
    const made = path.join(workshop, name);
    const tested = await runProgram(['skill', 'test', made, '--json'], { home });
    const before = await runProgram(['skill', 'list', '--json'], { home });
    cpSync(made, path.join(home, 'skills', name), { recursive: true });
    const after = await runProgram(['skill', 'list', '--json'], { home });
    const allowed = await runProgram(['skill', 'enable', name, '--yes'], { home });
    const player = (scene: Scene, count: number) => (count < SCENES ? choiceBy(scene, ONWARD) : null);
    const { scenes } = await converse(['low-water', '--seed', stage.seed], player, { home });
    const steps: [string, boolean][] = [
      ['tested', tested.code === 0],
      ['not there before', !before.stdout.includes(`"${name}"`)],
      ['listed after', after.stdout.includes(`"${name}"`)],
      ['allowed', allowed.code === 0],
      [
        'run in a story',
        scenes.some(({ plan }) => plan.tools.some((tool) => tool.skill === name && tool.state === 'success')),
      ],
    ];
    return {
      measured: steps.map(([what, isSo]) => `${what}: ${isSo ? 'yes' : 'no'}`).join(', '),
      passed: steps.every(([, isSo]) => isSo),
    };
  },
};
