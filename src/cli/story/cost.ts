import type { Usage } from '../../contracts/api/prompts.ts';
import { withStory } from '../../engine/play/open-store.ts';
import { withRuntime } from '../../engine/play/runtime.ts';
import { storyUsage } from '../../engine/play/story-usage.ts';

/** Prints the tokens and the cost of a story, and the limit for it. */
export function printCost(id: string, options: { json?: boolean }): Promise<void> {
  return withRuntime({}, ({ home }) =>
    withStory('read-only', id, async ({ records }) => {
      const usage = await storyUsage(records, home);
      process.stdout.write(`${options.json === true ? JSON.stringify(usage) : inWords(usage)}\n`);
    }),
  );
}

function inWords({ scenes, tokens, cost, limit }: Usage): string {
  if (scenes === 0) return 'No language model has been asked in this story yet.';
  const dollars = (amount: number) => `$${amount.toFixed(4)}`;
  return [
    `Scenes told by models: ${scenes}`,
    `Tokens: ${tokens.prompt} read (${tokens.reused} of them known), ${tokens.written} written`,
    `Cost: ${cost === null ? 'not known' : dollars(cost)}`,
    `Limit for a story: ${limit === null ? 'none' : dollars(limit)}`,
  ].join('\n');
}
