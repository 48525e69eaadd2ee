import type { ReplanState } from '../../plan/replan.ts';

/** What the shipped skills do, as a reader would put it. */
const DEEDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    memory: 'Recalling memories',
    'dice-roller': 'Rolling the dice',
    storyteller: 'Writing the scene',
    'player-choices': 'Finding choices',
    'character-portraits': 'Drawing a portrait',
    'npc-perception': 'Updating relationships',
    reputation: 'Updating your reputation',
  }),
);

export const beginning = (isFirst: boolean): string =>
  isFirst ? 'Starting the story' : 'Starting the next scene';

/** What goes on while the plan is made, in plain words; null when there is nothing new to say. */
export function doingIn(state: ReplanState, attempt: number): string | null {
  if (state === 'GENERATING') return attempt === 1 ? 'Planning the scene' : 'Trying another plan';
  return state === 'FALLBACK' ? 'Writing a simple scene instead' : null;
}

export function doingWith(skill: string): string {
  return DEEDS.get(skill) ?? `Running ${skill.replaceAll('-', ' ')}`;
}
