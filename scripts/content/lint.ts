import fs from 'node:fs';
import path from 'node:path';
import { SKIES } from '../../src/contracts/brief.ts';
import { TEMPERS } from '../../src/rules/temper.ts';
import { rolesIn } from '../../src/sdk/writing/template.ts';
import { groupsIn, type WrittenGroup } from './compile.ts';

/** Roles that every line may use, whatever its group gives. */
const ALWAYS = new Set([
  'time',
  'greeting',
  'place',
  'here',
  'you',
  'calling',
  'topic',
  'item',
  'thing',
  'want',
  'it',
  'background',
]);

/** Tags that lines may ask for; of each row at most one holds at a time. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ['warm', 'even', 'cold'],
  ['met', 'stranger'],
  ['devoted', 'trusting', 'friendly', 'neutral', 'wary', 'hostile', 'hateful'],
  ['formal', 'plain', 'rough'],
  ['dawn', 'morning', 'noon', 'afternoon', 'dusk', 'evening', 'night'],
  ['success', 'partial', 'failure'],
  ['terse', 'wordy'],
  ['heard', 'unheard'],
  ['visited', 'unvisited'],
  [...SKIES],
  ['child', 'young', 'grown', 'old'],
  ['loves', 'likes', 'dislikes'],
  ['about_topic', 'about_person', 'about_place', 'about_item', 'about_thing', 'about_want'],
];
const FREE = [
  ...[
    'hands',
    'named',
    'arriving',
    'first_visit',
    'alone',
    'company',
    'dark',
    'held',
    'fixed',
    'hides',
    'described',
    'sent',
    'unbrought',
  ],
  ...[
    'asked',
    'guarded',
    'promised',
    'called',
    'read',
    'search',
    'came',
    'owes',
    'spoken',
    'wait',
    'moment',
    'asking',
  ],
  ...['along', 'put_off'],
  ...TEMPERS,
  ...[
    'kin',
    'love',
    'friend',
    'ally',
    'mentor',
    'student',
    'rival',
    'enemy',
    'grudge',
    'debt',
    'guilt',
    'fear',
  ],
  ...['distrust'],
  ...['images', 'sayings', 'questions', 'jokes', 'sarcasm', 'flattery', 'pauses', 'repeats', 'numbers'],
];
/** `asked_plea`: what kind of question was answered. */
const ASKED =
  /^asked_(?:demand|offer|accusation|confession|plea|secret|find|threat|arrival|decision|mystery|way)$/;

const LONGEST = 45;
const LONGEST_CHOICE = 12;
/** Lines of one group that may begin with the same three words. */
const MOST_ALIKE = 2;
const BANNED =
  /you feel a sense of|the air is thick with|little do you know|\b(?:scenes?|NPCs?|players?|beats?|campaigns?)\b/i;
/** A body that not everybody in a story has. */
const BODY =
  /\b(?:hands?|fingers?|arms?|elbows?|knuckles?|knees?|wrists?|sleeves?|pockets?|coat|collar|shoes?|hat|lips?|teeth|ribs)\b/i;

export interface Finding {
  at: string;
  message: string;
}

/** What is wrong with the lines of a folder; empty when they can be used. */
export function lintContent(folder: string): Finding[] {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const groups = files.flatMap((file) => groupsIn(path.join(folder, file)).map((group) => ({ file, group })));
  const seen = new Map<string, string>();
  return groups.flatMap(({ file, group }) => {
    const at = `${file}: ${group.name}`;
    const twice = seen.get(group.name);
    seen.set(group.name, file);
    return [
      ...(twice === undefined ? [] : [{ at, message: `the group is also in ${twice}` }]),
      ...lintGroup(at, group),
    ];
  });
}

function lintGroup(at: string, { name, roles, lines }: WrittenGroup): Finding[] {
  const given = new Set([...roles.map((role) => role.replace('?', '')), ...ALWAYS]);
  const isChoice = name.startsWith('choose.');
  const openings = new Map<string, number>();
  const findings = lines.flatMap((line, index) => {
    const say = (message: string) => ({
      at: `${at}, line ${index + 1}`,
      message: `${message}: ${line.text}`,
    });
    const opening = line.text.split(/\s+/).slice(0, 3).join(' ').toLowerCase();
    if (line.text.split(/\s+/).length > 3) openings.set(opening, (openings.get(opening) ?? 0) + 1);
    const words = line.text.split(/\s+/).length;
    return [
      ...rolesIn(line.text).flatMap((role) => (given.has(role) ? [] : [say(`nothing plays “${role}”`)])),
      ...(/[{}]/.test(line.text.replace(/\{\w+(?:[’']s)?(?::[^{}]+)?\}/g, ''))
        ? [say('a slot is not closed')]
        : []),
      ...(words > (isChoice ? LONGEST_CHOICE : LONGEST) ? [say('the line is too long')] : []),
      ...(BANNED.test(line.text) ? [say('a word that is never used')] : []),
      ...tagFindings(line.when ?? [], say),
      ...(BODY.test(line.text) && !hasTag(line.when ?? [], 'hands')
        ? [say('it speaks of a body and does not need `hands`')]
        : []),
      ...(isChoice && /[.!?]$/.test(line.text) ? [say('a choice has no full stop')] : []),
    ];
  });
  const alike = isChoice
    ? []
    : [...openings]
        .filter(([, count]) => count > MOST_ALIKE)
        .map(([opening, count]) => ({ at, message: `${count} lines begin with “${opening}”` }));
  return [...findings, ...alike];
}

function tagFindings(when: readonly (readonly string[])[], say: (message: string) => Finding): Finding[] {
  const unknown = when
    .flat()
    .map((term) => term.replace('!', ''))
    .filter((tag) => !EXCLUSIVE.flat().includes(tag) && !FREE.includes(tag) && !ASKED.test(tag))
    .map((tag) => say(`there is no tag “${tag}”`));
  const single = when.filter((terms) => terms.length === 1).map(([term = '']) => term);
  const clash = single.some(
    (term) =>
      single.includes(`!${term}`) ||
      EXCLUSIVE.some(
        (row) => row.includes(term) && single.some((other) => other !== term && row.includes(other)),
      ),
  );
  return [...unknown, ...(clash ? [say('its tags cannot hold at once')] : [])];
}

function hasTag(when: readonly (readonly string[])[], tag: string): boolean {
  return when.some((terms) => terms.includes(tag));
}
