interface CodeInfo {
  severity: 'error' | 'warning';
  /** What to do about it, where the place itself does not say more. */
  hint: string;
  /** Whether the campaign can be played all the same. */
  isPlayable: boolean;
  /** Whether a file with it cannot be used; any file but the manifest is then left out of the story. */
  isBroken?: true;
}

const error = (hint: string): CodeInfo => ({ severity: 'error', hint, isPlayable: false });
/** A file that cannot be used. */
const broken = (hint: string): CodeInfo => ({ severity: 'error', hint, isPlayable: false, isBroken: true });
const warning = (hint: string): CodeInfo => ({ severity: 'warning', hint, isPlayable: true });
/** A part of the plot that can never happen: the story does without it. */
const deadEnd = (hint: string): CodeInfo => ({ severity: 'error', hint, isPlayable: true });

/** A file that stays out of the story until it is put right. */
const leftOut = deadEnd;

/**
 * Every problem `campaign validate` can name. The codes are stable: editors and scripts may rely on them.
 * docs/campaign-format.md lists them; a test keeps the two together.
 */
export const PROBLEM_CODES = {
  // the folder and its files
  no_folder: error('A campaign is a folder with a manifest.json in it.'),
  missing_manifest: error('Make a manifest.json with at least "title" and "version".'),
  leads_outside: error('Copy what it points to into the campaign folder; nothing outside is ever read.'),
  broken_link: error('Remove the link, or put the file itself in its place.'),
  linked_folder: warning('Links to folders are not followed; put the files themselves here.'),
  bad_name: error('Rename it with letters, digits, spaces, hyphens or underscores.'),
  not_a_file: error('Put an ordinary file of that name here, or remove this.'),
  not_a_folder: error('Make it a folder, or give the file another name.'),
  unreadable: broken('Check who owns it and its permissions.'),
  too_large: broken('Split it into several files.'),
  too_much: error('Remove some of it, or split it into two campaigns.'),
  too_many_warnings: warning('Fix the ones shown, then check again.'),
  too_many_files: error('Remove files that do not belong to the campaign.'),
  folders_too_deep: error('Use fewer folders inside each other.'),
  empty_file: broken('Write something in it, or delete it.'),
  not_utf8: broken('Save it as UTF-8 in your editor.'),
  not_text: broken('Save it as plain text in UTF-8.'),
  control_character: warning('Delete it. It is invisible and garbles the text.'),
  misnamed_file: warning('Rename it. With this name it is ignored.'),
  misplaced_character: warning('Characters lie in characters/npcs/, each in a folder of its own.'),
  unread_document: warning('Save it as Markdown (.md), or as JSON where the format asks for it.'),
  missing_profile: warning('Add a profile.json. Without one this character never appears.'),

  // what stands in them
  invalid_json: broken('Correct the file at this place.'),
  too_deep: broken('Nothing in a campaign needs more than a few levels.'),
  duplicate_key: warning('Keep one of the two; only the last one counts.'),
  unknown_field: broken('Remove it, or correct its name.'),
  missing_field: broken('Add the field.'),
  wrong_type: broken('Write the value as described.'),
  wrong_value: broken('Change the value as described.'),
  invalid_yaml: broken('Correct the front matter at this place.'),
  unclosed_front_matter: broken('Close the front matter with a line that holds nothing but ---.'),
  not_fields: broken('Front matter consists of lines such as `title: The lamp is lit`.'),
  long_heading: warning('Shorten it, and put the rest into the text below.'),
  no_prose: warning('Write the text, or delete the file.'),
  beat_id: warning('Call it "beat_" and three digits, such as "beat_001". It is played as it is.'),
  short_version: warning('Write three numbers with dots between them, such as "1.0.0".'),
  rules_not_read: warning(
    'Write the rules in front matter as docs/campaign-format.md shows, or leave it to a model that writes.',
  ),
  duplicate_id: error('Give each its own id.'),
  same_name: warning('Give each a name of its own, so that the right one is meant.'),

  // the plot
  unknown_beat: deadEnd('Use the id of a beat that is there.'),
  circular_beats: deadEnd('Remove one of these requirements.'),
  never_holds: deadEnd('Change the condition so that it can come true.'),
  windows_exclude: deadEnd('Move one of the two windows.'),
  nothing_sets: warning('Set it in a consequence of a beat, as `key: value`.'),
  probabilities: warning('Make the probabilities add up to at most 1.'),
  invalid_expression: deadEnd(
    'Conditions in `expression` are written in CEL, such as `player.reputation > 20`.',
  ),
  unknown_name: warning('An unknown name makes the whole condition false.'),
  unreachable_ending: warning('Change its conditions, or the beats it waits for.'),
  undecided_ending: warning(
    'Add `decision`, in which the player chooses it, or let an outcome of the last decision speak of it.',
  ),
  endless_outcome: warning('Write an ending for it in plot/endings/, or take it out.'),

  // scenes in ink
  invalid_ink: leftOut(
    'Correct the scene at this place; the scenes of this file stay out of the story until then.',
  ),
  duplicate_knot: leftOut('Give each knot a name of its own; all files of scenes are one story.'),
  unknown_function: leftOut(
    'Use one of the functions that docs/ink.md lists, or write a function of that name.',
  ),
  loose_end: warning('End it with `-> DONE`, or lead on to another knot.'),
  ink_warning: warning('See what the compiler of ink means by it; the scene can be played.'),
  stray_ink: warning('Put it in a knot: `=== name ===` and tags that say when it comes.'),
  unreached_knot: warning(
    'Lead to it with `-> name`, or give it a tag such as `# at: place` so that it comes by itself.',
  ),
  unknown_tag: warning('Use one of the tags that docs/ink.md lists; other tags mean nothing.'),
  bad_tag: warning('Write the value as described.'),
  unanswered_question: warning('Give the player at least two choices that answer it.'),
  untold_mention: warning(
    'Speak of it in the text above the choice, or say in a tag (`with`, `when`, `needs`) that the player knows of it.',
  ),
  used_up_choices: warning('Begin choices that should be there every time with `+` instead of `*`.'),
  unknown_act: warning('Use one of the acts that docs/ink.md lists.'),
  unknown_item: warning('Let the player get it: `gain("…")` in a scene, or an item of the player template.'),
  unknown_fact: warning('Let the player learn it: `learn("…")` in a scene.'),
  unknown_ending: warning('Use the file name of an ending in plot/endings/.'),

  // people, places, factions
  unknown_person: warning('Use the name or the folder of a character in characters/npcs/.'),
  unknown_place: warning('Use the name of a place in lore/locations/.'),
  unknown_faction: warning('Use the name or the file of a faction in lore/factions/.'),
  broken_place_link: warning('Correct the path; it starts from the folder of this file.'),
  unreachable_place: warning('Link to it from a place that can be reached.'),
  unknown_thing: warning('Give the section and the words in bold the same name.'),

  // player and rules
  player_count: warning('Let `min` be at most as much as `max`.'),
  idle_field: warning('Write it so that it can be used, or take it out.'),
  bad_range: broken('Make the lowest value smaller than the highest, and the default one in between.'),
  unknown_stat: warning('Use a name from `starting_stats.attributes` in characters/player/template.json.'),
  idle_difficulty: warning(
    'Call it by an hour, such as `after midnight`, or by a place, such as `in the hall`.',
  ),
  rules_twice: broken('Keep the front matter or the block marked `rules`, not both.'),
  bad_dice: broken('Write dice as `2d6`, `1d20+2` or `3d6kh2`.'),
  bands_order: broken('List bands from the lowest totals to the highest; only the last has no `up_to`.'),
  band_unreachable: warning('Change the dice or the bands.'),
  contradicts_constraints: warning(
    'The constraint wins: the story is told without it. Change one of the two.',
  ),

  // pictures and sound
  missing_asset: warning('Add the file, or remove the reference.'),
  missing_portrait: warning('Put a picture there, or name another one in "portrait".'),
  orphaned_asset: warning(
    'Refer to it, name it after a character or a place, or put a .keywords.txt beside it.',
  ),
  wrong_format: warning('Pictures are PNG, JPEG or WebP; music is MP3, OGG, WAV or FLAC.'),
  cut_off: warning('Copy or export it again; a part of the file is missing.'),
  large_asset: warning('Make it smaller; large files make a campaign slow to load and to share.'),
  empty_keywords: warning(
    'Write one keyword on each line, or delete the file to have keywords found for you.',
  ),
  orphaned_keywords: warning('Name it after the file it is for, with .keywords.txt at the end.'),

  // provenance
  missing_provenance: leftOut(
    'Put back its .provenance.json, or take `_generated` out of the name once the text is your own.',
  ),
  invalid_provenance: leftOut(
    'Provenance needs source_model, generated_at, seed_data and version, as they were when it was made.',
  ),
  provenance_of_human_file: leftOut('Delete the .provenance.json; only generated files have one.'),
  stale_provenance: warning('Delete it. The file it belongs to no longer exists.'),
} as const satisfies Record<string, CodeInfo>;

export type ProblemCode = keyof typeof PROBLEM_CODES;
