import type { QueryClient } from '@tanstack/react-query';
import type { InvocationView, PlanView, ServerEvent } from '../../src/contracts/api/events.ts';
import type { StoryView } from '../../src/contracts/api/story.ts';
import { say } from '../ui/toasts.ts';
import { withProse, withScene } from './story-view.ts';

/** Brings what the page knows up to date with what the server says has happened. */
export function apply(client: QueryClient, event: ServerEvent): void {
  switch (event.event) {
    case 'resync':
      void client.invalidateQueries();
      break;
    case 'telling':
      inStory(client, event.storyId, (view) => ({ ...view, telling: event.telling }));
      break;
    case 'doing':
      inStory(client, event.storyId, (view) =>
        view.telling?.scene === event.scene
          ? { ...view, telling: { ...view.telling, doing: event.text } }
          : view,
      );
      break;
    case 'prose':
      inStory(client, event.storyId, (view) => {
        const grown = withProse(view, event);
        if (grown === null) refetch(client, ['story', event.storyId], true);
        return grown ?? view;
      });
      break;
    case 'told':
      inStory(client, event.storyId, (view) => withScene(view, event.scene));
      askAgainIfAsked(client, event.storyId);
      outdate(client, event.storyId);
      break;
    case 'left':
      inStory(client, event.storyId, (view) => ({ ...view, telling: null }));
      askAgainIfAsked(client, event.storyId);
      outdate(client, event.storyId);
      if (event.reason !== '') say(event.reason);
      break;
    case 'plan':
      client.setQueryData(['story', event.storyId, 'plan', event.plan.scene], event.plan);
      refetch(client, ['story', event.storyId, 'plans']);
      break;
    case 'tool':
      inPlan(client, event.storyId, event.scene, event.tool);
      break;
    case 'changed':
      refetch(client, ['story', event.storyId]);
      break;
    case 'library':
    case 'skills':
    case 'models':
      refetch(client, [event.event]);
      break;
    case 'notice':
      say(event.text);
      break;
  }
}

function inStory(client: QueryClient, storyId: string, change: (view: StoryView) => StoryView): void {
  client.setQueryData<StoryView>(['story', storyId], (view) => (view === undefined ? view : change(view)));
}

/** An answer that is on its way may have been given before this happened, so it is asked for again. */
function askAgainIfAsked(client: QueryClient, storyId: string): void {
  const queryKey = ['story', storyId];
  if (client.getQueryState(queryKey)?.fetchStatus === 'fetching') void askAgain(client, queryKey, true);
}

/** Forgets answers that are on their way and asks anew. */
export async function askAgain(client: QueryClient, queryKey: string[], exact = false): Promise<void> {
  await client.cancelQueries({ queryKey, exact });
  await client.refetchQueries({ queryKey, exact, type: 'active' });
}

function inPlan(client: QueryClient, storyId: string, scene: number, tool: InvocationView): void {
  client.setQueryData<PlanView>(['story', storyId, 'plan', scene], (plan) => {
    if (plan === undefined) return plan;
    const known = plan.tools.some(({ toolId }) => toolId === tool.toolId);
    const tools = known
      ? plan.tools.map((other) => (other.toolId === tool.toolId ? tool : other))
      : [...plan.tools, tool];
    return { ...plan, tools };
  });
}

/** What a new scene changes besides the scenes themselves, or one that was left after all. */
function outdate(client: QueryClient, storyId: string): void {
  for (const part of ['plans', 'plan', 'assets', 'state', 'relations', 'memories', 'tree']) {
    refetch(client, ['story', storyId, part]);
  }
  refetch(client, ['library']);
}

function refetch(client: QueryClient, queryKey: string[], exact = false): void {
  void client.invalidateQueries({ queryKey, exact });
}
