/** The options of `plan run`. */
export interface PlanRunOptions {
  skills: string[];
  timeout?: number;
  save?: string;
  json?: boolean;
}

/** The options of `plan make`. */
export interface PlanMakeOptions {
  skills: string[];
  campaign?: string;
  model?: boolean;
  json?: boolean;
}
