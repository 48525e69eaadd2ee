/** The options of `plan run`. */
export interface PlanRunOptions {
  skills: string[];
  timeout?: number;
  save?: string;
  json?: boolean;
}
