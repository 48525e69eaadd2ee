import path from 'node:path';
import { isJsonObject } from '../../base/json.ts';
import { capitalise } from '../../sdk/language.ts';
import type { CampaignFiles } from '../campaign-files.ts';
import { kindOf } from '../enrich/premise/noun-kinds.ts';
import { insideSentence, isRank, stemOf } from '../names.ts';
import { readFrontMatter } from '../read/front-matter.ts';
import { headingsIn } from '../read/heading.ts';
import { bareWords, type Identifiers, nameAsWords } from '../told/identifiers.ts';
import { readableText } from './readable.ts';
import { roleByFolder, roleOf } from './role.ts';
import { spellingsIn } from './spelling.ts';

/** What an author's identifiers stand for: names of files and folders that have an underscore in them, or no capital. */
export function identifiersIn(folder: CampaignFiles): Identifiers {
  const known = new Map<string, string>();
  const spelled = spellingsIn(folder);
  for (const file of folder.allFiles) {
    const stem = stemOf(file);
    const id = stem === 'profile' ? path.posix.basename(path.posix.dirname(file)) : stem;
    if (!/\.(?:md|json)$/.test(file) || !folder.isInPlay(file)) continue;
    const ids = [id, ...saidIds(folder, file)].filter((one) => one.includes('_') || /^\p{Ll}+$/u.test(one));
    if (ids.length === 0) continue;
    const own = ids[0] ?? '';
    const name = nameIn(folder, file) ?? spelled(bareWords(own)) ?? nameOfSomebody(folder, file, own);
    if (name !== null) for (const one of ids) known.set(one.toLowerCase(), insideSentence(name));
  }
  return known;
}

/** `id: npc_smith_01`, `aliases: [the smith, npc_smith_01]` in front matter. */
function saidIds(folder: CampaignFiles, file: string): string[] {
  if (!file.endsWith('.md')) return [];
  const fields = readFrontMatter(readableText(folder, file))?.value;
  if (!isJsonObject(fields)) return [];
  return ['id', 'alias', 'aliases'].flatMap((key) => {
    const value = fields[key];
    return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
  });
}

/** `npc_inspector_finch` is Inspector Finch; `toll_keeper` is the toll keeper, which says what somebody is. */
function nameOfSomebody(folder: CampaignFiles, file: string, id: string): string | null {
  if (!isAboutSomebody(folder, file)) return null;
  const words = bareWords(id).split(' ').map(capitalise);
  const isKind = kindOf((words.at(-1) ?? '').toLowerCase()) === 'person';
  return isKind && !isRank(words[0] ?? '') ? null : words.join(' ');
}

function isAboutSomebody(folder: CampaignFiles, file: string): boolean {
  if (file.endsWith('.json')) return roleByFolder(file) === 'person';
  return roleOf(file, readableText(folder, file)) === 'person';
}

/** What a file says it is about; null when it says no more than its name does. */
function nameIn(folder: CampaignFiles, file: string): string | null {
  const text = readableText(folder, file);
  if (file.endsWith('.md')) {
    const title = headingsIn(text)[0]?.title;
    return title === undefined || nameAsWords(title) !== title ? null : title;
  }
  try {
    const value: unknown = JSON.parse(text);
    const name = isJsonObject(value as never) ? (value as Record<string, unknown>)['name'] : undefined;
    return typeof name === 'string' ? name : null;
  } catch {
    return null; // whatever reads the file says what is wrong with it
  }
}
