import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plan } from '../../../src/contracts/plan.ts';
import type { Skill } from '../../../src/skills/skill.ts';

/** What a player might write, and what it means. */
export interface LabelledText {
  text: string;
  verb?: string;
  sceneType?: string;
  /** Capabilities that the scene needs besides telling and choices. */
  skills: string[];
}

/**
 * The development half was looked at while the planner was made; the test half was written afterwards. Of the varied
 * texts, written later by somebody else, one half was looked at and the other held out. The fresh ones were written last:
 * 48 of 60 were right at first, by words alone; 52 after four labels had been put right; then they were looked at. Of the
 * second fresh set 51 of 80 were right at first (54 with meanings). Rules were made of its misses and of about 200 more
 * texts (they are in the development half); of the third set, written after that, 57 of 80 were right at first, with and
 * without meanings. Then it was looked at as well. All three were written by whoever made the rules.
 */
export type TextSet =
  | 'development'
  | 'test'
  | 'varied-seen'
  | 'varied-held-out'
  | 'fresh'
  | 'second-fresh'
  | 'third-fresh';

export function labelledTexts(half: TextSet): LabelledText[] {
  const file = path.join(import.meta.dirname, '../texts', `${half}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as LabelledText[];
}

/** What some scenes need and others do not; a plan must have all of these that are needed and none that is not. */
const OPTIONAL = ['dice', 'perception', 'reputation', 'portraits'];

/** Capabilities of the skills that a plan uses. */
function capabilitiesIn(plan: Plan, skills: readonly Skill[]): Set<string> {
  const names = plan.tools.map(({ toolPath }) => toolPath.split('/')[1]);
  return new Set(
    skills.filter(({ name }) => names.includes(name)).flatMap(({ capabilities }) => capabilities),
  );
}

/** Whether a plan has the right skills for a text. Memory is in every plan, so it is only asked that it is there. */
export function hasRightSkills(
  plan: Plan,
  { skills: needed }: LabelledText,
  skills: readonly Skill[],
): boolean {
  const used = capabilitiesIn(plan, skills);
  return (
    ['narration', 'choices', ...needed].every((capability) => used.has(capability)) &&
    OPTIONAL.every((capability) => used.has(capability) === needed.includes(capability))
  );
}
