import type { Arc } from '../types.ts';

/** The player is taken for somebody else. */
export const IMPOSTOR: Arc = {
  id: 'impostor',
  words: [
    'identity',
    'name',
    'memory',
    'amnesia',
    'wake',
    'stranger',
    'impostor',
    'disguise',
    'double',
    'twin',
    'mask',
    'pretend',
    'spy',
    'badge',
    'forget',
    'remember',
    'heir',
    'inherit',
    'return',
    'home',
    'arrive',
    'new',
  ],
  gist: "The player arrives or wakes under someone else's name, with someone else's papers; everyone expects them to be that person, and the real one has not been found.",
  isForPeople: true,
  persona: "a stranger in somebody else's coat",
  premise: [
    'The coat is not yours. It fits. In the pocket are a key, half a biscuit, and a card with the name {absent} on it, and everybody in {town} has greeted you by that name since you came in, some of them with tears.',
    'You meant to put it right at once. But somebody had kept your supper warm, and somebody else was so plainly afraid of you, and then they asked, all of them together, what you had decided about {stake}. You said that you would tell them {deadline}.',
  ],
  hook: 'Everyone here calls you {absent}. A card with that name on it is in the pocket of your coat, which fits, and is not yours; and they want to know what you have decided about {stake}. You have said that you will tell them {deadline}.',
  wants: {
    keeper: 'have {absent} back, or somebody who will do',
    rival: 'find out what became of the true {absent}',
    witness: 'go on being the only one who knows',
  },
  secrets: {
    keeper: [
      '{keeper} knew in the first minute that you were not {absent}; {absent} never wiped {absent.their} feet.',
      '{keeper} sent the coat out into the world, with the key in it and the card, to see who would come back in it.',
    ],
    rival: [
      '{rival} has a letter from {absent} promising {rival} {stake}, and has never shown it, because it is a forgery, and good.',
      '{rival} was to have met {absent} on the night in question, and came an hour late, and there was only a hat.',
    ],
    witness: [
      '{witness} does a perfect {absent}: the walk, the laugh, the way of pushing open a door.',
      '{witness} is {absent}, and went away in one coat and came back in another, and was not recognised by anyone, and stayed to see what it was like.',
    ],
  },
  ties: {
    keeperOfRival: '{keeper} has always known where {rival} stands, and has put a draught there.',
    keeperOfWitness:
      "{keeper} took {witness} on without references, and likes {witness's} soup, and sometimes stares.",
    rivalOfKeeper: '{rival} thinks that {keeper} did away with {absent}, and is civil, and never eats first.',
    rivalOfWitness:
      '{rival} does not notice {witness}, except that {rival.they} talks more freely with {witness} in the room.',
    witnessOfKeeper:
      '{witness} knows by now exactly how much {keeper} misses {absent}, and it is more than {witness} had ever supposed.',
    witnessOfRival: "{witness} has read {rival's} letter, and admired the signature.",
  },
  lore: [
    {
      name: '{absent}',
      text: [
        "{absent} left on a Sunday, in the good coat, without saying where. People quote {absent} here and do not agree on the words. The low chair is {absent's}, and gets dusted, and nobody sits in it.",
        'You will be wanting to know what you said to me last time, I expect. {absent} never forgot a name and never paid a bill. There were those who were glad, that Sunday, and they have been good to everyone since.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'Welcome back',
      text: '{keeper} takes the coat from your shoulders {at:hub} and hangs it on the right hook without looking. Then you are given the chair. It is too low for you. Everybody waits to see how you will sit.',
      mood: 'Warm, perilous',
      says: ['keeper', 'You have not changed. You have changed a very great deal, and you have not changed.'],
      consequences: ["Player gains 'The low chair'", '{keeper} becomes attentive'],
    },
    complication: {
      title: 'A test',
      text: '{rival} tells a story about the two of you, at table, and gets something in it wrong on purpose. You can feel the place where the correction ought to go. It is quiet enough to hear a spoon.',
      mood: 'Thin ice',
      says: ['rival', 'But you remember how it ended. You of all people.'],
      consequences: ['world_suspicion: raised', '{rival} becomes sure of it'],
    },
    forKeeper: {
      title: 'Photographs',
      text: '{keeper} goes through the photographs with you and names everyone, slowly, twice, the way one does for somebody who has to learn it.',
      mood: 'Complicity',
      consequences: ['Relationship with {keeper}: is teaching you the part', "Player gains 'All the names'"],
    },
    forRival: {
      title: 'The hat',
      text: '{rival} shows you a hat, and where it lay {at:edge}, brim up, and quite dry. “You were going to tell me something,” says {rival}, and for the first time does not sound as though {rival.they} were laying a trap.',
      mood: 'Grief in the open',
      consequences: ['Relationship with {rival}: speaks to you as to a friend', "Player gains 'The hat'"],
    },
    turn: {
      title: 'The laugh',
      text: "You hear {absent's} laugh {at:deep}. You know it for what it is, though you have never heard it, because everyone has told you. When you open the door there is only {witness}, peeling something, with eyes shut in delight.",
      mood: 'Vertigo',
      says: ['witness', 'You do me very well, you know. Better than I did. I was often short with people.'],
      consequences: ['world_absent: found', '{witness} becomes mischievous'],
    },
    pressure: {
      title: 'Somebody who would know',
      text: 'An aunt has been sent for, deaf, exact, and fond of {absent} since birth. Her trunk has arrived already.',
      mood: 'Footsteps',
      consequences: ['world_aunt: on her way'],
    },
    climax: {
      title: 'What have you decided?',
      text: '{deadline}, you stand in front of the low chair {at:hub}, and they ask it again: what have you decided about {stake}? The aunt has her trumpet to her ear. {witness} is holding the coat, as a servant does, open, for whoever is going to put it on.',
      mood: 'All eyes',
      says: ['keeper', 'Take your time, my dear. Whoever you are, take your time.'],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'The coat',
      text: [
        'You put it on. You tell them, in the voice you have been learning, what you have decided, and it is what {absent} ought to have decided years ago. The aunt lowers the trumpet. “Taller,” she says. “Otherwise a great improvement.”',
        '{keeper} has somebody raise the chair.',
      ],
      epilogue:
        '{witness} stayed on, and made soup, and laughed in the kitchen. You never wiped your feet again.',
      trend: ['stands by {keeper}', 'plays the part', 'gives people what they need'],
      mood: 'Settling in',
    },
    given: {
      title: 'Your own name',
      text: [
        'You tell them your name. It sounds small in that room, and foreign, and it is a moment before you notice that you have stopped sweating.',
        '{rival} is the first to say it back to you. “Then I have been horrid to the wrong person,” says {rival}, “for a month. You had better let me make it up.”',
      ],
      epilogue: 'They gave you another coat for the road, none too good, with nothing in the pockets.',
      trend: [
        'sides with {rival}',
        'tells the truth when it costs something',
        'will not be taken for another',
      ],
      mood: 'Bare, light',
    },
    between: {
      title: 'Two of them',
      text: [
        "You take the coat out of {witness's} hands and hold it, open, the other way about. {witness} thinks it over for as long as it takes a log to fall. Then there are two arms in the sleeves, and a push at the door, and half the room has stood up without knowing why.",
        "“I have been here all the time,” says {absent}. “You were all so much nicer when I wasn't.”",
      ],
      epilogue:
        'There are two chairs now, one low. It is not always the same one of you who answers to the name.',
      trend: ['listens to {witness}', 'gives back what was lent', 'enjoys the joke'],
      mood: 'Double, delighted',
    },
  },
  themes: ['who one is to others', 'being missed', 'kind lies'],
};
