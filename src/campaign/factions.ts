import { type Faction, FactionSchema } from '../contracts/faction.ts';
import type { Person, StoryFaction } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { insideSentence, slug, stemOf, titleOf, withoutArticle } from './names.ts';
import { readProse } from './prose.ts';
import { frontMatterOf } from './read/markdown.ts';
import { topicId } from './topics.ts';

export const FACTIONS = 'lore/factions';

export const factionId = (file: string): string => `faction:${slug(stemOf(file))}`;

/** The factions of a campaign. Names that belong to nobody are left out; `campaign validate` tells of them. */
export function readFactions(
  folder: CampaignFolder,
  people: readonly Pick<Person, 'id' | 'name' | 'shortName'>[],
): StoryFaction[] {
  const read = folder.files(FACTIONS, '.md').map((file) => {
    const matter: Faction = frontMatterOf(folder, file, FactionSchema);
    const title = readProse(folder.text(file)).find(({ heading }) => heading !== null);
    const name = insideSentence(matter.name ?? titleOf(file, title?.heading));
    return { file, matter, name, id: factionId(file), line: title?.line ?? 1 };
  });
  const factionIds = (wanted: readonly string[] = []) =>
    wanted.flatMap((name) => read.find((faction) => isFaction(faction, name))?.id ?? []);
  const personIds = (wanted: readonly string[] = []) =>
    wanted.flatMap((name) => people.find((person) => isPerson(person, name))?.id ?? []);
  return read.map(({ file, matter, name, id, line }) => ({
    id,
    name,
    members: [...new Set(personIds(matter.members))],
    allies: [...new Set(factionIds(matter.allies))],
    rivals: [...new Set(factionIds(matter.rivals))],
    standing: matter.standing ?? 0,
    topic: topicId(file),
    source: { file, line },
  }));
}

/** Whether an author who writes this name means this person: by folder, by full name or by short name. */
export function isPerson(
  { id, name, shortName }: Pick<Person, 'id' | 'name' | 'shortName'>,
  wanted: string,
): boolean {
  const key = slug(withoutArticle(wanted));
  return [id.slice('person:'.length), ...[name, shortName].map((one) => slug(withoutArticle(one)))].includes(
    key,
  );
}

/** Whether this name means this faction: by file or by name, with or without its article. */
export function isFaction({ id, name }: Pick<StoryFaction, 'id' | 'name'>, wanted: string): boolean {
  const key = slug(withoutArticle(wanted));
  return [id.slice('faction:'.length), slug(name), slug(withoutArticle(name))]
    .map((known) => known.replace(/^the-/, ''))
    .includes(key.replace(/^the-/, ''));
}
