import type { StoryContext } from '../narrator/context.ts';
import type { OfferedChoice } from './scene.ts';

/** Three things one can always do, said in the story's own names, for when no skill offers any. */
export function fallbackChoices({ place, people, exits }: StoryContext): OfferedChoice[] {
  const person = people[0];
  const exit = exits.find(({ visited }) => !visited) ?? exits[0];
  const choices: OfferedChoice[] = [];
  const add = (verb: string, text: string, why: string, target?: string) => {
    choices.push({
      id: [verb, target].filter((part) => part !== undefined).join('|'),
      text,
      because: [{ kind: 'place', ref: target ?? place?.id ?? 'here', text: why }],
      intent: { verb, text, ...(target !== undefined && { target }) },
    });
  };
  add('look', place === null ? 'Look around' : `Look around ${place.name}`, 'You are here');
  if (person !== undefined)
    add('talk', `Speak with ${person.shortName}`, `${person.shortName} is here`, person.id);
  if (exit !== undefined)
    add('go', `Continue to ${exit.name}`, `One can go to ${exit.name} from here`, exit.id);
  add('wait', 'Wait and see', 'There is time');
  return choices.slice(0, 4).length >= 3 ? choices.slice(0, 4) : [...choices, goOn()];
}

function goOn(): OfferedChoice {
  return {
    id: 'go',
    text: 'Continue on your way',
    because: [{ kind: 'place', ref: 'here', text: 'Nothing holds you here' }],
    intent: { verb: 'go', text: 'Continue on your way' },
  };
}
