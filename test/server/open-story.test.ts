import { expect, it } from 'vitest';
import { NarratoriaError } from '../../src/base/errors.ts';
import { silentLog } from '../../src/base/log.ts';
import type { ServerEvent } from '../../src/contracts/api/events.ts';
import { OpenStory } from '../../src/server/stories/open-story.ts';

/** A story whose scene is cancelled as soon as `end` is called, by whoever. */
function underWay() {
  const events: ServerEvent[] = [];
  let end = () => {};
  const cancelled = new Promise<never>((_, reject) => {
    end = () => reject(new NarratoriaError('plan_cancelled', 'The scene was left before it was told.'));
  });
  const session = { head: { scene: 1, choices: [{ id: 'go', text: 'Go' }] }, choose: () => cancelled };
  const story = new OpenStory({
    session,
    story: { playthroughId: 's' },
    log: silentLog(),
    send: (event: ServerEvent) => events.push(event),
    takeNews: () => [],
    writer: async () => null,
  } as unknown as ConstructorParameters<typeof OpenStory>[0]);
  story.choose(1, 'go');
  const left = () => events.find(({ event }) => event === 'left');
  return { story, end, left };
}

it('says nothing to a player who leaves a scene', async () => {
  const { story, end, left } = underWay();
  story.cancel();
  end();
  await expect.poll(left).toMatchObject({ reason: '' });
});

it('says why when the program ends before its stories are closed', async () => {
  const { end, left } = underWay();
  end();
  await expect
    .poll(left)
    .toMatchObject({ reason: expect.stringContaining('closed before this scene was finished') });
});
