import type { Arc } from '../types.ts';

/** A journey on which something fails, and there is not enough. */
export const PASSAGE: Arc = {
  id: 'passage',
  words: [
    'journey',
    'travel',
    'voyage',
    'expedition',
    'ship',
    'cross',
    'road',
    'train',
    'escape',
    'survive',
    'survival',
    'storm',
    'crash',
    'lost',
    'wreck',
    'fuel',
    'crew',
    'captain',
    'climb',
    'winter',
    'space',
    'flee',
    'caravan',
    'navigate',
    'navigator',
  ],
  gist: 'A journey through dangerous country: a ship, a train, an expedition; something has failed, supplies run short, and not everyone may arrive.',
  isForPeople: true,
  persona: 'a passenger whose name is not on the list',
  premise: [
    'It was to take nine days, and this is the fourteenth. They say that {stake:is} to blame. They say it in front of you, as one says a thing in front of a guest, brightly, and then count the provisions again with their backs turned.',
    'You have counted too. There is enough for all but one. You have seen the list of those who ought to be aboard, and your name is not on it; and this morning, beside the place where it is not, somebody had made a small neat mark.',
  ],
  hook: 'It was to take nine days, and this is the fourteenth. There is enough left for all but one; and on the list of those who ought to be here, beside the place where your name is not, somebody has made a small neat mark.',
  wants: {
    keeper: 'bring all of them in, whatever the count says',
    rival: 'turn back while there is still enough to turn back on',
    witness: 'tell somebody what really happened to {stake}',
  },
  secrets: {
    keeper: [
      '{keeper} has not eaten since the tenth day, and wears two coats so that it shall not show.',
      '{keeper} has known since the second day that the way ahead is not on any chart, and set out along it on purpose.',
    ],
    rival: [
      '{rival} has a private store, eleven days of it, behind a panel, and has not been able to touch it for shame.',
      "The mark on the list is {rival's}. It was made beside {rival's} own name first, and rubbed out.",
    ],
    witness: [
      '{witness} was on watch when it happened, and was asleep, and has not been asleep since.',
      '{stake} did not fail. {witness} broke it, waking in a fright with a light in the eyes, and the light was no dream: there is something ahead.',
    ],
  },
  ties: {
    keeperOfRival:
      '{keeper} has brought {rival} home twice before, and would rather not be told a third time how.',
    keeperOfWitness: '{keeper} chose {witness} out of forty, for the ears.',
    rivalOfKeeper: '{rival} would follow {keeper} anywhere, and has noticed with alarm that this is where.',
    rivalOfWitness:
      '{rival} suspects {witness} of something, and gives {witness} the larger half of things while making up {rival.their} mind.',
    witnessOfKeeper: '{witness} has seen what {keeper} does with supper, and where it goes.',
    witnessOfRival: '{witness} found the panel in the dark by its smell of raisins.',
  },
  lore: [
    {
      name: 'The count',
      text: [
        'The count is taken at dusk by two people, so that there is always one to be cross with. It goes down by more than is eaten. Nobody touches the last tin of peaches, which has become a sort of flag.',
        'On the crossing before this one the count came out over, at the end, by one share, and they never could remember whose. We used to sing on the way. There is a way of cutting bread that makes it last, and it is mostly talk.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'The count is taken',
      text: '{keeper} has you hold the lamp for the count {at:hub}. The numbers are said aloud, and between two of them {keeper} pauses, just long enough for you to do the sum.',
      mood: 'Calm on purpose',
      says: ['keeper', 'You can add. I was afraid of that. Hold it a little higher.'],
      consequences: ["Player gains 'The count'", '{keeper} becomes frank with you'],
    },
    complication: {
      title: 'A vote',
      text: '{rival} has gone round to everyone, one at a time, with a question and a pencil. When you come into {hub} they have just finished, and the paper is folded very small.',
      mood: 'Low voices',
      says: ['rival', 'I am not against anyone. I am for there being somebody left to be against.'],
      consequences: ['world_vote: taken', '{rival} becomes resolute'],
    },
    forKeeper: {
      title: 'Two coats',
      text: '{keeper} stumbles, and you catch an arm, and there is nothing in the sleeve but arm. You cut your own share in two, and talk about something else until it has been eaten.',
      mood: 'Plain kindness',
      consequences: [
        'Relationship with {keeper}: would go through anything with you',
        "Player gains 'Half a share'",
      ],
    },
    forRival: {
      title: 'Behind the panel',
      text: '{rival} shows you the store behind the panel and waits for you to say what it is. Eleven days. It smells of raisins, and neither of you reaches for it.',
      mood: 'Shame and relief',
      consequences: ['Relationship with {rival}: hides nothing from you', "Player gains 'Eleven days'"],
    },
    turn: {
      title: 'What the watch saw',
      text: '{witness} takes you up to {edge} in the worst hour and tells you to look where there is nothing. You look. After a long time it winks: a light, low down, steady, where no light can be.',
      mood: 'Awe',
      says: [
        'witness',
        'I broke it. I thought it was coming at us. I think now it was only showing us where it was.',
      ],
      consequences: ['world_light: seen ahead', '{witness} becomes calm'],
    },
    pressure: {
      title: 'The last tin',
      text: 'Somebody has opened the peaches. The tin is quite clean, and has been put back with the label to the front.',
      mood: 'Worse than hunger',
      consequences: ['world_trust: nearly gone'],
    },
    climax: {
      title: 'On or back',
      text: 'It has to be now, {deadline}. {keeper} has a hand on one side of {stake} and {rival} a hand on the other, neither of them pulling. The rest have come up behind you to see which way you will lean.',
      mood: 'Balanced on an edge',
      says: [
        'rival',
        "Say it, then. You are the one who isn't on the list. You are the only one it's fair to ask.",
      ],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'On',
      text: [
        'You go on. For three days there is only the going, and then there is the light, and under the light a roof, and under the roof an old woman shelling peas, who says: “Fourteen of you? I was told thirteen.”',
        '{keeper} sits down on her step, takes off one coat, and then the other, and is asleep before the second touches the ground.',
      ],
      epilogue: "Your name stands on the list now, in {rival's} hand, at the top.",
      trend: ['stands by {keeper}', 'shares what there is', 'goes on'],
      mood: 'Landfall',
    },
    given: {
      title: 'Back',
      text: [
        'You turn back. Nobody speaks of the vote again. It is a long way, and every part of it is a part you had thanked heaven to have behind you.',
        'All of you come home. At the last bend {keeper} looks round, as one looks round in a doorway, and you see that it is still there, low down, quite patient.',
      ],
      epilogue:
        '{rival} has planted the stones from the peaches. They were never opened, it turned out; that was another tin.',
      trend: ['sides with {rival}', 'counts', 'takes no chances'],
      mood: 'Safe, haunted',
    },
    between: {
      title: 'Two parties',
      text: [
        "You divide it: eleven days for those who turn, all the rest for those who don't. It comes out even to the raisin. {keeper} and {rival} shake hands for longer than they have ever done anything together.",
        '{witness} goes ahead, because somebody must be the ears.',
      ],
      epilogue:
        'Both parties wrote the same thing in the book on arrival, in two different countries: all safe, one over.',
      trend: ['listens to {witness}', 'finds enough for everyone', 'lets people decide'],
      mood: 'Wide',
    },
  },
  themes: ['enough', 'courage and arithmetic', 'who counts'],
};
