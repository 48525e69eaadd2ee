import path from 'node:path';
import type { AssetMetadata } from '../../contracts/asset-metadata.ts';
import type { Campaign } from '../campaign.ts';
import { slug } from '../names.ts';

type Relationships = NonNullable<AssetMetadata['relationships']>;

/** Someone or somewhere that files can be about. */
export interface Entity {
  /** As the story knows it: `person:wizard`. */
  id: string;
  /** As the author's folder or file is called: `wizard`. */
  name: string;
  /** Where it is described. */
  file: string;
  /** The words of each of its names, as they may stand in a file's name. */
  spellings: string[][];
}

/** The people and places that the author described; borrowed ones have no file here. */
export function entitiesOf(
  campaign: Pick<Campaign, 'people' | 'places'>,
  files: ReadonlySet<string>,
): Entity[] {
  const people = campaign.people.map(({ id, name, shortName, source: { file } }) =>
    entity(id, file, path.posix.basename(path.posix.dirname(file)), [name, shortName]),
  );
  const places = campaign.places.map(({ id, name, source: { file } }) =>
    entity(id, file, path.posix.parse(file).name.replace(/_generated$/, ''), [name]),
  );
  return [...people, ...places].filter(({ file }) => files.has(file));
}

function entity(id: string, file: string, name: string, others: readonly string[]): Entity {
  const spellings = [name, ...others].map(wordsOf).filter((words) => words.length > 0);
  return { id, name, file, spellings };
}

function wordsOf(text: string): string[] {
  return slug(text)
    .split('-')
    .filter((word, index) => word !== '' && !(index === 0 && /^(?:the|an?)$/.test(word)));
}

/** How the files of a campaign hang together, from both ends. */
export function relate(
  references: ReadonlyMap<string, readonly string[]>,
  entities: readonly Entity[],
): Map<string, Relationships> {
  const files = [...references.keys()];
  const about = new Map(files.map((file) => [file, entitiesIn(file, entities)]));
  const outgoing = new Map(
    files.map((file) => {
      const written = (references.get(file) ?? []).filter((target) => references.has(target));
      const described = (about.get(file) ?? []).map((one) => one.file);
      return [file, new Set([...written, ...described].filter((target) => target !== file))];
    }),
  );
  const incoming = new Map<string, string[]>();
  for (const [file, targets] of outgoing) {
    for (const target of targets) incoming.set(target, [...(incoming.get(target) ?? []), file]);
  }
  return new Map(
    files.map((file) => [
      file,
      {
        references: [...(outgoing.get(file) ?? [])].toSorted(),
        referenced_by: (incoming.get(file) ?? []).toSorted(),
        entity_links: (about.get(file) ?? []).flatMap(({ name, id }) => [name, id]),
      },
    ]),
  );
}

/** Whom a file is about: whose folder it lies in, whose file it is, or whose name its own name has in it. */
function entitiesIn(file: string, entities: readonly Entity[]): Entity[] {
  const owner = /^characters\/npcs\/([^/]+)\//.exec(file)?.[1];
  const owners = entities.filter((one) => one.file === file || (owner !== undefined && one.name === owner));
  if (owners.length > 0) return owners;
  if (!/^(?:art|music|lore)\//.test(file)) return [];
  const words = wordsOf(path.posix.parse(file).name);
  const named = entities.flatMap((one) => {
    const lengths = one.spellings.filter((spelling) => isPart(spelling, words)).map(({ length }) => length);
    return lengths.length === 0 ? [] : [{ one, length: Math.max(...lengths) }];
  });
  // “wizard_tower” shows the tower of that name, not the wizard; without such a tower it has to do with the wizard.
  const longest = Math.max(0, ...named.map(({ length }) => length));
  return named.filter(({ length }) => length === longest).map(({ one }) => one);
}

function isPart(part: readonly string[], words: readonly string[]): boolean {
  return words.some((_, start) => part.every((word, index) => words[start + index] === word));
}
