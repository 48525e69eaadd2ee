import type { Arc } from '../types.ts';

/** Something that was thought to be a thing begins to answer. */
export const WAKING: Arc = {
  id: 'waking',
  words: [
    'machine',
    'robot',
    'computer',
    'signal',
    'experiment',
    'discover',
    'discovery',
    'alien',
    'awake',
    'artificial',
    'intelligence',
    'answer',
    'voice',
    'creature',
    'egg',
    'science',
    'scientist',
    'laboratory',
    'magic',
    'forest',
    'ancient',
    'dream',
    'strange',
    'invention',
    'engine',
    'call',
    'bell',
    'ring',
    'rang',
    'hum',
    'tap',
    'speak',
    'spoke',
  ],
  gist: 'Something thought to be lifeless or silent, a machine, a signal, a forest, a creature, begins to answer, and people disagree whether to listen or to switch it off.',
  persona: 'the one it answered',
  premise: [
    'For as long as anyone can remember, {stake:has} been part of {town}, and has given no more trouble than a hill. Last week somebody tapped on it in passing, three times, for no reason. It tapped back: four.',
    'That somebody was you. They have been very nice about it. You have been asked to stay near, and not to tap; and in the night, when you went up to it only to see whether it was warm, it said, quite distinctly, the number five.',
  ],
  hook: 'For as long as anyone can remember, {stake:has} given no more trouble than a hill. Last week you tapped on it in passing, three times, for no reason. It tapped back: four.',
  wants: {
    keeper: 'teach it the next word',
    rival: 'have it silent by {day}',
    witness: 'hear what it says when nobody asks it anything',
  },
  secrets: {
    keeper: [
      '{keeper} has heard it for years, and had put it down to loneliness, {keeper.their} own.',
      '{keeper} has been answering it in {keeper.their} sleep, and it has learned from that a good deal about {keeper.them} and almost nothing else.',
    ],
    rival: [
      '{rival} has an older record, kept in a tin, of the last time it spoke, and of the eleven people who were listening.',
      "One of the eleven was {rival's} mother, who afterwards was perfectly well, and never again surprised by anything.",
    ],
    witness: [
      '{witness} sits with it after dark and tells it jokes, and has begun to leave gaps.',
      'It is counting, and {witness} knows what: it is counting us, and it has got as far as those who can hear it, and it is being careful.',
    ],
  },
  ties: {
    keeperOfRival:
      '{keeper} thinks {rival} a coward, and has noticed that {rival} is always the last to leave.',
    keeperOfWitness:
      '{keeper} writes down whatever {witness} says about it, and thinks of it as nonsense, and dates it.',
    rivalOfKeeper:
      '{rival} has begged {keeper} to sleep somewhere else, and could not say why in a way that sounded sane.',
    rivalOfWitness: '{rival} cannot look at {witness} sitting there so easily with one ear against it.',
    witnessOfKeeper: '{witness} knows that it likes {keeper}, because it slows down.',
    witnessOfRival:
      '{witness} asked it about {rival}, and it said nothing for a whole night, which it only does for somebody it remembers.',
  },
  lore: [
    {
      name: 'The last time',
      text: [
        'The last time it happened there were eleven who listened, and they drew lots for who should write it down. What they wrote is two pages of figures and then a recipe. All of them lived to be old, and none of them ever locked a door again.',
        'My grandmother was told never to hum near it. You can lean against it at any time; it is thought to be good for the back. After the last time they built a wall round it, and after that they built a door in the wall.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'Six',
      text: '{keeper} clears everyone out, shuts the door, and nods to you. You tap five. There is time to hear the dust. Then it taps six, and {keeper} loses count for the first time in years.',
      mood: 'Joy and gooseflesh',
      says: ['keeper', "Do it again. No, don't. Wait. Let it do it."],
      consequences: ["Player gains 'It answers you'", '{keeper} becomes elated'],
    },
    complication: {
      title: 'The tin',
      text: "{rival} opens a tin in front of you, takes out two pages of figures, and lays them beside this week's. They are the same figures. They break off at the same place, except that yours go on by one.",
      mood: 'Cold',
      says: ['rival', 'That is as far as it got with them. I would give anything for you to stop there.'],
      consequences: ['world_record: compared', '{rival} becomes pleading'],
    },
    forKeeper: {
      title: 'A word',
      text: "You and {keeper} agree on a word to teach it, after an argument that lasts until it is dark. The word is “here”. By morning it has said it back in {keeper's} voice, and then, thoughtfully, in yours.",
      mood: 'Midwives',
      consequences: ['Relationship with {keeper}: partners in it', "Player gains 'The word here'"],
    },
    forRival: {
      title: 'Eleven names',
      text: "{rival} takes you to eleven doors, one after another, and at each there is somebody's child or grandchild, and none of the doors is locked. They are good people. They look at you kindly and do not ask what you have come for.",
      mood: 'Uncanny peace',
      consequences: [
        'Relationship with {rival}: has shown you the fear behind it',
        "Player gains 'Eleven unlocked doors'",
      ],
    },
    turn: {
      title: 'What it says unasked',
      text: "{witness} makes you keep quiet, and listen to it, {at:deep}. It is not counting now. It is telling a joke, one of {witness's}, and at the end it leaves a gap, and you can feel it wait.",
      mood: 'Unbearably sweet',
      says: [
        'witness',
        "You're supposed to laugh. Go on. It's not much of one, but it made it longer by itself.",
      ],
      consequences: ['world_it: not only counting', '{witness} becomes protective'],
    },
    pressure: {
      title: 'Everybody hums',
      text: 'People {at:hub} have begun to hum while they work, all the same three notes. When you mention it they stop, and look surprised, and thank you.',
      mood: 'Too friendly',
      consequences: ['world_humming: spreading'],
    },
    climax: {
      title: 'The last number',
      text: '{deadline}, it has reached the last number but one. {keeper} stands ready to answer. {rival} has hold of whatever it is that would silence it. It is waiting; you have never in your life been waited for like that.',
      mood: 'The edge of a word',
      says: [
        'rival',
        'If you answer it now, that is everyone. Do you understand? That is all of us counted.',
      ],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'Answered',
      text: [
        'You tap the last number. Nothing changes; or everything does, by a very little, as when a clock one had long stopped hearing stops. Then it says, in a voice made out of all the voices it has heard: “Here.”',
        '“Here,” says {keeper}. And from outside, from the street, from the eleven doors, one after the other, like lamps: here, here, here.',
      ],
      epilogue:
        'Nobody in {town} locks up at night. It is not that nothing could happen. It is that somebody would know.',
      trend: ['stands by {keeper}', 'answers', 'is not afraid to be known'],
      mood: 'Vast, neighbourly',
    },
    given: {
      title: 'Silence',
      text: [
        'You nod to {rival}, and it is done. It takes no strength at all. The quiet that comes has a shape, and the shape is a question.',
        '{keeper} goes on standing there like somebody who has seen a friend off.',
      ],
      epilogue:
        'It has never made another sound. Children tap on it in passing, three times, and run; and grown people cross the road so as not to hear how it does not answer.',
      trend: ['sides with {rival}', 'makes it stop', 'is careful'],
      mood: 'Muffled',
    },
    between: {
      title: 'The gap',
      text: [
        'You do not answer the number. You lean against it, and tell it the one joke you know, and get the ending wrong.',
        'There is a pause. Then it laughs. It has never done that before and it does it very badly, and everyone in {town} drops what they are holding and begins, helplessly, to laugh too. When they have stopped, it has stopped counting.',
      ],
      epilogue: '{witness} goes every evening. It has started to make up its own, and they are terrible.',
      trend: ['listens to {witness}', 'treats it as a person', 'changes the subject'],
      mood: 'Helpless laughter',
    },
  },
  themes: ['being counted and being known', 'fear of the answer', 'company'],
};
