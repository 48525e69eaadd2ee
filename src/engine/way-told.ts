import type { Campaign } from '../campaign/campaign.ts';
import type { Brief } from '../contracts/brief.ts';

/**
 * The brief with the author's sentence that names a way out of here, where the player knows of none or is asked about one:
 * only a way that was told of can be offered.
 */
export function withWayTold(brief: Brief, { facts }: Campaign): Brief {
  const { place, deed, ending, authored, question } = brief;
  if (place === null || deed === null || ending !== null || authored?.hasChoices === true) return brief;
  const about = question.next?.kind === 'way' ? question.next.about : null;
  const untold = place.exits.filter(({ told }) => !told);
  const isNeeded = untold.length === place.exits.length || untold.some(({ id }) => id === about);
  if (!isNeeded) return brief;
  const wanted = untold.toSorted((one, other) => Number(other.id === about) - Number(one.id === about));
  for (const { id } of wanted) {
    const sentence = facts.find(
      (fact) =>
        fact.about === place.id &&
        fact.thing === undefined &&
        fact.mentions.includes(id) &&
        (fact.when === undefined || fact.when.includes(brief.time.part)),
    );
    if (sentence !== undefined) return { ...brief, must: [...brief.must, sentence.text] };
  }
  return brief;
}
