import type { Campaign } from '../campaign/campaign.ts';
import type { Brief } from '../contracts/brief.ts';
import { factBrief } from './brief-facts.ts';

/** Questions that nobody waits to have answered: one may as well go. */
const FREE: ReadonlySet<string | null> = new Set(['way', 'mystery', 'find']);

/**
 * The brief with the author's sentence that names a way out of here which the player does not know yet, where they are asked
 * about it, have just come, or nobody waits for them, and the author tells nothing: only a way that was told of can be offered.
 */
export function withWayTold(brief: Brief, { facts }: Campaign): Brief {
  const { place, deed, ending, authored, question } = brief;
  if (place === null || deed === null || ending !== null || authored?.hasChoices === true) return brief;
  const { kind = null, about = null } = question.next ?? {};
  const untold = place.exits.filter(({ told }) => !told);
  const isKnock = brief.plot.knocks.some((knock) => knock.place.id === about);
  const isAsked = kind === 'way' && untold.some(({ id }) => id === about);
  const isFree = (place.arrived || FREE.has(kind)) && !isKnock && authored === null;
  if (!isAsked && !isFree) return brief;
  const wanted = untold.toSorted((one, other) => Number(other.id === about) - Number(one.id === about));
  for (const { id } of wanted) {
    const sentence = facts.find(
      (fact) =>
        fact.about === place.id &&
        fact.thing === undefined &&
        fact.mentions.includes(id) &&
        (fact.when === undefined || fact.when.includes(brief.time.part)),
    );
    if (sentence === undefined) continue;
    const isIn = brief.facts.some((fact) => fact.id === sentence.id);
    return {
      ...brief,
      must: [...brief.must, sentence.text],
      facts: isIn ? brief.facts : [...brief.facts, factBrief(sentence)],
    };
  }
  return brief;
}

/** The brief with the author's sentence that names a thing of this place which the plot waits for and nobody has told of. */
export function withWantedTold(brief: Brief, { facts }: Campaign): Brief {
  const { place, plot, ending, authored } = brief;
  if (place === null || ending !== null || authored?.hasChoices === true) return brief;
  const unseen = plot.wanted.filter(({ target }) =>
    place.things.some(({ id, known }) => id === target && !known),
  );
  const sentences = unseen.flatMap(
    ({ target }) =>
      facts.find(
        ({ about, thing, mentions }) =>
          about === place.id && thing === undefined && mentions.includes(target ?? ''),
      )?.text ?? [],
  );
  return sentences.length === 0 ? brief : { ...brief, must: [...new Set([...brief.must, ...sentences])] };
}
