import type { Pronoun } from '../../campaign/campaign.ts';

/** Somebody, something or somewhere that a telling has brought into the story; the author knows nothing of it. */
export interface CanonEntry {
  /** Like the author's ids: `person:pip`, `thing:the-quay/whelk-bucket`, `place:boat-shed`. */
  id: string;
  kind: 'person' | 'thing' | 'place';
  /** As it reads inside a sentence. */
  name: string;
  /** Who or what it is, in a few words. */
  about: string;
  /** The sentence that brought it in. */
  quote: string;
  pronoun: Pronoun;
  /** Id of the place where it came up. */
  place: string | null;
  /** The scene that brought it in. */
  scene: number;
  /** The scene that spoke of it last. */
  used: number;
  /** Whether the player has had to do with it: then it stays. */
  isKept: boolean;
  /** It is wherever the player is. */
  goesAlong?: boolean;
  /** What they think of the player before they have met, where whoever brought them in has said so. */
  opinion?: number;
}

/** What came up and was never heard of again is forgotten after so many scenes; people are remembered longer. */
export const IDLE_SCENES = { person: 60, thing: 10, place: 10 } as const;
/** As many as a story carries that nobody has had to do with. */
export const MOST_IDLE = 24;
