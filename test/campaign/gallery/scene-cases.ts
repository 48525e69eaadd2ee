import type { Case } from './cases.ts';
import { write } from './change.ts';

const FILE = 'plot/scenes/more.ink';
const FULL = 'The boat is late.\n* [Wait # act: wait] -> DONE\n* [Go # act: leave] -> DONE\n';
/** Where one of two ways has told of Odile. */
const NEXT = '* [Look] -> next\n= next\nWell?\n* [Ask for Odile] -> DONE\n* [Go] -> DONE\n';
const knot = (tags: string, body = FULL, name = 'more') => `=== ${name} ===\n${tags}\n${body}`;

const scene = (text: string, code: Case['code'], says: string): Case => ({
  change: write(FILE, text),
  code,
  says: `${FILE}:${says}`,
});

/** Mistakes in scenes. */
export const SCENE_CASES: Case[] = [
  scene(
    knot('# once', 'Late.\n-> nowhere\n'),
    'invalid_ink',
    '4:4: There is nothing called "nowhere" to go to.',
  ),
  scene(
    knot('# once', '{x:\nLate.\n'),
    'invalid_ink',
    "4:1: Expected closing brace '}' for inline logic but saw end of line.",
  ),
  scene(
    knot('# once', FULL, 'the_lamp'),
    'duplicate_knot',
    '1:5: There is a knot "the_lamp" already, at line 2 of plot/scenes/lamp.ink.',
  ),
  scene(knot('# once', `~ fly("away")\n${FULL}`), 'unknown_function', '3:3: There is no function "fly".'),
  scene(
    `EXTERNAL teleport(place)\n${knot('# once')}`,
    'unknown_function',
    '1:10: There is no function "teleport" in the world of a story.',
  ),
  scene(
    knot('# once', 'Late.\n* [Wait # act: wait]\n  Still late.\n* [Go] -> DONE\n'),
    'loose_end',
    '5:3: The scene runs out here without an end.',
  ),
  scene(
    knot('# once', 'Late.\n* []\n  Well.\n  -> DONE\n* [Go] -> DONE\n'),
    'ink_warning',
    '4:1: Choice is completely empty. Interpretting as a default fallback choice. Add a divert arrow to remove this warning: * ->.',
  ),
  scene(
    `The boat.\n${knot('# once')}`,
    'stray_ink',
    '1:1: This stands above the first knot, where nobody comes.',
  ),
  scene(knot(''), 'unreached_knot', '1:1: Nothing leads to "more", and no tags say when it comes.'),
  scene(
    knot('# urgancy: 3\n# once'),
    'unknown_tag',
    '2:1: There is no tag "urgancy"; did you mean "urgency"?',
  ),
  scene(knot('# act: ask\n# once'), 'unknown_tag', '2:1: The tag "act" means nothing here.'),
  scene(knot('# urgency: high'), 'bad_tag', '2:1: "urgency" must be a whole number from 0 to 10.'),
  scene(knot('# time: midnight'), 'bad_tag', '2:1: "time" cannot be "midnight".'),
  scene(
    knot('# question: demand', 'Well?\n* [Yes] -> DONE\n').replace('===\n', '===\n# once\n'),
    'unanswered_question',
    '3:1: Only one choice answers this question.',
  ),
  scene(
    knot('# once\n# question: demand', 'Well?\n-> DONE\n'),
    'unanswered_question',
    '3:1: No choice answers this question.',
  ),
  scene(
    knot('# once', FULL.replace('* [Go', '* [Go and tell Odile')),
    'untold_mention',
    '5:1: This choice names Odile, and nothing above it has told of Odile.',
  ),
  scene(
    knot('# once', FULL.replace('-> DONE\n* [Go', 'Odile is late too.\n  -> next\n* [Go').concat(NEXT)),
    'untold_mention',
    '10:1: This choice names Odile, and nothing above it has told of Odile.',
  ),
  scene(
    knot('# again: 3'),
    'used_up_choices',
    '4:1: "more" comes again, and this choice and 1 more can be made only once.',
  ),
  scene(
    knot('# once', FULL.replace('act: wait', 'act: wiat')),
    'unknown_act',
    '4:9: There is no act "wiat"; did you mean "wait"?',
  ),
  scene(
    knot('# once', `{has("spare wik"): You have it.}\n${FULL}`),
    'unknown_item',
    '3:6: Nothing gives the player an item "spare wik"; did you mean "spare_wick"?',
  ),
  scene(knot('# when: knows.the_truth'), 'unknown_fact', '2:1: Nothing lets the player learn "the_truth".'),
  scene(knot('# once', `~ end("dusk")\n${FULL}`), 'unknown_ending', '3:7: There is no ending "dusk".'),
  scene(knot('# at: the moon'), 'unknown_place', '2:1: There is no place "the moon".'),
  scene(
    knot('# with: odil'),
    'unknown_person',
    '2:1: There is no character "odil"; did you mean "Odile Marsh"?',
  ),
  scene(
    knot('# beat: beat_009'),
    'unknown_beat',
    '2:1: There is no beat "beat_009"; did you mean "beat_001"?',
  ),
  scene(
    knot('# once', FULL.replace('# act: wait', '# act: wait # stat: nerv')),
    'unknown_stat',
    '4:21: The player has no stat "nerv"; did you mean "nerve"?',
  ),
  scene(knot('# when: odile.trust > 200'), 'never_holds', '2:1: "odile.trust > 200" can never be true.'),
  scene(
    knot('# when: scene >'),
    'invalid_expression',
    '2:1: This expression cannot be read: something is missing after "scene >".',
  ),
  scene(knot('# when: flag.lamp_lit'), 'nothing_sets', '2:1: Nothing sets the flag "lamp_lit".'),
];
