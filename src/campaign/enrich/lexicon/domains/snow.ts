import type { Domain } from '../types.ts';

export const SNOW: Domain = {
  id: 'snow',
  words: [
    'snow',
    'ice',
    'winter',
    'mountain',
    'pole',
    'polar',
    'arctic',
    'antarctic',
    'expedition',
    'sledge',
    'dog',
    'tent',
    'glacier',
    'climb',
    'climber',
    'summit',
    'avalanche',
    'cold',
    'frost',
    'survival',
    'ration',
    'hut',
    'ski',
    'blizzard',
    'wilderness',
    'снег',
    'гора',
    'schnee',
    'berg',
    'neige',
    'nieve',
    '雪',
    '山',
    'frozen',
    'north',
    'explorer',
    'cabin',
  ],
  gist: 'Snow and ice: a polar expedition, a mountain hut, sledge dogs, rations running low, a blizzard, companions who have begun to doubt each other.',
  suits: ['passage', 'missing'],
  town: ['Camp Seven', 'the Teller Glacier'],
  setting: [
    'At {town} one says the names of the others before sleeping, aloud, all of them. Distance is given in breakfasts. Whatever is put down is gone.',
    'The sun goes round the edge like something looking for a way in. Beards are broken, not combed. A dog is spoken to before a man.',
    'Tins are opened in the order of their dents. Nobody mentions toes.',
  ],
  places: [
    {
      key: 'tent',
      name: 'The Big Tent',
      at: 'in',
      text: [
        "The Big Tent is seven feet across and holds everyone's temper. **The stove** is lit for eleven minutes. **The diary** is common property, and each of them writes as if it were not. Ice grows on the inside, out of what they have said.",
        'Four sleeping bags lie side by side, and there are five dents. A sock hangs over the flame like a hunted thing. The canvas leans in when one stops talking.',
      ],
      leads: 'Unlaced, the flap gives on white, and beyond the white {ways}.',
      things: {
        'The stove':
          'The burner has been pricked with a hairpin, and nobody here has hair. There is soot on the roof above it in the shape of a town.',
        'The diary':
          'On the eleventh day five people signed. One page has been written with the other end of the pencil, pressing, so as to leave no mark.',
      },
      hour: {
        when: 'At night',
        text: 'At night in the Big Tent they turn over all together, on a word, and sometimes nobody has said it.',
      },
    },
    {
      key: 'sledge',
      name: 'The Sledge Line',
      at: 'on',
      text: [
        'The Sledge Line runs back as far as one can see, and at the end of it one sees oneself, smaller. **The sledge** is lighter than yesterday by more than was eaten. **The dogs** lie curled in their own weather. Every mile there is a flag, and one of the flags is a shirt.',
        "Snow goes by at the height of the knee, in a hurry, carrying nothing. The traces have been mended with bootlace and with something finer. It is so quiet that one's eyelids can be heard.",
      ],
      leads: 'By the flags one can still find {ways}.',
      things: {
        'The sledge':
          'Under the tarpaulin there is a box that is on no list, screwed down, and not cold. The left runner has been sawn, a third of the way, with patience.',
        'The dogs':
          'They are nine, and there are ten harnesses. The lead dog looks behind her, at the same spot, whenever you halt.',
      },
      hour: {
        when: 'At noon',
        text: 'At noon there are two suns over the Sledge Line, and shadows for four men and five.',
      },
    },
    {
      key: 'cave',
      name: 'The Ice Cave',
      at: 'in',
      text: [
        "The Ice Cave is blue, then green, then a colour one has to turn one's back on. **The wall** is clear to a depth of about an arm. **The cairn** was not built by any of you. The cold here has stopped trying to get in, and sits.",
        'Words freeze and are trodden on. A ladder goes down one side, of a pattern nobody has used for fifty years. Water is running, somewhere, under all this, quite warm by the sound.',
      ],
      leads: 'Out of the wind one can crawl from here to {ways}.',
      things: {
        'The wall':
          'There is a hand in the ice, open, a little further in than one can reach, and it was further yesterday. Someone has cut steps, from the other side.',
        'The cairn':
          'A tobacco tin lies under the top stone, and in it are a list of stores and the words we were wrong about the fifth. The stones have been carried from where there is rock, and there is no rock.',
      },
      hour: {
        when: 'At dusk',
        text: "At dusk the Ice Cave lets go of the day's light, very slowly, from the floor.",
      },
    },
    {
      key: 'hut',
      name: 'The Old Hut',
      at: 'in',
      text: [
        'The Old Hut was left by people who meant to be back by tea. **The table** is laid. **The gramophone** has a record on it, and the arm is down. The door was nailed up, and the nails are on the outside.',
        'Newspapers under the mattress are full of a king who has been dead for years. Boots stand by the stove in a row, with frost in them like feet. One shelf has been licked clean.',
      ],
      leads: 'From the drift at the door one can make out {ways}.',
      things: {
        'The table':
          'Five plates, five forks, and at the head a sixth place without a chair. The tea in the cups is frozen, except in one.',
        'The gramophone':
          'It needs only one turn of the handle, as if it had been wound this week. The record is of somebody reading a list of names.',
      },
      hour: {
        when: 'In the evening',
        text: 'In the evening the wind finds the chimney of the Old Hut, and for a moment there is a smell of toast.',
      },
    },
  ],
  people: [
    {
      key: 'leader',
      names: ['Halvard Rime', 'Anders Solberg'],
      pronoun: 'he',
      role: 'Leader of the party',
      age: 'Forty-seven',
      traits: ['even', 'driven', 'courteous', 'frostbitten'],
      flaw: 'cannot turn round',
      virtue: 'gives his share away and calls it a headache',
      wants: ['stand on the spot and say so', 'bring back the same number'],
      style: 'Understatement so extreme that it frightens people.',
      lines: [
        'A trifle fresh.',
        'We shall go on until it is sensible to stop, and then a little.',
        'I count five. I expect it is my eyes.',
        "One doesn't conquer it. One is let by.",
        "Have mine. I've a headache.",
        "There is a school at home with a map of this, and it's blank. I should like to spoil it.",
        "Gentle with that tin. It's Sunday.",
      ],
      phrase: 'Quite bearable.',
      looks:
        '{me} has two fingers in bandage and a beard like a chandelier. He stands a little to windward of people.',
      past: '{me} has been within a day of it twice. He proposed marriage by heliograph, and was accepted, in cloud.',
      secret: '{me} cannot feel his feet, and has told nobody since the ninth camp.',
      home: 'tent',
      there: '{me} is writing up the day by feel, with his mittens on.',
    },
    {
      key: 'doctor',
      names: ['Maren Volk', 'Helga Pike'],
      pronoun: 'she',
      role: 'Doctor to the party',
      age: 'Thirty-eight',
      traits: ['clear-headed', 'sardonic', 'sleepless', 'responsible'],
      flaw: 'does sums on people',
      virtue: 'tells them the answer',
      wants: ['turn them round while they can walk', 'know what is in the box'],
      style: 'Clinical, with one warm word at the end, like a sweet.',
      lines: [
        "Show me. Both. Take off the sock you don't want to.",
        "That's not courage, it's sugar.",
        'I can keep four alive or five company.',
        "He'll walk until he's a monument.",
        "I've stopped taking temperatures. It was bad for morale, chiefly mine.",
        "I'm not afraid of dying here. I'm afraid of being quoted.",
        "There's a word for hearing footsteps. It's company.",
      ],
      phrase: 'Any feeling there?',
      looks:
        '{me} has a scarf to the eyes, and the eyes are very red and miss nothing. She warms her hands on the dogs before she touches anyone.',
      past: '{me} was taken along because of a vote, and has been the only one nobody regrets. She took out her own tooth by candle at Camp Three.',
      secret: '{me} has the morphia down her shirt, enough for one, and knows for whom.',
      home: 'sledge',
      there: '{me} goes along the dogs with a tin of grease, lifting every foot.',
    },
    {
      key: 'boy',
      names: ['Finn', 'Tikaq'],
      pronoun: 'they',
      role: 'Drives the dogs',
      age: 'Nineteen',
      traits: ['quiet', 'sure-footed', 'amused', 'devout in private'],
      flaw: 'lets people find out for themselves',
      virtue: 'has never struck a dog',
      wants: ['get all nine home', 'ask the fifth one what it wants'],
      style: 'Few words; half of them to the dogs.',
      lines: [
        'Ice is thinking. Wait.',
        'You people always count. Do the dogs count?',
        "It has walked behind us since the shirt flag. It's polite. It stops when we stop.",
        "Don't look at the white. Look at the next white.",
        "She won't pull past that. So I won't.",
        'My uncle met him. He said he was looking for his gloves.',
        "When you're warm, that's when to shout.",
      ],
      phrase: 'Wait.',
      looks:
        '{me} squints as though at a joke a long way off. There are nine notches on {me.their} whip, which has no lash.',
      past: '{me} grew up two breakfasts from here, where it is held to be crowded. {me.they} learned English from tins.',
      secret: '{me} puts out a biscuit each night, a hundred paces back, and it is taken.',
      home: 'cave',
      there: '{me} sits with one ear against the ice, and raises a hand for quiet.',
    },
  ],
  lore: [
    {
      name: 'The fifth man',
      text: [
        'The fifth man is counted at dusk, when people are tired, and is gone by the second count. He keeps step. All parties that came this way have mentioned him, and most have laid a place.',
        "I never saw the fifth man. I handed him a mug once, and it was taken, and I said don't mention it.",
      ],
    },
    {
      name: 'Those who were here before',
      text: [
        "Those who were here before left the hut, a ladder and a good opinion of themselves. A search was made, with flags, and it found another party's flags. They had pianos, those people, and ate off china.",
        'We met their cook, in a manner of speaking, in a crevasse. He had his hat on.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Forward Party',
      text: [
        'The Forward Party holds that one has come so far. They sleep on the side towards it. None of them has ever said why, and each thinks the others know.',
      ],
    },
    {
      name: 'The Depot Party',
      text: [
        'The Depot Party holds that a map can be blank. They have kept the way back flagged, at night, with their own shirts. They are the ones who thank the dogs.',
      ],
    },
  ],
  stakes: ['the sealed box', 'the sledge', 'the compass'],
  deadlines: [
    { on: 'on the day the sun does not come up', day: 'the last sunrise' },
    { on: 'on Sunday, when the last tin is opened', day: 'Sunday' },
  ],
  items: ['mittens on a string', 'half a biscuit', 'whistle'],
  stats: [
    { name: 'Endurance', for: ['go', 'wait', 'rest', 'fight'] },
    { name: 'Clear head', for: ['look', 'search', 'try'] },
    { name: 'Fellowship', for: ['talk', 'help', 'give', 'persuade'] },
  ],
};
