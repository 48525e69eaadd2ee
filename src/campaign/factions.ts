import { type Faction, FactionSchema } from '../contracts/faction.ts';
import type { Person, StoryFaction } from './campaign.ts';
import type { CampaignFolder } from './folder.ts';
import { insideSentence, slug, stemOf, titleOf, withoutArticle } from './names.ts';
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
    const input: Faction = frontMatterOf(folder, file, FactionSchema);
    const title = folder.prose(file).find(({ heading }) => heading !== null);
    const name = insideSentence(input.name ?? titleOf(file, title?.heading));
    return { file, input, name, id: factionId(file), line: title?.line ?? 1 };
  });
  const factionIds = finderOf(read, keysOfFaction, keyOfFaction);
  const personIds = finderOf(people, keysOfPerson, keyOfName);
  return read.map(({ file, input, name, id, line }) => ({
    id,
    name,
    members: [...new Set(personIds(input.members))],
    allies: [...new Set(factionIds(input.allies))],
    rivals: [...new Set(factionIds(input.rivals))],
    standing: input.standing ?? 0,
    topic: topicId(file),
    source: { file, line },
  }));
}

/** The ids of those that names mean; the first of several that share a name is meant. */
function finderOf<Known extends { id: string }>(
  all: readonly Known[],
  keysOf: (one: Known) => string[],
  keyOf: (name: string) => string,
): (names?: readonly string[]) => string[] {
  const byKey = new Map<string, string>();
  for (const one of all) for (const key of keysOf(one)) if (!byKey.has(key)) byKey.set(key, one.id);
  return (names = []) => names.flatMap((name) => byKey.get(keyOf(name)) ?? []);
}

/** What an author may call a person by: the folder, the full name or the short name. */
export function keysOfPerson({ id, name, shortName }: Pick<Person, 'id' | 'name' | 'shortName'>): string[] {
  return [id.slice('person:'.length), keyOfName(name), keyOfName(shortName)];
}

export const keyOfName = (name: string): string => slug(withoutArticle(name));

/** What an author may call a faction by: its file or its name, with or without its article. */
export function keysOfFaction({ id, name }: Pick<StoryFaction, 'id' | 'name'>): string[] {
  return [id.slice('faction:'.length), slug(name), keyOfName(name)].map(withoutThe);
}

export const keyOfFaction = (name: string): string => withoutThe(keyOfName(name));

const withoutThe = (key: string) => key.replace(/^the-/, '');
