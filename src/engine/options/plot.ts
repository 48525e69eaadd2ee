import { isAct } from '../../rules/acts.ts';
import { whyWanted } from '../plot/word.ts';
import type { Draft, OptionInput } from './option.ts';
import { idOf, lastOffered } from './option.ts';

/** More than anything else can be worth. */
const MUST = 20;
const SHOULD = 10;
const MAY = 2;

/** What the plot needs: decisions that are due, choices it waits for, and the way to where something waits. */
export function* plotOptions({ brief, world }: OptionInput): Iterable<Draft> {
  const { plot, people, scene, place } = brief;
  for (const [index, { text, decides, open }] of plot.decisions.entries())
    yield {
      act: 'decide',
      text,
      answers: 'decide',
      ...(decides && { decides }),
      ...(open === true && { open }),
      stakes: 'turning point',
      cost: 'once',
      because: [{ kind: 'beat', ref: decides?.owner ?? '', text: 'It has come to this' }],
      weight: MUST - index / 10,
    };
  const isThere = (target: string | null) =>
    !target?.startsWith('person:') || people.some(({ id }) => id === target);
  for (const { text, act, target, wanted } of plot.wanted.filter((choice) => isThere(choice.target))) {
    const draft: Draft = {
      act: isAct(act) ? act : 'decide',
      text,
      ...(target !== null && { target }),
      ...(wanted && { wanted }),
      stakes: 'turning point',
      because: [{ kind: 'beat', ref: wanted?.owner ?? '', text: 'The time for it has come' }],
      weight: SHOULD,
    };
    // What was passed over a moment ago has to be wanted more than other things.
    const isFresh = lastOffered(idOf(draft), world) < scene - 1;
    yield isFresh ? draft : { ...draft, weight: MAY };
  }
  // The way to what waits is offered where this scene has told of it.
  const asked = brief.question.next?.about;
  for (const { place: there, from, text, told } of plot.knocks)
    if (there.id !== place?.id && told)
      yield {
        act: 'go',
        target: there.id,
        stakes: 'turning point',
        because: [
          {
            kind: 'beat',
            ref: there.id,
            text:
              from === null || text === ''
                ? text || whyWanted({ place: there, from })
                : `${from.name} sends word: ${text}`,
          },
        ],
        // Where the scene has just asked the player to go comes first.
        weight: asked === there.id ? SHOULD * 1.5 : SHOULD,
      };
}
