import { type DiceFormula, getOwn, namesInDice } from '../../../../src/sdk/index.ts';

interface Modifier {
  name: string;
  value: number;
  reason: string;
}

/** Stands for all modifiers that have no place of their own in the formula. */
const THE_REST = 'modifier';

/** Values for the names in a formula. */
export function namesFor(formula: DiceFormula, modifiers: readonly Modifier[]): Record<string, number> {
  const names = new Set(namesInDice(formula));
  const named = modifiers.filter(({ name }) => names.has(name));
  const rest = modifiers.filter(({ name }) => !names.has(name));
  const values: Record<string, number> = {};
  if (names.has(THE_REST) && !named.some(({ name }) => name === THE_REST)) values[THE_REST] = sum(rest);
  for (const { name, value } of named) values[name] = (getOwn(values, name) ?? 0) + value;
  return values;
}

/** The modifiers that the formula does not speak of: they are added to what it gives. */
export function appliedModifiers(formula: DiceFormula, modifiers: readonly Modifier[]): Modifier[] {
  const names = new Set(namesInDice(formula));
  const rest = modifiers.filter(({ name }) => !names.has(name));
  const isTaken = names.has(THE_REST) && !modifiers.some(({ name }) => name === THE_REST);
  return isTaken ? [] : rest;
}

function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, { value }) => total + value, 0);
}
