import type { Random } from '../../src/base/random.ts';

/** Taken in, or turned away with an error that the product means to give. Everything else is thrown and is a finding. */
export type Verdict = 'accepted' | 'refused';

/** A parser, opened for a run. */
export interface Reader<Input> {
  /** One input. All chance in it comes from here, so that its number and the seed bring it back. */
  make(random: Random): Input;
  /** Hands the input to the product, and what was accepted on to the next layer. */
  read(input: Input): Verdict | Promise<Verdict>;
  /** The input for whoever looks into a finding. */
  show(input: Input): string;
  close?(): void | Promise<void>;
}

/** Something of the product that reads bytes it did not write. */
export interface Target<Input = unknown> {
  /** As `--only` names it. */
  name: string;
  what: string;
  /** How many inputs a full run has. */
  inputs: number;
  /** How many of them the tests have. */
  quick: number;
  /** Processor time that one input may take, in milliseconds. */
  limitMs: number;
  open(): Reader<Input> | Promise<Reader<Input>>;
}

export function target<Input>(given: Target<Input>): Target {
  return given as Target;
}
