import { goodCampaign } from '../gallery/good.ts';
import type { Files } from './folder.ts';

/** A campaign that keeps to every limit and still takes seconds to read: as many people as may be, who all know each other. */
export function heavyCampaign(people = 1990): Files {
  const odile = JSON.parse(String(goodCampaign()['characters/npcs/odile/profile.json'])) as object;
  const nameOf = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const profiles = Array.from({ length: people }, (_, index) => {
    const known = Array.from({ length: 150 }, (__, step) => [`p${(index + step) % people}`, 'x']);
    const profile = {
      ...odile,
      name: `Per${nameOf(index)} Son${nameOf(index)}`,
      relationships: Object.fromEntries(known),
    };
    return [`characters/npcs/p${index}/profile.json`, JSON.stringify(profile)] as const;
  });
  return { ...goodCampaign(), ...Object.fromEntries(profiles) };
}
