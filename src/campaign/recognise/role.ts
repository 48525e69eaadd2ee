import path from 'node:path';
import { isJsonObject } from '../../base/json.ts';
import { slug, stemOf } from '../names.ts';
import { readFrontMatter } from '../read/front-matter.ts';
import { headingsIn } from '../read/heading.ts';

/** What a page of a stranger's folder is. */
export type Role = 'place' | 'person' | 'lore' | 'note';

const WORDS: readonly [Role, RegExp][] = [
  [
    'place',
    /^(?:locations?|places?|areas?|rooms?|sites?|settlements?|regions?|dungeons?|geography|buildings?|scenery|orte?|schauplätze|schauplatz|lieux|lugares)$/,
  ],
  [
    'person',
    /^(?:npcs?|characters?|people|persons?|cast|dramatis[-_ ]personae|villains?|allies|personen|figuren|charaktere|leute|nscs?|personnages|personajes)$/,
  ],
  [
    'note',
    /^(?:notes?|drafts?|templates?|sessions?|todo|inbox|brainstorm(?:ing|s)?|scratch(?:pad)?|archive|scraps?|wip|meta|ideas?|gm|dm|players?|pcs?|rules?|handouts?|notizen?|entwürfe|vorlagen)$/,
  ],
  [
    'lore',
    /^(?:lore|history|religions?|gods|items?|objects?|events?|factions?|organi[sz]ations?|groups?|timeline|world|customs|creatures?|magic|legends?|wissen|geschichte|kunde|hintergründe|histoire|historia)$/,
  ],
];
/** Pages about the whole campaign, by what their files are called. */
const PAGES: readonly [page: string, stem: RegExp][] = [
  [
    'plot/premise.md',
    /^(?:premise|intro|introduction|opening|prologue|hook|start|how-it-begins|pr(?:ae|a-?)misse|einleitung|auftakt)$/,
  ],
  [
    'world/setting.md',
    /^(?:setting|world|world-overview|overview|background|campaign-setting|schauplatz|welt)$/,
  ],
  ['world/constraints.md', /^(?:constraints|boundaries|lines-and-veils|hard-limits)$/],
  ['world/style.md', /^(?:style|style-guide|voice|narration|how-to-tell-it)$/],
  ['world/rules.md', /^(?:rules|house-rules|mechanics|system)$/],
];

/** Sections that only pages about somebody, or about a place, have. */
const PERSON_PARTS =
  /^(?:appearance|personality|motivations?|goals?|wants|backstory|background|quotes?|voice|speech|relationships?|secrets?)$/i;
export const PLACE_PARTS =
  /^(?:exits?|ways out|connections?|inhabitants|npcs?|who is here|people here|features|points of interest|surroundings)$/i;
const PERSON_FIELD =
  /^[\s*_-]*(?:role|occupation|job|age|race|species|gender|pronouns|appearance|personality|alignment|motivation|class|profession)[*_ ]*:/gim;
const PLACE_FIELD = /^[\s*_-]*(?:exits?|leads to|connects to|ways out)[*_ ]*:/im;

/** By what its front matter says, by the folders it lies in, or by what is in it; null when nothing tells. */
export function roleOf(file: string, markdown: string): Role | null {
  return roleSaid(markdown) ?? roleByFolder(file) ?? roleByContent(markdown);
}

/** `type: location`, `tags: [npc]`. */
export function roleSaid(markdown: string): Role | null {
  const fields = readFrontMatter(markdown)?.value;
  if (!isJsonObject(fields)) return null;
  const said = ['type', 'kind', 'category', 'class', 'tags', 'tag'].flatMap((key) => {
    const value = fields[key];
    return typeof value === 'string' ? value.split(/[\s,]+/) : Array.isArray(value) ? value : [];
  });
  for (const word of said) {
    if (typeof word !== 'string') continue;
    const role = roleOfWord(word.replace(/^#/, '').split('/').at(-1) ?? '');
    if (role !== null) return role;
  }
  return null;
}

export function roleByFolder(file: string): Role | null {
  const folders = path.posix.dirname(file).split('/').toReversed();
  for (const folder of folders) {
    const role = folder.startsWith('_') ? 'note' : roleOfWord(folder.replace(/^\d+[-_. ]*/, ''));
    if (role !== null) return role;
  }
  return null;
}

function roleByContent(markdown: string): Role | null {
  const headings = headingsIn(markdown).map(({ title }) => title.replace(/:$/, '').trim());
  const person =
    headings.filter((title) => PERSON_PARTS.test(title)).length + (markdown.match(PERSON_FIELD)?.length ?? 0);
  if (person >= 2) return 'person';
  return PLACE_FIELD.test(markdown) || headings.some((title) => PLACE_PARTS.test(title)) ? 'place' : null;
}

export function roleOfWord(word: string): Role | null {
  return WORDS.find(([, pattern]) => pattern.test(word.normalize('NFC').toLowerCase()))?.[0] ?? null;
}

/** Where the format has a page that is called like this file. */
export function pageNamed(file: string): string | undefined {
  const stem = slug(stemOf(file).replace(/^\d+[-_. ]*/, ''));
  return PAGES.find(([, pattern]) => pattern.test(stem))?.[0];
}
