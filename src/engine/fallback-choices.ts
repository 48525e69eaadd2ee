import type { Brief } from '../contracts/brief.ts';
import type { Act } from '../rules/acts.ts';
import type { OfferedChoice } from './scene.ts';

/** Three things one can always do, said in the story's own names, for when no skill offers any. */
export function fallbackChoices({ place, people }: Brief): OfferedChoice[] {
  const person = people[0];
  const exits = place?.exits ?? [];
  const exit =
    exits.find(({ visited, told }) => told && !visited) ?? exits.find(({ told }) => told) ?? exits[0];
  const choices: OfferedChoice[] = [];
  const add = (act: Act, text: string, why: string, target?: string) => {
    choices.push({
      id: [act, target].filter((part) => part !== undefined).join('|'),
      text,
      because: [{ kind: 'place', ref: target ?? place?.id ?? 'here', text: why }],
      intent: { act, text, ...(target !== undefined && { target }) },
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

const FEWEST = 3;

/** The choices, and as many plain ones as are lacking to three, or to as many as were meant. */
export function withEnough(choices: readonly OfferedChoice[], brief: Brief, meant = FEWEST): OfferedChoice[] {
  const lacking = Math.max(0, Math.max(FEWEST, meant) - choices.length);
  const others = fallbackChoices(brief).filter(({ id }) => !choices.some((choice) => choice.id === id));
  return [...choices, ...(choices.length === 0 ? others : others.slice(0, lacking))];
}

function goOn(): OfferedChoice {
  return {
    id: 'go',
    text: 'Continue on your way',
    because: [{ kind: 'place', ref: 'here', text: 'Nothing holds you here' }],
    intent: { act: 'go', text: 'Continue on your way' },
  };
}
