import type { Domain } from '../types.ts';

/** Without one of these there is no lake. */
const WATERS = [
  'lake',
  'river',
  'mere',
  'loch',
  'tarn',
  'pond',
  'stream',
  'canal',
  'reservoir',
  'weir',
  'озер',
  'река',
  'реке',
  'реки',
  '湖',
  '川',
  '河',
];

/** Lakes and rivers: landings, ferries, weirs. */
export const LAKE: Domain = {
  id: 'lake',
  words: [
    ...WATERS,
    'ferry',
    'ferryman',
    'boat',
    'barge',
    'punt',
    'oar',
    'reed',
    'eel',
    'heron',
    'fish',
    'fisherman',
    'net',
    'shore',
    'jetty',
    'island',
    'flood',
    'drown',
    'keeper',
    'lamp',
    'fluss',
    'rivière',
    'río',
  ],
  gist: 'A lake or a river: a ferry, a landing stage, a boathouse, a weir, reeds, fog on still water, and the drowned.',
  kin: 'sea',
  onlyFor: WATERS,
  suits: ['haunting', 'missing', 'passage'],
  town: ['Withy Landing', 'Stillmere'],
  setting: [
    'In {town} people say which side they are from before they say their name. The water is never pointed at. When it is quite flat, they knock on wood, and the wood here is mostly boats.',
    'Every house has a mark by the door for the year the water came in, and some have a second mark, higher, in pencil. Children are taught to row before they are taught to lie, and it is held that the one helps with the other.',
    'Whatever is dropped in is said to have been lent. Fog is reported in the morning like a visitor: how long it stayed, and whom it asked for.',
  ],
  places: [
    {
      key: 'landing',
      name: 'The Landing',
      at: 'on',
      text: [
        'The Landing is eleven planks wide, and everyone steps over the fourth. **The crossing bell** hangs from a bracket, with a rope too short for children. **The fare board** gives the prices for people, sheep and pianos. The boards are silver from being wet and dry and wet.',
        'A row of boats lies nose to the bank like animals at a trough. Somebody has left a lantern on the last post and a chair beside it. On the far side there is another landing, and now and then somebody on it, too small to be told apart.',
      ],
      leads: 'From the planks one path and another lead to {ways}.',
      things: {
        'The crossing bell':
          'The clapper has been wrapped in flannel, and the flannel is newer than the frost. Inside the rim somebody has scratched a stroke for each time it was rung and nobody was there.',
        'The fare board':
          'The last line has been painted out, and in a slanting light one can read it: returning, no charge. One of the prices is in a coin that has not been struck for sixty years.',
      },
      hour: {
        when: 'At dawn',
        text: 'At dawn the fog lies on the Landing as far as the seventh plank, and a boat can be heard that is not one of the row.',
      },
    },
    {
      key: 'inn',
      name: 'The Two Herons',
      at: 'in',
      text: [
        'The Two Herons has a door on the water and a door on the road, and one is charged alike for both. **The flood marks** climb the wall beside the hearth, each with its year. **The stuffed pike** looks at whoever has the floor. It smells of peat, and of coats.',
        'The tables have been sawn off at the legs, once, when the floor was raised, and ever since people have sat with their knees about their ears. A pair of boots is drying in the hearth. They have been drying since the autumn, and are moved with respect.',
      ],
      leads: 'By one door or the other one gets to {ways}.',
      things: {
        'The flood marks':
          'The highest of the flood marks has no year, and the hand is not the hand of the others. Someone has measured from it down to the floor, in spans, and written the sum behind the clock.',
        'The stuffed pike':
          'The pike has a brass plate with a weight on it that nobody believes. Something has been pushed in between its jaws, far back, and rattles when a cart goes by.',
      },
      hour: {
        when: 'In the evening',
        text: 'In the evening they bet in the Two Herons on whether the bell will ring, and nobody has ever bet on who.',
      },
    },
    {
      key: 'boathouse',
      name: 'The Boathouse',
      at: 'in',
      text: [
        'The Boathouse stands with its feet in the water and its doors shut. **The covered boat** hangs in slings from the roof, and has not been let down this year. **The rack of oars** has a peg for every pair. Light comes up through the floor and goes about on the ceiling.',
        'Underneath, the water makes the sound of somebody turning pages. There is tar in a pan, with a skin on it, and the print of one finger. Whoever speaks in here hears it again a moment later, from below.',
      ],
      leads: 'A plank and a wet path lead off to {ways}.',
      things: {
        'The covered boat':
          'Under the canvas the boat is dry, swept and provisioned for two: biscuit, a blanket, a child’s shoe. The name on her bow has been sanded off, and the sanding stopped half-way through a letter.',
        'The rack of oars':
          'One oar of the seventh pair is wet. The other has been sawn almost through, above the leather, where the hand would hide it.',
      },
      hour: {
        when: 'At dusk',
        text: 'At dusk the slings creak in the Boathouse, though there is no wind that comes in.',
      },
    },
    {
      key: 'weir',
      name: 'The Weir',
      at: 'at',
      text: [
        'The Weir can be heard from everywhere, and so is heard by nobody. **The gauge post** is marked in feet and in opinions. **The eel trap** lies on the sill with its lid tied down. Below, the water is brown and folds over itself like somebody looking for something in a drawer.',
        'A walk of two planks goes across, with a rail on one side only. What comes down in spring is laid out along the bank, gates and hen-houses and once a font, and stays a year, in case. The spray has made a small green garden on the wall.',
      ],
      leads: 'Along the bank, above the noise, one comes to {ways}.',
      things: {
        'The gauge post':
          'Somebody has sawn the gauge post off at the foot and set it again, a hand lower. At the height of a tall man there is a nail, and on the nail a ring of the kind that is worn.',
        'The eel trap':
          'There are no eels in it. There is a bottle, corked, and in the bottle a list of days on which the gate was opened, with the hour, and no reason.',
      },
      hour: {
        when: 'At night',
        text: 'At night somebody stands at the Weir with a dark lantern and counts under their breath.',
      },
    },
  ],
  people: [
    {
      key: 'ferrykeeper',
      names: ['Dorcas Withy', 'Agnes Lull'],
      pronoun: 'she',
      role: 'Keeper of the ferry',
      age: 'Fifty-eight',
      traits: ['steady', 'sparing with words', 'watchful', 'hard to thank'],
      flaw: 'takes nobody across whom she has made up her mind about',
      virtue: 'has gone out for every bell',
      wants: ['get the boat tarred before the ice', 'know who rings and is not there'],
      style: 'Few words, well apart; leaves gaps where one would pull an oar.',
      lines: [
        "Sit in the middle. You'll think it's the middle. A bit more.",
        "There's the bell. You go on talking. I'll hear you.",
        "Some want to go over, and some want to have been over. It's the same fare.",
        "It's not deep. People always ask. It's not deep, it's long.",
        "I don't ask what's in the box. I ask what it weighs.",
        "He's on the other side, they say. Well, which?",
        "You'd best know why you're crossing by the time you're half-way.",
      ],
      phrase: 'Mind the fourth plank.',
      looks:
        '{me} has forearms like a cooper and a face that has been looked at mostly by weather. She wears a watch on her sleeve, outside, with the glass turned in.',
      past: '{me} took the ferry over for one week, at nineteen, and has the week still. She was married in the boat, since neither side would have the other.',
      secret: '{me} has rowed out to the bell when it had not rung, and brought somebody back.',
      home: 'landing',
      there: '{me} sits on the last post with a rope in her lap, and splices it without looking.',
    },
    {
      key: 'reeve',
      names: ['Lorimer Slake', 'Ambrose Tull'],
      pronoun: 'he',
      role: 'Water reeve',
      age: 'Forty-nine',
      traits: ['exact', 'courteous', 'particular about boots', 'quick to measure'],
      flaw: 'believes whatever has been written down',
      virtue: 'has never taken a present',
      wants: ['have a bridge built, and his name on it', 'bring the gauge and the ledger to agree'],
      style: 'Numbers first, then an apology for the numbers.',
      lines: [
        'Four foot two at noon. I do not say it is too much. I say it is four foot two.',
        'A bridge would not have feelings. I mean that kindly.',
        'Everybody loves the ferry, and everybody is late.',
        'I have the paper here. I have, in fact, both papers.',
        'The water has gone down, and there are things one would sooner it had kept.',
        'I was asked to sign, and I asked to read. They were not prepared for that.',
        'If you must go across, go before dark. I can give you the figures.',
      ],
      phrase: 'To the nearest inch.',
      looks:
        '{me} is long and dry and has ink on his cuffs up to a clear line. He carries a folding rule, and unfolds it when he is moved.',
      past: '{me} came with the survey and stayed with the error. He has drawn the same bank eleven times, and it was never the same bank.',
      secret:
        '{me} opened the gate on the night of the flood, on an order that he burnt, because it was not dated.',
      home: 'weir',
      there: '{me} is bent over the post with his rule, and says a number to nobody.',
    },
    {
      key: 'reedcutter',
      names: ['Minnow', 'Perrin Sedge'],
      pronoun: 'they',
      role: 'Reed cutter, twelve',
      age: 'Twelve, or nearly',
      traits: ['light-footed', 'curious', 'truthful to a fault', 'always wet to the knee'],
      flaw: 'cannot leave a shut thing shut',
      virtue: 'never gives anybody away',
      wants: ['get the covered boat into the water', 'see the bottom, once, all the way across'],
      style: 'Says what was seen, in order, and leaves the meaning to others.',
      lines: [
        'I was in the reeds. People forget there is anyone in the reeds.',
        'First there was the light, and then there was the splash. You would think the other way round.',
        'You can walk on it, in one place. I am not to say which.',
        'That is not a log. Well, it is now.',
        'She counts the oars every night. I do not think it is the oars.',
        'I can hold my breath as far as the second post.',
        'If you drop something I can get it. It depends what.',
      ],
      phrase: 'I only saw it.',
      looks:
        '{me} is thin and brown and has a knife made from half a shear. There is duckweed in {me.their} hair, and it seems to be doing well.',
      past: '{me} came down on a gate, one spring, and was laid out along the bank with the hen-houses. A year went by, and nobody had asked for {me.them}, so {me.they} stayed.',
      secret: '{me} has found what the water lent back, and keeps it in the covered boat.',
      home: 'boathouse',
      there: '{me} lies on the floor with one eye to a gap between the boards.',
    },
    {
      key: 'landlady',
      names: ['Philippa Crane', 'Hester Mudd'],
      pronoun: 'she',
      role: 'Landlady of the Two Herons',
      age: 'About sixty',
      traits: ['comfortable', 'inquisitive', 'generous with soup', 'not so deaf as one thinks'],
      flaw: 'repeats what she was told not to, in order to be sure of it',
      virtue: 'keeps a bed for whoever comes in wet',
      wants: [
        'hear the end of a story that was broken off in her parlour',
        'sell the road door and keep the other',
      ],
      style: 'Rambles cosily, then asks the one question.',
      lines: [
        "Sit by the pike. He doesn't mind, and you'll be out of the draught.",
        "I never listen. It's just that this room is the shape it is.",
        'Those boots? Those are somebody’s. You can hang yours on the other side.',
        "We've been under water four times, and I've never had to water the beer.",
        "He paid for a week. He'd had four days. I've kept the three.",
        'There’s those who came by the road and went by the water, and I’ve a book for each.',
        "Now then. What was it you didn't want to tell her?",
      ],
      phrase: 'Dry yourself first.',
      looks:
        '{me} is broad and rosy and wears three shawls, of which one is listening. Her keys are sewn to her, all but one.',
      past: '{me} was left the house by a guest who could not pay. She has buried a husband from each bank, and speaks of them as the near one and the far one.',
      secret:
        '{me} lets the upper room to somebody who came by the water door and has not been seen to go out by either.',
      home: 'inn',
      there: '{me} turns the boots in the hearth by a quarter, as one would a loaf.',
    },
  ],
  lore: [
    {
      name: 'The still day',
      text: [
        'Once in the year the water lies so flat that one can see the other bank twice, and on the still day nobody crosses. It has no date, and everybody knows it in the morning. Boats that were out on it have come home a day late, with the crew well rested.',
        'I looked over the side on the still day, when I was young. I saw my own face, and I will say this for it, it looked up first.',
      ],
    },
    {
      name: 'The drowned road',
      text: [
        'Before there was a ferry there was a road, and in a dry summer one can see the drowned road go in on this side, between two gateposts. It does not come out on the other. Carters used to swear that the milestones went on, and that the numbers grew smaller.',
        'We lost a gate to it, and a dog, and the dog came back by way of the church.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Ferry',
      text: [
        'Those of the Ferry hold that whoever rings is to be fetched, and that this is all there is to say. They tar, they splice, they take turns with the lantern. Each of them has gone out once for somebody who was not there, and none of them laughs about it.',
      ],
    },
    {
      name: 'The Bridge Committee',
      text: [
        'The Bridge Committee meets on Tuesdays in a room from which the water cannot be seen. It has a model, a treasurer and a stone that has been laid. What the Bridge Committee wants is to get to the other side without owing it to anybody.',
      ],
    },
  ],
  stakes: ['the crossing bell', 'the ferry', 'the lantern on the last post'],
  deadlines: [
    { on: 'on Friday, when the sluice is opened', day: 'Friday' },
    { on: 'on Sunday, before the water rises', day: 'Sunday' },
  ],
  items: ['wool blanket', 'box of matches', 'clasp knife'],
  stats: [
    { name: 'Steadiness', for: ['fight', 'threaten', 'try'] },
    { name: 'Weather eye', for: ['look', 'search', 'sneak'] },
    { name: 'Plain speech', for: ['talk', 'persuade', 'help'] },
  ],
};
