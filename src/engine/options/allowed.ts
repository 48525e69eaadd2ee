import type { Campaign } from '../../campaign/campaign.ts';
import type { Option } from '../../contracts/question.ts';
import { breaks } from '../../rules/constraints/judge.ts';

/** The options that the author's constraints allow. Whatever else must not be offered is left out here and nowhere else. */
export function filterAllowed(options: readonly Option[], { limits }: Pick<Campaign, 'limits'>): Option[] {
  return options.filter(
    ({ intent, text }) => breaks(limits, { ...intent, ...(text !== null && { words: text }) }) === null,
  );
}
