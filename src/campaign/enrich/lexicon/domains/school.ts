import type { Domain } from '../types.ts';

export const SCHOOL: Domain = {
  id: 'school',
  words: [
    'school',
    'student',
    'teacher',
    'class',
    'classroom',
    'locker',
    'exam',
    'pupil',
    'teenager',
    'prom',
    'dance',
    'homework',
    'college',
    'university',
    'academy',
    'boarding',
    'headmaster',
    'crush',
    'graduation',
    'lesson',
    'playground',
    'школа',
    'schule',
    'école',
    'escuela',
    '学校',
    'gym',
    'detention',
    'bully',
    'semester',
  ],
  gist: 'A school: lockers, lessons, friends and rivals, a crush, a dance on Friday, exams, secrets passed in notes.',
  suits: ['love', 'contest'],
  town: ["Saint Osyth's", 'Marlpit High'],
  setting: [
    'At {town} a day is nine bells long. Nobody walks in the middle of a corridor except on purpose. What is said on the back stairs counts double, and what is said in the changing rooms does not count at all.',
    'Everybody has been in love with somebody in the wrong year. The radiators know one temperature. News travels in folded paper, and the fold says whom it is from.',
    'There is a photograph of every class since the beginning, and in each of them one face has moved. Rain means indoors, and indoors means history.',
  ],
  places: [
    {
      key: 'corridor',
      name: 'The Long Corridor',
      at: 'in',
      text: [
        "The Long Corridor is empty for fifty minutes and then is a river. **The lockers** go from 1 to 400, and nobody has ever met the owner of 212. **The noticeboard** has nine layers, like a cliff. Somebody's shoe squeaks, always, and it is never the same somebody.",
        'The floor shines in a strip down the middle and is brown at the sides. Class photographs hang along one wall, and people look for their mothers. A trophy case is kept locked to protect the dust.',
      ],
      leads: 'Swing doors at the ends give on {ways}.',
      things: {
        'The lockers':
          'Through the slats of one of them comes a smell of carnations. On the inside of the doors, when they stand open, there are whole lives in magazine pictures.',
        'The noticeboard':
          'Under a notice about lost gloves hangs a list of couples, in ink, with odds. Someone has pinned up a single glove.',
      },
      hour: {
        when: 'In the evening',
        text: 'In the evening the cleaner comes down the Long Corridor on the machine, slowly, like a bishop.',
      },
    },
    {
      key: 'roof',
      name: 'The Roof',
      at: 'on',
      text: [
        'The Roof is out of bounds, and has two deckchairs. **The water tank** is warm on the south side and written all over. **The broken aerial** points at the house of somebody who used to teach physics. From up here one can see who waits for whom.',
        'Gravel gets in at the shoes and is found later, at home, like evidence. Pigeons have lessons. The wind takes any paper one is holding and gives it to the juniors.',
      ],
      leads: 'The fire door, with a brick in it, goes back to {ways}.',
      things: {
        'The water tank':
          'Among the hearts there is one with a question mark in place of the second name, and it has been gone over every year. A ladder inside the tank goes down further than the tank does.',
        'The broken aerial':
          'Tied to the aerial, rolled up small, is an exam paper with full marks and no name. In a west wind it picks up a dance band.',
      },
      hour: { when: 'At dusk', text: 'At dusk two red points glow on the Roof and are put out in a hurry.' },
    },
    {
      key: 'gym',
      name: 'The Gymnasium',
      at: 'in',
      text: [
        'The Gymnasium smells of rubber and of being chosen last. **The stage** at one end has curtains the colour of liver. **The score board** stopped at a score that has become a saying. Ropes hang from the beams with the knots tied out of reach.',
        'Lines of six colours cross on the floor, and everyone can see only their own. The piano is locked, on account of a march. Somebody has begun to hang paper stars, and stopped at eleven.',
      ],
      leads: 'Behind the wall bars are the doors to {ways}.',
      things: {
        'The stage':
          'Under the stage, where the chairs are kept, there is a blanket, a torch and a half-finished letter. A trapdoor has been nailed shut and the nails have been painted silver.',
        'The score board':
          "The guest side says forty-one, and nobody will tell you who they were. Behind the glass a mouse has nested in a visiting team's pennant.",
      },
      hour: { when: 'At night', text: 'At night the Gymnasium ticks as it cools, in three-four time.' },
    },
    {
      key: 'library',
      name: 'The Library',
      at: 'in',
      text: [
        'The Library is the one room where it is possible to be found by accident. **The date stamp** is set to a day in spring. **The window seat** is meant for one and is used by two. The books on the top shelf have never been asked for, and have a look of it.',
        'Notes are left in the encyclopaedia, under L. A tap on the radiator means somebody is coming. The silence here is full of small adjustments.',
      ],
      leads: 'Between the atlases a door leads off to {ways}.',
      things: {
        'The date stamp':
          'Every book that is overdue here became so on the same Friday. The stamp leaves, besides the date, the ghost of a thumb.',
        'The window seat':
          'The cushion unzips, and inside are nineteen letters, all unsent, in four different hands. On the sill two people have been playing the same game of noughts and crosses since autumn.',
      },
      hour: {
        when: 'At noon',
        text: 'At noon the sun gets as far as the window seat in the Library, and whoever is there pretends to be reading.',
      },
    },
  ],
  people: [
    {
      key: 'friend',
      names: ['Roz Adeyemi', 'Hattie Flood'],
      pronoun: 'she',
      role: 'Your oldest friend, who is on every committee',
      age: 'Seventeen',
      traits: ['loud', 'loyal', 'observant', 'allergic to secrets'],
      flaw: "organises other people's feelings",
      virtue: 'tells you to your face',
      wants: ['get two hundred paper stars up by the day', 'find out who took locker 212'],
      style: 'Headlong, in lists; whispers at full volume.',
      lines: [
        "Don't look round. Well, now you've looked round.",
        "I've got glue on me and I'm not in the mood for mystery.",
        "You've gone the colour of the curtains. I'm only saying.",
        "There are three kinds of people, and two of them can't dance.",
        'I kept a seat. I kept it with a cello.',
        "Somebody's been in the library, under L. It isn't me, I'm under R.",
        'Say it to the mirror, then say it to me, then say it to them. In that order.',
      ],
      phrase: "I'm only saying.",
      looks:
        '{me} has paint on her sleeves and a pencil through her hair, and is usually carrying something twice her size. Her laugh arrives a second before she does.',
      past: '{me} once punched a prefect for being right. She has known you since the nursery rabbit died.',
      secret:
        '{me} has applied to somewhere six hundred miles off, and has had the answer in her bag for a week.',
      home: 'gym',
      there: '{me} is up a ladder with a mouthful of drawing pins, hanging stars.',
    },
    {
      key: 'rival',
      names: ['Caspian Vane', 'Theo Larkspur'],
      pronoun: 'he',
      role: 'Captain of whatever there is to be captain of',
      age: 'Eighteen',
      traits: ['charming', 'restless', 'generous in public', 'bad at silence'],
      flaw: 'has never had to ask twice',
      virtue: 'gives back what he borrows',
      wants: ['be thought clever by one particular person', 'get through a whole day without being waved at'],
      style: 'Easy and teasing; goes formal when he means it.',
      lines: [
        "You're the one who reads. I like that. Is it hard?",
        "Everybody's looking at us. It's all right, they're looking at me.",
        "I'd swap, you know. For an afternoon.",
        "I'm told I'm shallow. I've been meaning to look into it.",
        "My father was on that scoreboard. He's the nought.",
        "Don't be kind about it, I shan't know what to do.",
        'Race you. No? Nobody ever says yes.',
      ],
      phrase: 'Nobody died.',
      looks:
        '{me} looks like the photograph of himself. There is a sticking plaster on one thumb, which he keeps folded in.',
      past: '{me} was small until he was fifteen, and still ducks under things that have long been too low. He can play the march on the locked piano.',
      secret: '{me} has the words swim when he reads, and has hidden it for eleven years with jokes.',
      home: 'corridor',
      there: '{me} leans on the lockers as if he had been hired to.',
    },
    {
      key: 'quiet',
      names: ['Wren Castellane', 'Ivo Blum'],
      pronoun: 'they',
      role: 'Writes, on the quiet',
      age: 'Seventeen',
      traits: ['quiet', 'wry', 'sharp-eyed', 'braver on paper'],
      flaw: 'would sooner rewrite a thing than say it',
      virtue: 'never repeats a confidence',
      wants: ['finish one letter and sign it', 'be asked a question that needs an answer'],
      style: 'Low, precise, after a pause; then one line that floors you.',
      lines: [
        'You spelt it wrong. I liked it better.',
        "I sit here because of the light. That's half of it.",
        "People tell me things. I think it's the glasses.",
        "I can do anyone's handwriting. Mine's the hard one.",
        'That was almost honest. Do you want to try again?',
        "I don't dance. I stack chairs. It's a sort of dance, if you watch the feet.",
        "There's a note for you. There's always a note for somebody.",
      ],
      phrase: 'Under L.',
      looks:
        "{me} has ink on the side of the hand, where it drags. {me.their} coat has been somebody else's, and somebody else's before that.",
      past: '{me} came in the middle of a year, from a place that had to be looked up. {me.they} has read every book in the library that has a stain on it.',
      secret: "{me} is paid a penny each for other people's love letters, and has spent none of the pennies.",
      home: 'library',
      there: '{me} has the window seat, and moves up by about the width of a person.',
    },
    {
      key: 'caretaker',
      names: ['Mr. Gadd', 'Mr. Okonjo'],
      pronoun: 'he',
      role: 'Caretaker',
      age: 'Near retirement for ever',
      traits: ['grumpy', 'all-knowing', 'tender to boilers', 'discreet'],
      flaw: 'locks things on principle',
      virtue: 'unlocks them for those who cry',
      wants: ['retire before the boiler does', 'open 212, once, with a witness'],
      style: 'Mutters inventories; gives advice as if reporting damage.',
      lines: [
        "You're not supposed to be here. Mind the wet.",
        'Four hundred lockers, four hundred hearts, one set of bolt cutters.',
        "They propose on my roof. They think it's romance. It's felt and gravel.",
        "I've mopped up after every great love this place ever had.",
        "It's not stuck. It's shut. There's a difference, and it's generally a person.",
        "Bell's two minutes fast. I do it for the ones who run.",
        "You've got till I've done the stairs.",
      ],
      phrase: 'Mind the wet.',
      looks:
        '{me} wears a brown coat with a hundred keys, and makes less noise than a cat. His left boot has been resoled with lino.',
      past: '{me} was a pupil here, and is in one of the photographs, out of focus. He met his wife under the score board, at forty-one all.',
      secret: '{me} reads the letters before he sweeps them up, and keeps the good ones.',
      home: 'roof',
      there: '{me} is in one of the deckchairs with a flask, inspecting the sky for leaks.',
    },
  ],
  lore: [
    {
      name: 'Locker 212',
      text: [
        'Locker 212 has had the same padlock since the year of the fire drill. Things are put in through the slats, and nothing has ever been taken out, and it is not full. Those who knock on it get a wish or a cold.',
        'I have had my ear to 212, and I will tell you what I heard: paper.',
      ],
    },
    {
      name: 'The year of the fire drill',
      text: [
        'The year of the fire drill everyone stood on the field for two hours in the snow, in the order in which they had come out, and some of them are still in that order. Four marriages and a lawsuit came of it. There was no fire.',
        'We held hands because it was cold. That is what we told them.',
      ],
    },
  ],
  factions: [
    {
      name: 'The Committee',
      text: [
        'The Committee hangs the stars, keeps the lists and knows who is bringing whom. It holds that things go well when they are arranged. Members are known by the glue.',
      ],
    },
    {
      name: 'The Back Stairs',
      text: [
        'The Back Stairs is wherever those are who were not asked. They hold that nothing true was ever said under a paper star. One joins by sitting down.',
      ],
    },
  ],
  stakes: ['the yearbook', 'the letter', 'the school bell'],
  deadlines: [
    { on: 'on Friday, at the dance', day: 'Friday' },
    { on: 'on the last day of term, after the ninth bell', day: 'the last day of term' },
  ],
  items: ['locker key', 'bitten pencil', 'folded note'],
  stats: [
    { name: 'Nerve', for: ['try', 'fight', 'threaten'] },
    { name: 'Charm', for: ['talk', 'persuade', 'give'] },
    { name: 'Notice', for: ['look', 'search', 'sneak', 'remember'] },
  ],
};
