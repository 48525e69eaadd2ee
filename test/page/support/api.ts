import { setTimeout as sleep } from 'node:timers/promises';
import type { NewStory, StoryCard } from '../../../src/contracts/api/library.ts';
import type { ChoiceView, StoryView } from '../../../src/contracts/api/story.ts';
import type { Server } from './server.ts';

/** All that is needed to call a server. */
type Address = Pick<Server, 'url'>;

/** Calls the server as the page does. */
export async function call<Answer>(
  server: Address,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Answer> {
  const { origin, hash } = new URL(server.url);
  const response = await fetch(origin + path, {
    method,
    headers: {
      authorization: `Bearer ${hash.replace('#token=', '')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** The story once nothing of it is being told. */
export async function untilStill(server: Address, id: string): Promise<StoryView> {
  for (;;) {
    const view = await call<StoryView>(server, `/api/stories/${id}`);
    if (view.telling === null) return view;
    await sleep(50);
  }
}

/** Begins a story behind the page's back, plays so many choices, and gives how it stands. */
export async function playedStory(
  server: Address,
  story: NewStory,
  count: number,
  pick: (choices: ChoiceView[]) => ChoiceView | undefined = ([first]) => first,
): Promise<StoryView> {
  const { id } = await call<StoryCard>(server, '/api/stories', story);
  let view = await untilStill(server, id);
  for (let turn = 0; turn < count; turn += 1) view = await playOn(server, view, pick);
  return view;
}

export async function playOn(
  server: Address,
  { story, scenes }: StoryView,
  pick: (choices: ChoiceView[]) => ChoiceView | undefined = ([first]) => first,
): Promise<StoryView> {
  const head = scenes.at(-1);
  const choice = pick(head?.choices ?? []);
  if (head === undefined || choice === undefined) throw new Error('There is nothing to choose.');
  await call(server, `/api/stories/${story.id}/choose`, { scene: head.scene, choiceId: choice.id });
  return await untilStill(server, story.id);
}
