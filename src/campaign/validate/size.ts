import type { CampaignFolder } from '../folder.ts';
import { START } from '../problem.ts';
import { MAX_TEXT_BYTES } from '../read/bytes.ts';
import { placeFinder } from '../read/structured.ts';
import type { Draft } from './draft.ts';
import { listOf } from './names.ts';
import type { Report } from './report.ts';

const MIB = 1024 * 1024;

/** What a campaign may have at most, so that it is read in a few seconds and fits into memory. */
const LIMITS = {
  /** Of all texts together: about three million words. */
  bytes: 16 * MIB,
  sentences: 250_000,
  characters: 2_000,
  beats: 1_000,
} as const;

/** Whether the texts of a folder are few enough to be read at all. What is larger than a text may be never is. */
export function isReadable(folder: CampaignFolder, report: Report): boolean {
  const sizes = folder.allFiles
    .filter((file) => /\.(?:md|json|txt)$/i.test(file))
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
      for (const { index } of text.matchAll(/[.!?…](?=\s|$)|\n/g)) {
        sentences += 1;
        if (sentences > LIMITS.sentences + 1) return;
        if (sentences <= LIMITS.sentences) continue;
        const message = `From here on there are more than ${LIMITS.sentences} sentences and lines in this campaign.`;
        report.add('too_much', file, placeFinder(text)(index), message);
      }
    },
    get isFull() {
      return sentences > LIMITS.sentences;
    },
  };
}

/** Whether there are few enough sentences, people and beats to compare them with each other. */
export function isManageable({ profiles, beats, hasTooManySentences }: Draft, report: Report): boolean {
  if (hasTooManySentences) return false;
  const surplus = profiles[LIMITS.characters];
  if (surplus !== undefined) {
    const message = `There are ${profiles.length} characters; ${LIMITS.characters} is the limit.`;
    report.add('too_much', surplus.document.file, START, message);
    return false;
  }
  const count = listOf(beats?.raw('/beats')).length;
  if (beats === null || count <= LIMITS.beats) return true;
  const message = `There are ${count} beats; ${LIMITS.beats} is the limit.`;
  report.add('too_much', beats.file, beats.at(`/beats/${LIMITS.beats}`), message);
  return false;
}
