import path from 'node:path';
import type { AssetMetadata } from '../../contracts/asset-metadata.ts';
import type { Campaign } from '../campaign.ts';
import { keysIn, slug } from '../names.ts';

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
  const entitiesIn = entityFinder(entities);
  const about = new Map(files.map((file) => [file, entitiesIn(file)]));
  const outgoing = new Map(
    files.map((file) => {
      const written = (references.get(file) ?? []).filter((target) => references.has(target));
      const described = (about.get(file) ?? []).map((one) => one.file);
      return [file, new Set([...written, ...described].filter((target) => target !== file))];
    }),
  );
  const incoming = new Map<string, string[]>();
  for (const [file, targets] of outgoing) {
    for (const target of targets) {
      const sources = incoming.get(target);
      if (sources === undefined) incoming.set(target, [file]);
      else sources.push(file);
    }
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
function entityFinder(entities: readonly Entity[]): (file: string) => Entity[] {
  const byFile = Map.groupBy(entities, ({ file }) => file);
  const byName = Map.groupBy(entities, ({ name }) => name);
  const bySpelling = new Map<string, Set<Entity>>();
  for (const one of entities) {
    for (const spelling of one.spellings.map((words) => words.join('-')))
      bySpelling.set(spelling, (bySpelling.get(spelling) ?? new Set()).add(one));
  }
  const spellings = new Set(bySpelling.keys());
  return (file) => {
    const owner = /^characters\/npcs\/([^/]+)\//.exec(file)?.[1];
    const owners = new Set([...(byFile.get(file) ?? []), ...(byName.get(owner ?? '') ?? [])]);
    if (owners.size > 0) return [...owners];
    if (!/^(?:art|music|lore)\//.test(file)) return [];
    // “wizard_tower” shows the tower of that name, not the wizard; without such a tower it has to do with the wizard.
    const found = keysIn(wordsOf(path.posix.parse(file).name).join('-'), spellings);
    const lengthOf = (key: string) => key.split('-').length;
    const longest = Math.max(0, ...found.map(lengthOf));
    const named = found.filter((key) => lengthOf(key) === longest);
    return [...new Set(named.flatMap((key) => [...(bySpelling.get(key) ?? [])]))];
  };
}
