/** A record as a caller hands it over: what has a default may be left out. */
export type Given<Whole, Required extends keyof Whole> = Pick<Whole, Required> &
  Partial<Omit<Whole, Required>>;

/** What fills in what a caller left out. Time and chance come from outside. */
export interface Defaults {
  /** The id of the playthrough or the campaign. */
  scopeId: string;
  now: string;
  newId(): string;
}
