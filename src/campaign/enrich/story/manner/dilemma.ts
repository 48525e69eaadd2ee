import type { Manner } from './manner.ts';

/** Something is put to the player to do, or not to do. */
export const DILEMMA: Manner = {
  parts: {
    asker: {
      wants: ['get it settled', 'keep the others calm'],
      lines: [
        'Nobody can do it for you. I have thought about who could.',
        'There is no good way. There are two, and one of them is yours.',
        'I can tell you what I would do. I should not have to live with it.',
        'They will say that it was easy. It is always easy for them.',
        'We have until then and no longer.',
      ],
      past: '«Me» was there when it came to this, and has gone over «me.their» own part in it many times.',
      secret: '«Me» has been asked the same thing once, and did nothing, and has not forgotten it.',
    },
    rival: {
      wants: ['stop it in time', 'keep out of the talk'],
      lines: [
        'You have been told one half of it. It is the better half.',
        'I do not say that it is right. I say that it is over soonest.',
        'Who would it help? Give me a name.',
        'Leave it a day. Most things look better for a day.',
        'I shall not stop you. I shall only remember it.',
      ],
      past: '«Me» has more to lose by it than anybody has noticed.',
      secret: '«Me» would be glad if somebody else decided it, whichever way.',
    },
    third: {
      wants: ['get ready for whatever comes'],
      lines: [
        'Whatever you do, it comes down on me. I only mention it.',
        'Nobody asked me. I was there, but nobody asked me.',
        'I would not want to be you.',
        'I heard them talk about you. They were not unkind.',
        'Is it true that it is up to you?',
      ],
      past: '«Me» has no say in it and will feel it first.',
      secret: '«Me» knows something that would make it easier, and is afraid to say it.',
    },
    odd: {
      wants: ['get it settled'],
      lines: [
        'They talk about me a good deal. To me they say good morning.',
        'You may ask. You would be the first.',
        'I can wait. I have had practice.',
      ],
      past: 'It is all about «me», and «me.they:has» hardly been asked.',
      secret: '«Me» would accept either, and has not said so.',
    },
    other: {
      wants: ['stay out of the blame'],
      lines: [
        'I was elsewhere. I can say where, too.',
        'Ask «asker». No, ask «rival». No, ask them both, and tell me.',
        'It is none of my business, so I know a good deal about it.',
        'If it were me, I should be ill that day.',
      ],
      past: '«Me» has seen all of it from a little way off. «Me.they:tells» it differently each time.',
      secret: '«Me» has bet on what you will do.',
    },
  },
  unsaid: {
    asker: 'a friend',
    rival: 'an old acquaintance',
    third: 'a neighbour',
    odd: 'a stranger',
    other: 'a neighbour',
  },
  talk: 'Everybody here has heard what is put to you, and has an opinion about it. They are careful to have it when you are not there.',
  sides: [
    {
      name: 'Those who would have it done',
      text: 'They say that there is no other way. «Asker» has been heard to agree.',
    },
    {
      name: 'Those who would not',
      text: 'They say that it can still be left alone. «Rival» speaks for them.',
    },
  ],
  prompts: ['What have you never forgiven yourself?', 'Whom would you ask, if you could ask anybody?'],
  ways: [],
};
