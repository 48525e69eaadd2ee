import type { Random } from '../../../../src/sdk/index.ts';
import type { ChoicesInput } from './input.ts';
import type { Past } from './past.ts';

/** What candidates are made of. */
export interface Matter {
  input: ChoicesInput;
  past: Past;
  random: Random;
  /** Whether the prose has just mentioned something of this name. */
  isTold(name: string): boolean;
}
