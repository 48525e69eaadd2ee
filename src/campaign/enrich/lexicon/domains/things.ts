import type { Domain } from '../types.ts';

/** Household things, seen from the shelf. */
export const THINGS_AT_HOME: Domain = {
  id: 'things',
  isSmall: true,
  words: [
    'teapot',
    'toy',
    'doll',
    'spoon',
    'cup',
    'lamp',
    'chair',
    'book',
    'coat',
    'shoe',
    'sock',
    'umbrella',
    'clock',
    'mirror',
    'kettle',
    'button',
    'pencil',
    'teddy',
    'puppet',
    'object',
    'thing',
    'shelf',
    'drawer',
    'cupboard',
    'wedding',
    'china',
    'vase',
    'candle',
    'piano',
    'letter',
    'ring',
    'coin',
  ],
  gist: 'A household object is alive: a teapot, a toy, a lamp, a coat. The shelf, the cupboard, the other things, the family, being broken, given away or kept.',
  suits: ['missing', 'love', 'waking'],
  town: ['Number Eleven', 'the house with the blue door'],
  setting: [
    'At {town} the things are up before the people, and have to be back before the stairs creak. One is what one is used for, by day; at night it is discussed. To be put away is not the same as to be put aside.',
    'A chip is a medal or a warning. Everyone here came from a shop, an aunt or a sale, and it is a matter of manners not to ask which. The large ones never look at a thing until it is missing.',
    'Nobody speaks of the box by the door. It goes out empty on Mondays, they say, and comes back lighter.',
  ],
  places: [
    {
      key: 'shelf',
      name: 'The Kitchen Shelf',
      at: 'on',
      text: [
        'The Kitchen Shelf is the best address in the house, with a rail along the front for those who get dizzy. **The rail** has been polished by generations of handles. **The gap** beside the sugar is kept open, and nobody says for whom. Steam comes up at seven and at five.',
        'From here one sees the whole of a family, from above, mostly partings. The cups hang below by one arm and gossip. A calendar with a picture of the sea is turned on the first of the month by a wet thumb.',
      ],
      leads: 'With a jump, or a draught, one could get to {ways}.',
      things: {
        'The rail':
          'A thread of gold leaf has been caught on the rail where somebody went over. Scratched along the underside are a great many small handles, each with a date.',
        'The gap':
          'There is a ring in the paint, exactly the size of you, and it is older than you are. In the dust of the gap lies a lid.',
      },
      hour: {
        when: 'At night',
        text: 'At night the Kitchen Shelf holds its meetings, and the clock from the hall sends its apologies.',
      },
    },
    {
      key: 'drawer',
      name: 'The Dark Drawer',
      at: 'in',
      text: [
        'The Dark Drawer is the one that sticks. **The ball of string** knows everybody. **The dead batteries** lie in a row at the back and talk of what they once did. String, keys, fuse wire, a tooth: all that is too good to throw away and not good enough to find.',
        'Time here is told by when it was last opened. Somebody is always under somebody. It smells of pennies and old birthday.',
      ],
      leads: "When it has been left open by a finger's width one can reach {ways}.",
      things: {
        'The ball of string':
          "Wound into the middle there is a note, from one person in this house to another. Every knot in the string is somebody's parcel.",
        'The dead batteries':
          'One of them is not quite dead, and hums when the telephone rings. They have all been bitten, once, by the same baby.',
      },
      hour: {
        when: 'In the morning',
        text: 'In the morning a hand comes into the Dark Drawer, feels about, says a word, and goes.',
      },
    },
    {
      key: 'sill',
      name: 'The Windowsill',
      at: 'on',
      text: [
        'The Windowsill is the edge of the world, and has geraniums. **The latch** has been painted open. **The snow globe** is the only one of you who has been abroad. Flies come here to think it over.',
        "One can feel the street through the glass, in one's rim, when a lorry goes by. Outside, on the other sill, stands a thing much like you, in the rain, with a plant in it. The sun does the far end first.",
      ],
      leads: 'Behind the curtain lies the way to {ways}.',
      things: {
        'The latch':
          'Below the latch the paint has been picked off in the shape of an animal that wants to get out. It opens, if one knows to lift.',
        'The snow globe':
          'If one looks in for long enough, the little figure has moved on from the bridge. The water has gone down by a year.',
      },
      hour: {
        when: 'At dawn',
        text: 'At dawn the light comes along the Windowsill and asks each thing what colour it is.',
      },
    },
    {
      key: 'box',
      name: 'The Box by the Door',
      at: 'in',
      text: [
        'The Box by the Door has a word on it in crayon, and those inside cannot read it. **The newspaper** that everyone is wrapped in is of a date that has not come yet. **The other one** in the corner was here last time as well. There is a smell of rain and of the van.',
        'It is quite roomy, once one has stopped hoping. From in here one hears everything they say in the hall, and they say it kindly. A jigsaw has been put in with one piece short, and knows which.',
      ],
      leads: 'The flaps are not shut yet, and beyond them are {ways}.',
      things: {
        'The newspaper':
          'On the page round you there is a photograph of this very street, with the blue door standing open. Somebody has done the crossword, all but one.',
        'The other one':
          'It has a price on it, and under that another, each one smaller and in a rounder hand. When spoken to, it turns its good side.',
      },
      hour: {
        when: 'At dusk',
        text: 'At dusk somebody walks past the Box by the Door, stops, and takes one thing out again.',
      },
    },
  ],
  people: [
    {
      key: 'grandmother',
      names: ['Granny Pell', 'Mrs. Tillotson'],
      pronoun: 'she',
      role: 'She whose house it is',
      age: 'Eighty-one',
      traits: ['careful', 'forgetful', 'tender', 'thrifty'],
      flaw: 'puts things safely where nobody will find them',
      virtue: 'mends',
      wants: ['see it all go to someone who will use it', 'find the lid'],
      style: 'Talks to things and to the dead in the same tone.',
      lines: [
        "There you are. I've been looking for you with you in my hand.",
        "You were my mother's, and she never liked you either.",
        "I shan't be sentimental. Where's my handkerchief?",
        'Somebody will want this. Somebody always wants something.',
        "It's only a chip. I've a few.",
        "Now which of you did he give me? No, don't tell me.",
        "They'll have the lot on the pavement before I'm cold.",
      ],
      phrase: 'Good as new.',
      looks:
        '{me} comes into view from the hands up, and the hands shake, and have never dropped one of you. There is a thimble on her finger that she has been looking for since spring.',
      past: '{me} was married out of this house and widowed into it. She has washed up, by her own count, a hundred thousand cups.',
      secret: '{me} says good night to the shelf, by name, and gets most of the names right.',
      home: 'shelf',
      there: '{me} wipes along the rail with a cloth, and her sleeve goes round each of you.',
    },
    {
      key: 'corkscrew',
      names: ['The Corkscrew', 'Mr. Tweezer'],
      pronoun: 'he',
      role: 'Leader of those who want out',
      age: 'Sharp',
      traits: ['bold', 'twisted', 'persuasive', 'bitter'],
      flaw: 'goes in too deep',
      virtue: 'has never let go of a friend',
      wants: ["get the drawer open by a second finger's width", "find the tin opener's people"],
      style: 'Insinuating, in spirals; comes back to the point.',
      lines: [
        "You're comfortable. That's how they start on you.",
        "I've been inside better bottles than this family.",
        "What are you for? No. What are you for when they're out?",
        "Everything goes in the box. The only question is whether it's shut.",
        'Turn, turn, turn, and then pull. It works on people.',
        'I knew a spoon who ran. You see spoons everywhere now, if you look.',
        "Don't rattle. Heroes don't rattle.",
      ],
      phrase: 'One more turn.',
      looks:
        '{me} has one leg and two arms, and stands as if he were about to dance. There is a bit of old cork on him that he will not have touched.',
      past: '{me} was at the wedding, and opened everything. He has not been asked for since the doctor came.',
      secret: '{me} is afraid of the dark, and has lived in a drawer for nine years.',
      home: 'drawer',
      there: '{me} lies across the front of the drawer with his point against the light.',
    },
    {
      key: 'bear',
      names: ['One-Eye', 'The Bear'],
      pronoun: 'they',
      role: 'A toy bear, retired',
      age: 'As old as the eldest child',
      traits: ['soft', 'truthful', 'brave about needles', 'slow'],
      flaw: 'believes everyone will be back',
      virtue: 'keeps what was whispered',
      wants: ['be squeezed until it hums, once more', 'get the other eye back from behind the piano'],
      style: 'Simple words, long silences, absolute honesty.',
      lines: [
        'I was loved. You can see where.',
        "They do come back. They're just bigger, and they don't know what to say.",
        "It doesn't hurt when the stuffing goes. It's only that one has to lean.",
        "I've been in the box. I was taken out. Nobody's asked me what I saw.",
        "You mustn't mind being held wrong.",
        "I've one eye, so I look properly.",
        'She told me something when she was six, and I have it still.',
      ],
      phrase: 'There, there.',
      looks:
        '{me} is bald in all the places that count. A ribbon has been tied round {me.their} neck by somebody who was learning bows.',
      past: '{me} has been to the seaside, to hospital, and down a well. {me.they} was sick once, in the night, or had it put on.',
      secret: '{me} still hums, when nobody presses, a very little.',
      home: 'box',
      there: '{me} sits in the corner of the box, facing outward, so as to be found.',
    },
    {
      key: 'globe',
      names: ['Madame Flurry', 'The Barometer'],
      pronoun: 'she',
      role: 'Has travelled',
      age: 'Since the honeymoon',
      traits: ['grand', 'watery', 'dramatic', 'well informed'],
      flaw: 'gets shaken',
      virtue: 'settles',
      wants: ['be asked about Lucerne', 'warn everyone in time'],
      style: 'Great swirls of talk, then stillness and one clear fact.',
      lines: [
        'In Lucerne we had proper windows.',
        'Something is coming. I feel it in my flakes.',
        "Don't tap me. It's vulgar, and it works.",
        'I see everything that goes by, and I see it twice, upside down.',
        'One is shaken, my dear, and one settles. That is all anyone does.',
        "The van is green. I say no more. It is green, and it's early.",
        'My little man has got off the bridge. I do wish he had said.',
      ],
      phrase: 'In Lucerne.',
      looks:
        '{me} has a whole town in her, and weather. There is a crack at her base that she covers with a doily.',
      past: '{me} was bought with the last money of a honeymoon. She has fallen twice, both times on carpet.',
      secret: '{me} leaks, by a drop a month, and has worked out how long.',
      home: 'sill',
      there: '{me} has the sunny end of the sill, and glitters on purpose.',
    },
  ],
  lore: [
    {
      name: 'The box by the door',
      text: [
        'The box by the door was first put there on a Monday, and there had been talking the whole night before. Those who go into it are wrapped, which is thought to be considerate. One came back, wrong way up, and has never been able to say.',
        'I heard that it is opened somewhere in a great light, on a table, among strangers, and that they turn you over.',
      ],
    },
    {
      name: 'The wedding',
      text: [
        'The wedding is what they will all tell you about, and each of them was at the middle of it. There was a speech, and something was broken, and everyone laughed. Those who were new that day call each other cousin.',
        'My saucer went at the wedding. It was for luck, they said, and swept it up.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Set',
      text: [
        "The Set belongs together, and is counted after use. It holds that one's place is beside one's fellows, rim to rim. There were twelve, and they leave a space for the other five.",
      ],
    },
    {
      name: 'The Odds and Ends',
      text: [
        'The Odds and Ends have no fellow and no place, and make do. They hold that a thing is free when nobody is looking for it. They know all the cracks.',
      ],
    },
  ],
  stakes: ['the good tray', 'the packing case', 'the lid'],
  deadlines: [
    { on: 'on Saturday, at the wedding breakfast', day: 'Saturday' },
    { on: 'on Monday, when the van comes', day: 'Monday' },
  ],
  items: ['chip from an old fall', 'scrap of tissue paper', 'paper label'],
  stats: [
    { name: 'Polish', for: ['talk', 'persuade', 'give'] },
    { name: 'Sturdiness', for: ['fight', 'threaten', 'rest'] },
    { name: 'Roll', for: ['go', 'sneak', 'try'] },
  ],
};
