import type { Control } from './control.ts';
import { AUTHOR_CONTROLS } from './rows/author.ts';
import { CONFIG_CONTROLS } from './rows/config.ts';
import { PLAYER_CONTROLS } from './rows/player.ts';
import { SKILL_CONTROLS } from './rows/skills.ts';

/** Every control run. A new one is an entry in one of the lists. */
export const CONTROLS: readonly Control[] = [
  {
    name: 'nothing',
    group: 'check',
    one: { name: 'as it is' },
    other: { name: 'as it is' },
    expectedSame: 'the same seed and choices give the same story',
  },
  ...SKILL_CONTROLS,
  ...CONFIG_CONTROLS,
  ...PLAYER_CONTROLS,
  ...AUTHOR_CONTROLS,
];
