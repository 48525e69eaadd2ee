import type { Usage } from '../../contracts/api/prompts.ts';
import { withStory } from '../../engine/play/open-store.ts';
import { withRuntime } from '../../engine/play/runtime.ts';
import { storyUsage } from '../../engine/play/story-usage.ts';
import { guarded } from '../skill/guarded.ts';

/** Prints the tokens and the cost of a story, and the limit for it. Returns the exit code. */
export function printCost(id: string, options: { json?: boolean }): Promise<number> {
  return guarded(options, () =>
    withRuntime({}, ({ home }) =>
      withStory('read-only', id, async ({ records }) => {
        const usage = await storyUsage(records, home);
        process.stdout.write(`${options.json === true ? JSON.stringify(usage) : inWords(usage)}\n`);
        return 0;
      }),
    ),
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
