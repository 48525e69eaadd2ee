import type { ReplanState } from '../../plan/replan.ts';

/** What the shipped skills do, as a reader would put it. */
const DEEDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    memory: 'Remembering',
    'dice-roller': 'Rolling the dice',
    storyteller: 'Writing the scene',
    'player-choices': 'Weighing what you could do',
    'character-portraits': 'Drawing a face',
    'npc-perception': 'Seeing what they think of you',
    reputation: 'Listening to what is said of you',
  }),
);

export const beginning = (isFirst: boolean): string => (isFirst ? 'Opening the book' : 'Turning the page');

/** What goes on while the plan is made, in plain words; null when there is nothing new to say. */
export function doingIn(state: ReplanState, attempt: number): string | null {
  if (state === 'GENERATING') return attempt === 1 ? 'Thinking of what comes next' : 'Trying another way';
  return state === 'FALLBACK' ? 'Going on without the narrator' : null;
}

export function doingWith(skill: string): string {
  return DEEDS.get(skill) ?? `Asking ${skill.replaceAll('-', ' ')}`;
}
