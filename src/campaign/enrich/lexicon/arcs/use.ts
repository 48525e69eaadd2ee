import type { Arc } from '../types.ts';

/** One was made for something, and the day of it is near. */
export const USE: Arc = {
  id: 'use',
  words: [
    'bread',
    'eat',
    'hunger',
    'hungry',
    'food',
    'toy',
    'object',
    'sacrifice',
    'slave',
    'servant',
    'serve',
    'made',
    'purpose',
    'born',
    'destiny',
    'chosen',
    'prophecy',
    'animal',
    'pig',
    'use',
    'harvest',
    'feed',
    'meal',
    'chicken',
    'lamb',
    'cake',
  ],
  gist: 'The story of someone or something made for a purpose, to be eaten, used, spent or given away, and the few days before that happens.',
  persona: 'something that was made for a purpose and not told which',
  premise: [
    'You were made this week, and made well; everyone has said so, over your head. Nobody has said what for. But there is a day that they keep coming back to, {day}, and when they say it they look at you, and then at {stake}, and smile.',
    'The others here are older and will not talk. One of them has a slice gone. This morning, before anyone was up, it said to you out of the side that was left: “Ask what became of the last one.”',
  ],
  hook: 'There is a day that they keep coming back to, {day}, and when they say it they look at you, and then at {stake}, and smile. This morning, before anyone was up, one of the older ones said to you: “Ask what became of the last one.”',
  wants: {
    keeper: 'see you come to what you were made for, and come to it well',
    rival: 'get you out of here before {day}',
    witness: 'explain what it was like, to somebody who will not look away',
  },
  secrets: {
    keeper: [
      '{keeper} gives each of you a name, and says it once, very low, and never writes it down.',
      '{keeper} was meant for the same thing, long ago, and was put aside for a flaw, and has not known since whether that was luck.',
    ],
    rival: [
      '{rival} has helped others get out before you, four of them, and goes on a Sunday to the place where each of them stopped.',
      'None of the four lasted a week outside. {rival} has told nobody, for fear that there would be no fifth.',
    ],
    witness: [
      '{witness} is the last one, or what was kept of it.',
      'It did not hurt, what became of {witness}; it was like being understood very quickly by a great many people, and then there was less of {witness}, and more of them.',
    ],
  },
  ties: {
    keeperOfRival:
      '{keeper} leaves the window open an inch at night, and has never asked {rival} why it is two inches in the morning.',
    keeperOfWitness: '{keeper} cannot pass {witness} without putting out a hand.',
    rivalOfKeeper: '{rival} hates {keeper} for being gentle, since it makes everything so much harder.',
    rivalOfWitness:
      '{rival} once tried to save {witness}, too late, and {witness} thanked {rival}, and {rival} has not got over it.',
    witnessOfKeeper: "{witness} remembers {keeper's} hands better than anything else in the world.",
    witnessOfRival:
      '{witness} would like to tell {rival} that it is all right, and knows how that would be taken.',
  },
  lore: [
    {
      name: 'What became of the last one',
      text: [
        'What became of the last one is told in pieces, and nobody has all of them. There was a cloth, and there was singing. A crumb of it was kept.',
        'The last one went quietly, they say; but then they say that of everyone. I saw the table afterwards, and they had all moved their chairs closer together. It had asked what it tasted of, and a child told it.',
      ],
    },
  ],
  beats: {
    setup: {
      title: 'Turned to the light',
      text: '{keeper} lifts you {at:hub} and turns you to the light, this way and that, and finds nothing wrong. You have never been looked at for so long. Behind {keeper.them} lies {stake}, ready.',
      mood: 'Tender, ominous',
      says: ['keeper', 'There. Oh, you have come out well. You have come out very well.'],
      consequences: ["Player gains 'Found without a flaw'", '{keeper} becomes fond of you'],
    },
    complication: {
      title: 'An inch of window',
      text: 'In the night {rival} shows you the window. It is open by two inches. Beyond it lies {edge}, which you had taken for a picture.',
      mood: 'Cold air',
      says: [
        'rival',
        'Everything they tell you is true except what it is all for. Can you roll? Never mind. Can you fall?',
      ],
      consequences: ['world_window: open', '{rival} becomes urgent'],
    },
    forKeeper: {
      title: 'A name',
      text: '{keeper} bends down and tells you your name, once, so low that it is mostly warmth. You would not have thought that it could make such a difference which one you were.',
      mood: 'Held',
      consequences: ['Relationship with {keeper}: has named you', "Player gains 'A name of your own'"],
    },
    forRival: {
      title: 'The outside',
      text: 'You go out with {rival} as far as {edge} and back, to learn how. Everything out there is larger than you, and hurried, and not one part of it has been expecting you. It is glorious. It is getting at you already, a little, round the edges.',
      mood: 'Reckless',
      consequences: [
        'Relationship with {rival}: believes that you will be the fifth',
        "Player gains 'A taste of outside'",
      ],
    },
    turn: {
      title: 'What is left of the last one',
      text: '{witness} calls you over {at:deep}, where they keep what is kept, and tells you the whole of it from the cloth to the singing. {witness} does not once say that it was worth it. {witness} says who was there, and which of them had been hungry.',
      mood: 'Grave, oddly happy',
      says: [
        'witness',
        "People think it's the knife one remembers. It's the faces. They had all come in so tired.",
      ],
      consequences: ['world_truth: told', '{witness} becomes at peace'],
    },
    pressure: {
      title: 'The cloth is ironed',
      text: 'They have fetched the good cloth, and it is being ironed. All over {town} you can hear chairs.',
      mood: 'A holiday, nearly',
      consequences: ['world_feast: being laid'],
    },
    climax: {
      title: 'The day',
      text: 'It is {day}. They carry you in {at:hub}, past faces that you know from underneath, and {stake:is} there. {keeper} has stopped with you half-way, as if to get a better hold. The window is open by two inches, and {rival} is in it.',
      mood: 'The very middle of things',
      says: [
        'keeper',
        "It needn't be. I never say that to any of you. It needn't be, if you would rather not.",
      ],
      consequences: ['world_decision: at hand'],
    },
  },
  endings: {
    kept: {
      title: 'Given',
      text: [
        'You stay. They are all so tired, and they have come such a long way in such weather; you can see it now that they are near. A child asks whether it may have the end.',
        'It is as you were told. It is like being understood. You go out along all those arms, into all those hands, and down all those roads in the morning, walking.',
      ],
      epilogue: 'A crumb was kept. {keeper} put it beside the other, under glass, and told it its name.',
      trend: ['stands by {keeper}', 'gives of oneself', 'is curious about others'],
      mood: 'Warm through',
    },
    given: {
      title: 'The fifth',
      text: [
        'You fall. It is not far and it takes all your life. Then there is grass, and dark, and {rival} laughing and crying and telling you not to stop.',
        'You last nine days. You see a hedge, a canal, a dog, a Tuesday; you see rain from on top. No one like you ever saw half so much.',
      ],
      epilogue:
        '{rival} goes there on Sundays. There are birds, always a great many, and one of them has been heard to say a word that might be a name.',
      trend: ['sides with {rival}', 'runs for it', 'wants to see more'],
      mood: 'Wild, brief',
    },
    between: {
      title: 'Set aside',
      text: [
        '“This one has a flaw,” says {keeper} loudly, having looked at all of you again for a long time and found none. “This one I must put aside.” They groan, and somebody fetches another dish.',
        "So you are put on the high shelf, next to {witness}, where one sees everything. You are asked to speak to the new ones. You tell them what you know, and what you don't, and that there is a window.",
      ],
      epilogue:
        'There is always somebody new. They ask what they are for, and you say: “Look at them when they come in.”',
      trend: ['listens to {witness}', 'asks what for', 'stays with the others'],
      mood: 'Clear-eyed',
    },
  },
  themes: ['what one is for', 'being used and being loved', 'the wish to see more'],
};
