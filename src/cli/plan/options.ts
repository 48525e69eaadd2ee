/** The options of `plan run`. */
export interface PlanRunOptions {
  skills: string[];
  /** Use the skills of the home folder without asking. */
  trustSkills?: boolean;
  timeout?: number;
  save?: string;
  json?: boolean;
}

/** The options of `plan make`. */
export interface PlanMakeOptions {
  skills: string[];
  /** Use the skills of the home folder without asking. */
  trustSkills?: boolean;
  campaign?: string;
  model?: boolean;
  json?: boolean;
}
