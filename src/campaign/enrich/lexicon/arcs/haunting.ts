import type { Arc } from '../types.ts';

/** The dead have not finished. */
export const HAUNTING: Arc = {
  id: 'haunting',
  words: [
    'ghost',
    'haunt',
    'haunted',
    'dead',
    'spirit',
    'horror',
    'grave',
    'die',
    'death',
    'funeral',
    'phantom',
    'séance',
    'possessed',
    'demon',
    'gothic',
    'curse',
    'fear',
    'drown',
    'bury',
  ],
  gist: 'A ghost story: someone who died has not left, and wants something of the living before they can rest.',
  persona: 'the one who hears it',
  premise: [
    '{absent} has been dead since the spring, and has not stopped. It is nothing dreadful: a tap left running, a chair drawn up, a smell of wet wool on the stair. But it is always near {stake}, and it is always a little sooner each night.',
    'They have sent for you because you are said to be good with such things. You are not. You once sat up with somebody who was dying, and listened, and word got about.',
  ],
  hook: '{absent} has been dead since the spring, and has not stopped. It is nothing dreadful: a tap left running, a chair drawn up, a smell of wet wool. But it is always near {stake}, and a little sooner each night.',
  wants: {
    keeper: 'hear {absent} once more and understand the words',
    rival: 'see the last of {stake}',
    witness: 'find out why it only happens when it is quiet',
  },
  secrets: {
    keeper: [
      '{keeper} leaves the door on the latch at night, and a lamp, and calls it forgetfulness.',
      '{keeper} was not there at the end. {keeper} had gone out for milk, and it was not for milk.',
    ],
    rival: [
      '{rival} has not slept {at:hub} since the spring, and sleeps sitting up, elsewhere, with shoes on.',
      '{rival} was there at the end, and was told something to pass on, and has not passed it on.',
    ],
    witness: [
      '{witness} talks to {absent} quite openly, about school, about the weather, and gets a knock for yes.',
      'What {absent} wants is written on the underside of {stake}, in pencil, where only someone small or lying down would see it.',
    ],
  },
  ties: {
    keeperOfRival: '{keeper} has thanked {rival} for being there at the end, and watched {rival} flinch.',
    keeperOfWitness: '{keeper} sets an extra place for {witness}, and once or twice has set two.',
    rivalOfKeeper: '{rival} crosses the road rather than be thanked by {keeper} again.',
    rivalOfWitness:
      '{rival} has told {witness} that there are no such things, in a voice that made {witness} sorry for {rival.them}.',
    witnessOfKeeper:
      '{witness} has heard {keeper} say good night to the empty chair, and said good night to it too.',
    witnessOfRival:
      '{witness} has noticed that the knocking stops when {rival} comes in, as a person stops who is waiting to be spoken to.',
  },
  lore: [
    {
      name: '{absent}',
      text: [
        '{absent} never shut a door in life, and does not now. When {absent} laughed, people in the next room laughed too, without knowing at what. There was a slight limp, and you can hear it.',
        'I owed {absent} a pound, and I have put it on the stone, and in the morning it was on my own table. {absent} was not done; that is all. Nobody gets up from a table like that in the middle of a sentence unless they mean to come back.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'The first night',
      text: 'You sit up with {keeper}, not talking, until the lamp gets low. A little after two the tap begins to run. Then, beside {stake}, something sighs, like a person who has been kept waiting by friends.',
      mood: 'Hair on end, not unkind',
      says: ['keeper', 'There. You did hear that. Say that you heard that.'],
      consequences: ["Player gains 'Heard it'", '{keeper} becomes grateful'],
    },
    complication: {
      title: 'Somebody brings matches',
      text: 'You find {rival} in front of {stake} with paraffin and a box of matches, quite calm, striking one after the other. Each goes out. It does not look like wind.',
      mood: 'Stark',
      says: ['rival', 'It ought to be over. It was supposed to be over. I was there when it was over.'],
      consequences: ['world_fire: tried', '{rival} becomes frightened'],
    },
    forKeeper: {
      title: 'Not for milk',
      text: '{keeper} tells you where {keeper.they} was, at the end, and with whom, and how it had seemed possible to be back in time. While {keeper} speaks the chair across the table comes in, very slowly, by an inch.',
      mood: 'Confession',
      consequences: [
        'Relationship with {keeper}: has let you carry some of it',
        "Player gains 'Where {keeper} was'",
      ],
    },
    forRival: {
      title: 'With shoes on',
      text: "You keep {rival} company through a night, in the other place, with the light on. Towards four {rival} begins a sentence with {absent's} name in it, and gets as far as the verb.",
      mood: 'Sleepless',
      consequences: [
        'Relationship with {rival}: almost able to say it',
        "Player gains 'The beginning of a sentence'",
      ],
    },
    turn: {
      title: 'Underneath',
      text: '{witness} makes you lie down on the floor {at:deep} and look up. There, in pencil, in a hand that has run out of time, are a few words. They are not addressed to {keeper}. They are addressed to {rival}.',
      mood: 'The floor is cold',
      says: ['witness', 'You have to be my size. Or dead, I suppose.'],
      consequences: ['world_message: read', '{witness} becomes proud'],
    },
    pressure: {
      title: 'Sooner',
      text: 'It begins at dusk now. The tap, the chair, the limp along the passage, as if someone were looking for the right room and had very little time.',
      mood: 'Pressing',
      consequences: ['world_haunting: stronger'],
    },
    climax: {
      title: 'Everyone in one room',
      text: "You have got them all {at:hub}, the living and the other, and have put out the lamp. {stake:is} in the middle. The limp comes along the passage, comes in, and stops behind {rival's} chair.",
      mood: 'The dark listens',
      says: ['rival', 'All right. All right. I was asked to tell you something.'],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'On the latch',
      text: [
        'You do not send anybody away. {keeper} draws up the other chair, and says what has happened since the spring, month by month, and is interrupted, now and then, by a knock.',
        'Towards morning the knocks come further apart. It is only tiredness, such as anyone might have at the end of a good evening.',
      ],
      epilogue:
        'There is a smell of wet wool on the stair when it rains. {keeper} says good night to it, and sleeps.',
      trend: ['stands by {keeper}', 'stays with the grieving', 'is gentle with the dead'],
      mood: 'Lamp-lit',
    },
    given: {
      title: 'Burnt',
      text: [
        'You hold {stake} and {rival} holds the match, and this time it takes. It burns with a clear small flame and gives off, for a moment, the warmth of a whole person.',
        'The tap stops. It is so quiet that {keeper} gets up and goes from room to room, opening doors.',
      ],
      epilogue: 'Everyone sleeps. They all say how well. Nobody has laughed in the next room since.',
      trend: ['sides with {rival}', 'makes an end of things', 'believes in rest'],
      mood: 'Swept',
    },
    between: {
      title: 'Passed on',
      text: [
        "{rival} says it at last, all of it, in {absent's} very words, with the pauses left in. It is not long. It has a joke at the end, and it is {keeper} who laughs, and then, in the next room, where nobody is, somebody else does.",
        'A door shuts. In all these years it is the first that {absent} ever shut.',
      ],
      epilogue: '{rival} and {keeper} have milk in their tea together on the day, every spring.',
      trend: ['listens to {witness}', 'delivers what was entrusted', 'reads what is written'],
      mood: 'Laughter, then quiet',
    },
  },
  themes: ['what was left unsaid', 'guilt and company', 'how to let somebody go'],
};
