import { capitalise } from '../../../sdk/language.ts';
import { fill } from '../fill.ts';
import type { Draft } from './draft.ts';
import { writeFactions, writeLore } from './lore.ts';
import { writePeople } from './people.ts';
import { writePlaces } from './places.ts';
import { writeRules, writeTemplate } from './player.ts';
import { writeBeats, writeEndings } from './plot.ts';
import { fillShapes } from './shapes.ts';
import type { Story } from './story.ts';

/** Writes whatever the campaign lacks. Scenes and endings belong to beats: where the author wrote those, the story is the author's. */
export function compose(story: Story): Draft {
  const { inventory } = story;
  const isPlotted = inventory.hasBeats || inventory.hasScenes || inventory.endings > 0;
  const shapes = isPlotted ? [] : fillShapes(story);
  return {
    // A card says of its world what there is to say of it.
    setting: inventory.hasSetting || inventory.isForOne ? null : settingOf(story),
    premise: inventory.hasPremise ? null : premiseOf(story),
    people: writePeople(story),
    places: writePlaces(story),
    lore: inventory.isForOne ? [] : writeLore(story),
    factions: inventory.isForOne ? [] : writeFactions(story),
    scenes: shapes.map(({ slug, text, opening }) => ({ slug, text, opening })),
    beats: isPlotted ? null : writeBeats(story, shapes),
    endings: isPlotted ? [] : writeEndings(story, shapes),
    rules: inventory.hasRules ? null : writeRules(story),
    template: inventory.hasTemplate ? null : writeTemplate(story),
  };
}

/** Where the author says nothing about the world, what is known of it is where one can go and who is there. */
function settingOf({ sites, slots }: Story): string[] {
  const [hub] = sites;
  const where = hub === undefined ? '' : `Most of it happens ${fill('«at hub»', slots)}. `;
  return [
    fill(
      `${where}It is a place where people know each other, and where everybody has got used to something. Nobody has quite got used to «odd».`,
      slots,
    ),
  ];
}

/** The author's description comes first, because it is the author's. */
function premiseOf({ author, premise, slots }: Story): string[] {
  const { description } = author.manifest;
  const isOwn = description !== undefined && description.trim() !== '';
  const opening = isOwn ? [description] : [`${capitalise(premise.odd.clause)}.`];
  return [
    ...opening,
    fill(
      premise.conflict.kind === 'dilemma'
        ? 'It is for you to decide «whether». There is time for it «deadline».'
        : '«Asker» has asked you to find out «question». There is time for it «deadline».',
      slots,
    ).replace('There is time for it while there is still time', 'There is still time'),
  ];
}
