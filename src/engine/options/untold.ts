import type { Draft, OptionMatter } from './option.ts';

/**
 * Id of what a draft names that no text has told of yet, and the player cannot know: it is offered only if the telling of
 * this scene names it. Undefined when all of it is known.
 */
export function untoldIn({ target, topic, item }: Draft, matter: OptionMatter): string | undefined {
  return [target, topic, item].find((id) => id !== undefined && !isKnown(id, matter));
}

/** What the scene asks about is told with the question. */
export function isKnown(id: string, { brief, world }: Pick<OptionMatter, 'brief' | 'world'>): boolean {
  if (world.known[id] !== undefined || brief.question.next?.about === id) return true;
  const isAmong = (all: readonly { id: string }[]) => all.some((one) => one.id === id);
  switch (id.split(':')[0]) {
    case 'place':
      return id === brief.place?.id || world.visits[id] !== undefined;
    case 'person':
      return isAmong(brief.people) || isAmong(brief.absent);
    case 'item':
    case 'thing':
    case 'topic':
      return false;
    default:
      return true;
  }
}
