import type { Brief } from '../../contracts/brief.ts';
import type { World } from '../world.ts';

/** What is known is read from these. */
interface Known {
  brief: Pick<Brief, 'place' | 'question'>;
  world: Pick<World, 'known' | 'visits'>;
}

/** What a choice is about, by ids. */
interface About {
  target?: string | undefined;
  topic?: string | undefined;
  item?: string | undefined;
}

/**
 * Id of what a draft names that no text has told of yet, and the player cannot know: it is offered only if the telling of
 * this scene names it. Undefined when all of it is known.
 */
export function untoldIn({ target, topic, item }: About, known: Known): string | undefined {
  // What is spoken of before who is spoken to: people who are here are told of anyway.
  return [topic, item, target].find((id) => id !== undefined && !isKnown(id, known));
}

/** What the scene asks about is told with the question. */
function isKnown(id: string, { brief, world }: Known): boolean {
  if (world.known[id] !== undefined || brief.question.next?.about === id) return true;
  switch (id.split(':')[0]) {
    case 'place':
      return id === brief.place?.id || world.visits[id] !== undefined;
    case 'person':
    case 'item':
    case 'thing':
    case 'topic':
      return false;
    default:
      return true;
  }
}
