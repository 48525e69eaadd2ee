import type { Brief } from '../../contracts/brief.ts';
import type { Question } from '../../contracts/question.ts';
import { timesHeard } from '../plot/word.ts';
import { firstFresh, isTalkedOut, isTired, type QuestionInput, scenesOfOwn } from './input.ts';

type Knock = Brief['plot']['knocks'][number];

/** Scenes of the player's own after which what presses elsewhere is put first. */
const OWN_SCENES = 2;
/** Scenes until word of the same is put first again. */
const BETWEEN = 2;

/** Somebody has come for the player, because something presses elsewhere and they have had time for themselves. */
export function summons(input: QuestionInput): Question | null {
  const own = scenesOfOwn(input);
  // Whoever has just let it pass is not asked again at once.
  if (input.world.question?.kind === 'way') return null;
  const knocks = input.brief.plot.knocks.toSorted((one, other) => Number(other.urgent) - Number(one.urgent));
  const pressing = knocks.filter(
    (one) => one.pressing && (!one.heard || own >= OWN_SCENES - Number(one.urgent)),
  );
  return firstWord(isTalkedOut(input) ? knocks : pressing, input);
}

/** The first of which nothing was heard of late; who was let wait sends word less often. */
function firstWord(knocks: readonly Knock[], input: QuestionInput): Question | null {
  const isFresh = (one: Knock) =>
    !isTired(
      questionOf(one),
      input,
      BETWEEN * (one.from === null ? 1 : timesHeard(one.place.id, input.world)),
    );
  const fresh = knocks.find(isFresh);
  return fresh === undefined ? null : questionOf(fresh);
}

function questionOf({ place, from, text }: Knock): Question {
  return { kind: 'way', from: from?.id ?? null, about: place.id, text };
}

/** Word from elsewhere: somebody waits, something is about to happen. */
export function knock(input: QuestionInput): Question | null {
  const { knocks } = input.brief.plot;
  const urgent = knocks.filter((one) => one.urgent).slice(0, 1);
  return firstWord(urgent.length === 0 ? knocks : urgent, input);
}

/** Something that has come up and is not understood. */
export function mystery(input: QuestionInput): Question | null {
  const { topics, deed } = input.brief;
  const open = topics.filter(({ raised, holdsMore }) => raised && holdsMore);
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
  const text = next === undefined ? 'What now?' : `Where to now? ${next.name} is not far.`;
  return { kind: 'way', from: null, about: next?.id ?? null, text };
}
