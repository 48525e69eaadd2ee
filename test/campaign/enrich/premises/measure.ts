import type { Scene } from '../../../../src/engine/scene.ts';
import type { SamplePremise } from './premises.ts';

/** What a played premise shows. */
export interface PremiseFigures {
  id: string;
  /** Share of the premise's things that matter again by scene 10. */
  again: number;
  missing: string[];
  /** The scene in which the central question is put with choices; null when it never is. */
  questionAt: number | null;
  /** The scene in which the player decides; null when the story did not get there. */
  decisionAt: number | null;
  ending: string | null;
  /** Words of other premises. */
  foreign: string[];
}

const LAST_TO_COUNT = 10;

/** Measures a play: the premise itself, which the first scene tells word for word, does not count. */
export function measurePremise(
  sample: SamplePremise,
  scenes: readonly Scene[],
  others: readonly SamplePremise[],
): PremiseFigures {
  const own = plain(`${sample.title} ${sample.setting} ${sample.premise}`);
  const isPremise = (paragraph: string) => plain(sample.premise).includes(plain(paragraph).slice(0, 60));
  const textOf = ({ prose, choices }: Scene) =>
    plain([...prose.filter((text) => !isPremise(text)), ...choices.map(({ text }) => text)].join(' '));
  const told = scenes.slice(0, LAST_TO_COUNT).map(textOf).join(' ');
  const missing = sample.nouns.filter((noun) => !told.includes(noun.replace(/y$/, '')));
  const asked = scenes.findIndex(({ question }) => question?.about === 'the_asking');
  const decided = scenes.findIndex(({ question }) => question?.about === 'the_decision');
  const all = scenes.map(textOf).join(' ');
  return {
    id: sample.id,
    again: 1 - missing.length / sample.nouns.length,
    missing,
    questionAt: asked === -1 ? null : asked + 1,
    decisionAt: decided === -1 ? null : decided + 1,
    ending: scenes.at(-1)?.ending?.id ?? null,
    foreign: others
      .filter(({ id }) => id !== sample.id)
      .flatMap(({ own: words }) => words)
      .filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(all) && !own.includes(word.toLowerCase())),
  };
}

const plain = (text: string) => text.replaceAll(/[’‘]/g, "'").replaceAll(/[“”]/g, '"').toLowerCase();
