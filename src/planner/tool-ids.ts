/**
 * What the tools of a scene are called in its plan. The engine binds their input by these ids when they start, so a plan
 * that names its tools otherwise runs with the input it has.
 */
export const TOOL_IDS = {
  recall: 'recall',
  lore: 'lore',
  opinions: 'opinions',
  reputations: 'standings',
  evaluate: 'evaluate',
  roll: 'roll',
  meet: 'meet',
  keepOpinions: 'keep-perception',
  keepReputations: 'keep-reputation',
  remember: 'remember',
  narrate: 'narrate',
  choices: 'choices',
} as const;

export const portraitId = (number: number): string => `portrait-${number}`;
export const otherId = (skill: string): string => `also-${skill}`;
/** A script that runs because its manifest says so. */
export const scheduledId = (skill: string, script: string): string => `${otherId(skill)}-${script}`;
