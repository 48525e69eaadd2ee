export interface PlayOptions {
  seed?: string;
  /** How many choices to pick by chance; without it the player picks. */
  auto?: number;
  json?: boolean;
  plain?: boolean;
  skills: string[];
}
