import { NarratoriaError } from '../base/errors.ts';
import type { SkillSettings } from './settings.ts';
import type { Skill } from './skill.ts';

/** Whether a skill may be used: it came with Narratoria or was allowed, it is new, or it is not what was allowed. */
export type Standing = 'allowed' | 'new' | 'changed';

/** A skill that is not used until the user has reviewed it. */
export interface WaitingSkill {
  skill: Skill;
  standing: Exclude<Standing, 'allowed'>;
  /** Whether a skill of the same name came with Narratoria. */
  replaces: boolean;
}

/** Decides about skills from the home folder. Those that came with Narratoria or were named for this run need nobody's leave. */
export interface Consent {
  standingOf(skill: Skill, replaces: boolean): Standing;
  /** The skill as it may be used, with what the user agreed to. */
  granted(skill: Skill): Skill;
}

export const ASK_FIRST: Consent = {
  standingOf: () => 'new',
  granted: (skill) => skill,
};

/** For authors at work: whatever lies in the home folder is used as it is. */
export const TRUST_ALL: Consent = {
  standingOf: () => 'allowed',
  granted: (skill) => ({ ...skill, content: null, environment: 'any' }),
};

/** As the user has answered so far. */
export function consentIn(settings: SkillSettings): Consent {
  return {
    standingOf({ name, content }, replaces) {
      const allowance = settings.allowanceOf(name);
      if (allowance === null || (replaces && !allowance.replaces)) return 'new';
      return allowance.hash === content?.hash ? 'allowed' : 'changed';
    },
    granted: (skill) => ({ ...skill, environment: settings.allowanceOf(skill.name)?.environment ?? [] }),
  };
}

/** As a clause. */
export function whyWaiting({ skill: { name }, standing }: WaitingSkill): string {
  const why = standing === 'new' ? 'it is new and you have not allowed it yet' : CHANGED;
  return `${why}; review it in Settings, or with: narratoria skill enable ${name}`;
}

const CHANGED = 'it has changed since you allowed it';

export function changedSince(skill: string): NarratoriaError {
  return new NarratoriaError('skill_not_allowed', `The skill "${skill}" was not started: ${CHANGED}.`, {
    hint: `Review it in Settings, or with: narratoria skill enable ${skill}`,
    details: { skill },
  });
}
