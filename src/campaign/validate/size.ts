import type { CampaignFolder } from '../folder.ts';
import { START } from '../problem.ts';
import { MAX_TEXT_BYTES } from '../read/bytes.ts';
import { placeFinder } from '../read/structured.ts';
import type { Document } from './document.ts';
import type { Report } from './report.ts';

const MIB = 1024 * 1024;

/** What a campaign may have at most, so that it is read in a few seconds and fits into memory. */
const LIMITS = {
  /** Of all texts together: about three million words. */
  bytes: 16 * MIB,
  sentences: 300_000,
  characters: 2_000,
  beats: 1_000,
} as const;

/** Whether the texts of a folder are few enough to be read at all. What is larger than a text may be never is. */
export function isReadable(folder: CampaignFolder, report: Report): boolean {
  const sizes = folder.allFiles
    .filter((file) => /\.(?:md|json|txt|ink)$/i.test(file))
    .map((file) => folder.sizeOf(file))
    .filter((size) => size <= MAX_TEXT_BYTES);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes <= LIMITS.bytes) return true;
  const message = `The texts of this campaign have ${Math.ceil(bytes / MIB)} MiB together; ${LIMITS.bytes / MIB} MiB is the limit.`;
  report.add('too_much', '.', START, message);
  return false;
}

/** Counts sentences and lines, file by file, up to the one at which there are too many; that one is reported. */
export function sentenceCounter(report: Report): {
  add(file: string, text: string): void;
  readonly isFull: boolean;
} {
  let sentences = 0;
  return {
    add(file, text) {
      if (sentences > LIMITS.sentences) return;
      const left = LIMITS.sentences - sentences;
      const ends = text.match(ENDS)?.length ?? 0;
      sentences += ends;
      if (ends <= left) return;
      const { index } = [...text.matchAll(ENDS)][left] ?? { index: 0 };
      const message = `From here on there are more than ${LIMITS.sentences} sentences and lines in this campaign.`;
      report.add('too_much', file, placeFinder(text)(index), message);
    },
    get isFull() {
      return sentences > LIMITS.sentences;
    },
  };
}

/** Ends of sentences and lines; not a pattern that looks at what follows, since every character is read. */
const ENDS = /[.!?…\n]/g;

/** What is compared with each other. */
interface Parts {
  profiles: readonly { document: Document }[];
  beats: Document | null;
  hasTooManySentences: boolean;
}

/** Whether there are few enough sentences, people and beats to compare them with each other. */
export function isManageable({ profiles, beats, hasTooManySentences }: Parts, report: Report): boolean {
  if (hasTooManySentences) return false;
  const surplus = profiles[LIMITS.characters];
  if (surplus !== undefined) {
    const message = `There are ${profiles.length} characters; ${LIMITS.characters} is the limit.`;
    report.add('too_much', surplus.document.file, START, message);
    return false;
  }
  const list = beats?.raw('/beats');
  const count = Array.isArray(list) ? list.length : 0;
  if (beats === null || count <= LIMITS.beats) return true;
  const message = `There are ${count} beats; ${LIMITS.beats} is the limit.`;
  report.add('too_much', beats.file, beats.at(`/beats/${LIMITS.beats}`), message);
  return false;
}
