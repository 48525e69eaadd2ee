import { randomInt } from 'node:crypto';
import {
  asJson,
  createRandom,
  type Decoded,
  defineScript,
  emit,
  parseDice,
  readingDice,
  rollDice,
} from '../../../src/sdk/index.ts';
import { outcomeOf } from './rolling/bands.ts';
import { rollInput } from './rolling/input.ts';
import { appliedModifiers, namesFor } from './rolling/modifiers.ts';

export const script = defineScript((call) => {
  const input = rollInput(call.input);
  const chance =
    call.config['randomSource'] === 'crypto'
      ? (limit: number) => randomInt(limit)
      : createRandom(input.seed ?? `${call.requestId}/${call.tool}`).fork('dice').below;
  const roll = rolled(input, chance);
  const showDice = call.config['showIndividualRolls'] !== false;
  const shown = showDice ? roll : { ...roll, dice: [] };
  emit.patch({ roll: shown });
  emit.ui('dice_roll', shown);
  return summary(roll, input.purpose);
});

if (import.meta.main !== false) script.run();

/** The roll as the state, the page and other tools get it. */
function rolled(input: Decoded<typeof rollInput>, chance: (limit: number) => number) {
  const formula = readingDice(() => parseDice(input.formula));
  const { total: dice, terms } = readingDice(() =>
    rollDice(formula, chance, namesFor(formula, input.modifiers)),
  );
  const added = appliedModifiers(formula, input.modifiers);
  const total = dice + added.reduce((sum, { value }) => sum + value, 0);
  return {
    formula: input.formula,
    ...(input.purpose !== '' && { purpose: input.purpose }),
    dice: asJson(
      terms.map(({ text, dice: faces, total: sum }) => ({
        text,
        dice: faces,
        total: sum,
      })),
    ),
    modifiers: input.modifiers.map(({ name, value, reason }) => ({
      ...(name !== '' && { name }),
      value,
      reason,
    })),
    total,
    ...outcomeOf(total, input.bands),
  };
}

function summary(roll: ReturnType<typeof rolled>, purpose: string): string {
  const meaning = roll.outcome === undefined ? '' : `, ${roll.band ?? roll.outcome}`;
  return `${purpose === '' ? roll.formula : purpose}: ${roll.total}${meaning}`;
}
