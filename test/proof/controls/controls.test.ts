import { describe, expect, it } from 'vitest';
import { playSide } from '../../../proof/controls/play.ts';
import { CONTROLS } from '../../../proof/controls/rows.ts';
import { runControl } from '../../../proof/controls/run.ts';
import { rounds } from '../../support/length.ts';

/** Few scenes and one policy, so that they are quick; `npm run controls` runs all rows. */
const OPTIONS = { seed: 'controls', scenes: 12, policies: ['bold'] };

/** Rows of every kind: answers of skills, settings, the player, the planner, what an author writes. */
const ROWS = [
  'query-perception',
  'query-reputation',
  'evaluate-choice',
  'roll-dice',
  'state_patch and world_state',
  'unknown ui_event',
  'prompt.md: prose',
  'prompt.md: choices',
  'dice-roller.showIndividualRolls',
  'player-choices.consequenceHintVerbosity',
  'stats',
  'planner: focus',
  'profile: speech examples',
  'constraint: a place',
  'provenance fault',
  'condition: custom expression',
];

describe('control runs', () => {
  const few = [
    'nothing',
    'query-perception',
    'profile: speech examples',
    'prompt.md: prose',
    'prompt.md: choices',
  ];
  it.each(rounds(few, ['nothing', ...ROWS]))('%s is as it should be', async (name) => {
    const control = CONTROLS.find((row) => row.name === name);
    if (control === undefined) throw new Error(`There is no row ${name}.`);
    const { verdict, isRight, difference } = await runControl(control, OPTIONS);
    expect([isRight, verdict], JSON.stringify(difference)).toEqual([
      true,
      name === 'nothing' ? 'no difference' : 'differs',
    ]);
  });

  it('an item that nobody speaks of is told of, and can be shown to somebody', async () => {
    const control = CONTROLS.find(({ name }) => name === 'items: one that nobody speaks of');
    const [scenes = []] = await playSide(control?.one ?? { name: '' }, OPTIONS);
    const prose = scenes.flatMap((scene) => scene.prose).join(' ');
    const choices = scenes.flatMap((scene) => scene.choices.map(({ text }) => text)).join(' ');
    expect(prose).toContain('tin whistle');
    expect(choices).toContain('tin whistle');
  });

  it('have names of their own', () => {
    const names = CONTROLS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
