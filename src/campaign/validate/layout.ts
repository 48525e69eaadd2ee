import path from 'node:path';
import { getOwn } from '../../base/json.ts';
import { nearest } from '../../contracts/nearest.ts';
import type { CampaignFolder } from '../folder.ts';
import { humanTwin } from '../generated.ts';
import { START } from '../problem.ts';
import type { Report } from './report.ts';

/** What word processors and browsers write. */
const UNREAD = /\.(?:docx?|odt|rtf|pdf|html?|pages|epub|tex|rst|org|ya?ml|toml|xlsx?|csv)$/i;

/** Names that mean something, by the folder they stand in; `*` is any folder. */
const KNOWN: Readonly<Record<string, { files?: string[]; folders?: string[] }>> = {
  '': {
    files: ['manifest.json', 'README.md'],
    folders: ['world', 'characters', 'plot', 'lore', 'art', 'music'],
  },
  world: { files: ['setting.md', 'rules.md', 'constraints.md', 'style.md'] },
  characters: { folders: ['npcs', 'player'] },
  'characters/player': { files: ['template.json'] },
  'characters/npcs/*': { files: ['profile.json', 'secrets.md'] },
  plot: { files: ['premise.md', 'truth.md', 'beats.json'], folders: ['endings', 'scenes'] },
  lore: { folders: ['locations', 'factions'] },
};

/** Checks that files and folders have the names and the kinds they are looked for by. */
export function checkLayout(folder: CampaignFolder, report: Report): void {
  const misnamed = new Set<string>();
  for (const file of folder.allFiles)
    if (checkFile(folder, file, report)) misnamed.add(path.posix.dirname(file));
  for (const name of folder.allFolders) checkFolder(folder, name, report);
  if (!folder.hasAnything('manifest.json')) {
    const other = nearest(
      'manifest.json',
      folder.allFiles.filter((file) => !file.includes('/')),
    );
    const renamed = other === undefined ? undefined : `Rename ${other} to manifest.json.`;
    report.add(
      'missing_manifest',
      'manifest.json',
      START,
      'There is no manifest.json in this folder.',
      renamed,
    );
  }
  checkMisplaced(folder, report);
  for (const name of folder.folders('characters/npcs')) {
    const npc = `characters/npcs/${name}`;
    const hasProfile =
      folder.pick(`${npc}/profile.json`) !== null || folder.hasAnything(`${npc}/profile.json`);
    if (hasProfile || misnamed.has(npc)) continue;
    report.add('missing_profile', npc, START, `There is no profile.json in this folder.`);
  }
}

const PROFILE = /^(?:(.*)\/)?([^/]+)\/profile(?:_generated)?\.json$/;

/** A profile that lies anywhere else is somebody whom nobody will ever meet. */
function checkMisplaced(folder: CampaignFolder, report: Report): void {
  for (const file of folder.allFiles) {
    const [, parent = '', name = ''] = PROFILE.exec(file) ?? [];
    if (name === '' || parent === 'characters/npcs' || file.startsWith('characters/player/')) continue;
    if (folder.recognised.people.some((person) => person.file === file)) continue;
    const message = `The profile of "${name}" lies in the wrong place, so nobody meets this character.`;
    report.add('misplaced_character', file, START, message, `Move the folder to characters/npcs/${name}/.`);
  }
}

/** Whether the file's name looks like a slip of the pen. */
function checkFile(folder: CampaignFolder, file: string, report: Report): boolean {
  const parent = path.posix.dirname(file).replace(/^\.$/, '');
  const name = humanTwin(path.posix.basename(file));
  const known = getOwn(KNOWN, parent.replace(/^characters\/npcs\/[^/]+$/, 'characters/npcs/*'));
  if (known?.folders?.includes(name)) {
    report.add('not_a_folder', file, START, 'This is a file; a folder is expected here.');
    return false;
  }
  if (UNREAD.test(file) && /^(?:world|characters|plot|lore)\//.test(file)) {
    const ending = path.posix.extname(file);
    report.add('unread_document', file, START, `Files that end in "${ending}" are not read.`);
    return true;
  }
  const isProse = /^(?:lore|plot\/endings)\//.test(file);
  if (isProse && /\.(?:txt|markdown|mdx|MD)$/.test(file) && !file.endsWith('.keywords.txt')) {
    report.add('misnamed_file', file, START, 'Only files that end in .md are read here.');
    return true;
  }
  if (known?.files === undefined || known.files.includes(name) || file.endsWith('.provenance.json'))
    return false;
  const meant = nearest(name, known.files);
  if (meant === undefined || folder.pick(join(parent, meant)) !== null || meant === 'manifest.json')
    return false;
  report.add('misnamed_file', file, START, `"${name}" is not read; did you mean "${meant}"?`);
  return true;
}

function checkFolder(folder: CampaignFolder, name: string, report: Report): void {
  const parent = path.posix.dirname(name).replace(/^\.$/, '');
  const base = path.posix.basename(name);
  const known = getOwn(KNOWN, parent.replace(/^characters\/npcs\/[^/]+$/, 'characters/npcs/*'));
  if (/\.(?:md|json|txt|png|jpe?g|webp|mp3|ogg|wav|flac)$/i.test(base) || known?.files?.includes(base)) {
    report.add('not_a_file', name, START, 'This is a folder; a file is expected here.');
    return;
  }
  if (known?.folders === undefined || known.folders.includes(base) || parent === 'lore') return;
  const meant = nearest(base, known.folders);
  if (meant === undefined || folder.allFolders.includes(join(parent, meant)) || isRecognised(folder, name))
    return;
  report.add('misnamed_file', name, START, `The folder "${base}" is not read; did you mean "${meant}"?`);
}

/** Whether something in the folder has been found out to be what it is. */
function isRecognised({ recognised: { places, people, lore } }: CampaignFolder, name: string): boolean {
  return [...places, ...lore, ...people.map(({ file }) => file)].some((file) => file.startsWith(`${name}/`));
}

const join = (parent: string, name: string) => (parent === '' ? name : `${parent}/${name}`);
