import type { Json } from '../../../src/base/json.ts';
import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { at } from '../stage/world.ts';

const AT_ONCE = 20;

export const criterion: Criterion = {
  id: 'SC-018',
  what: 'Dice modifier accuracy',
  target: 'the right modifier in 100 % of rolls that a perception bears on',
  method:
    'For every score from −100 to 100 somebody is brought to it, `query-perception` is asked for the modifier, and `roll-dice` rolls with it: the modifier must be that of the table (over 30, 55, 80, and mirrored), and the total the dice plus the modifier.',
  async measure(stage) {
    const world = await stage.world();
    try {
      const scores = Array.from({ length: 201 }, (_, index) => index - 100).filter(
        (score) => !stage.isQuick || score % 10 === 1,
      );
      let right = 0;
      for (let from = 0; from < scores.length; from += AT_ONCE) {
        const part = scores.slice(from, from + AT_ONCE);
        const id = (score: number) => `person:p${score + 100}`;
        await world.call('npc-perception/update-perception', {
          changes: part.map((score) => ({ npc: id(score), change: score, reason: 'A deed' })),
        });
        const { output } = await world.call('npc-perception/query-perception', { npcs: part.map(id) });
        const modifiers = part.map((score) => Number(at(output, 'perception', id(score), 'modifier')));
        const { toolResults } = await world.plan(
          modifiers.map((value, index) => ({
            script: 'dice-roller/roll-dice',
            input: {
              formula: '2d6+modifier',
              seed: `${stage.seed}/${part[index]}`,
              modifiers: [{ value, reason: 'What they think' }],
            },
          })),
        );
        for (const [index, score] of part.entries()) {
          const roll = at(toolResults[index]?.output, 'roll');
          const sum = sumOf(at(roll, 'dice'));
          if (modifiers[index] === expected(score) && at(roll, 'total') === sum + expected(score)) right += 1;
        }
      }
      return { measured: percent(right, scores.length), passed: right === scores.length };
    } finally {
      await world.close();
    }
  },
};

/** What the dice themselves show. */
function sumOf(terms: Json): number {
  const dice = (Array.isArray(terms) ? terms : []).flatMap((term) => at(term, 'dice') as { value: number }[]);
  return dice.reduce((total, { value }) => total + value, 0);
}

/** The table of the rules, written down here a second time on purpose. */
function expected(score: number): number {
  const strength = Math.abs(score);
  const size = strength > 80 ? 3 : strength > 55 ? 2 : strength > 30 ? 1 : 0;
  return size === 0 ? 0 : Math.sign(score) * size;
}
