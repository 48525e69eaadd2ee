/** A lorebook in a style found in the wild, and what of it must come back. */
export interface SampleBook {
  id: string;
  file: string;
  content: object;
  kept: string[];
}

const entry = (uid: number, key: string[], comment: string, content: string, more: object = {}) => ({
  ...{
    uid,
    key,
    keysecondary: [],
    comment,
    content,
    constant: false,
    selective: true,
    order: 100,
    position: 0,
  },
  ...{ disable: false, probability: 100, depth: 4, ...more },
});

export const BOOKS: SampleBook[] = [
  {
    id: 'world info with people and places',
    file: 'Harrowgate.json',
    content: {
      entries: {
        0: entry(
          0,
          ['harrowgate', 'town'],
          'Harrowgate',
          'Harrowgate is a harbour town that pays its taxes in rope.',
          { constant: true },
        ),
        1: entry(
          1,
          ['Corvin', 'harbour master'],
          'Corvin Hale',
          'Corvin Hale is the harbour master of Harrowgate. He has not slept since the bell rope was cut.',
        ),
        2: entry(
          2,
          ['Ossie'],
          'Ossie Thrale',
          'Ossie Thrale is a rope maker who counts in knots. She wants the bell rope back before the regatta.',
        ),
        3: entry(
          3,
          ['Ropewalk'],
          'The Ropewalk',
          'The Ropewalk is a shed a quarter of a mile long. At night something walks in it with a measured step.',
        ),
        4: entry(
          4,
          ['bell'],
          'The bell rope',
          'The bell rope was plaited from the hair of nine widows. Without it the harbour bell cannot be rung, and no ship may leave.',
        ),
        5: entry(5, ['old version'], 'Old', 'This is out of date.', { disable: true }),
      },
    },
    kept: ['Corvin Hale', 'Ropewalk', 'nine widows', 'rope'],
  },
  {
    id: 'character book with decorators and macros',
    file: 'wardrobe.json',
    content: {
      name: 'The Wardrobe',
      entries: [
        {
          keys: ['green coat'],
          content:
            '@@depth 2\n@@position after_desc\nThe green coat has been worn by four Hamlets, and none of them lived.',
          name: 'The green coat',
          enabled: true,
          insertion_order: 0,
          extensions: {},
        },
        {
          keys: ['Alma'],
          content: 'Alma Reese is the dresser of the Lyric. {{user}} owes her for a shirt.',
          name: 'Alma Reese',
          enabled: true,
          insertion_order: 1,
          extensions: {},
        },
        {
          keys: ['Lyric'],
          content: 'The Lyric is a theatre with more exits than doors.',
          name: 'The Lyric',
          enabled: true,
          insertion_order: 2,
          extensions: {},
        },
        {
          keys: [],
          content: 'Every costume remembers its last line.',
          name: 'Costumes',
          enabled: true,
          constant: true,
          insertion_order: 3,
          extensions: {},
        },
      ],
      extensions: {},
    },
    kept: ['four Hamlets', 'Alma Reese', 'Lyric'],
  },
  {
    id: 'lorebook of V3',
    file: 'orbit.json',
    content: {
      spec: 'lorebook_v3',
      data: {
        name: 'Low Orbit',
        entries: [
          {
            keys: ['Tern'],
            content: 'The Tern is a salvage ship with a crew of three and a ghost of a fourth.',
            name: 'The Tern',
            enabled: true,
            insertion_order: 0,
            use_regex: false,
            extensions: {},
          },
          {
            keys: ['Ibe'],
            content: 'Captain Ibe is a pilot who has never landed the same way twice.',
            name: 'Captain Ibe',
            enabled: true,
            insertion_order: 1,
            use_regex: false,
            extensions: {},
          },
          {
            keys: ['/sig(nal|s)/'],
            content: 'The signal repeats every nine minutes and has begun to leave pauses for an answer.',
            name: 'The signal',
            enabled: true,
            insertion_order: 2,
            use_regex: true,
            extensions: {},
          },
        ],
        extensions: {},
      },
    },
    kept: ['Tern', 'Ibe', 'pauses for an answer'],
  },
  {
    id: 'entries without titles',
    file: 'marsh notes.json',
    content: {
      entries: {
        0: entry(
          0,
          ['eel king', 'eels'],
          '',
          'The Eel King holds court under the third bridge and settles quarrels about nets.',
        ),
        1: entry(1, ['nets'], '', 'A net that has caught a name must be burned.'),
        2: entry(
          2,
          ['third bridge'],
          '',
          'The third bridge is a bridge of planks that nobody has ever seen repaired.',
        ),
      },
    },
    kept: ['Eel King', 'caught a name'],
  },
  {
    id: 'a bestiary',
    file: 'bestiary.json',
    content: {
      name: 'Bestiary of the Upper Floors',
      entries: {
        0: entry(
          0,
          ['draught'],
          'The Draught',
          '[Draught: invisible, house-trained; fears: curtains] The Draught opens doors for people it likes.',
        ),
        1: entry(
          1,
          ['landlady'],
          'Mrs Onslow',
          'Mrs Onslow is the landlady of the upper floors. She feeds the Draught and denies it.',
        ),
        2: entry(2, ['attic'], 'The attic', 'The attic is a room that is larger on Sundays.'),
        3: entry(
          3,
          ['stairs'],
          'The stairs',
          'The stairs have begun to count the people who use them, aloud, and the number is one too high.',
        ),
      },
    },
    kept: ['Mrs Onslow', 'larger on Sundays', 'one too high'],
  },
  {
    id: 'entries with text and displayName',
    file: 'glass.lorebook',
    content: {
      lorebookVersion: 5,
      entries: [
        {
          text: 'The Glass Court is a palace in which every wall is a window.',
          displayName: 'Glass Court',
          keys: ['court'],
        },
        {
          text: 'Queen Ysolde is the ruler of the Glass Court.',
          displayName: 'Queen Ysolde',
          keys: ['queen'],
        },
        {
          text: "[Dr Amsel: physician, kind; Dr Amsel's desk: always locked]",
          displayName: 'Dr Amsel',
          keys: ['Amsel'],
        },
      ],
    },
    kept: ['every wall is a window', 'ruler of the Glass Court'],
  },
  {
    id: 'a bare list',
    file: 'mill.json',
    content: [
      { keys: 'old mill', entry: 'The old mill is a ruin at the bend of the river.', type: 'location' },
      { keys: 'Bessa', entry: "Bessa is a miller's daughter who talks to the wheel.", type: 'character' },
      { title: 'The fair', keys: 'fair', value: 'The fair takes one person with it.', type: 'other' },
    ],
    kept: ['bend of the river', 'talks to the wheel'],
  },
];
