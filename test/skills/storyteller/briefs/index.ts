import type { ExampleBrief } from './example.ts';
import { LOW_WATER } from './low-water.ts';
import { PART_HEARD } from './part-heard.ts';
import { THE_EXTRA_SLEEPER } from './the-extra-sleeper.ts';

export const EXAMPLES: readonly ExampleBrief[] = [...LOW_WATER, ...PART_HEARD, ...THE_EXTRA_SLEEPER];
