import type { Domain } from '../types.ts';

export const RAILWAY: Domain = {
  id: 'railway',
  words: [
    'train',
    'railway',
    'railroad',
    'station',
    'conductor',
    'passenger',
    'ticket',
    'carriage',
    'journey',
    'travel',
    'traveller',
    'road',
    'desert',
    'caravan',
    'bus',
    'border',
    'hotel',
    'luggage',
    'suitcase',
    'platform',
    'locomotive',
    'express',
    'tunnel',
    'compartment',
    'поезд',
    'zug',
    'bahn',
    'tren',
    '列車',
    '火车',
    'airport',
    'refugee',
    'exile',
    'highway',
    'motel',
    'nowhere',
    'car',
  ],
  gist: 'A train that does not stop: passengers, a conductor, compartments, luggage, a border at night, a ticket to a place nobody has heard of.',
  town: ['the Night Mail', 'the Line'],
  setting: [
    'On {town} one is asked where one is going before one is asked who one is. Landscape is served on the left. Time is kept by a man with a lamp, and he is sorry.',
    'People tell strangers here what they would not tell a priest, and get off. Those who have a window owe the others a description. Soup is had at an angle.',
    "Every tunnel has a name, and it is called out, so that one may have one's face ready. Nobody has ever been seen to board.",
  ],
  places: [
    {
      key: 'dining',
      name: 'The Dining Car',
      at: 'in',
      text: [
        'The Dining Car is all lamps and mended linen, and the wine leans in the glasses. **The menu** is for a date that someone has steamed off. **The bell push** at table five rings somewhere else. Spoons chatter in the drawer at every joint of the rail.',
        'The waiters go by like men on a ship. A couple in the corner has been at the cheese since yesterday. Outside there is a lit house, and then, after an hour, the same lit house.',
      ],
      leads: 'By the swaying doors one passes on to {ways}.',
      things: {
        'The menu':
          'On the back somebody has worked out how many meals there are left, and it is one. Each dish has a station in brackets.',
        'The bell push':
          'When it is pressed a bell answers, far off, along the line, on land. The brass has been worn by one finger into the shape of a heart.',
      },
      hour: {
        when: 'In the evening',
        text: 'In the evening the lamps in the Dining Car are lit in the order of the tables, and five is left out.',
      },
    },
    {
      key: 'sleeper',
      name: 'The Sleeping Car',
      at: 'in',
      text: [
        "The Sleeping Car is a corridor of shut doors with a carpet down the middle. **The berth list** is on a card by the samovar. **Compartment nine** has a suitcase against it, on the outside. Everyone's shoes are out, and have been shone, and one of them is very small.",
        'The blinds are down, and the light moves round their edges like something trying keys. A sleeper laughs. At each bend all the coat hangers say the same thing.',
      ],
      leads: 'Along the carpet, one way and the other, are {ways}.',
      things: {
        'The berth list':
          'Your name is there, in another spelling, with a berth that has been slept in. The last line says: and one for the tunnel.',
        'Compartment nine':
          'Through the ventilator comes a smell of oranges, and a voice counting sleepers. The suitcase has labels from everywhere and a handle that is still warm.',
      },
      hour: {
        when: 'At night',
        text: 'At night somebody goes down the Sleeping Car trying each door, gently, like a mother.',
      },
    },
    {
      key: 'van',
      name: 'The Luggage Van',
      at: 'in',
      text: [
        'The Luggage Van rides rough, and is lit by what comes through the boards. **The trunks** are roped to the walls. **The birdcage** is covered. On every label the same town has been written, and no two spell it alike.',
        'A coffin is being used as a table, for patience, by someone who is out. Letters slide about the floor in drifts. There is a bicycle, and its wheels are going round.',
      ],
      leads: 'Over the couplings, with the ground going by underneath, one gets to {ways}.',
      things: {
        'The trunks':
          'One of them has air holes, and crumbs round them. The rope has been tied with a knot that gets tighter when it is asked nicely.',
        'The birdcage':
          "Under the cloth it says, in a human voice, the name of the next station. There is no bird, there is a very small signalman's lamp.",
      },
      hour: {
        when: 'At dusk',
        text: 'At dusk a long stripe of red goes over everything in the Luggage Van, piece by piece, like a customs man.',
      },
    },
    {
      key: 'engine',
      name: 'The Footplate',
      at: 'on',
      text: [
        'The Footplate is where it is decided, by two people who cannot hear each other. **The firebox** opens on a noise. **The speed recorder** draws a line on a drum, and there is not much drum left. The rails come out of the dark and go under.',
        "Coal, tea, a picture of somebody's kitchen. Sparks go back along the roofs like news. When one looks out ahead, there is a lamp, a long way off, that keeps its distance.",
      ],
      leads: 'Back over the tender lies the way to {ways}.',
      things: {
        'The firebox':
          'There are letters burning in there, bundles of them, and one sees for a moment how they began. The door has been hung so that it opens towards whoever is afraid.',
        'The speed recorder':
          'The line has been level for three days, and then, an hour ago, it has a small notch, as if at a heartbeat. Behind the drum is a lever, sealed, with a lead stamp of a country that was abolished.',
      },
      hour: {
        when: 'At dawn',
        text: 'At dawn the Footplate turns pink, and the two of them shake hands, as they do.',
      },
    },
  ],
  people: [
    {
      key: 'conductor',
      names: ['Mr. Pell', 'Ambrose Tarn'],
      pronoun: 'he',
      role: 'Conductor',
      age: 'Fifty-eight',
      traits: ['soothing', 'exact', 'evasive', 'kind'],
      flaw: 'considers a thing normal once it has happened twice',
      virtue: 'knows where everyone should get off',
      wants: ['punch the last ticket', 'bring her in to time, for once'],
      style: 'Announcements in an undertone; regrets.',
      lines: [
        "We regret. I don't know yet what, but we regret it.",
        'It is quite normal. It has been quite normal since Thursday.',
        'Tickets, please. Not that one. The other one, that you were born with.',
        "You'll be more comfortable if you don't look back at the bend.",
        'There was a stop. It was not on request.',
        "I've a daughter your age. I had one when I got on.",
        "Mind the gap, we say. People think it's between the train and something.",
      ],
      phrase: 'In due course.',
      looks:
        '{me} has a lamp on his chest and two watches, and consults the space between. His punch makes a hole in the shape of a small house.',
      past: '{me} has done this run for thirty years and has never seen the far end. He took the post until something came up.',
      secret:
        '{me} has a ticket of his own, unpunched, in his hatband, for a station they passed on the first night.',
      home: 'dining',
      there:
        '{me} goes from table to table with the lamp turned down, and people put away what they were reading.',
    },
    {
      key: 'passenger',
      names: ['Countess Irina', 'Mrs. Vanderloo'],
      pronoun: 'she',
      role: 'A passenger who means to get off',
      age: 'Forty-one',
      traits: ['forceful', 'elegant', 'frightened', 'practical'],
      flaw: 'has never travelled third',
      virtue: 'shares her hamper',
      wants: ['pull the cord', 'see one platform with a name on it'],
      style: 'Imperatives, in furs.',
      lines: [
        'I have asked for the manager of this landscape.',
        'One pulls, and it stops. That is what a cord is for.',
        'That is the same cow.',
        'I have been patient. I was brought up to it, and it is used up.',
        'You have an honest coat. Sit on my trunk, I need it shut.',
        "They say normal. My husband's last word was normal.",
        'If I must jump I shall want my hat.',
      ],
      phrase: 'At the next station.',
      looks:
        '{me} wears everything she owns, in order of value. She has a hatpin, and has looked along it at people.',
      past: '{me} has left four countries, each of them in flames, each time with the hamper. She was a governess before she was a countess, and a thief before that.',
      secret: '{me} has no idea where she was going.',
      home: 'sleeper',
      there: '{me} stands in the corridor with her hand half-way to the cord.',
    },
    {
      key: 'boy',
      names: ['Ticket', 'Nix'],
      pronoun: 'they',
      role: 'Travels in a trunk, free',
      age: 'Eleven',
      traits: ['merry', 'light-fingered', 'wise about trains', 'unlisted'],
      flaw: 'is on no list',
      virtue: 'knows all the lists',
      wants: ['get as far as the lamp in front', 'find out who has berth one'],
      style: 'Whispered timetables; riddles.',
      lines: [
        "I'm not here. Have you got a sandwich for nobody?",
        'Count the wheels. Then count them when the Countess laughs.',
        "It does stop. It stops when you're all asleep. I've been out. I've been out and picked flowers.",
        "There's thirteen carriages and twelve shadows.",
        "I know where you get off. It's on your sole. Lift up.",
        "They're scared it'll never stop. I'm scared it'll be ours.",
        "The bird's a lamp, the lamp's a station. I could tell you the rest for a peach.",
      ],
      phrase: 'All change.',
      looks: '{me} is wearing labels, dozens, and very little else. Coal has given {me} a moustache.',
      past: '{me} was checked in as a trunk and not called for. {me} has grown two inches since the junction.',
      secret: "{me} has the customs man's stamp, and has been letting people in.",
      home: 'van',
      there: '{me} sits on the coffin, dealing patience, and does not look up.',
    },
    {
      key: 'stoker',
      names: ['Hob', 'Big Sele'],
      pronoun: 'he',
      role: 'Stoker',
      age: 'Fifty',
      traits: ['silent', 'immense', 'musical', 'guilty'],
      flaw: 'burns what he is given',
      virtue: 'reads it first',
      wants: ['let the fire down, for an hour', 'be forgiven by a correspondent'],
      style: 'Shouts three words at a time, then hums.',
      lines: [
        "More on! It's cold, back there.",
        'I read them. Somebody should.',
        "She'd stop. She's asked me. I've not the right.",
        "That lamp's as far as it was.",
        'Dear Anna, I did arrive. Then the corner went.',
        'You feel it in the feet when we pass ours.',
        'Mind your eyes. No, mind them, look at this.',
      ],
      phrase: 'Dear Anna.',
      looks:
        '{me} is black to the waist and pink where the door lights him. He has spectacles, held on with wire, for the reading.',
      past: '{me} was a postman. He has a good bass and knows one hymn with all the stops in it.',
      secret: '{me} has kept back one letter, and it is to himself.',
      home: 'engine',
      there: '{me} leans on the shovel, spelling something out by the light of the fire.',
    },
  ],
  lore: [
    {
      name: 'The lamp in front',
      text: [
        'The lamp in front has been there since the first night. Some say it is the tail lamp of the train before, and some that it is our own. It is green on Sundays.',
        'I asked the driver, by signs, and he made as if to tuck a child in. It went out once, and for a minute we all knew where we lived.',
      ],
    },
    {
      name: 'The stop that was not on request',
      text: [
        'The stop that was not on request took place between two tunnels, in snow, without a platform. One person got down, walked off with a suitcase towards nothing, and was met. The berth has been kept, and is paid for.',
        'I had a clear view, and it was not so much that they were met as that they were expected.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Through Passengers',
      text: [
        "The Through Passengers have paid to the end and mean to have it. They hold that one sits it out. They keep each other's seats, and dress for dinner.",
      ],
    },
    {
      name: 'The Cord',
      text: [
        'The Cord are those who would pull it. They hold that a train which does not stop is only a way of falling. They meet in the corridor, in twos, and look at the seal.',
      ],
    },
  ],
  stakes: ['the emergency cord', 'the mail bag', 'the timetable'],
  deadlines: [
    { on: 'on the fourth night, before the long tunnel', day: 'the fourth night' },
    { on: 'on Sunday, when the lamp turns green', day: 'Sunday' },
  ],
  items: ['unpunched ticket', 'suitcase strap', 'peach'],
  stats: [
    { name: 'Manners', for: ['talk', 'persuade', 'give'] },
    { name: 'Footing', for: ['go', 'sneak', 'fight'] },
    { name: 'Curiosity', for: ['look', 'search', 'try'] },
  ],
};
