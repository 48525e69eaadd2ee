import type { SamplePremise } from './premises.ts';

/** Twelve more, far apart in theme and in kind: contests, bargains, escapes, something between two people, and riddles. */
export const TWELVE: SamplePremise[] = [
  {
    id: 'sledge',
    title: 'The Ilulik Hundred',
    setting:
      'The Ilulik Hundred is a sledge race of a hundred miles over sea ice. Every winter eleven teams start from the harbour, and the winner keeps the silver lamp for a year. There is one hut on the way, with a stove.',
    premise:
      'You are a musher with nine dogs and a borrowed sledge. Pavia Holm has won the race six times and does not mean to lose it to you. Your lead dog, Sisu, has a cut paw. The race starts at dawn. Can you beat Pavia Holm?',
    nouns: ['sledge', 'race', 'ice', 'team', 'harbour', 'lamp', 'hut', 'stove', 'dog', 'paw', 'musher'],
    own: ['sledge', 'Pavia', 'musher'],
  },
  {
    id: 'pickles',
    title: 'Best in Show',
    setting:
      'The Dunmow Pickle Festival is held in a marquee behind the fire station. There are forty jars on the trestle table, three judges, and a brass band that has learned a second tune.',
    premise:
      "You inherited your grandfather's onions and his feud. Every year he came second to Maureen Tripp, and this year you have entered his last jar against hers. Maureen has offered to tell you his recipe if you withdraw. The judge, Colonel Ashby, has lost his sense of taste and told only you.",
    nouns: [
      'festival',
      'marquee',
      'jar',
      'table',
      'judge',
      'band',
      'onion',
      'feud',
      'recipe',
      'taste',
      'grandfather',
    ],
    own: ['pickle', 'Maureen', 'marquee'],
  },
  {
    id: 'fox',
    title: 'The Fox at the Ford',
    setting:
      'In the hills above Tarn the winters are long, and whoever cannot pay the miller pays the fox. The fox sits at the ford with a ledger of birch bark. It has never cheated anybody, and nobody has ever come off well.',
    premise:
      'Your little brother Wil has a fever, and the fox has the medicine. It wants your voice for it. The miller, Goodwife Anner, says that the fox will take less if it is made to laugh. Your brother will not last until the snow melts. What will you give the fox?',
    nouns: [
      'winter',
      'miller',
      'fox',
      'ford',
      'ledger',
      'bark',
      'brother',
      'fever',
      'medicine',
      'voice',
      'snow',
    ],
    own: ['fox', 'Anner', 'birch'],
  },
  {
    id: 'ransom',
    title: 'Terms',
    setting:
      'The oil platform Castor stands ninety miles off the coast. It has a helipad, a canteen, and a control room with a view of nothing.',
    premise:
      'You are a negotiator. Eight workers have locked themselves in the control room with the site manager, Rune Dahl, and want their back pay by midnight. Their leader, Bettina Okoro, will talk to nobody but you. The company, Norfield, has told you to keep them talking until the helicopter lands. Do you tell her?',
    nouns: [
      'platform',
      'helipad',
      'canteen',
      'room',
      'worker',
      'manager',
      'pay',
      'leader',
      'company',
      'helicopter',
      'negotiator',
    ],
    own: ['platform', 'Okoro', 'helipad'],
  },
  {
    id: 'asylum',
    title: 'The Laundry Van',
    setting:
      'Saint Dymphna is a private hospital on the moor, with a wall, a laundry and a garden where nothing taller than a knee may be grown. The van comes on Wednesdays.',
    premise:
      'Your husband had you committed, and you are as sane as he is. Doctor Frome writes down everything you say. Lottie, who has been here eleven years, knows how to get into the laundry van, but she is afraid to go alone. The van leaves at six tomorrow morning, and you must be in it.',
    nouns: ['hospital', 'moor', 'wall', 'laundry', 'garden', 'van', 'husband', 'doctor'],
    own: ['Dymphna', 'Lottie', 'Frome'],
  },
  {
    id: 'galley',
    title: 'Bench Nine',
    setting:
      'The galley Justice rows between Malta and Tripoli with two hundred men at the oars. The drum never stops. The chain runs from bench to bench, and one lock holds all of it.',
    premise:
      'You have rowed on bench nine for two years. Last night Yusuf, who rows beside you, showed you a file that he has hidden in a loaf. The overseer, Bracco, counts the links every evening. In three days the ship lies in harbour. You want to get away, and Yusuf will not leave without his son, who beats the drum.',
    nouns: [
      'galley',
      'oar',
      'drum',
      'chain',
      'bench',
      'lock',
      'file',
      'loaf',
      'overseer',
      'link',
      'ship',
      'son',
    ],
    own: ['galley', 'Yusuf', 'Bracco'],
  },
  {
    id: 'sisters',
    title: 'The Yellow Kitchen',
    setting:
      'The house in Porto has a yellow kitchen, a fig tree and a telephone that nobody has cut off. Everything else has been sold.',
    premise:
      'You and your sister Ines have not spoken for nine years. Now your mother is dead, the house is to be emptied by Sunday, and there are two of you and one set of blue plates. Ines has brought her daughter, Bia, who has never met you. Can you forgive her?',
    nouns: ['house', 'kitchen', 'tree', 'telephone', 'sister', 'mother', 'plate', 'daughter'],
    own: ['Porto', 'plates', 'Bia'],
  },
  {
    id: 'lamplighter',
    title: 'Eleven Letters',
    setting:
      'Gas light is going out of fashion in Bruges. The last lamplighter has a ladder, a pole and forty lamps along the canal, and the electric company has already marked the walls with chalk.',
    premise:
      'You are the lamplighter, and you have been in love with the bookbinder, Margriet, for eleven years. You have written her eleven letters and sent none. On Saturday she marries the engineer, Joost van Aken, who is a decent man and your friend. Will you tell her?',
    nouns: [
      'lamp',
      'ladder',
      'pole',
      'canal',
      'company',
      'wall',
      'chalk',
      'letter',
      'bookbinder',
      'engineer',
      'lamplighter',
    ],
    own: ['Margriet', 'lamplighter', 'Bruges'],
  },
  {
    id: 'ghostship',
    title: 'Salvage Rights',
    setting:
      'Out past the Belt, a wreck belongs to whoever touches it first. The tug Halfpenny has a crew of four, a cracked galley window and a debt to the Ceres Bank.',
    premise:
      "You are the Halfpenny's pilot. The liner Aurelia went missing forty years ago with nine hundred people aboard, and this morning it answered your hail. Captain Oyelaran wants to board it. The engineer, Sixt, has found that the voice on the radio is her own. Who is aboard the Aurelia?",
    nouns: [
      'wreck',
      'tug',
      'crew',
      'window',
      'debt',
      'pilot',
      'liner',
      'hail',
      'captain',
      'engineer',
      'voice',
      'radio',
    ],
    own: ['Halfpenny', 'Aurelia', 'Sixt'],
  },
  {
    id: 'frogs',
    title: 'The Plague Committee',
    setting:
      'The village of Lower Slaughtering has a duck pond, a war memorial and a committee for everything. The minutes are kept in a biscuit tin.',
    premise:
      'It has rained frogs on Lower Slaughtering three Sundays running, and only on the Methodists. You are the secretary of the committee. Reverend Pike says that it is a judgement; Mrs Dunstable of the garden club says that somebody has been buying frogs. The bishop is coming on Sunday. Find out who is behind it.',
    nouns: [
      'village',
      'pond',
      'memorial',
      'committee',
      'minutes',
      'tin',
      'frog',
      'secretary',
      'reverend',
      'club',
      'bishop',
      'judgement',
    ],
    own: ['frogs', 'Dunstable', 'Methodists'],
  },
  {
    id: 'duel',
    title: 'High Noon, Roughly',
    setting:
      'Perdition has one street, a saloon with swinging doors, an undertaker who measures people with his eyes, and a clock that stopped in the fire.',
    premise:
      'You are a dentist. Last night, at cards, you called Black Jack Tully a liar in front of forty witnesses, and he has challenged you to a duel at noon. You have never fired a gun. The sheriff, Abigail Stroud, will not interfere. Will you face him or run?',
    nouns: [
      'street',
      'saloon',
      'door',
      'undertaker',
      'clock',
      'fire',
      'dentist',
      'card',
      'witness',
      'duel',
      'gun',
      'sheriff',
    ],
    own: ['saloon', 'Tully', 'Stroud'],
  },
  {
    id: 'quartet',
    title: 'Second Violin',
    setting:
      'The Halden Quartet has played together for thirty years in the same four chairs. The concert hall in Graz has been sold out since the spring.',
    premise:
      'You play second violin. The cellist, Bruno, can no longer feel two of his fingers, and has made you promise not to tell the others. Clara, who leads, has noticed that something is wrong and thinks that it is you. The concert is on Friday, and it is being recorded.',
    nouns: ['quartet', 'chair', 'concert', 'hall', 'violin', 'cellist', 'finger', 'other'],
    own: ['cellist', 'Graz', 'Halden'],
  },
];
