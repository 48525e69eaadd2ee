import type { Manner } from './manner.ts';

/** It is about what there is between the player and somebody. */
export const HEART: Manner = {
  parts: {
    asker: {
      wants: ['bring the two of you together', 'get out from between you'],
      lines: [
        'You look at the door whenever it opens. I only mention it.',
        'I am fond of you both. It is very tiring.',
        '«Rival» asked after you. It was about something else, but it was about you.',
        'Say it badly. It does not have to be said well.',
        'I shall not say anything. I have been not saying it for years.',
      ],
      past: '«Me» has known you both for a long time, and has carried more messages than anybody asked for.',
      secret: '«Me» once kept back something that «rival» had meant for you.',
    },
    rival: {
      wants: ['put things in order', 'get through the next days'],
      lines: [
        'You have not changed. I do not know yet whether I mind.',
        'I thought about it too. Then there was always something to do.',
        'Do you remember how it was? I ask because I do.',
        'It is easier to talk when one is carrying something.',
        'If there is something, say it. If there is not, help me with this.',
      ],
      past: '«Me» remembers it otherwise than you do, and has never said so.',
      secret: '«Me» has been waiting for you to speak, and had given up waiting.',
    },
    third: {
      wants: ['find out how things stand'],
      lines: [
        'People stop talking when I come in. I have ears, you know.',
        'What was it about? Nobody can tell me what it was about.',
        'You are not as I was told.',
        'I like you. It would be easier if I did not.',
        'If somebody is to be sad, I should like to know beforehand.',
      ],
      past: '«Me» has come into it late, and has only ever heard one half.',
      secret: '«Me» has guessed, and is waiting for somebody to say it.',
    },
    odd: {
      wants: ['get it said'],
      lines: [
        'You may ask. You would be the first.',
        'I can wait. I have had practice.',
        'It is about me as well.',
      ],
      past: 'It is about «me» as well, and «me.they:has» hardly been asked.',
      secret: '«Me» would say it, if nobody else does.',
    },
    other: {
      wants: ['get everybody to supper'],
      lines: [
        'Are you two speaking? I only ask because of the seating.',
        'I always said that it would come to something.',
        'Some people never say it. They are no happier, I can tell you.',
        'Ask «asker». «Asker» knows, and will not tell.',
      ],
      past: '«Me» has seen all of it from a little way off. «Me.they:tells» it differently each time.',
      secret: '«Me» has told «rival» more about you than was wise.',
    },
  },
  unsaid: {
    asker: 'a friend',
    rival: 'an old friend',
    third: 'a friend of the family',
    odd: 'a stranger',
    other: 'a neighbour',
  },
  talk: 'Everybody here knows about you and «rival», and each of them knows something else.',
  sides: [
    {
      name: 'Those who would have it said',
      text: 'They think that it has been put off for long enough. «Asker» says so.',
    },
    {
      name: 'Those who would let it rest',
      text: 'They say that what has kept so long will keep. Some of them are afraid of «rival», and some of you.',
    },
  ],
  prompts: ['What is there between you and «rival»?', 'What have you never said to anybody?'],
  ways: [
    {
      title: 'Said',
      choice: 'Say it to «rival», all of it',
      aftermath:
        'You say it. You had a way of saying it, with a beginning, and you leave that out. «Rival» does not interrupt. When you are done there is nothing left of it in you, and it is very light.',
      paragraphs: [
        '“I know,” says «rival», after a time. “No. I did not know. I thought I did.” Then «rival.they:says» what it was like on the other side, and it takes as long as yours, and you do not interrupt either.',
        'It does not put anything right. It is only that from now on the two of you are on the same side of it.',
      ],
      epilogue:
        '«Asker» finds you there when it is quite dark, and goes away again on tiptoe, and is insufferable about it for weeks. You and «rival» see each other now. Sometimes you do not even talk. It is a different kind of not talking.',
      trend: ['tell', 'confess', 'say'],
      mood: 'clear',
    },
    {
      title: 'Kept',
      choice: 'Say nothing, and wish «rival» well',
      aftermath:
        'You have it ready. You open your mouth, and what comes out is a good wish, and you mean it, every word. «Rival» thanks you, and waits a moment longer than one waits.',
      paragraphs: [
        'So it stays with you. You had thought that it would be like a stone. It is more like a room in a house that is not let: one knows that it is there, and keeps it aired.',
        '«Rival» goes the way that «rival.they» would have gone. You hold the door.',
      ],
      epilogue:
        '«Asker» asks you only once, years later, whether you were ever sorry. You think about it for so long that it is answer enough. “Well,” says «asker». “It was handsomely done.”',
      trend: ['keep a secret', 'let it pass', 'comfort'],
      mood: 'quiet',
    },
    {
      title: 'What was wanted',
      choice: 'Ask «rival» what «rival.they:wants», and hold to that',
      aftermath:
        '“What do you want?” you say. It is such a simple question that «rival» laughs, and then stops laughing, and sits down. “Nobody has asked me that,” «rival.they:says».',
      paragraphs: [
        'It is not what you would have chosen, and it is not what you had feared. You say that you will hold to it. «Rival» looks at you to see whether you know what you are saying, and you do.',
        'It turns out that it could have been asked at any time, by anybody.',
      ],
      epilogue:
        'You hold to it. On some days it is easy. «Asker» says that you have both grown kinder, and that it is a little dull. There is a card from «rival» on your birthday, and it is never a short one.',
      trend: ['ask', 'listen', 'help'],
      mood: 'warm',
    },
  ],
};
