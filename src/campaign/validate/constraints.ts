import { isJsonObject } from '../../base/json.ts';
import type { Place } from '../../base/json-document.ts';
import type { CampaignFolder } from '../folder.ts';
import { placeFinder } from '../read/structured.ts';
import { asText } from './cast.ts';
import type { Draft } from './draft.ts';
import { blanked } from './markdown.ts';
import { listOf } from './names.ts';
import type { Report } from './report.ts';

/** Something the author has ruled out. */
interface Ban {
  noun: string;
  pattern: RegExp;
  /** Where and how it says so. */
  says: string;
}

/** Words that go with a thing: who rules out magic rules out wizards. */
const FAMILIES: readonly (readonly string[])[] = [
  [
    'magic',
    'magical',
    'magician',
    'wizard',
    'wizardry',
    'sorcery',
    'sorcerer',
    'sorceress',
    'spell',
    'spellcasting',
    'witch',
    'witchcraft',
    'warlock',
    'mage',
    'enchantment',
    'enchanted',
    'enchanter',
  ],
  ['gun', 'firearm', 'pistol', 'rifle', 'musket', 'revolver'],
  ['god', 'goddess', 'deity'],
  ['ghost', 'spectre', 'phantom'],
  ['technology', 'computer', 'robot', 'android'],
];

/** Warns where the setting, the premise or the player template brings in what a constraint rules out. */
export function checkConstraints(draft: Draft, report: Report): void {
  const bans = distinct([...bansIn(draft.folder, report), ...templateBans(draft)]);
  if (bans.length === 0) return;
  for (const file of ['world/setting.md', 'plot/premise.md'].flatMap(
    (name) => draft.folder.pick(name) ?? [],
  )) {
    if (draft.headings.has(file)) checkProse(draft.folder, file, bans, report);
  }
  checkOptions(draft, bans, report);
}

/** What is ruled out twice is told of once. */
function distinct(bans: readonly Ban[]): Ban[] {
  return [...new Map(bans.toReversed().map((ban) => [ban.pattern.source, ban])).values()];
}

/** “No magic.”, “There are no guns or gods here.”, “Never use magic.” */
function bansIn(folder: CampaignFolder, report: Report): Ban[] {
  const file = folder.pick('world/constraints.md');
  const text = file === null ? null : report.attempt(() => folder.text(file));
  if (file === null || text === null) return [];
  const placeOf = placeFinder(text);
  const sentences = blanked(text).matchAll(/[^\n.;!?]+/g);
  return [...sentences].flatMap((match) => {
    const sentence = match[0].replace(/^[\s>*+\d)#-]+/, '').trim();
    return bannedNouns(sentence).map((noun) =>
      banOn(noun, `${file}:${placeOf(match.index + match[0].search(/\S/)).line} says "${sentence}"`),
    );
  });
}

function bannedNouns(sentence: string): string[] {
  const match =
    /^(?:there (?:is|are|was|were) )?(?:absolutely )?no (.+)$/i.exec(sentence) ??
    /^(?:there (?:is|are) never(?: any)?|never (?:use|show|mention|include|introduce|add|allow)(?: any)?) (.+)$/i.exec(
      sentence,
    );
  const list = match?.[1]?.replace(
    /\s+(?:here|anywhere|at all|whatsoever|exists?|of any kind|in (?:this|the) (?:world|story|setting|campaign))\b.*$/i,
    '',
  );
  const nouns = (list ?? '').split(/\s*,\s*(?:(?:and|or|no)\s+)*|\s+(?:and|or)\s+(?:no\s+)?/i);
  // More than a noun is a sentence about something: “No woman may hold a light”.
  return nouns.every((noun) => /^[\p{L}'’-]+$/u.test(noun)) ? nouns : [];
}

function templateBans({ template }: Draft): Ban[] {
  if (template?.sound('/constraints/no_magic') !== true) return [];
  return [banOn('magic', `${template.file}:${template.at('/constraints/no_magic').line} says "no_magic"`)];
}

function banOn(noun: string, says: string): Ban {
  const stem = singular(noun.toLowerCase());
  const family = FAMILIES.find((words) => words.includes(stem)) ?? [stem];
  const forms = family.map((word) => `${word.replace(/y$/, '(?:y|ie)')}(?:s|es)?`);
  return {
    noun,
    says,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
  };
}

function singular(noun: string): string {
  return noun.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

const DENIED =
  /\b(?:no|not|never|nobody|nothing|none|neither|nor|without|cannot|long gone|once|used to|myth|legends?|superstition|pretend|fake|so-called)\b|n['’]t\b/i;

function checkProse(folder: CampaignFolder, file: string, bans: readonly Ban[], report: Report): void {
  const text = folder.text(file);
  const placeOf = placeFinder(text);
  const sentences = [...blanked(text).matchAll(/[^.!?]+[.!?]*/g)];
  for (const ban of bans) {
    for (const sentence of sentences) {
      const found = ban.pattern.exec(sentence[0]);
      if (found === null || DENIED.test(sentence[0])) continue;
      contradiction(file, placeOf(sentence.index + found.index), found[0], ban, report);
      break;
    }
  }
}

/** Callings, abilities and belongings the player may pick. */
function checkOptions({ template }: Draft, bans: readonly Ban[], report: Report): void {
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
  for (const ban of bans) {
    const pointer = pointers.find((one) => ban.pattern.test(asText(template.sound(one)) ?? ''));
    if (pointer === undefined) continue;
    contradiction(template.file, template.at(pointer), asText(template.sound(pointer)) ?? '', ban, report);
  }
}

function contradiction(file: string, place: Place, words: string, { says }: Ban, report: Report): void {
  report.add('contradicts_constraints', file, place, `This brings in "${words}", but ${says}.`);
}
