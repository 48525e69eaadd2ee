import type { Manner } from './manner.ts';

/** Somebody has what you need, and names a price. */
export const BARGAIN: Manner = {
  parts: {
    asker: {
      wants: ['make sure that you are not cheated', 'find another way'],
      lines: [
        'Read it twice. Then have me read it.',
        'I do not say that it is too dear. I say that you have not asked what it costs.',
        '«Rival» has never lied to me. I have never asked the right thing.',
        'You can still say no. You can say it until you have said yes.',
        'What would you do with what you have left? Think of that first.',
      ],
      past: '«Me» has known «rival» for a long time, and has bought from «rival.them» once, and does not speak of it.',
      secret: '«Me» paid «rival» once, and would do it again, and is ashamed of that.',
    },
    rival: {
      wants: ['keep a promise to somebody', 'settle an old account'],
      lines: [
        'I do not cheat. I have never had to.',
        'You may go away and think. Most do. Most come back.',
        'It is worth what you give for it. That is not a riddle.',
        'I have told you what I want. You have not asked me why.',
        'Say it once, clearly, and it is done.',
      ],
      past: '«Me» has made a great many bargains and remembers each, with the weather.',
      secret: '«Me» wants it for somebody else, who must not know.',
    },
    third: {
      wants: ['get back what was given', 'forget about it'],
      lines: [
        'I made one too. Nobody asks how it came out.',
        'It is not the price. It is what you do without it afterwards.',
        'There was one who made «rival» laugh. It came cheaper.',
        'You get used to it. That is the worst of it.',
        'Ask for it in writing.',
      ],
      past: '«Me» once gave «rival» something that seemed small, and has been looking for it since.',
      secret: '«Me» knows what «rival» would take instead.',
    },
    odd: {
      wants: ['get it settled'],
      lines: [
        'You may ask. You would be the first.',
        'I can wait. I have had practice.',
        'Is that all you want to know?',
      ],
      past: 'It is about «me» as well, and nobody has asked.',
      secret: '«Me» would rather that nothing were paid.',
    },
    other: {
      wants: ['pay off a debt'],
      lines: [
        'I would have haggled. You have to haggle.',
        'They say that «rival» has never been out of pocket.',
        'It is none of my business, so I know a good deal about it.',
        'Give it a day. Prices come down in a day.',
      ],
      past: '«Me» has seen people come away from «rival» laughing, and has seen them a year later.',
      secret: '«Me» was sent to hear what you would go up to.',
    },
  },
  unsaid: {
    asker: 'a friend',
    rival: 'a dealer',
    third: 'an old customer',
    odd: 'a stranger',
    other: 'a neighbour',
  },
  talk: 'Everybody here knows what «rival» asks. Hardly anybody says what they gave.',
  sides: [
    {
      name: 'Those who would not pay',
      text: 'They say that there must be another way. «Asker» has looked for one.',
    },
    {
      name: 'Those who have paid',
      text: 'They do not say much about it. They nod to «rival» when they meet.',
    },
  ],
  prompts: ['What can you least do without?', 'When did you last give more than you had?'],
  ways: [
    {
      title: 'Paid',
      choice: 'Agree to «pay»',
      aftermath:
        '“Yes,” you say, once and clearly, as you were told to. «Rival» repeats it, word for word, so that there can be no mistake. Then it is done. It takes no longer than that.',
      paragraphs: [
        'You have what you came for, all of it and at once: nobody has ever been able to say that «rival» did not keep a bargain. It is what you needed. You would do it again; you tell yourself so on the way back, and it is true.',
        'What you gave is harder to see. It is in the small things, in the middle of the day, where you reach for it and it is not there.',
      ],
      epilogue:
        '«Asker» never says that you should not have. «Rival» greets you by name, and always will. On some evenings you work out what it came to, and it comes out even, or nearly.',
      trend: ['pay', 'accept', 'agree'],
      mood: 'settled',
    },
    {
      title: 'Not at that price',
      choice: 'Refuse, and go without',
      aftermath:
        '“No,” you say. «Rival» waits, in case there is more. There is no more. “That was the only thing I could not have bought,” says «rival», and it does not sound like mockery.',
      paragraphs: [
        'You go away with empty hands, and what happens then is what would have happened without «rival». It is hard. You do what can be done with what you have, and others come and do it with you, who would not have come if you had paid.',
        'It is not as good as it might have been. It is your own.',
      ],
      epilogue:
        '«Asker» stood by you through it, and that is a thing nobody had put a price on. «Rival» still asks after you. You have your answer ready, and it is still no.',
      trend: ['refuse', 'go without'],
      mood: 'quiet',
    },
    {
      title: 'Another price',
      choice: 'Offer what «rival» really wants',
      aftermath:
        'You say what you know, and what you could do about it. «Rival» has an answer for everything, and has none for this. “Who told you?” «rival.they:says», and then: “No. It does not matter. Yes.”',
      paragraphs: [
        'It is the only bargain in which both of you have been seen to smile, and neither of you is sure who got the better of it. You have what you came for. You have kept what was to be paid.',
        'The rest is work, and takes the rest of the year, and you do not mind it.',
      ],
      epilogue:
        '“You might have had it for less,” says «asker». “I might,” you say. «Rival» sends for you now and then, with nothing to sell.',
      trend: ['ask why', 'help', 'bargain'],
      mood: 'warm',
    },
  ],
};
