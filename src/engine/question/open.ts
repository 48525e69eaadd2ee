import type { Brief } from '../../contracts/brief.ts';
import type { Question } from '../../contracts/question.ts';
import { firstFresh, isTalkedOut, type QuestionMatter, scenesOfOwn } from './matter.ts';

/** Scenes of the player's own after which what presses elsewhere is put first. */
const OWN_SCENES = 2;
/** Scenes until word of the same is put first again. */
const BETWEEN = 2;

/** Somebody has come for the player, because something presses elsewhere and they have had time for themselves. */
export function summons(matter: QuestionMatter): Question | null {
  const own = scenesOfOwn(matter);
  // Whoever has just let it pass is not asked again at once.
  if (matter.world.question?.kind === 'way') return null;
  const knocks = matter.brief.plot.knocks.toSorted((one, other) => Number(other.urgent) - Number(one.urgent));
  const pressing = knocks.filter((one) => one.pressing && own >= OWN_SCENES - Number(one.urgent));
  const asked = isTalkedOut(matter) ? knocks : pressing;
  return firstFresh(asked.map(questionOf), matter, BETWEEN);
}

function questionOf({ place, from, text }: Brief['plot']['knocks'][number]): Question {
  return { kind: 'way', from: from?.id ?? null, about: place.id, text };
}

/** Word from elsewhere: somebody waits, something is about to happen. */
export function knock(matter: QuestionMatter): Question | null {
  const { knocks } = matter.brief.plot;
  const urgent = knocks.filter((one) => one.urgent).slice(0, 1);
  return firstFresh((urgent.length === 0 ? knocks : urgent).map(questionOf), matter, BETWEEN);
}

/** Something that has come up and is not understood. */
export function mystery(matter: QuestionMatter): Question | null {
  const { topics, deed } = matter.brief;
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
    matter,
  );
}

/** When nothing else is asked: where to now. */
export function wayOn({ brief }: QuestionMatter): Question {
  const exits = brief.place?.exits ?? [];
  const next = exits.find(({ visited }) => !visited) ?? exits[0];
  const text = next === undefined ? 'What now?' : `Where to now? ${next.name} is not far.`;
  return { kind: 'way', from: null, about: next?.id ?? null, text };
}
