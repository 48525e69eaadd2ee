/** What a scene in ink can ask of the world and do to it; the only list of these functions. */

/** What an argument names, so that the validator can tell whether it is there. */
export type ArgumentKind =
  | 'act'
  | 'person'
  /** A person or a place; may be empty. */
  | 'target'
  | 'place'
  | 'item'
  | 'fact'
  | 'faction'
  | 'ending'
  | 'flag'
  | 'time'
  | 'text'
  | 'number'
  | 'value';

export interface InkFunction {
  /** Names and kinds of the arguments, in order. */
  takes: readonly (readonly [name: string, kind: ArgumentKind])[];
  /** Whether it changes the world. Such a function is called once and never while ink looks ahead. */
  changes: boolean;
  /** What it does, for the documentation. */
  does: string;
}

const asks = (does: string, ...takes: InkFunction['takes']): InkFunction => ({ takes, changes: false, does });
const changes = (does: string, ...takes: InkFunction['takes']): InkFunction => ({
  takes,
  changes: true,
  does,
});

const PROMISED: InkFunction['takes'] = [
  ['who', 'person'],
  ['what', 'text'],
  ['act', 'act'],
  ['target', 'target'],
  ['about', 'text'],
];

export const INK_FUNCTIONS = {
  check: asks(
    'How the roll of this choice ended: `"failure"`, `"partial"` or `"success"`; without a roll `"success"`.',
  ),
  opinion: asks('What somebody thinks of the player, −100 to 100.', ['who', 'person']),
  change_opinion: changes(
    'Raises or lowers what somebody thinks of the player. The reason is a clause that completes “because”.',
    ['who', 'person'],
    ['by', 'number'],
    ['why', 'text'],
  ),
  reputation: asks('What a faction thinks of the player, −100 to 100.', ['faction', 'faction']),
  met: asks('Whether the player has met somebody, in whatever scene.', ['who', 'person']),
  has: asks('Whether the player carries an item.', ['item', 'item']),
  gain: changes('Gives the player an item.', ['item', 'item']),
  lose: changes('Takes an item from the player.', ['item', 'item']),
  knows: asks('Whether the player has learned a fact.', ['fact', 'fact']),
  learn: changes('The player learns a fact.', ['fact', 'fact']),
  tell: changes('Somebody learns a fact from the player.', ['who', 'person'], ['fact', 'fact']),
  flag: asks('The value of a flag; `false` when nothing has set it.', ['name', 'flag']),
  set: changes('Sets a flag to `true`, `false`, a number or a text.', ['name', 'flag'], ['value', 'value']),
  go: changes('Takes the player to a place.', ['place', 'place']),
  pass: changes(
    'Lets time pass: `"a moment"`, `"an hour"`, `"3 hours"`, `"a day"`, `"until night"`, `"until day 6 dusk"`, and `"until Friday noon"` where the player template has a `starting_day`.',
    ['time', 'time'],
  ),
  leaves: changes(
    'Somebody goes away from here, and may be back when the hour has changed; who went along with the player does so no more.',
    ['who', 'person'],
  ),
  joins: changes('Somebody goes along with the player from now on, wherever they go, until `leaves(who)`.', [
    'who',
    'person',
  ]),
  moves: changes(
    'Somebody goes to a place and is to be found there from now on, until they move again; at the place where the player is, they come in.',
    ['who', 'person'],
    ['place', 'place'],
  ),
  promise: changes(
    'The player promises somebody something. The words are a bare clause (`"bring the lamp back"`); only a model can tell whether it is done.',
    ['who', 'person'],
    ['what', 'text'],
  ),
  promise_to: changes(
    'The same, with the deed that keeps it: an act, whom it is done to or where one goes (`""` for anybody), and the item, topic or fact it is about (`""` for anything).',
    ...PROMISED,
  ),
  promise_not_to: changes('The same, with the deed that breaks it.', ...PROMISED),
  remember: changes('Keeps a sentence in memory as something that happened.', ['text', 'text']),
  scene_number: asks('How many scenes the story has had; keep it in a flag, and a later scene can wait.'),
  chance: asks('True this often in a hundred; the same story draws the same.', ['percent', 'number']),
  end: changes('Ends the story with an ending.', ['ending', 'ending']),
} as const satisfies Record<string, InkFunction>;

export type InkFunctionName = keyof typeof INK_FUNCTIONS;
export const INK_FUNCTION_NAMES = Object.keys(INK_FUNCTIONS) as readonly InkFunctionName[];

export function isInkFunction(name: string): name is InkFunctionName {
  return Object.hasOwn(INK_FUNCTIONS, name);
}

/** The declarations that every file of scenes may do without. */
export function declarations(): string {
  return INK_FUNCTION_NAMES.map((name) => {
    const names = INK_FUNCTIONS[name].takes.map(([argument]) => argument);
    return `EXTERNAL ${name}(${names.join(', ')})\n`;
  }).join('');
}
