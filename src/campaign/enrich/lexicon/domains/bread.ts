import type { Domain } from '../types.ts';

/** Being food: a bakery, seen from the shelf. */
export const BREAD: Domain = {
  id: 'bread',
  isSmall: true,
  words: [
    'bread',
    'loaf',
    'toast',
    'crust',
    'crumb',
    'dough',
    'flour',
    'yeast',
    'bun',
    'roll',
    'cake',
    'pastry',
    'biscuit',
    'croissant',
    'sandwich',
    'butter',
    'bake',
    'oven',
    'baker',
    'bakery',
    'slice',
    'pie',
    'хлеб',
    'brot',
    'pain',
    'pan',
    'パン',
    '面包',
  ],
  gist: 'I am bread. The life of a loaf in a bakery: dough, oven, crust, butter, the knife, hunger, being eaten.',
  suits: ['use'],
  town: ['the bakehouse in Sieve Lane'],
  setting: [
    'In {town} it is always the middle of the night or the middle of the morning, and hardly ever anything else. Flour settles on whatever holds still. A thing is warm here once, and everyone remembers which day it was.',
    'Nobody on the shelves asks where the others go; they are called for, and a bell rings, and there is a gap. Yesterday is a price, and the day before is for the ducks. Mice are spoken of with respect.',
    'The large ones who come in from the street bring the weather on their boots and leave with somebody under one arm. Being chosen is done with the thumb.',
  ],
  places: [
    {
      key: 'shelf',
      name: 'The Top Shelf',
      at: 'on',
      text: [
        "The Top Shelf is where one is put to be looked at, and from here one can see the street as far as the chemist's. **The glass** in front of it is wiped every morning by a sleeve. **The price ticket** is stuck in a small wooden paw. On either side of you there is somebody who was in the tin next to yours.",
        'The boards are worn into shallow dips, one for each place, and yours fits. Between the boards there are crumbs of people nobody can now put a name to. When the door opens, everyone up here breathes in.',
      ],
      leads: 'By the bread peel one can be carried from here to {ways}.',
      things: {
        'The glass':
          "Somebody has drawn a face in the steam on the inside, at the height of a loaf. A child's nose has left a print on the outside, and comes back to it every day at ten to nine.",
        'The price ticket':
          'On the back of the ticket there is an older price, and behind that a name, rubbed nearly away. The figure has been lowered in pencil and then raised again, by somebody who could not make up her mind.',
      },
      hour: {
        when: 'At night',
        text: 'By night the street lamp comes in as far as the Top Shelf and counts who is left.',
      },
    },
    {
      key: 'oven',
      name: 'The Oven',
      at: 'in',
      text: [
        'The Oven is the oldest thing in the bakehouse, and the house was built round it. **The iron door** has a handle like an ear. Inside it is as wide as a chapel and as high as a cat. **The back wall** is black, and further off than it ought to be.',
        'The heat here is not something that happens to you; it is somewhere you are. Everyone who goes in goes in pale. Bricks tick as they cool, one after another, from the front.',
      ],
      leads: 'When the iron door stands open there is a way down to {ways}.',
      things: {
        'The iron door':
          'Scratched into the inside of the door, low down, is a row of small strokes, bundled in twelves, with a thirteenth beside each bundle. The handle is bound with rag, and the rag is changed on feast days.',
        'The back wall':
          "Right at the back there is a loaf that nobody fetched out, gone to charcoal, perfect in every seam. If one is quiet, the back wall gives off a smell that is not this week's.",
      },
      hour: {
        when: 'At dawn',
        text: 'At dawn the Oven is raked, and its whole red inside goes by in a barrow under a cloth.',
      },
    },
    {
      key: 'table',
      name: 'The Long Table',
      at: 'on',
      text: [
        'The Long Table is where it ends or where it begins, according to whom one asks. **The board** lies at the head of it, scored all over with lines, like something that has been read too often. **The butter dish** has a cow on the lid, looking the other way. There are nine chairs, all of them scraped back from a different meal.',
        'Somebody has left a ring of jam where a glass stood. The cloth is kept for good days and has been darned with thread of nearly the right white. From down here the hands come first, and the faces after.',
      ],
      leads: 'Over the edge, past the salt, there are {ways}.',
      things: {
        'The board':
          'One of the lines on the board is deeper than the others, and everybody moves their hand a little so as not to cut along it. On the underside a date has been burnt in with a poker, and two first names.',
        'The butter dish':
          'Under the lid there is the print of a very small foot. The cow has been mended at the neck, so well that one has to know.',
      },
      hour: {
        when: 'In the evening',
        text: 'In the evening the Long Table is wiped down in three strokes, and the crumbs are put out on the sill, not thrown.',
      },
    },
    {
      key: 'bin',
      name: 'The Bread Bin',
      at: 'in',
      text: [
        'The Bread Bin is dark, and smells of everyone who has ever been in it. **The lid** rolls up with a noise like a long thought. **The paper bag** in the corner rustles when nothing has touched it. What is kept here is kept for later, and later has been put off more than once.',
        'One learns in here to tell the others apart by how they dry. There is a blue spot on the floor that nobody lies down near. Light comes in at the hinge, thin as a knife, and goes round the wall once a day.',
      ],
      leads: 'When the lid is up one might get across to {ways}.',
      things: {
        'The lid':
          'From the inside one can read what is written on the lid, backwards, in gold. Somebody has propped it with a matchstick so that it never closes quite.',
        'The paper bag':
          'There is half a roll in the bag, very old, that has been talking quietly this whole time. On the bag stands the address of a house with a great many children.',
      },
      hour: {
        when: 'At night',
        text: 'At night the Bread Bin ticks, and everyone in it says that it is the wood.',
      },
    },
    {
      key: 'yard',
      name: 'The Back Step',
      at: 'on',
      text: [
        'The Back Step is one stone, worn down in the middle, between the bakehouse and everything else. **The saucer** is put out for a cat that died. **The drain** has a voice in wet weather. Past the gate there are ducks; one can hear them being disappointed.',
        'Flour sacks hang on a line here, empty, holding up their arms. The air is cold and comes from all sides, and has never heard of you. A sparrow has the rights to this step and defends them.',
      ],
      leads: 'From the sill above one could drop to {ways}.',
      things: {
        'The saucer':
          "The milk in the saucer is fresh. Round the rim there are prints, and they are not a cat's.",
        'The drain':
          'Down in the drain a crust has caught, quite green, and a thread is growing out of it with a leaf on. What goes into the drain comes out, the mouse says, where there are fields.',
      },
      hour: {
        when: 'At dawn',
        text: 'At dawn a hand comes out over the Back Step with the end of something, and says good morning to nobody.',
      },
    },
  ],
  people: [
    {
      key: 'baker',
      names: ['Mrs. Proving', 'Agnes Tull'],
      pronoun: 'she',
      role: 'Baker, up since two',
      age: 'Fifty, and floured to look seventy',
      traits: ['gentle', 'tireless', 'superstitious', 'early'],
      flaw: 'talks to what she is about to sell',
      virtue: 'has never sent anyone away hungry',
      wants: [
        'get one batch out with every seam where it ought to be',
        'find out who has been at the butter',
      ],
      style: 'Low and warm; counts under her breath; addresses loaves and people alike.',
      lines: [
        "Mind, you're hot. You'll not know it yet, but you are.",
        "I don't say goodbye to them. I say there you go.",
        "Two o'clock is a perfectly good time. It's only that nobody else is using it.",
        "You can't hurry it. You can stand next to it and want it, but that's all.",
        "That one's got a look about it. I don't mean the crust.",
        "My mother kept the same dough for forty years. She's in there somewhere.",
        'A good loaf wants to be asked for by name.',
      ],
      phrase: 'There you go.',
      looks:
        '{me} has forearms like bolsters and a burn on each, at the same height, from the same door. There is flour in the lines of her face, so that one can read them.',
      past: '{me} was to have been a singer, and still breathes like one. She sleeps from noon to six with the curtains pinned.',
      secret: '{me} keeps one back from every batch, wrapped, in a drawer, and could not tell you why.',
      home: 'oven',
      there: '{me} stands before the iron door with the peel across her shoulder, listening to the bread.',
    },
    {
      key: 'mouse',
      names: ['Fennimore', 'Old Whisk'],
      pronoun: 'he',
      role: 'A mouse, of the wall',
      age: 'Two, which is a great age',
      traits: ['brave', 'bitter', 'quick', 'well read, in wrappers'],
      flaw: 'cannot finish anything he has not stolen',
      virtue: 'goes back for others',
      wants: [
        'widen the hole behind the flour by one more inch',
        'get past the trap with the good cheese, on principle',
      ],
      style: 'Rapid, whispered, military; breaks off to listen.',
      lines: [
        "Keep your voice down. Keep your crust down. That's better.",
        "I've eaten your kind. I don't say it to be rude. I say it so there's nothing between us.",
        "There is an outside. I've been. It's mostly edges.",
        'You trust those hands? Count the shelf tonight. Count it again tomorrow.',
        "Eleven brothers. Ask me how many. Go on. No, don't.",
        'Everything in this house is either a trap or a crumb, and you are not a trap.',
        "When I say roll, you don't ask which way.",
      ],
      phrase: 'Quick, before the step creaks.',
      looks:
        '{me} has one and a half ears and carries himself as if it were the usual number. His whiskers are white with flour, and he takes care that they match.',
      past: '{me} was born in a boot. He learned to read from biscuit tins, and believes in the Queen.',
      secret: '{me} has never himself gone further than the drain; he has the rest from a sparrow.',
      home: 'yard',
      there: '{me} sits in the shadow of the saucer with his back to the wall, as always.',
    },
    {
      key: 'heel',
      names: ['The Heel', 'The Crust'],
      pronoun: 'she',
      role: 'What was kept of the last loaf',
      age: 'Nine days',
      traits: ['dry', 'patient', 'amused', 'hard to frighten'],
      flaw: 'answers slowly enough to be mistaken for wise',
      virtue: 'remembers everyone',
      wants: ['be soup, if it can be arranged', 'tell somebody about the faces'],
      style: 'Slow and crumbling; long pauses; dreadful little jokes.',
      lines: [
        'I used to be longer. Everybody says that. In my case there are witnesses.',
        "Don't look at the cut side. Well, look, then. It's only me further in.",
        "They'll toast me before they throw me out. One has that much to hope for.",
        "You're still soft. It's no disgrace. It goes.",
        "People quarrel over who gets me, and people quarrel over who has to. I've been at the same table for both.",
        "It's very interesting, going stale. You begin to hold your shape for your own sake.",
        'Ask me again tomorrow. I shall be harder, but I shall be here.',
      ],
      phrase: "That's the way the crumb falls.",
      looks:
        '{me} leans in the corner with the cut side to the wall, for manners. Her back has gone the brown of old violins, and she creaks when she laughs.',
      past: '{me} was the tallest of her batch and was put in the window. She has been to a christening, or most of her has.',
      secret: '{me} was offered to the ducks on Monday, and talked her way out of it.',
      home: 'bin',
      there: '{me} has the corner with the paper bag, and the others leave a space round her.',
    },
    {
      key: 'knife',
      names: ['The Long Knife', 'Mr. Serrate'],
      pronoun: 'he',
      role: 'The bread knife, second drawer',
      age: 'Older than the drawer',
      traits: ['courteous', 'exact', 'lonely', 'misunderstood'],
      flaw: 'can only get close to people in one way',
      virtue: 'never tears',
      wants: ['be used once for a ribbon', 'be thanked by the slice'],
      style: 'Formal and silky; every sentence goes straight through.',
      lines: [
        "Please don't be alarmed. Alarm makes for a ragged edge.",
        'I am told that I am cold. I am only ever as warm as the company.',
        'One long stroke. People saw, and it breaks my heart.',
        'You have a lovely crumb. I mean that in the professional sense. I mean it in both.',
        "In the drawer they won't lie next to me. The spoons have a game about it.",
        'I have divided families and I have fed them, and it was the same motion.',
        'Is it Saturday already? Nobody tells me until I am in the light.',
      ],
      phrase: 'Evenly, I hope.',
      looks:
        '{me} is long and grey and has a smile all down one side. He keeps himself so clean that one sees oneself in him, in pieces.',
      past: '{me} was a wedding present, and has a name engraved where the handle hides it. He was sharpened once by a man who wept.',
      secret: '{me} has been letting himself go blunt, on purpose, a little each week.',
      home: 'table',
      there: '{me} lies on the board at the head of the table, parallel to everything.',
    },
  ],
  lore: [
    {
      name: 'The knife',
      text: [
        'The knife is laid out the evening before, always with the edge turned away. Those on the shelf speak of the knife as sailors do of water. One loaf in four is torn by hand, and they say that it is quite different and not better.',
        'My sister met the knife on a Tuesday and said one word, and the word was “oh”. A blunt one is worse.',
      ],
    },
    {
      name: 'The ducks',
      text: [
        'The ducks live behind everything, where the road stops. Nobody has come back from the ducks, and nobody has gone to them whole. It is said to be wet there, and full of talk.',
        'What a duck wants is not to be known; it wants it again at once. I would sooner be soup.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Shelf',
      text: [
        'The Shelf holds that one is baked to be eaten, that it is an honour, and that one ought to sit up straight for it. They close the gap when somebody goes. On the Shelf a crack in the crust is a thing one does not mention.',
      ],
    },
    {
      name: 'The Crumbs',
      text: [
        'The Crumbs are those who fell, and found that one can live on after falling. They know the floor, the draughts and the ways under doors. No Crumb has ever been whole, and they take in anyone.',
      ],
    },
  ],
  stakes: ['the carving board', 'the bread knife', 'the good cloth'],
  deadlines: [
    { on: 'on Saturday, before the shop bell rings', day: 'Saturday' },
    { on: 'on Sunday, when the good cloth comes out', day: 'Sunday' },
  ],
  items: ['dusting of flour', 'sprig of rosemary', 'warmth from the oven'],
  stats: [
    { name: 'Crust', for: ['fight', 'threaten', 'rest'] },
    { name: 'Crumb', for: ['talk', 'persuade', 'give', 'help'] },
    { name: 'Rise', for: ['go', 'sneak', 'try', 'search'] },
  ],
};
