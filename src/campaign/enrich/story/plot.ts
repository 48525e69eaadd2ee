import type { PlotBeat } from '../../../contracts/plot-beats.ts';
import { slug } from '../../names.ts';
import { fill } from '../fill.ts';
import type { DraftEnding, DraftScene } from './draft.ts';
import type { FilledShape } from './shapes.ts';
import type { Story } from './story.ts';

const LONGEST = 1000;

/** The beats that the scenes tell; who plays without scenes is told them from here. */
export function writeBeats({ sites }: Story, shapes: readonly FilledShape[]): PlotBeat[] {
  return shapes.flatMap(({ slug: shape, beat, due, opening, when, at }): PlotBeat[] => {
    if (beat === null || due === null) return [];
    const place = sites.find((site) => site.slug === at);
    return [
      {
        id: beat,
        title: due.title,
        description: cut(opening),
        conditions: {
          scene_count: { min: due.min, ...(due.max !== undefined && { max: due.max }) },
          ...(when !== null && { custom: { expression: when } }),
        },
        ...(place !== undefined && { location: place.name }),
        priority: due.priority,
        skippable: due.skippable,
        tags: [shape],
      },
    ];
  });
}

/** The beats with what their scenes begin with now, whoever has written that. */
export function asOpened(beats: readonly PlotBeat[], scenes: readonly DraftScene[]): PlotBeat[] {
  return beats.map((beat) => {
    const scene = scenes.find(({ slug }) => beat.tags?.includes(slug));
    return scene === undefined ? beat : { ...beat, description: cut(scene.opening) };
  });
}

/** How much later a model comes to what is due: it has scenes of its own between those of the plot. */
const MODELS_PACE = 1.45;
/** What is due so early brings the story under way. */
const EARLY = 4;

/** The beats of a story that a model tells: the plot is not used up before its own threads are. */
export function withRoom(beats: readonly PlotBeat[]): PlotBeat[] {
  return beats.map((beat) => {
    const { min, ...count } = beat.conditions?.scene_count ?? {};
    if (min === undefined || min < EARLY) return beat;
    const later = Math.round(min * MODELS_PACE);
    return { ...beat, conditions: { ...beat.conditions, scene_count: { ...count, min: later } } };
  });
}

function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/\s\S*$/, '')}…`;
}

const COMES_OUT = 'This is what was behind it.';
const COMES_OUT_LATE = 'What was behind it comes out as well, when nobody is looking for it any more.';

/** The three endings; which it is, the player decides. */
export function writeEndings(
  { decision, slots, premise }: Story,
  shapes: readonly FilledShape[],
): DraftEnding[] {
  const last = shapes.find((shape) => shape.slug === 'the-decision')?.beat ?? null;
  const truth = premise.truth?.text ?? '';
  const isLate = decision.ways.every(({ uncovers }) => uncovers !== true);
  return decision.ways.map(({ title, choice, paragraphs, epilogue, trend, mood, uncovers }, index) => ({
    slug: slug(title),
    name: title,
    paragraphs: [
      ...(truth !== '' && uncovers === true ? [`${COMES_OUT} ${truth}`] : []),
      ...paragraphs.map((text) => fill(text, slots)),
    ],
    // Where it can be kept from nobody for ever, it is known in the end.
    epilogue:
      truth !== '' && isLate && index === 0
        ? `${fill(epilogue, slots)} ${COMES_OUT_LATE} ${truth}`
        : fill(epilogue, slots),
    input: {
      title,
      ...(last !== null && { conditions: { requires_beat: last } }),
      decision: fill(choice, slots),
      trend: trend.map((text) => fill(text, slots)),
      priority: 'medium',
      mood,
    },
  }));
}
