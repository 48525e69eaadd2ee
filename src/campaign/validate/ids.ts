import { ENDINGS, endingId } from '../endings.ts';
import { FACTIONS, factionId } from '../factions.ts';
import { slug } from '../names.ts';
import { placeFiles, placeId } from '../places.ts';
import { START } from '../problem.ts';
import { asText } from './cast.ts';
import type { Draft } from './draft.ts';
import type { Report } from './report.ts';

/** Checks that no two files stand for the same place, ending, faction or person. */
export function checkIds(draft: Draft, report: Report): void {
  const { folder } = draft;
  unique(placeFiles(folder), placeId, 'place', report);
  unique(folder.files(ENDINGS, '.md'), endingId, 'ending', report);
  unique(folder.files(FACTIONS, '.md'), factionId, 'faction', report);
  const folderOf = new Map(draft.profiles.map(({ name, document }) => [document.file, name]));
  unique([...folderOf.keys()], (file) => slug(folderOf.get(file) ?? ''), 'character', report);
  const named = new Map<string, string>();
  for (const { document } of draft.profiles) {
    const name = asText(document.sound('/name'));
    if (name === undefined) continue;
    const other = named.get(slug(name));
    if (other === undefined) named.set(slug(name), document.file);
    else
      report.add('same_name', document.file, document.at('/name'), `${other} has the name "${name}", too.`);
  }
}

function unique(
  files: readonly string[],
  idOf: (file: string) => string,
  noun: string,
  report: Report,
): void {
  const seen = new Map<string, string>();
  for (const file of files) {
    const other = seen.get(idOf(file));
    if (other === undefined) seen.set(idOf(file), file);
    else
      report.add(
        'duplicate_id',
        file,
        START,
        `This ${noun} has the same name as ${other}.`,
        'Rename one of them.',
      );
  }
}
