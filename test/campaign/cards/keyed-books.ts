/** A lorebook with keys of every kind. `says` has a key of an entry, `comesUp` says by hand when an entry is wanted, and `marks` what is heard of it then. */
export interface KeyedBook {
  id: string;
  file: string;
  content: object;
  entries: { title: string; says: string; comesUp: (text: string) => boolean; marks: string[] }[];
}

const has = (text: string, ...words: string[]) =>
  words.some((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:s|es)?(?![\\p{L}\\p{N}])`, 'iu').test(text));

let uid = 0;
const world = (comment: string, key: string[], content: string, more: object = {}) => ({
  ...{ uid: uid++, key, keysecondary: [], comment, content, constant: false, selective: true },
  ...{ selectiveLogic: 0, order: 100, position: 0, disable: false, probability: 100, ...more },
});

/** SillyTavern: secondary keys with all four kinds of logic, a pattern, an order, one that is always on. */
const STATION = [
  world(
    'Setting',
    ['station'],
    'Kvitøya Station stands on the ice shelf, four months from the next ship. The generator has failed twice since the sun went down.',
    { constant: true },
  ),
  world(
    'Ingrid Solheim',
    ['Ingrid', 'station chief'],
    'Ingrid Solheim is the station chief. She counts the flares every evening and has not said why. She was a schoolteacher before, and rings a handbell at meals. Her left glove is always off.',
  ),
  world(
    'Teodor Bask',
    ['Teodor', 'mechanic'],
    'Teodor Bask is the mechanic of the station. He wants to have the second generator running before the storm, and sleeps beside it. He talks to machines in Czech. Nobody has seen him finish a cup of coffee.',
  ),
  world(
    'The generator hall',
    ['generator'],
    'The generator hall is a long shed that smells of warm oil. A row of red valves runs along its north wall. It is the only place where it is never quiet. The inspection lamp has a dent in the shape of a heel.',
    { order: 200 },
  ),
  world(
    'The mess room',
    ['mess room', 'kitchen'],
    'The mess room is a low room with one long table. Somebody lays an eleventh place there every night. The calendar there stops in June. There is a piano with its lid nailed down.',
  ),
  world(
    'Red valves',
    ['valve'],
    'Whoever turns the third red valve empties the reserve tank into the snow. The plates that said so were unscrewed in autumn. Only two people have the screws.',
    { keysecondary: ['generator', 'oil'], selectiveLogic: 0 },
  ),
  world(
    'The flares',
    ['/\\bflares?\\b/i'],
    'Nine flares are missing from the locked crate, one for each night. The crate was sealed by the harbour office. Its seal is whole.',
  ),
  world(
    'The eleventh place',
    ['place', 'table'],
    'Ten people winter here, and the eleventh plate is always wiped clean by morning. Nobody admits to the washing up. The plate has a blue rim, and no other does.',
    { keysecondary: ['ship', 'summer'], selectiveLogic: 2 },
  ),
  world(
    'The storm',
    ['storm'],
    'The old hands call the big storm the Sexton, because it closes everything. It comes from the south-east. Last time it took the wind gauge and left the pole.',
    { keysecondary: ['generator', 'evening'], selectiveLogic: 3 },
  ),
  world(
    'Sleeping outside',
    ['sleep'],
    'A man who falls asleep beside a warm engine is found by the others by its silence. They say it as a joke. They do not say it at night.',
    { keysecondary: ['Ingrid', 'Teodor'], selectiveLogic: 1 },
  ),
];

const lore = (displayName: string, keys: string[], text: string, more: object = {}) => ({
  ...{ displayName, keys, text, enabled: true, forceActivation: false, category: '' },
  ...{ contextConfig: { budgetPriority: 400 }, ...more },
});

/** NovelAI: words joined by `&`, patterns, priorities, one that is always there. */
const CLUB = [
  lore(
    'The Velvet Heron',
    ['heron'],
    'The Velvet Heron is a jazz club in a cellar on 131st Street. The band has been one man short since Sunday.',
    { forceActivation: true },
  ),
  lore(
    'Delphine Roy',
    ['Delphine', 'singer'],
    'Delphine Roy is the singer of the club. She wants to find the missing trumpet before Saturday, and lies about her age. She came from Mobile with one dress. She reads the last page of a novel first.',
  ),
  lore(
    'Moses Tull',
    ['Moses', 'bartender'],
    'Moses Tull is the bartender. He keeps a ledger of who owes whom a dance. He was a boxer for eleven months. His apron is starched by his mother.',
  ),
  lore(
    'The cellar bar',
    ['bar'],
    'The cellar bar is a zinc counter under a low brick vault. Its mirror is cracked from corner to corner. A gas pipe runs overhead and hums in B flat. The third stool has no owner.',
  ),
  lore(
    'The back alley',
    ['alley'],
    'The back alley is a narrow yard behind the club. A fire escape comes down there to a row of dustbins. Cats are fed there on Mondays. One window above it is painted shut.',
  ),
  lore(
    'The trumpet',
    ['trumpet'],
    'The trumpet was won in a raffle by a man who could not play it. There is a dent in its bell from a stair rail. It is pawned twice a year.',
    {
      contextConfig: { budgetPriority: 600 },
    },
  ),
  lore(
    'The mirror',
    ['mirror & crack'],
    'The crack appeared the night a judge sang for a bet. Nobody has paid for the glass. The judge still sends a card at Christmas.',
  ),
  lore(
    'The ledger',
    ['/\\bledgers?\\b/i'],
    'On page forty of the book every line is in green ink. Somebody has torn out page forty-one. The ink is sold in one shop only.',
  ),
  lore(
    'Rent parties',
    ['dance', 'rent'],
    'On the last Friday a house pays its landlord with other people’s dancing. The landlord comes himself and eats. He has never been seen to dance.',
  ),
  lore(
    'Saturday',
    ['Saturday'],
    'The police captain takes his table on Saturdays and is never shown a bill. He takes his hat off for the second set only. His driver waits with the engine on.',
  ),
];

const page = (name: string, keys: string[], content: string, more: object = {}) => ({
  ...{ keys, content, extensions: {}, enabled: true, insertion_order: 10, name, use_regex: false },
  ...{ constant: false, selective: false, secondary_keys: [], ...more },
});

/** A card of version 3 with a book in it: decorators, `selective`, patterns by `use_regex`. */
const CAT = [
  page(
    'The world',
    [],
    'In Lower Wend every household keeps one spell, as others keep a piano. Using a neighbour’s spell is thought rude.',
    { constant: true },
  ),
  page(
    'Mrs Appleyard',
    ['Appleyard', 'neighbour'],
    'Mrs Appleyard is the neighbour on the left. She measures hedges at night with a ribbon. Her own hedge is plastic. She was once engaged to a lamplighter.',
  ),
  page(
    'The kettle',
    ['kettle'],
    'The kettle only boils for people who have apologised to it. It takes a minute over each word. Sarcasm sets it back a day.',
  ),
  page(
    'The stairs',
    ['stair'],
    'The staircase has thirteen steps going up and fourteen coming down. Visitors are asked not to count aloud. The fourteenth is where things are put down and lost.',
  ),
  page(
    'The spell',
    ['spell'],
    'The spell of this house is kept in a biscuit tin and finds lost gloves. It is on its last third. Gloves that were never lost annoy it.',
    {
      insertion_order: 90,
    },
  ),
  page(
    'Cats',
    ['cat'],
    '@@additional_keys window, door\nA cat at a threshold may be asked one question and answers another. The answer is always true. It is never about the asker.',
  ),
  page(
    'The hedge',
    ['hedge'],
    'The hedge grew an inch on the day of the coronation and has been proud of it since. It has been photographed for the parish. It prefers its left side.',
    {
      selective: true,
      secondary_keys: ['night', 'ribbon'],
    },
  ),
  page(
    'The postman',
    ['post(?:man|box)', 'letter'],
    'The postman will not come past the second lamp, and throws. He throws well. On Thursdays there is a second throw.',
    {
      use_regex: true,
    },
  ),
  page(
    'The bath',
    ['bath'],
    '@@exclude_keys cat\nThe bath fills by itself at ten with somebody else’s water. It is never the right temperature. There was a rubber boat in it once.',
  ),
  page(
    'Gloves',
    ['glove'],
    'A found glove is hung on the gate, fingers up if it was the left. A pair means a wedding. Mittens are left to the council.',
  ),
];

const CARD = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    name: 'Barnaby',
    description:
      'Barnaby is a large grey cat who was a junior wizard until March. He is vain, precise and easily offended. He wants to have his hands back before the inspector calls.',
    personality: 'vain, precise, easily offended',
    scenario: 'You are looking after the house of {{char}} in Lower Wend for a week.',
    first_mes:
      '*Barnaby looks at you from the third stair and then at the kettle.* "You will have been told that I am a cat. I should like you to keep an open mind. There is a letter on the mat; open it."',
    mes_example: '',
    creator_notes: '',
    tags: ['comedy'],
    alternate_greetings: [],
    group_only_greetings: [],
    creator: 'somebody',
    character_version: '1',
    system_prompt: '',
    post_history_instructions: '',
    extensions: {},
    character_book: { name: 'Lower Wend', extensions: {}, entries: CAT },
  },
};

export const KEYED_BOOKS: KeyedBook[] = [
  {
    id: 'world info with secondary keys and logic',
    file: 'Kvitoya.json',
    content: { entries: Object.fromEntries(STATION.map((entry) => [entry.uid, entry])) },
    entries: [
      {
        title: 'Setting',
        says: 'the weather',
        comesUp: () => true,
        marks: ['four months from the next ship'],
      },
      {
        title: 'Ingrid Solheim',
        says: 'the station chief',
        comesUp: (text) => has(text, 'ingrid', 'station chief'),
        marks: ['Ingrid Solheim', 'counts the flares'],
      },
      {
        title: 'Teodor Bask',
        says: 'the mechanic',
        comesUp: (text) => has(text, 'teodor', 'mechanic'),
        marks: ['Teodor Bask', 'second generator'],
      },
      {
        title: 'The generator hall',
        says: 'the generator',
        comesUp: (text) => has(text, 'generator'),
        marks: ['smells of warm oil', 'row of red valves'],
      },
      {
        title: 'The mess room',
        says: 'the kitchen',
        comesUp: (text) => has(text, 'mess room', 'kitchen'),
        marks: ['one long table', 'eleventh place there'],
      },
      {
        title: 'Red valves',
        says: 'a valve that sticks, and oil on a sleeve',
        comesUp: (text) => has(text, 'valve') && has(text, 'generator', 'oil'),
        marks: ['empties the reserve tank'],
      },
      {
        title: 'The flares',
        says: 'a flare over the ice',
        comesUp: (text) => has(text, 'flare'),
        marks: ['Nine flares are missing'],
      },
      {
        title: 'The eleventh place',
        says: 'a table laid for one more',
        comesUp: (text) => has(text, 'place', 'table') && !has(text, 'ship', 'summer'),
        marks: ['eleventh plate'],
      },
      {
        title: 'The storm',
        says: 'the generator, the storm and the long evening',
        comesUp: (text) => has(text, 'storm') && has(text, 'generator') && has(text, 'evening'),
        marks: ['the Sexton'],
      },
      {
        title: 'Sleeping outside',
        says: 'somebody asleep, or rather about to sleep',
        comesUp: (text) => has(text, 'sleep') && !(has(text, 'ingrid') && has(text, 'teodor')),
        marks: ['found by the others by its silence'],
      },
    ],
  },
  {
    id: 'NovelAI with priorities and joined words',
    file: 'The Velvet Heron.lorebook',
    content: { lorebookVersion: 5, entries: CLUB, categories: [] },
    entries: [
      { title: 'The Velvet Heron', says: 'the weather', comesUp: () => true, marks: ['one man short'] },
      {
        title: 'Delphine Roy',
        says: 'the singer',
        comesUp: (text) => has(text, 'delphine', 'singer'),
        marks: ['Delphine Roy', 'missing trumpet'],
      },
      {
        title: 'Moses Tull',
        says: 'the bartender',
        comesUp: (text) => has(text, 'moses', 'bartender'),
        marks: ['Moses Tull', 'owes whom a dance'],
      },
      {
        title: 'The cellar bar',
        says: 'a bar that is never wiped',
        comesUp: (text) => has(text, 'bar'),
        marks: ['zinc counter', 'cracked from corner'],
      },
      {
        title: 'The back alley',
        says: 'the alley',
        comesUp: (text) => has(text, 'alley'),
        marks: ['narrow yard behind', 'fire escape comes'],
      },
      {
        title: 'The trumpet',
        says: 'the trumpet',
        comesUp: (text) => has(text, 'trumpet'),
        marks: ['won in a raffle'],
      },
      {
        title: 'The mirror',
        says: 'a mirror, and the crack in it',
        comesUp: (text) => has(text, 'mirror') && has(text, 'crack'),
        marks: ['a judge sang'],
      },
      {
        title: 'The ledger',
        says: 'a ledger nobody signs',
        comesUp: (text) => has(text, 'ledger'),
        marks: ['in green ink'],
      },
      {
        title: 'Rent parties',
        says: 'the rent',
        comesUp: (text) => has(text, 'dance', 'rent'),
        marks: ['pays its landlord'],
      },
      {
        title: 'Saturday',
        says: 'Saturday',
        comesUp: (text) => has(text, 'saturday'),
        marks: ['never shown a bill'],
      },
    ],
  },
  {
    id: 'a card of version 3 with a book',
    file: 'Barnaby.json',
    content: CARD,
    entries: [
      { title: 'The world', says: 'the weather', comesUp: () => true, marks: ['keeps one spell'] },
      {
        title: 'Mrs Appleyard',
        says: 'the neighbour',
        comesUp: (text) => has(text, 'appleyard', 'neighbour'),
        marks: ['Mrs Appleyard', 'measures hedges'],
      },
      {
        title: 'The kettle',
        says: 'a kettle',
        comesUp: (text) => has(text, 'kettle'),
        marks: ['have apologised to it'],
      },
      {
        title: 'The stairs',
        says: 'the stair',
        comesUp: (text) => has(text, 'stair'),
        marks: ['fourteen coming down'],
      },
      {
        title: 'The spell',
        says: 'a spell',
        comesUp: (text) => has(text, 'spell'),
        marks: ['finds lost gloves'],
      },
      {
        title: 'Cats',
        says: 'a cat in a window',
        comesUp: (text) => has(text, 'cat') && has(text, 'window', 'door'),
        marks: ['asked one question'],
      },
      {
        title: 'The hedge',
        says: 'the hedge, at night',
        comesUp: (text) => has(text, 'hedge') && has(text, 'night', 'ribbon'),
        marks: ['grew an inch'],
      },
      {
        title: 'The postman',
        says: 'a letter',
        comesUp: (text) => has(text, 'postman', 'postbox', 'letter'),
        marks: ['past the second lamp'],
      },
      {
        title: 'The bath',
        says: 'the bath',
        comesUp: (text) => has(text, 'bath') && !has(text, 'cat'),
        marks: ['somebody else’s water'],
      },
      {
        title: 'Gloves',
        says: 'a glove',
        comesUp: (text) => has(text, 'glove'),
        marks: ['hung on the gate'],
      },
    ],
  },
];
