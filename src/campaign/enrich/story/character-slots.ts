import { isPlural } from '../../../sdk/language.ts';
import type { Noun, Slots } from '../fill.ts';
import type { Character, Companion } from '../premise/character.ts';
import { isConcrete, isPortable, kindOf, singular } from '../premise/noun-kinds.ts';
import { type Member, personNoun } from './cast.ts';

/** What the shapes for one person can speak of, as far as their author says it. */
export function characterSlots(character: Character, cast: readonly Member[]): Slots {
  const { bearing, fears, likes, hates, habits, halves, oath, belief, secret, companions, situation } =
    character;
  const [fear] = fears;
  // What can be handed over makes the better scene.
  const like = likes.find(canBeGiven) ?? likes[0];
  const hate = hates.find((what) => !isDeed(what));
  const present = companions.find(({ fate }) => fate === null);
  const gone = companions.find(({ fate }) => fate !== null);
  return {
    ...(bearing !== null && { [bearing]: '' }),
    ...(fear !== undefined && { fear: nounOf(fear), [isInTheWay(fear) ? 'fearthing' : 'fearfelt']: '' }),
    ...(like !== undefined && { like: nounOf(like), [canBeGiven(like) ? 'likegift' : 'likewait']: '' }),
    ...(hate !== undefined && { hate: nounOf(hate) }),
    ...(habits[0] !== undefined && { habit: habits[0] }),
    ...(halves !== null && { half1: halves[0], half2: halves[1] }),
    ...(oath !== null && { oath }),
    ...(belief !== null && { belief }),
    ...(secret !== null && { secret }),
    ...(situation !== null && { situation }),
    ...otherSlots(cast, present),
    ...(gone !== undefined && {
      gone: { text: gone.name, plural: false, pronoun: gone.pronoun },
      gonetie: gone.tie,
      gonesaid: gone.said,
    }),
  };
}

/** Whoever else has a page of their own, else whoever is only spoken of. */
function otherSlots([, other]: readonly Member[], spoken: Companion | undefined): Slots {
  if (other !== undefined && !other.isNew) {
    const said = spoken !== undefined && other.name.includes(spoken.name) ? spoken.said : '';
    return { other: personNoun(other), othertie: spoken?.tie ?? 'an old acquaintance', othersaid: said };
  }
  if (spoken === undefined) return {};
  const { name, pronoun, tie, said } = spoken;
  return { other: { text: name, plural: false, pronoun }, othertie: tie, othersaid: said, othercomes: '' };
}

/** “Being photographed”: something that happens, and does not stand anywhere. */
const isDeed = (phrase: string) => /^\p{L}+ing\b/u.test(phrase);

/** The noun that a phrase is about: of “the sound of ice in a glass” the sound. */
const headOf = (phrase: string) => {
  const [head = ''] = phrase.split(/ (?:of|in|on|at|from|with|who|that|for|while|to) /);
  return head.split(' ').at(-1)?.toLowerCase() ?? '';
};

/** Whether one could come upon it: deep water and dogs, not failure. */
function isInTheWay(phrase: string): boolean {
  const head = singular(headOf(phrase));
  return !isDeed(phrase) && (kindOf(head) !== 'other' || isConcrete(head));
}

function canBeGiven(phrase: string): boolean {
  const head = headOf(phrase);
  const kind = kindOf(singular(head));
  // “Plums” can be handed over, whatever one does with a plate of soup.
  return (
    !isDeed(phrase) &&
    (kind === 'food' || isPortable({ kind, head: singular(head), plural: false })) &&
    kind !== 'sound'
  );
}

function nounOf(text: string): Noun {
  const plural = isPlural(text);
  return { text, plural, pronoun: plural ? 'they' : 'it' };
}
