import type { Way } from '../way.ts';
import type { Manner } from './manner.ts';

const PARTS: Manner['parts'] = {
  asker: {
    wants: ['have it said openly', 'keep the others from looking away'],
    lines: [
      'Somebody knows. Somebody always does.',
      'I would rather be told something bad than nothing.',
      'About «odd» I can only say what I have seen.',
      'You may ask me anything. I may not like it.',
      'We have until then and no longer.',
    ],
    past: '«Me» was here before any of it began, and remembers what it was like. «Me.their» own part in it «me.they:has» gone over many times.',
    secret: '«Me» heard it the very first time, and told nobody for three days.',
  },
  rival: {
    wants: ['see to it that «odd» can be left alone', 'keep the peace'],
    lines: [
      'There is a great deal to be said for not knowing.',
      'I have nothing against questions. It is the answers that make work.',
      'You were told that by «asker», I suppose.',
      'Leave it a day. Most things look better for a day.',
      'I do not lie. I leave out.',
    ],
    past: '«Me» has had the trouble of «odd» from the beginning. «Me.they:has» got used to it, and «me.their» peace depends on others doing the same.',
    secret: '«Me» has known for some time that it began with «cause», and has been covering for «guilty».',
  },
  third: {
    wants: ['hear of it before the others do', 'put «cause» back as before'],
    lines: [
      'Nobody asked me. I was there, but nobody asked me.',
      'It was not always like this, you know.',
      'I saw who it was. I did not see why.',
      'You notice things, if you are not noticed.',
      'I would not touch that, if I were you. I did.',
    ],
    past: '«Me» was nearest when it happened, and has never said so. «Me.they:has» been waiting for somebody to count who was there.',
    secret: '«Me» saw what was done to «cause», and by whom.',
  },
  odd: {
    wants: ['say it to somebody who listens', 'have it settled «deadline»'],
    lines: [
      'They talk about me a good deal. To me they say good morning.',
      'You may ask. You would be the first.',
      'I have my reasons. They are not secret; nobody wanted them.',
      'Tell «asker» that I have not changed my mind.',
      'I can wait. I have had practice.',
    ],
    past: 'It is all about «me», and «me.they:has» hardly been asked. «Me.they:remembers» who did ask.',
    secret: '«Me» would have stopped long ago if anybody had put back «cause».',
  },
  other: {
    wants: ['hear how it comes out', 'stay out of the blame'],
    lines: [
      'I was elsewhere. I can say where, too.',
      'You should hear what they say about «odd».',
      'Ask «asker». No, ask «rival». No, ask them both, and tell me.',
      'I always said it would come to something.',
      'It is none of my business, so I know a good deal about it.',
    ],
    past: '«Me» has seen all of it from a little way off. «Me.they:tells» it differently each time.',
    secret: '«Me» took the chance to look at «odd» alone, once, and will not say what happened.',
  },
};

/** Say it, let it be, or end it: the three things that can be done about what has been found out. */
const OPEN: Way = {
  title: 'What everybody knows',
  choice: 'Say in front of them all what you have found out',
  aftermath:
    'You say it. You say it plainly, in the order in which you found it out, and you leave nothing out to be kind. It takes less time than anybody would have thought. When you are done, nobody asks whether you are sure.',
  paragraphs: [
    'So now it is known «why». It is known to everybody, and that turns out to be a different thing from being known to each of them. For a day people speak more quietly. Then they speak of it at the top of their voices, and then, sooner than you would have thought, of something else.',
    '«Odd:is» still there. But nobody lowers their eyes any more when they go by, and that was most of what was wrong.',
  ],
  epilogue:
    '«Asker» tells it well, by now, and has given you all the best lines. «Rival» has been heard to say that it was high time. When somebody new comes, they are told within the hour, and they laugh, and then they go and look at «odd» for themselves.',
  trend: ['tell the truth', 'show what was found', 'promise to find out'],
  mood: 'clear',
  uncovers: true,
};
const KEPT: Way = {
  title: 'Let be',
  choice: 'Say nothing, and let «odd» be',
  aftermath:
    'You say that you have looked, and that there is nothing to be told. It is quiet. You had thought that somebody would object. Then, one after the other, they begin to breathe again.',
  paragraphs: [
    'You know «why», and you keep it. It is not as heavy as you thought. It is like knowing where a key is: one does not have to go in.',
    '«Odd:goes» on as before. People have made their peace with stranger things. They make room, they grumble, they get used to it, and after a while they would miss it.',
  ],
  epilogue:
    '«Rival» never thanks you, and never again lets you carry anything alone. «Asker» asked you once more, in passing, and you said no, and «asker.they:was» content, or was tired. There is one other who knows. You nod to each other when you meet.',
  trend: ['keep a secret', 'let it pass', 'comfort'],
  mood: 'quiet',
};
const ENDED: Way = {
  title: 'An end of it',
  choice: 'Put an end to it, here and now',
  aftermath:
    'You do not explain. You know where it began, and so you go to «cause», in front of all of them, and undo what was done. It is a small movement. It is so small that for a moment nobody understands that it is over.',
  paragraphs: [
    'And it is over. What was said of «odd» is from now on something that used to be said. There is a silence where it was, about as large as a room, and people keep walking round it.',
    'You have not told them «why». They never quite forgive you that, and they never quite ask.',
  ],
  epilogue:
    '«Odd:is» spoken of, on and off, more fondly each year. «Guilty» comes by sometimes and looks at «cause», and touches nothing. «Asker» says it was the right thing. «Asker.they:says» it rather often.',
  trend: ['stop it', 'take', 'force'],
  mood: 'still',
};

/** Something is not as it should be, and it is to be found out why. */
export const RIDDLE: Manner = {
  parts: PARTS,
  unsaid: {
    asker: 'an old acquaintance',
    rival: 'an old acquaintance',
    third: 'a neighbour',
    odd: 'a stranger',
    other: 'a neighbour',
  },
  talk: 'Everybody here has an opinion about «odd». «Asker» wants to know «question»; «rival» would rather that nobody asked.',
  sides: [
    {
      name: 'Those who ask',
      text: 'They want to know «question», and they want it to be known. There are not many of them, and «asker» does most of the asking.',
    },
    {
      name: 'Those who leave it alone',
      text: 'They have got used to «odd». They are polite about it, and there are more of them than one would think; «rival» speaks for them.',
    },
  ],
  prompts: ['What have you to do with «odd»?', 'Why would people tell you what they do not tell «asker»?'],
  ways: [OPEN, KEPT, ENDED],
};
