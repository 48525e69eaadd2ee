import { isJsonObject } from '../../base/json.ts';
import type { Place } from '../../base/json-document.ts';
import { cut } from '../archive/names.ts';
import { formsOf } from '../constraints/families.ts';
import { readSentence } from '../constraints/read.ts';
import type { CampaignFolder } from '../folder.ts';
import { placeFinder } from '../read/structured.ts';
import { asText } from './cast.ts';
import type { Draft } from './draft.ts';
import { blanked } from './markdown.ts';
import { listOf } from './names.ts';
import type { Report } from './report.ts';

/** Something the author has ruled out. */
interface Ban {
  /** Every word that a text may not have, in small letters. */
  forms: string[];
  /** Where and how it says so. */
  says: string;
}

/** Warns where the setting, the premise or the player template brings in what a constraint rules out. */
export function checkConstraints(draft: Draft, report: Report): void {
  const bans = byForm([...bansIn(draft.folder, report), ...templateBans(draft)]);
  if (bans.size === 0) return;
  for (const file of ['world/setting.md', 'plot/premise.md'].flatMap(
    (name) => draft.folder.pick(name) ?? [],
  )) {
    if (draft.headings.has(file)) checkProse(draft.folder, file, bans, report);
  }
  checkOptions(draft, bans, report);
}

/** Bans by every word that they rule out, in small letters. What is ruled out twice is told of once. */
type Bans = ReadonlyMap<string, Ban>;

function byForm(bans: readonly Ban[]): Bans {
  const forms = new Map<string, Ban>();
  for (const ban of bans) {
    for (const form of ban.forms) if (!forms.has(form)) forms.set(form, ban);
  }
  return forms;
}

const LONGEST_QUOTE = 200;

/** “No magic.”, “There are no guns or gods here.”, “Never use magic.” */
function bansIn(folder: CampaignFolder, report: Report): Ban[] {
  const file = folder.pick('world/constraints.md');
  const text = file === null ? null : report.attempt(() => folder.text(file));
  if (file === null || text === null) return [];
  const placeOf = placeFinder(text);
  const sentences = blanked(text).matchAll(/[^\n.;!?]+/g);
  return [...sentences].flatMap((match) => {
    const sentence = match[0]
      .replace(/^[\s>*+\d)#-]+/, '')
      .replace(/\s+/g, ' ')
      .trim();
    const banned = readSentence(sentence).filter(({ kind }) => kind === 'not_exist');
    if (banned.length === 0) return [];
    const { line } = placeOf(match.index + match[0].search(/\S/));
    const says = `${file}:${line} says "${cut(sentence, LONGEST_QUOTE)}"`;
    return banned.map(({ words }) => ({ forms: words, says }));
  });
}

function templateBans({ template }: Draft): Ban[] {
  if (template?.sound('/constraints/no_magic') !== true) return [];
  return [
    {
      forms: formsOf('magic'),
      says: `${template.file}:${template.at('/constraints/no_magic').line} says "no_magic"`,
    },
  ];
}

/** Where a text has a word that is ruled out: the word as it is written, and the ban. */
function* bannedWords(text: string, bans: Bans): Generator<{ word: string; index: number; ban: Ban }> {
  for (const { 0: whole, index } of text.matchAll(/[\p{L}\p{N}'’-]+/gu)) {
    // “half-elf” may be ruled out, and so may the gun in “gun-runner”.
    const parts = [...whole.matchAll(/[\p{L}\p{N}]+/gu)].map((part) => ({
      word: part[0],
      index: index + part.index,
    }));
    for (const found of [{ word: whole, index }, ...parts]) {
      const ban = bans.get(found.word.toLowerCase());
      if (ban !== undefined) yield { ...found, ban };
    }
  }
}

const DENIED =
  /\b(?:no|not|never|nobody|nothing|none|neither|nor|without|cannot|long gone|once|used to|myth|legends?|superstition|pretend|fake|so-called)\b|n['’]t\b/i;

function checkProse(folder: CampaignFolder, file: string, bans: Bans, report: Report): void {
  const text = folder.text(file);
  const placeOf = placeFinder(text);
  const told = new Set<Ban>();
  for (const sentence of blanked(text).matchAll(/[^.!?]+[.!?]*/g)) {
    let isDenied: boolean | null = null;
    for (const { word, index, ban } of bannedWords(sentence[0], bans)) {
      if (told.has(ban)) continue;
      isDenied ??= DENIED.test(sentence[0]);
      if (isDenied) break;
      told.add(ban);
      contradiction(file, placeOf(sentence.index + index), word, ban, report);
    }
  }
}

/** Callings, abilities and belongings the player may pick. */
function checkOptions({ template }: Draft, bans: Bans, report: Report): void {
  if (template === null) return;
  const pointers = ['/allowed_classes', '/allowed_races', '/allowed_backgrounds'].flatMap((list) =>
    listOf(template.sound(list)).flatMap((option, index) => {
      const lists = isJsonObject(option) ? ['abilities', 'traits', 'starting_items'] : [];
      const inside = lists.flatMap((field) =>
        listOf(template.sound(`${list}/${index}/${field}`)).map(
          (_, item) => `${list}/${index}/${field}/${item}`,
        ),
      );
      return [`${list}/${index}/name`, ...inside];
    }),
  );
  const told = new Set<Ban>();
  for (const pointer of pointers) {
    const option = asText(template.sound(pointer)) ?? '';
    for (const { ban } of bannedWords(option, bans)) {
      if (told.has(ban)) continue;
      told.add(ban);
      contradiction(template.file, template.at(pointer), option, ban, report);
    }
  }
}

function contradiction(file: string, place: Place, words: string, { says }: Ban, report: Report): void {
  report.add('contradicts_constraints', file, place, `This brings in "${words}", but ${says}.`);
}
