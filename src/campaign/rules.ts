import { RulesSchema } from '../contracts/rules.ts';
import type { CampaignRules } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { CampaignProblemError, problem } from './problem.ts';
import { paragraphsOf } from './prose.ts';
import { readFrontMatter, readRulesBlock } from './read/front-matter.ts';
import { checkedValue, frontMatterOf } from './read/markdown.ts';
import { rulesInProse } from './rules-prose.ts';

export const RULES = 'world/rules.md';

/** What world/rules.md says, in its front matter or in a block marked `rules`; null when there is no such file. */
export function readRules(folder: CampaignFolder): CampaignRules | null {
  const file = folder.pick(RULES);
  if (file === null) return null;
  const block = readRulesBlock(folder.text(file));
  const inFront = frontMatterOf(folder, file, RulesSchema);
  if (block !== null && readFrontMatter(folder.text(file)) !== null)
    throw new CampaignProblemError(twice(file, block));
  const prose = paragraphsOf(folder, RULES);
  const written = block === null ? inFront : checkedValue(file, block, RulesSchema);
  const hasNone = written.dice === undefined && written.bands === undefined;
  return {
    rules: hasNone ? { ...rulesInProse(prose.join(' ')), ...written } : written,
    prose,
    source: { file, line: 1 },
  };
}

export const twice = (file: string, block: NonNullable<ReturnType<typeof readRulesBlock>>) =>
  problem('rules_twice', file, block.locate(''), 'There are rules in the front matter and in this block.');
