import type { Campaign } from './campaign.ts';
import { isClockHeld } from './clock.ts';
import { isSparse } from './enrich/sparse.ts';
import type { CampaignFolder } from './folder.ts';
import { personNamed, placeNamed } from './ink/names.ts';
import { readScenes } from './ink/read.ts';
import type { InkFlow, Storylet } from './ink/story.ts';
import type { SentenceReading } from './sentence-reading.ts';

/** What an author may want to know of how the whole will be played. */
export function storyReadings(campaign: Campaign, folder: CampaignFolder): SentenceReading[] {
  return [...clockReadings(campaign), ...endReadings(campaign, folder), ...absentReadings(campaign, folder)];
}

const note = (file: string, line: number, text: string, readAs: string): SentenceReading => ({
  ...{ file, line, about: 'story', text, readAs, isRead: true },
});

/** Who has said nothing of the clock is told how it goes. */
function clockReadings(campaign: Campaign): SentenceReading[] {
  const [scene] = campaign.storylets.filter(({ isGenerated }) => !isGenerated);
  if (campaign.template?.clock !== undefined) return [];
  if (scene === undefined) {
    const said = campaign.premise.join(' ').match(/\b(?:tonight|this (?:evening|afternoon|morning))\b/i)?.[0];
    if (said === undefined || isClockHeld(campaign)) return [];
    const runs = `running: days pass with what the player does, and the premise says “${said}”. \`"clock": "held"\` in characters/player/template.json stops that`;
    return [note('plot/premise.md', 1, 'the clock', runs)];
  }
  const readAs = isClockHeld(campaign)
    ? 'held: hours pass only where a scene says `pass(…)`. `"clock": "running"` in characters/player/template.json lets them pass by themselves'
    : 'running: hours pass with what the player does, because something here waits for an hour or a day. `"clock": "held"` in characters/player/template.json stops that';
  return [note(scene.file, scene.line, 'the clock', readAs)];
}

function endReadings({ endings, beats }: Campaign, folder: CampaignFolder): SentenceReading[] {
  if (endings.length > 0 || isSparse(folder)) return [];
  const more = beats.length > 0 ? '' : ', and no beats lead anywhere';
  const readAs = `no ending is written${more}: its stories go on until the player stops. Endings are files in plot/endings/`;
  return [note('manifest.json', 1, 'the end', readAs)];
}

/** Scenes that wait at a place for somebody who is never there by themselves. */
function absentReadings(campaign: Campaign, folder: CampaignFolder): SentenceReading[] {
  const { flows } = readScenes(folder);
  return campaign.storylets
    .filter(({ isGenerated, beat, at }) => !isGenerated && beat === undefined && at.length > 0)
    .flatMap((storylet) =>
      storylet.with.flatMap((id) => {
        const person = campaign.people.find((one) => one.id === id);
        const places = person?.haunts.map(({ place }) => place) ?? [];
        if (person === undefined || person.goesAlong === true || places.length === 0) return [];
        if (storylet.at.some((place) => places.includes(place)) || isBrought(id, storylet, flows, campaign))
          return [];
        const named = (ids: readonly string[]) =>
          ids.map((one) => campaign.places.find((place) => place.id === one)?.name ?? one).join(' or ');
        const who = id.replace(/^person:/u, '');
        const readAs = `${person.name} is met at ${named(places)} and not at ${named(storylet.at)}, so this scene comes only after some quiet scenes there. \`~ moves("${who}", "${named(storylet.at.slice(0, 1))}")\` in an earlier scene brings them`;
        return [note(storylet.file, storylet.line, storylet.id, readAs)];
      }),
    );
}

/** Whether a scene takes somebody along or puts them there; where a name is worked out in play it may be them. */
function isBrought(
  id: string,
  { at }: Storylet,
  flows: readonly InkFlow[],
  { people, places }: Campaign,
): boolean {
  const isThem = (value: unknown) => typeof value !== 'string' || personNamed(value, people)?.id === id;
  const isThere = (value: unknown) =>
    typeof value !== 'string' || at.includes(placeNamed(value, places)?.id ?? '');
  return flows
    .flatMap(({ calls }) => calls)
    .some(
      ({ name, args: [who, where] }) =>
        (name === 'joins' && isThem(who?.value)) ||
        (name === 'moves' && isThem(who?.value) && isThere(where?.value)),
    );
}
