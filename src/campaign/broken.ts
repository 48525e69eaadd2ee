import type { CampaignFolder } from './folder.ts';
import { isBroken, type Problem } from './problem.ts';
import { problemsOf } from './validate/index.ts';

/** What a file is still good for with such a problem: fields that nobody asks for are not read. */
const HARMLESS = new Set<Problem['code']>(['unknown_field']);
/** Of these the parts that are right are used. */
const READ_IN_PARTS = /^(?:characters\/npcs\/[^/]+\/profile|plot\/beats)(?:_generated)?\.json$/;
const UNREADABLE = new Set<Problem['code']>([
  ...(['unreadable', 'too_large', 'empty_file', 'not_utf8', 'not_text', 'invalid_json', 'too_deep'] as const),
]);

/** Finds what is wrong with a campaign and takes the files out of play that cannot be used. */
export function leaveOutBroken(folder: CampaignFolder): Problem[] {
  const problems = problemsOf(folder);
  folder.leaveOut(new Set(problems.filter(isLeftOut).map(({ file }) => file)));
  return problems;
}

/** Whether a file with this problem is left out of the story. */
export function isLeftOut({ code, file }: Problem): boolean {
  if (!isBroken(code) || HARMLESS.has(code) || file === 'manifest.json' || file === '.') return false;
  return !READ_IN_PARTS.test(file) || UNREADABLE.has(code);
}
