/** What the skills that a campaign is played with bring into it, by name; conditions and scenes may go by it. */
export interface Brought {
  people: string[];
  items: string[];
  flags: string[];
}

export const NOTHING_BROUGHT: Brought = { people: [], items: [], flags: [] };
