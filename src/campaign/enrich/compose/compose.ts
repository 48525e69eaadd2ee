import { fill } from '../fill.ts';
import type { Draft } from './draft.ts';
import { writeFactions, writeLore } from './lore.ts';
import { writePeople } from './people.ts';
import { writePlaces } from './places.ts';
import { writeRules, writeTemplate } from './player.ts';
import { writeBeats, writeEndings } from './plot.ts';
import type { StoryWorld } from './world.ts';

/** Writes whatever the campaign lacks. Endings belong to beats: where the author wrote the beats, they end as the author says. */
export function compose(world: StoryWorld): Draft {
  const { inventory, domains, slots } = world;
  return {
    setting: inventory.hasSetting ? null : (domains[0]?.setting ?? []).map((text) => fill(text, slots)),
    premise: inventory.hasPremise ? null : openingOf(world),
    people: writePeople(world),
    places: writePlaces(world),
    lore: writeLore(world),
    factions: writeFactions(world),
    beats: inventory.hasBeats ? null : writeBeats(world),
    endings: inventory.hasBeats || inventory.endings > 0 ? [] : writeEndings(world),
    rules: inventory.hasRules ? null : writeRules(world),
    template: inventory.hasTemplate ? null : writeTemplate(world),
  };
}

/** The author's description comes first, because it is the author's; where there is none, the title is all there is to say. */
function openingOf({ author, reading, inventory, arc, slots }: StoryWorld): string[] {
  const { description } = author.manifest;
  const [first = '', ...rest] = arc.premise.map((text) => fill(text, slots));
  const isOnlyTitle = description === undefined && !inventory.hasSetting && reading.persona === null;
  const named = isOnlyTitle
    ? [first, fill('There is a name for all this in {town}, and the name is {title}.', slots)]
    : [first];
  return [...(description === undefined ? [] : [description]), named.join(' '), ...rest];
}
