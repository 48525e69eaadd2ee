import { setTimeout as sleep } from 'node:timers/promises';
import { BAD_KINDS } from './bad-scripts.ts';
import { between, type Trouble } from './trouble.ts';

/** The scripts of a skill are replaced on disk by ones that crash, hang, flood or talk nonsense, and put back later. */
export const skillsSpoilt: Trouble[] = BAD_KINDS.map((kind) => ({
  name: `skill replaced: ${kind}`,
  async strike({ skills }, random) {
    const skill = random.pick(skills.names);
    skills.spoil(skill, kind);
    try {
      await sleep(between(random, 4000, 9000));
    } finally {
      skills.mend(skill);
    }
    return skill;
  },
}));
