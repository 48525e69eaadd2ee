import type { DAY_PARTS } from '../../contracts/brief.ts';
import type { QuestionKind } from '../../contracts/question.ts';
import type { InkTag } from './tags.ts';

/** Where something stands: file relative to the campaign folder, and line. */
interface Source {
  file: string;
  line: number;
}

/** All scenes of a campaign, compiled into one story. Plain data: it can be copied, sent and stored. */
export interface InkStory {
  /** The story as inkjs reads it. */
  json: string;
  knots: Record<string, InkKnot>;
  /** The line at which a part of the compiled story stands in its file, by its path. */
  lines: Record<string, number>;
  /** How many tags are conditions; they share what a scene may spend on expressions. */
  conditions: number;
}

export interface InkKnot extends Source {
  /** Changes when the compiled knot does. */
  stamp: string;
}

/** A knot that may come by itself when its conditions hold. */
export interface Storylet extends Source {
  /** Name of the knot. */
  id: string;
  /** CEL; none when it may come at any time. */
  when?: string;
  /** Ids of places; anywhere when there are none. */
  at: string[];
  /** Ids of people who must be there. */
  with: string[];
  /** Any part of the day when there are none. */
  time: (typeof DAY_PARTS)[number][];
  /** Scenes until it may come again; null when it comes once. */
  again: number | null;
  /** 0 to 10. */
  urgency: number;
  /** Id of the beat that it tells. */
  beat?: string;
  /** Why the player is wanted there, as they hear it while it waits elsewhere. */
  word?: string;
  /** What its first scene ends on. */
  question?: QuestionKind;
  /** Nobody wrote it: a model that tells the story tells it in its own words. */
  isGenerated: boolean;
  /** What happens in it, for whoever tells it in other words. */
  gist?: string;
  /** What is told, shown or given to somebody in its choices. */
  shares: { person: string; what: string }[];
  /** Ids of the endings that it can lead to. */
  endings: string[];
}

export interface InkPlace extends Source {
  column: number;
}

export interface PlacedTag extends InkTag, InkPlace {}

/** A knot or a stitch, as far as it can be known without playing it. */
export interface InkFlow extends InkPlace {
  /** `the_ticket` or `the_ticket.stale`. */
  name: string;
  kind: 'knot' | 'stitch' | 'function';
  hasParameters: boolean;
  /** Tags above its first line. */
  tags: PlacedTag[];
  /** Tags of its other lines. */
  textTags: PlacedTag[];
  choices: InkChoiceOutline[];
  calls: InkCall[];
  /** Names of the flows it leads to. */
  leadsTo: string[];
  passages: InkPassage[];
  /** Each way out of it, and the passage that is read before. */
  ways: { to: string; after: number | null }[];
}

/** A piece of text, and the passage that is read before it; null at the top of its flow. */
export interface InkPassage {
  text: string;
  after: number | null;
}

export interface InkChoiceOutline extends InkPlace {
  /** It is gone once it was chosen: written with `*` and not with `+`. */
  isOnce: boolean;
  tags: PlacedTag[];
  /** As far as it is the same in every play. */
  text: string;
  /** The passage that is read before it. */
  after: number | null;
}

export interface InkCall extends InkPlace {
  name: string;
  /** What was written; null for what is only known in play. */
  args: { value: string | number | boolean | null; line: number; column: number }[];
}

/** What is wrong with a file of scenes, by itself or together with the others. */
export interface InkFault extends InkPlace {
  kind: 'error' | 'duplicate' | 'unknown function' | 'loose end' | 'warning' | 'stray text';
  message: string;
}

export interface InkFile {
  /** Relative to the campaign folder. */
  file: string;
  text: string;
}

/** What became of the files of scenes. */
export interface CompiledInk {
  /** Null when there is nothing that could be played. */
  story: InkStory | null;
  flows: InkFlow[];
  /** Tags above the first knot of a file. */
  fileTags: PlacedTag[];
  faults: InkFault[];
}
