import type { Arc } from '../types.ts';

/** Somebody is gone, and everyone has a reason for not looking. */
export const MISSING: Arc = {
  id: 'missing',
  words: [
    'missing',
    'vanish',
    'disappear',
    'lost',
    'gone',
    'search',
    'find',
    'detective',
    'murder',
    'kidnap',
    'mystery',
    'trace',
    'investigate',
    'clue',
    'lose',
  ],
  gist: 'Somebody has disappeared. The player looks for them, and everyone who knew them has something to hide.',
  persona: 'the one who still asks about {absent}',
  premise: [
    '{absent} was last seen {at:hub} eleven days ago, buying string. Since then there has been one postcard, with a picture of {town} on it and nothing on the back.',
    'You have come because of the string. {absent} never in this life tied a knot that somebody else could tie, and whoever needed that much of it had something large to hold shut.',
  ],
  hook: '{absent} has been gone for eleven days, and was last seen {at:hub}, buying forty yards of string. You are the only one who still asks.',
  wants: {
    keeper: 'find {absent} before {rival:does}',
    rival: 'let people believe that {absent} went of {absent.their} own free will',
    witness: 'give back the key that {absent} left',
  },
  secrets: {
    keeper: [
      '{keeper} quarrelled with {absent} on the last evening, about {stake}, and said the one thing that cannot be taken back.',
      "{keeper} found {absent's} door open that night and shut it, and told everyone that it had been shut.",
    ],
    rival: [
      "{rival} has been paying {absent's} rent since the day after, in another name.",
      '{rival} drove {absent} to the edge of {town} with {stake} under a blanket, and was made to promise to wait, and did not wait.',
    ],
    witness: [
      '{witness} still puts out something to eat in the place where {absent} could find it, and every second night it is gone.',
      '{absent} is not far. {absent} is {at:deep}, behind a door tied shut from the inside, and {witness} has the other end of the string.',
    ],
  },
  ties: {
    keeperOfRival:
      "{keeper} has not said {rival's} name since {absent} went, and says “some people” instead.",
    keeperOfWitness: '{keeper} gives {witness} small errands, all of which lead past the same door.',
    rivalOfKeeper:
      '{rival} believes that {keeper} drove {absent} out, and would give a good deal for it to be true.',
    rivalOfWitness:
      '{rival} has twice followed {witness} in the evening, and twice been led round the same four corners.',
    witnessOfKeeper: '{witness} would tell {keeper} if {keeper} once asked without crying.',
    witnessOfRival:
      "{witness} takes {rival's} money for keeping quiet and spends it on oranges for {absent}.",
  },
  lore: [
    {
      name: '{absent}',
      text: [
        '{absent} could not pass a locked thing without wanting to know who had locked it. People liked {absent}, and lent {absent.them} tools, and did not always get them back. The room is as it was, except that the lamp has been moved to the window.',
        'I saw {absent} on the Tuesday, and I will tell you what struck me: no hat. The string came to forty yards, and was paid for in coin.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'The room as it was',
      text: "{keeper} lets you into {absent's} room and waits in the doorway. The bed is made, the clock is wound, and on the table lies half a ball of string, cut clean.",
      mood: 'Tidy, wrong',
      says: ['keeper', 'I have not touched anything. I have sat in the chair. That is all.'],
      consequences: ["Player gains 'Half a ball of string'", '{keeper} becomes watchful'],
    },
    complication: {
      title: 'Someone saw you asking',
      text: "A note has been put where only you would find it, in letters cut from a timetable: {absent} went on purpose. The paste is still wet, and there is paste on {rival's} cuff.",
      mood: 'Prickling',
      says: ['rival', 'Some people leave. It is very nearly the commonest thing they do.'],
      consequences: ['world_note: received', '{rival} becomes anxious'],
    },
    forKeeper: {
      title: 'What was said that evening',
      text: '{keeper} tells you, looking at the wall, what was said about {stake} on the last evening. It is not much. It is the kind of thing that is said in every kitchen, and answered.',
      mood: 'Raw',
      consequences: ['Relationship with {keeper}: has told you the worst', "Player gains 'The last quarrel'"],
    },
    forRival: {
      title: 'As far as the milestone',
      text: '{rival} takes you out by the same road, at the same hour, and stops where they stopped. There is a flattened place in the grass, and from here one can see every lit window in {town}.',
      mood: 'Wind, remorse',
      consequences: [
        'Relationship with {rival}: no longer lies to you',
        "Player gains 'The place where {absent} got out'",
      ],
    },
    turn: {
      title: 'The other end of the string',
      text: '{witness} opens a fist and shows you a loop of string, and then walks ahead of you with it, winding, as far as {deep}. It runs under a door. When {witness} pulls twice, something on the other side pulls once.',
      mood: 'Breath held',
      says: ['witness', "Don't talk loud. It's not that anyone is asleep."],
      consequences: ['world_absent: found alive', '{witness} becomes relieved'],
    },
    pressure: {
      title: 'Too many lanterns',
      text: 'Somebody has called out a search, late, and with a great deal of noise. The lights go up and down in front of {edge}, always just where nobody is.',
      mood: 'Loud, false',
      consequences: ['world_search: called out'],
    },
    climax: {
      title: 'The knot',
      text: "The knots on the door {at:deep} are {absent's} own, and there are forty of them. {keeper} and {rival} have both come, with different knives, and from inside a voice says that it would like to hear first what they mean to do about {stake}.",
      mood: 'Tight as string',
      says: ['keeper', 'Ask me anything. Ask me through the door if you like it better.'],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'Untied',
      text: [
        '{keeper} puts the knife away and undoes the knots one by one, and says one thing for each. Some are apologies. Some are only what has happened since: the cat, the roof, the price of coal.',
        'At the fortieth the door comes open by its own weight. {absent} is thinner, and is holding {stake}, and says: “You left out the bit about the soup.”',
      ],
      epilogue: 'The string is kept in a drawer {at:hub}. Nobody uses it. It is a very good length.',
      trend: ['stands by {keeper}', 'is patient', 'lets people speak'],
      mood: 'Tender',
    },
    given: {
      title: 'Cut',
      text: [
        '{rival} cuts the string, all of it, in one pull, and it makes a sound like a page. Behind the door there is a window, open, and under the window the evening, and nobody in it.',
        "On the sill lies {stake}, wrapped for carrying, with {rival's} name on the label.",
      ],
      epilogue:
        'A postcard comes in the spring, with a picture of somewhere that has palms. There is something on the back this time, and {rival} has never shown it to anyone.',
      trend: ['sides with {rival}', 'is in a hurry', 'lets people go'],
      mood: 'Bright, bitter',
    },
    between: {
      title: 'Forty yards',
      text: [
        'You ask them all to go, and they go, which surprises you. Then you sit down with your back against the door and pass the string to and fro under it with {absent}, as one does with a kitten, until it is quite light.',
        '“Tell them Thursday,” says {absent}. “Tell them I shall want lunch.”',
      ],
      epilogue:
        'It was Thursday, in the end. Nobody asked about the string, and {witness} ate two helpings and looked at no one.',
      trend: ['listens to {witness}', 'keeps a confidence', 'waits'],
      mood: 'Quiet, funny',
    },
  },
  themes: ['what is owed to those who leave', 'what can be taken back', 'who really looks'],
};
