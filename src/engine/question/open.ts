import type { Brief } from '../../contracts/brief.ts';
import type { Question } from '../../contracts/question.ts';
import { MOST_WORD, whyWanted } from '../plot/word.ts';
import { firstFresh, isSpent, isTired, type QuestionInput, scenesOfOwn } from './input.ts';

type Knock = Brief['plot']['knocks'][number];

/** Scenes until word of the same is put first again. */
const BETWEEN = 2;

/** Word from elsewhere that presses, and whatever else waits once the player has had time for themselves. */
export function summons(input: QuestionInput): Question | null {
  // Everything is heard of once before anything is heard of again.
  const knocks = input.brief.plot.knocks.toSorted(
    (one, other) =>
      Number(other.times === 0) - Number(one.times === 0) || Number(other.urgent) - Number(one.urgent),
  );
  const unheard = knocks.filter(({ times }) => times < MOST_WORD);
  const [first] = [...unheard, ...knocks];
  if (isSpent(input)) return first === undefined ? null : questionOf(first);
  // Whoever has just let it pass is not asked again at once.
  if (input.world.question?.kind === 'way') return null;
  const own = scenesOfOwn(input);
  return firstWord(
    unheard.filter((one) => one.pressing && (one.times === 0 || own > 0)),
    input,
  );
}

/** The first of which nothing was heard of late. */
function firstWord(knocks: readonly Knock[], input: QuestionInput): Question | null {
  const fresh = knocks.find((one) => !isTired(questionOf(one), input, BETWEEN));
  return fresh === undefined ? null : questionOf(fresh);
}

function questionOf({ place, from, text }: Knock): Question {
  return { kind: 'way', from: from?.id ?? null, about: place.id, text: text || whyWanted({ place, from }) };
}

/** Word from elsewhere: somebody waits, something is about to happen. */
export function knock(input: QuestionInput): Question | null {
  const knocks = input.brief.plot.knocks.filter(({ times }) => times < MOST_WORD);
  const urgent = knocks.filter((one) => one.urgent).slice(0, 1);
  return firstWord(urgent.length === 0 ? knocks : urgent, input);
}

/** Something that has come up, is not understood, and can be asked of somebody here. */
export function mystery(input: QuestionInput): Question | null {
  const { topics, deed, people } = input.brief;
  // Whoever was shown the way and has stayed hears of what nobody has mentioned yet.
  const hasStayed = input.world.question?.kind === 'way' && !input.brief.place?.arrived;
  const open = topics
    .filter(
      ({ raised, holdsMore, askedOf }) =>
        (raised || hasStayed) && holdsMore && people.some(({ id }) => !askedOf.includes(id)),
    )
    .toSorted((one, other) => Number(other.raised) - Number(one.raised));
  const asked = open.filter(({ id }) => id === deed?.topic?.id);
  return firstFresh(
    [...asked, ...open].slice(0, 20).map(
      ({ id, name }): Question => ({
        kind: 'mystery',
        from: null,
        about: id,
        text: `What is there to know about ${name}?`,
      }),
    ),
    input,
  );
}

/** When nothing else is asked: where to now. */
export function wayOn({ brief }: QuestionInput): Question {
  const exits = brief.place?.exits ?? [];
  const next =
    exits.find(({ visited, told }) => told && !visited) ?? exits.find(({ visited }) => !visited) ?? exits[0];
  const text = next === undefined ? 'What now?' : `Where to now? One way leads to ${next.name}.`;
  return { kind: 'way', from: null, about: next?.id ?? null, text };
}
