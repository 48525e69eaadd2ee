import type { ProblemCode } from '../../../src/campaign/problem-codes.ts';
import { both, type Change, remove, rename, swap, write } from './change.ts';
import { SCENE_CASES } from './scene-cases.ts';

/** A mistake an author can make, and the one line they read about it. */
export interface Case {
  change: Change;
  code: ProblemCode;
  /** `file:line:column: message` */
  says: string;
  /** What follows from it elsewhere, where the author may not see it. */
  also?: { code: ProblemCode; says: string };
}

const BEATS = 'plot/beats.json';
const MANIFEST = 'manifest.json';
const ODILE = 'characters/npcs/odile/profile.json';
const TEMPLATE = 'characters/player/template.json';
const RULES = 'world/rules.md';
const DAWN = 'plot/endings/dawn.md';
const PILOTS = 'lore/factions/pilots.md';
const LIST = '[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]';

const mistake = (change: Change, code: ProblemCode, says: string, also?: Case['also']): Case => ({
  change,
  code,
  says,
  ...(also && { also }),
});

/** What follows from a mistake in the beats that the ending waits for. */
const unreachable = (beat: string): Case['also'] => ({
  code: 'unreachable_ending',
  says: `plot/endings/dawn.md:4:18: Nothing leads to this ending, because "${beat}" can never happen.`,
});

/** What follows when the only way to a place is lost. */
const CUT_OFF: Case['also'] = {
  code: 'unreachable_place',
  says: 'lore/locations/lamp-room.md:1:1: No way leads here from the slipway, where the story begins.',
};

/** Mistakes in what files are called and what is in them at all. */
const FILES: Case[] = [
  mistake(
    remove(MANIFEST),
    'missing_manifest',
    'manifest.json:1:1: There is no manifest.json in this folder.',
  ),
  mistake(
    rename(MANIFEST, 'Manifest.json'),
    'missing_manifest',
    'manifest.json:1:1: There is no manifest.json in this folder.',
  ),
  mistake(write(MANIFEST, ''), 'empty_file', 'manifest.json:1:1: This file is empty.'),
  mistake(write('lore/the-wreck.md', ''), 'empty_file', 'lore/the-wreck.md:1:1: This file is empty.'),
  mistake(write('music/storm.ogg', ''), 'empty_file', 'music/storm.ogg:1:1: This file is empty.'),
  mistake(
    write('lore/the-wreck.md', Buffer.from('# The wreck\n\nThe caf\xe9 burned.\n', 'latin1')),
    'not_utf8',
    'lore/the-wreck.md:3:8: This file is not UTF-8 from here on.',
  ),
  mistake(
    write('lore/the-wreck.md', Buffer.from('\ufeffThe wreck', 'utf16le')),
    'not_utf8',
    'lore/the-wreck.md:1:1: This file is not UTF-8; it looks like UTF-16.',
  ),
  mistake(
    write('lore/the-wreck.md', '# The wreck\n\nA ship\0 went down.\n'),
    'not_text',
    'lore/the-wreck.md:3:7: This is not plain text: it has a NUL character in it.',
  ),
  mistake(
    write('lore/the-wreck.md', '# The wreck\n\nA ship\u0007 went \u202enwod.\n'),
    'control_character',
    'lore/the-wreck.md:3:7: There is an invisible character (U+0007) here, and 1 more in this file.',
  ),
  mistake(
    swap(ODILE, '"Keeper of the light"', '"Keeper of\\u202E the light"'),
    'control_character',
    'characters/npcs/odile/profile.json:3:21: There is an invisible character (U+202E) here.',
  ),
  mistake(
    write('lore/the-wreck.md', `# The wreck\n\n${'word '.repeat(220_000)}`),
    'too_large',
    'lore/the-wreck.md:1:1: This file is larger than 1 MiB.',
  ),
  mistake(
    rename('world/setting.md', 'world/settings.md'),
    'misnamed_file',
    'world/settings.md:1:1: "settings.md" is not read; did you mean "setting.md"?',
  ),
  mistake(
    both(
      remove(`${ODILE}`),
      write('characters/npcs/odile/profil.json', '{}'),
      remove('art/characters/odile.png', 'art/characters/odile.png.keywords.txt'),
    ),
    'misnamed_file',
    'characters/npcs/odile/profil.json:1:1: "profil.json" is not read; did you mean "profile.json"?',
  ),
  mistake(
    rename('lore/the-wreck.md', 'lore/the-wreck.txt'),
    'misnamed_file',
    'lore/the-wreck.txt:1:1: Only files that end in .md are read here.',
  ),
  mistake(
    both(
      remove('characters/npcs/old-tom/profile.json'),
      write('characters/npcs/ghost/notes.md', 'Nobody yet.'),
      swap(ODILE, '"old-tom"', '"player"'),
      swap('lore/factions/wreckers.md', '  - old-tom\n', '  - Odile\n'),
    ),
    'missing_profile',
    'characters/npcs/ghost:1:1: There is no profile.json in this folder.',
  ),
  mistake(
    write('lore/the-wreck.md', '# The wreck\n'),
    'no_prose',
    'lore/the-wreck.md:1:1: There is nothing to tell in this file.',
  ),
  mistake(
    write('lore/the-wreck.md', `# The wreck\n\n## ${'On and '.repeat(40)}on\n\nIt lies on its side.\n`),
    'long_heading',
    'lore/the-wreck.md:3:1: This heading is longer than 200 characters; only its beginning is read.',
  ),
  mistake(
    write('lore/locations/old/slipway.md', '# The old slipway\n\nRotten planks.\n'),
    'duplicate_id',
    'lore/locations/slipway.md:1:1: This place has the same name as lore/locations/old/slipway.md.',
  ),
];

/** Mistakes in JSON as such, and against the contracts. */
const FIELDS: Case[] = [
  mistake(
    swap(MANIFEST, '"tags": [\n    "sea"\n  ]', '"tags": [\n    "sea"\n  ],'),
    'invalid_json',
    'manifest.json:9:1: This is not valid JSON: the name of a field is expected here.',
  ),
  mistake(
    swap(MANIFEST, '"1.0.0",', '"1.0.0"'),
    'invalid_json',
    'manifest.json:5:3: This is not valid JSON: a comma is missing before this.',
  ),
  mistake(
    swap(MANIFEST, '"version"', "'version'"),
    'invalid_json',
    'manifest.json:4:3: This is not valid JSON: a word, number or sign is not right here.',
  ),
  mistake(
    swap(MANIFEST, '"version"', '“version”'),
    'invalid_json',
    'manifest.json:4:3: This is not valid JSON: a word, number or sign is not right here.',
  ),
  mistake(
    swap(MANIFEST, '"version"', '// the first\n  "version"'),
    'invalid_json',
    'manifest.json:4:3: This is not valid JSON: comments are not allowed.',
  ),
  mistake(
    swap(MANIFEST, '  "version"', '  version'),
    'invalid_json',
    'manifest.json:4:3: This is not valid JSON: a word, number or sign is not right here.',
  ),
  mistake(
    write(MANIFEST, '{\n  "title": "The Last Keeper",\n  "version": "1.0.0"\n'),
    'invalid_json',
    'manifest.json:4:1: This is not valid JSON: a closing } is missing.',
  ),
  mistake(
    write(MANIFEST, `{"title": "T", "version": "1.0.0", "tags": ${'['.repeat(100_000)}`),
    'too_deep',
    'manifest.json:1:107: Lists and objects lie more than 64 deep here.',
  ),
  mistake(
    write(MANIFEST, '"The Last Keeper"'),
    'wrong_type',
    'manifest.json:1:1: The document must be an object, but is the string "The Last Keeper".',
  ),
  mistake(
    swap(MANIFEST, '"version"', '"title": "Another",\n  "version"'),
    'duplicate_key',
    'manifest.json:4:3: "title" stands here a second time.',
  ),
  mistake(
    swap(MANIFEST, '"tags"', '"autor": "Ines",\n  "tags"'),
    'unknown_field',
    'manifest.json:6:3: "autor" is not a known field; did you mean "author"?',
  ),
  mistake(
    swap(MANIFEST, '  "title": "The Last Keeper",\n', ''),
    'missing_field',
    'manifest.json:1:1: "title" is missing; it must be a string that is not empty.',
  ),
  mistake(
    swap(MANIFEST, '"1.0.0"', '"1.0"'),
    'short_version',
    'manifest.json:4:14: This version is read as "1.0.0".',
  ),
  mistake(
    swap(MANIFEST, '"1.0.0"', '"one"'),
    'wrong_value',
    'manifest.json:4:14: "version" must be three numbers with dots between them, such as "1.0.0", but is "one".',
  ),
  mistake(
    swap(MANIFEST, '"sea"', '7'),
    'wrong_type',
    'manifest.json:7:5: "tags[0]" must be a string, but is the number 7.',
  ),
  mistake(
    swap(MANIFEST, '"A lighthouse, a storm and a debt."', '"Short"'),
    'wrong_value',
    'manifest.json:5:18: "description" must have at least 10 characters, but has 5.',
  ),
  mistake(
    swap(ODILE, '"traits": [\n      "dry"\n    ]', '"traits": []'),
    'wrong_value',
    'characters/npcs/odile/profile.json:5:15: "personality.traits" must not be empty.',
  ),
  mistake(
    swap(ODILE, '"personality"', '"personalty": {},\n  "personality"'),
    'unknown_field',
    'characters/npcs/odile/profile.json:4:3: "personalty" is not a known field; "personality" is there already.',
  ),
  mistake(
    swap(ODILE, '"art/characters/odile.png"', '"odile.png"'),
    'wrong_value',
    'characters/npcs/odile/profile.json:13:15: "portrait" must be the path of a file in art/, such as "art/characters/innkeeper.png", but is "odile.png".',
  ),
  mistake(
    both(
      swap(BEATS, '"id": "beat_003"', '"id": "beat_3"'),
      swap(BEATS, '"fallback_beat": "beat_003"', '"fallback_beat": "beat_3"'),
      swap(BEATS, '"triggers_beat": "beat_003"', '"triggers_beat": "beat_3"'),
    ),
    'beat_id',
    'plot/beats.json:63:13: "beats[2].id" must be "beat_" and three digits or more, such as "beat_001", but is "beat_3".',
  ),
  mistake(
    swap(BEATS, '"title": "The lamp fails",\n', ''),
    'missing_field',
    'plot/beats.json:3:5: "title" is missing in beats[0]; it must be a string.',
  ),
  mistake(
    swap(TEMPLATE, '"starting_location"', '"start_location"'),
    'unknown_field',
    'characters/player/template.json:28:3: "start_location" is not a known field; did you mean "starting_location"?',
  ),
];

/** Mistakes in front matter and rules. */
const MATTER: Case[] = [
  mistake(
    swap(DAWN, 'title: The lamp is lit', 'title: Dawn: the lamp'),
    'invalid_yaml',
    'plot/endings/dawn.md:2:8: There is a second colon on this line.',
  ),
  mistake(
    swap(DAWN, 'title: The lamp is lit', 'title: "The lamp is lit'),
    'invalid_yaml',
    'plot/endings/dawn.md:2:8: The quotation mark that opens here is never closed.',
  ),
  mistake(
    both(
      swap(DAWN, 'title: The lamp is lit', "title: 'The lamp is lit"),
      swap(DAWN, 'location: The lamp room', "location: 'The lamp room'"),
    ),
    'invalid_yaml',
    'plot/endings/dawn.md:2:8: The quotation mark that opens here is never closed.',
  ),
  mistake(
    swap(DAWN, '  requires_beat', '\trequires_beat'),
    'invalid_yaml',
    'plot/endings/dawn.md:4:1: A line is indented with a tab.',
  ),
  mistake(
    swap(DAWN, 'trend:', 'title: Again\ntrend:'),
    'invalid_yaml',
    'plot/endings/dawn.md:7:1: This field stands here a second time.',
  ),
  mistake(
    swap(DAWN, 'location: The lamp room\n---\n', 'location: The lamp room\n'),
    'unclosed_front_matter',
    'plot/endings/dawn.md:1:1: The front matter that begins here is never closed.',
  ),
  mistake(
    swap(DAWN, 'trend:', 'trends:'),
    'unknown_field',
    'plot/endings/dawn.md:7:1: "trends" is not a known field; did you mean "trend"?',
  ),
  mistake(
    swap(DAWN, 'location: The lamp room', 'location: The lamp room\nmusic: storm.ogg'),
    'wrong_value',
    'plot/endings/dawn.md:10:8: "music" must be the path of a file in music/, but is "storm.ogg".',
  ),
  mistake(
    swap(DAWN, 'title: The lamp is lit', 'title: 1984'),
    'wrong_type',
    'plot/endings/dawn.md:2:8: "title" must be a string that is not empty, but is the number 1984.',
  ),
  mistake(
    swap(DAWN, 'title: The lamp is lit', 'title: The lamp\npriority: urgent'),
    'wrong_value',
    'plot/endings/dawn.md:3:11: "priority" must be one of "critical", "high", "medium", "low" or "optional", but is "urgent".',
  ),
  mistake(
    write('lore/the-wreck.md', '---\nA line of prose\n---\n\nAnd more.\n'),
    'not_fields',
    'lore/the-wreck.md:2:1: There are no fields here.',
  ),
  mistake(
    swap(PILOTS, 'standing: 10', 'standing: 101'),
    'wrong_value',
    'lore/factions/pilots.md:5:11: "standing" must be at most 100, but is 101.',
  ),
  mistake(
    write(RULES, 'Roll 2d6 against whatever seems fair, unless the lamp is out.\n'),
    'rules_not_read',
    'world/rules.md:1:1: These rules are in words that are not read, so the standard dice are rolled.',
  ),
  mistake(
    swap(RULES, 'dice: 2d6', 'dice: two dice'),
    'bad_dice',
    'world/rules.md:2:7: "two dice" cannot be rolled. There are no dice in it.',
  ),
  mistake(
    swap(RULES, 'dice: 2d6', 'dice: 2d6+'),
    'bad_dice',
    'world/rules.md:2:7: "2d6+" cannot be rolled. The end of the formula is not a number, dice or a name.',
  ),
  mistake(
    swap(RULES, 'dice: 2d6', 'dice: 2d6 + luck'),
    'bad_dice',
    'world/rules.md:2:7: "2d6 + luck" cannot be rolled. Nobody knows what "luck" is.',
  ),
  mistake(
    swap(RULES, 'up_to: 9', 'up_to: 5'),
    'bands_order',
    'world/rules.md:7:12: Band 2 ends at 5, but the one before it ends at 6.',
  ),
  mistake(
    swap(RULES, '    up_to: 6\n', ''),
    'bands_order',
    'world/rules.md:4:5: Band 1 has no "up_to", so the bands after it are never reached.',
  ),
  mistake(
    swap(RULES, '  - outcome: success\n', '  - outcome: success\n    up_to: 11\n'),
    'band_unreachable',
    'world/rules.md:9:12: A roll can be higher than 11, and then belongs to no band.',
  ),
  mistake(
    swap(RULES, '  nerve:', '  nerves:'),
    'unknown_stat',
    'world/rules.md:10:3: The player has no stat "nerves"; did you mean "nerve"?',
  ),
  mistake(
    swap(RULES, 'stats:\n', 'difficulties:\n  at night: -1\n  in the lamp room: 1\n  hopeless: -6\nstats:\n'),
    'idle_difficulty',
    'world/rules.md:12:3: "hopeless" names neither an hour nor a place, so it never counts.',
  ),
  mistake(
    swap(RULES, 'Weather', '```rules\ndice: 1d20\n```\n\nWeather'),
    'rules_twice',
    'world/rules.md:15:1: There are rules in the front matter and in this block.',
  ),
  mistake(
    swap(RULES, '[sneak, fight]', '[sneak, fihgt]'),
    'wrong_value',
    'world/rules.md:11:18: "stats.nerve.for[1]" must be one of "talk", "persuade", "threaten", "help", "give", "take", "look", "search", "sneak", "go", "wait", "rest", "remember", "try" or "fight", but is "fihgt"; did you mean "fight"?',
  ),
];

/** Mistakes in the plot. */
const PLOT: Case[] = [
  mistake(
    swap(BEATS, '"requires_beat": "beat_001"', '"requires_beat": "beat_010"'),
    'unknown_beat',
    'plot/beats.json:35:26: There is no beat "beat_010"; did you mean "beat_001"?',
    unreachable('beat_002'),
  ),
  mistake(
    swap(BEATS, '"fallback_beat": "beat_003"', '"fallback_beat": "beat_030"'),
    'unknown_beat',
    'plot/beats.json:59:26: There is no beat "beat_030"; did you mean "beat_003"?',
  ),
  mistake(
    swap(BEATS, '"triggers_beat": "beat_003"', '"triggers_beat": "beat_300"'),
    'unknown_beat',
    'plot/beats.json:49:28: There is no beat "beat_300"; did you mean "beat_001"?',
  ),
  mistake(
    swap(DAWN, 'requires_beat: beat_002', 'requires_beat: beat_020'),
    'unknown_beat',
    'plot/endings/dawn.md:4:18: There is no beat "beat_020"; did you mean "beat_002"?',
  ),
  mistake(
    swap(
      BEATS,
      '"scene_count": {\n          "min": 2,\n          "max": 8\n        }',
      '"requires_beat": "beat_003"',
    ),
    'circular_beats',
    'plot/beats.json:8:26: These beats wait for each other, so none of them can happen: beat_001 → beat_003 → beat_001.',
    unreachable('beat_002'),
  ),
  mistake(
    swap(
      BEATS,
      '"scene_count": {\n          "min": 2,\n          "max": 8\n        }',
      '"requires_beat": "beat_001"',
    ),
    'circular_beats',
    'plot/beats.json:8:26: "beat_001" requires itself, so it can never happen.',
    unreachable('beat_002'),
  ),
  mistake(
    swap(BEATS, '"fallback_beat": "beat_003"', '"fallback_beat": "beat_002"'),
    'circular_beats',
    'plot/beats.json:59:26: "beat_002" would take its own place.',
  ),
  mistake(
    swap(
      BEATS,
      '"beats": [',
      '"beats": [\n    { "id": "beat_003", "title": "Early", "description": "It comes too early." },',
    ),
    'duplicate_id',
    'plot/beats.json:64:13: The beat on line 3 has the id "beat_003" already.',
  ),
  mistake(
    swap(
      BEATS,
      '"conditions": {\n        "requires_any',
      '"conditions": {\n        "scene_count": { "min": 9, "max": 3 },\n        "requires_any',
    ),
    'never_holds',
    'plot/beats.json:67:24: "beat_003" may come from scene 9 to scene 3, which is never.',
  ),
  mistake(
    swap(
      BEATS,
      '"conditions": {\n        "requires_any',
      '"conditions": {\n        "scene_count": { "max": 1 },\n        "requires_any',
    ),
    'windows_exclude',
    'plot/beats.json:67:24: "beat_003" must come by scene 1, but waits for "beat_001", which cannot come before scene 2.',
  ),
  mistake(
    swap(DAWN, '    min: 10', '    max: 4'),
    'unreachable_ending',
    'plot/endings/dawn.md:6:5: This ending must come by scene 4, but waits for "beat_002", which cannot come before scene 5.',
  ),
  mistake(
    swap(
      BEATS,
      '"description": "Tom asks',
      '"outcomes": [{ "description": "You pay." }],\n      "description": "Tom asks',
    ),
    'undecided_ending',
    'plot/endings/dawn.md:1:1: No decision of the player leads to this ending, so it is offered by its title.',
    {
      code: 'undecided_ending',
      says: 'plot/endings/dark.md:1:1: No decision of the player leads to this ending, so it is offered by its title.',
    },
  ),
  mistake(
    swap(
      BEATS,
      '"description": "Tom asks',
      '"outcomes": [{ "description": "You light the lamp." }, { "description": "You leave by the boat." }, { "description": "You shrug." }],\n      "description": "Tom asks',
    ),
    'endless_outcome',
    'plot/beats.json:65:107: No ending follows from "You shrug.", so it is not offered.',
  ),
  mistake(
    swap(DAWN, '  requires_beat: beat_002\n', '  world_state:\n    stormy: true\n'),
    'nothing_sets',
    'plot/endings/dawn.md:5:5: Nothing in the plot sets "stormy", so only a skill can make this come true; did you mean "storm"?',
  ),
  mistake(
    swap(DAWN, '  requires_beat: beat_002\n', '  player_state: spare wing\n'),
    'nothing_sets',
    'plot/endings/dawn.md:4:17: Nothing in the plot makes "spare wing" true of the player in these words; did you mean "Spare wick"?',
  ),
  mistake(
    swap(BEATS, '"storm": "near"', '"storm": "far"'),
    'nothing_sets',
    'plot/beats.json:40:11: "storm" is only ever set to "near", so it is never "far".',
  ),
  mistake(
    swap(BEATS, '"probability": 0.5\n        },\n        {', '"probability": 0.9\n        },\n        {'),
    'probabilities',
    'plot/beats.json:46:19: The probabilities of the outcomes of "beat_002" add up to 1.4.',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10 && player.nerve >= 2', 'odile.trust >'),
    'invalid_expression',
    'plot/beats.json:43:25: This expression cannot be read: something is missing after "odile.trust >".',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10 && player.nerve >= 2', 'odile.trust >> 10 &&'),
    'invalid_expression',
    'plot/beats.json:43:25: This expression cannot be read: ">" cannot stand after "odile.trust >".',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10 && player', '(odile.trust > 10 and player'),
    'invalid_expression',
    'plot/beats.json:43:25: This expression cannot be read: "and" cannot stand after "(odile.trust > 10"; write "&&".',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10 && player', '(odile.trust > 10 && player'),
    'invalid_expression',
    'plot/beats.json:43:25: This expression cannot be read: ")" is missing after "(odile.trust > 10 && player.nerve >= 2".',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10 && player.nerve >= 2', "odile.state.matches('^(a+)+$')"),
    'invalid_expression',
    'plot/beats.json:43:25: This expression cannot be read: "matches" cannot be called in a condition; use contains, startsWith or endsWith.',
  ),
  mistake(
    swap(
      BEATS,
      'odile.trust > 10 && player.nerve >= 2',
      `${LIST}.all(x, ${LIST}.all(y, ${LIST}.all(z, x < 50)))`,
    ),
    'invalid_expression',
    'plot/beats.json:43:25: This expression takes up to 41682 steps, and may take 2000. Loop over fewer things, and do not put one loop in another.',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10 && player.nerve >= 2', `${'('.repeat(40)}true${')'.repeat(40)}`),
    'invalid_expression',
    'plot/beats.json:43:25: This expression cannot be read: it has too many parts, or they are nested too deeply.',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10 && player.nerve >= 2', 'odile.trust + 1'),
    'invalid_expression',
    'plot/beats.json:43:25: This expression gives a value of type int; it must say true or false.',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10', 'odlie.trust > 10'),
    'unknown_name',
    'plot/beats.json:43:25: Nothing is called "odlie" in expressions; did you mean "odile"?',
  ),
  mistake(
    swap(BEATS, 'player.nerve', 'player.nerv'),
    'unknown_name',
    'plot/beats.json:43:25: The player has no stat or state "nerv"; did you mean "nerve"?',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10', 'odile.love > 10'),
    'unknown_name',
    'plot/beats.json:43:25: Of a character only trust, perception, state and dead can be asked, not "love".',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10', 'odile.trust > 100'),
    'never_holds',
    'plot/beats.json:43:25: "odile.trust > 100 && player.nerve >= 2" can never be true.',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10 && player.nerve >= 2', '1 > 2'),
    'never_holds',
    'plot/beats.json:43:25: "1 > 2" can never be true.',
  ),
];

/** Mistakes in names. */
const NAMES: Case[] = [
  mistake(
    swap(BEATS, '"storm": "near"', '"place": "The cellar"'),
    'unknown_place',
    'plot/beats.json:40:20: There is no place "The cellar".',
  ),
  mistake(
    swap(BEATS, 'odile.trust > 10', "player.reputation_with['The Pilots'] > 10"),
    'unknown_name',
    'plot/beats.json:43:25: There is no faction "The Pilots" in lore/factions/; did you mean "pilots"?',
  ),
  mistake(
    swap(ODILE, '"old-tom"', '"old-tim"'),
    'unknown_person',
    'characters/npcs/odile/profile.json:10:5: There is no character "old-tim"; did you mean "Old Tom"?',
  ),
  mistake(
    swap(BEATS, '"odile": "present"', '"odille": "present"'),
    'unknown_person',
    'plot/beats.json:37:11: There is no character "odille"; did you mean "Odile"?',
  ),
  mistake(
    swap(BEATS, '"speaker": "Odile"', '"speaker": "Odlie"'),
    'unknown_person',
    'plot/beats.json:19:22: There is no character "Odlie"; did you mean "Odile"?',
  ),
  mistake(
    swap(BEATS, '"storm: near"', '"storm: near",\n        "Odlie becomes dead"'),
    'unknown_person',
    'plot/beats.json:16:9: There is no character "Odlie", so this changes nobody and is only remembered; did you mean "Odile"?',
  ),
  mistake(
    swap(BEATS, '"storm: near"', '"storm: near",\n        "Relationship with Tomas: owes you"'),
    'unknown_person',
    'plot/beats.json:16:9: There is no character "Tomas", so this changes nobody and is only remembered.',
  ),
  mistake(
    swap(
      BEATS,
      '"storm: near"',
      '"storm: near",\n        "The Wrekers are gone",\n        "The Wrekers turns pale"',
    ),
    'unknown_faction',
    'plot/beats.json:17:9: There is no faction "The Wrekers", so this changes nobody and is only remembered; did you mean "the Wreckers"?',
  ),
  mistake(
    swap(ODILE, '"secrets"', '"metadata": { "first_appearance": "The lamp roon" },\n  "secrets"'),
    'unknown_place',
    'characters/npcs/odile/profile.json:12:37: There is no place "The lamp roon"; did you mean "the lamp room"?',
  ),
  mistake(
    swap(TEMPLATE, '"The slipway"', '"The hall"'),
    'unknown_place',
    'characters/player/template.json:28:24: There is no place "The hall".',
  ),
  mistake(
    swap(TEMPLATE, '"Odile": ', '"Odette": '),
    'unknown_person',
    'characters/player/template.json:14:9: There is no character "Odette".',
  ),
  mistake(
    swap(PILOTS, '[Odile]', '[Odile, Marta]'),
    'unknown_person',
    'lore/factions/pilots.md:3:18: There is no character "Marta".',
  ),
  mistake(
    swap(PILOTS, '[wreckers]', '[wrekers]'),
    'unknown_faction',
    'lore/factions/pilots.md:4:10: There is no faction "wrekers"; did you mean "wreckers"?',
  ),
  mistake(
    swap(BEATS, '"location": "The lamp room"', '"location": "The lamp roon"'),
    'unknown_place',
    'plot/beats.json:23:19: There is no place "The lamp roon"; did you mean "the lamp room"?',
  ),
  mistake(
    swap(TEMPLATE, '"The slipway"', '"The harbour"'),
    'unknown_place',
    'characters/player/template.json:28:24: There is no place "The harbour".',
  ),
  mistake(
    swap(DAWN, 'location: The lamp room', 'location: The lamproom'),
    'unknown_place',
    'plot/endings/dawn.md:9:11: There is no place "The lamproom"; did you mean "the lamp room"?',
  ),
  mistake(
    swap('lore/locations/slipway.md', '(lamp-room.md)', '(lamproom.md)'),
    'broken_place_link',
    'lore/locations/slipway.md:3:33: There is no file "lamproom.md" to go to; did you mean "lamp-room.md"?',
    CUT_OFF,
  ),
  mistake(
    swap('lore/locations/slipway.md', '(lamp-room.md)', '(../../../../etc/passwd.md)'),
    'leads_outside',
    'lore/locations/slipway.md:3:33: "../../../../etc/passwd.md" leads out of the campaign folder.',
    CUT_OFF,
  ),
  mistake(
    swap('lore/locations/lamp-room.md', '(slipway.md).\n', '(slipway.md).\n\n## The lampp\n\nIt is cold.\n'),
    'unknown_thing',
    'lore/locations/lamp-room.md:5:1: Nothing in bold here is called "The lampp"; did you mean "lamp"?',
  ),
  mistake(
    write('lore/locations/cellar.md', '# The cellar\n\nCoal, and a smell of the sea.\n'),
    'unreachable_place',
    'lore/locations/cellar.md:1:1: No way leads here from the slipway, where the story begins.',
  ),
  mistake(
    swap('characters/npcs/old-tom/profile.json', '"Old Tom"', '"Odile Marsh"'),
    'same_name',
    'characters/npcs/old-tom/profile.json:2:11: characters/npcs/odile/profile.json has the name "Odile Marsh", too.',
  ),
];

/** Mistakes about the player, the constraints, pictures, sound and provenance. */
const REST: Case[] = [
  mistake(
    swap(TEMPLATE, '"default": 2', '"default": 9'),
    'bad_range',
    'characters/player/template.json:24:20: "nerve" begins at 9, outside 0 to 5.',
  ),
  mistake(
    swap(TEMPLATE, '"min": 0', '"min": 6'),
    'bad_range',
    'characters/player/template.json:22:16: The lowest "nerve" (6) is above the highest (5).',
  ),
  mistake(
    swap(
      TEMPLATE,
      '"no_magic": true',
      '"must_be_human": true\n  },\n  "allowed_races": [{ "name": "Selkie" }],\n  "themes": ["debt"],\n  "prompts": [],\n  "character_creation": {',
    ),
    'contradicts_constraints',
    'characters/player/template.json:30:22: "must_be_human" is true, but "allowed_races" has no humans.',
  ),
  mistake(
    swap(TEMPLATE, '"Surveyor"', '"Wizard"'),
    'contradicts_constraints',
    'characters/player/template.json:4:15: This brings in "Wizard", but world/constraints.md:1 says "No magic".',
  ),
  mistake(
    both(
      swap('world/setting.md', 'Boats come', 'Wizards come'),
      swap(TEMPLATE, '"no_magic": true', '"no_magic": false'),
    ),
    'contradicts_constraints',
    'world/setting.md:3:30: This brings in "Wizards", but world/constraints.md:1 says "No magic".',
  ),
  mistake(
    both(swap('world/setting.md', 'Boats come', 'Magic comes'), remove('world/constraints.md')),
    'contradicts_constraints',
    'world/setting.md:3:30: This brings in "Magic", but characters/player/template.json:30 says "no_magic".',
  ),
  mistake(
    remove('art/characters/odile.png', 'art/characters/odile.png.keywords.txt'),
    'missing_portrait',
    'characters/npcs/odile/profile.json:13:15: There is no portrait "art/characters/odile.png".',
  ),
  mistake(
    swap('characters/npcs/old-tom/profile.json', 'minor', 'major'),
    'missing_portrait',
    'characters/npcs/old-tom/profile.json:1:1: "Old Tom" has no portrait, though others do.',
  ),
  mistake(
    remove('music/storm.ogg'),
    'missing_asset',
    'plot/beats.json:24:16: There is no file "music/storm.ogg".',
  ),
  mistake(
    remove('characters/npcs/odile/secrets.md'),
    'missing_asset',
    'characters/npcs/odile/profile.json:12:14: There is no file "secrets.md" beside this profile.',
  ),
  mistake(
    swap(ODILE, 'art/characters/odile.png', 'art/../../odile.png'),
    'leads_outside',
    'characters/npcs/odile/profile.json:13:15: "art/../../odile.png" leads out of the campaign folder.',
  ),
  mistake(
    swap(ODILE, 'See secrets.md', '../../../../secrets.md'),
    'leads_outside',
    'characters/npcs/odile/profile.json:12:14: "../../../../secrets.md" leads out of the campaign folder.',
  ),
  mistake(
    swap('lore/the-wreck.md', 'A ship', '![a ship](../art/ship.png) A ship'),
    'missing_asset',
    'lore/the-wreck.md:3:11: There is no picture "../art/ship.png".',
  ),
  mistake(
    write('music/unused.ogg', Buffer.concat([Buffer.from('OggS\0\x04'), Buffer.alloc(58)])),
    'orphaned_asset',
    'music/unused.ogg:1:1: Nothing in the campaign refers to this file.',
  ),
  mistake(
    write('music/storm.ogg', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(60)])),
    'cut_off',
    'music/storm.ogg:1:1: This file ends in the middle.',
  ),
  mistake(
    write('lore/the-war.docx', 'PK'),
    'unread_document',
    'lore/the-war.docx:1:1: Files that end in ".docx" are not read.',
  ),
  mistake(
    write('characters/ansa/profile.json', '{}'),
    'misplaced_character',
    'characters/ansa/profile.json:1:1: The profile of "ansa" lies in the wrong place, so nobody meets this character.',
  ),
  mistake(
    swap(MANIFEST, '"version": "1.0.0",', '"version": "1.0.0",\n  "player_count": { "min": 3, "max": 2 },'),
    'player_count',
    'manifest.json:5:19: The fewest players (3) are more than the most (2).',
  ),
  mistake(
    swap(ODILE, '"name": "Odile Marsh",', '"name": "Odile Marsh",\n  "stats": { "Nerve": "a lot" },'),
    'idle_field',
    'characters/npcs/odile/profile.json:3:23: "Nerve" is no number, so no roll can count it.',
  ),
  mistake(
    write('art/locations/slipway.gif', 'GIF89a'),
    'wrong_format',
    'art/locations/slipway.gif:1:1: A file that ends in ".gif" cannot be used in art/.',
  ),
  mistake(
    write('art/characters/odile.png', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])),
    'wrong_format',
    'art/characters/odile.png:1:1: This file is a JPEG file, though its name ends in .png.',
  ),
  mistake(
    write('art/characters/odile.png', 'not a picture'),
    'wrong_format',
    'art/characters/odile.png:1:1: This file is not a PNG file.',
  ),
  mistake(
    both(
      write('art/characters/odile.png', 'not a picture'),
      swap('characters/npcs/old-tom/profile.json', 'minor', 'major'),
    ),
    'wrong_format',
    'art/characters/odile.png:1:1: This file is not a PNG file.',
  ),
  mistake(
    write('art/characters/odile.png.keywords.txt', '# nothing yet\n\n'),
    'empty_keywords',
    'art/characters/odile.png.keywords.txt:1:1: There are no keywords in this file.',
  ),
  mistake(
    write('art/characters/odile.png.keywords.txt', ''),
    'empty_keywords',
    'art/characters/odile.png.keywords.txt:1:1: There are no keywords in this file.',
  ),
  mistake(
    write('art/characters/odil.png.keywords.txt', 'odile\n'),
    'orphaned_keywords',
    'art/characters/odil.png.keywords.txt:1:1: There is no file "art/characters/odil.png" that these keywords could be for; did you mean "art/characters/odile.png"?',
  ),
  mistake(
    remove('lore/tides_generated.md.provenance.json'),
    'missing_provenance',
    'lore/tides_generated.md:1:1: This generated file has no .provenance.json beside it.',
  ),
  mistake(
    remove('lore/tides_generated.md'),
    'stale_provenance',
    'lore/tides_generated.md.provenance.json:1:1: There is no file "lore/tides_generated.md" that this could speak of.',
  ),
  mistake(
    write('lore/the-wreck.md.provenance.json', '{}'),
    'provenance_of_human_file',
    'lore/the-wreck.md.provenance.json:1:1: "lore/the-wreck.md" is written by a person, so it must not have a provenance.',
  ),
  mistake(
    swap('lore/tides_generated.md.provenance.json', '2026-02-03T11:00:00Z', 'yesterday'),
    'invalid_provenance',
    'lore/tides_generated.md.provenance.json:3:19: "generated_at" must be a date and time with its zone, such as "2026-01-31T18:00:00Z", but is "yesterday".',
  ),
  mistake(
    swap('lore/tides_generated.md.provenance.json', '  "seed_data": "a lighthouse",\n', ''),
    'invalid_provenance',
    'lore/tides_generated.md.provenance.json:1:1: "seed_data" is missing; it must be a string.',
  ),
];

export const CASES: Case[] = [...FILES, ...FIELDS, ...MATTER, ...PLOT, ...NAMES, ...REST, ...SCENE_CASES];
