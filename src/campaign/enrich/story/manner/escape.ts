import type { Manner } from './manner.ts';

/** The player is held somewhere, and wants to be elsewhere. */
export const ESCAPE: Manner = {
  parts: {
    asker: {
      wants: ['get out', 'find the courage for it'],
      lines: [
        'Not so loud. They like to hear us talk.',
        'I have counted the steps. I count them every day.',
        'If I think about it I shall stay, so I do not think about it.',
        'What will you do first, outside? I have forgotten what there is.',
        '«Rival» looks at the hands. Keep your hands still.',
      ],
      past: '«Me» has been here longer than you, and has gone over it so often that it has become a kind of prayer.',
      secret: '«Me» got as far as the outside once, and came back.',
    },
    rival: {
      wants: ['keep the count right'],
      lines: [
        'You seem restless. Are you restless?',
        'I write everything down. It saves arguing later.',
        'Nobody has gone from here who did not wish they had not.',
        'You may talk to me. You would be surprised how many do.',
        'I know what I should do in your place. That is my work.',
      ],
      past: '«Me» has never lost anybody, and has been told what happens if «me.they:does».',
      secret: '«Me» has asked three times to be sent elsewhere.',
    },
    third: {
      wants: ['stay out of trouble'],
      lines: [
        'I have not heard anything. I say that every day, in case.',
        'They give you things, if you tell them things.',
        'I would not go. I would want to be asked.',
        'There is a hole in it. There is always a hole in it.',
        'Do not tell me when. Tell me after.',
      ],
      past: '«Me» has seen two plans come to nothing, and could say why.',
      secret: '«Me» tells «rival» things, small ones, and leaves out the large ones.',
    },
    odd: {
      wants: ['get it over with'],
      lines: [
        'You may ask. You would be the first.',
        'I can wait. I have had practice.',
        'I go where I am put.',
      ],
      past: 'It will not go without «me», and nobody has asked «me.them».',
      secret: '«Me» has decided already.',
    },
    other: {
      wants: ['get through the day'],
      lines: [
        'It is not so bad. One gets used to the bread.',
        'They say that somebody got out, before my time.',
        'I sleep very well. I sleep whatever happens.',
        'Ask «asker». No, do not ask anybody.',
      ],
      past: '«Me» has stopped counting the days, and is happier for it.',
      secret: '«Me» has something hidden that would be of use.',
    },
  },
  unsaid: {
    asker: 'a fellow sufferer',
    rival: 'a watcher',
    third: 'a fellow sufferer',
    odd: 'a stranger',
    other: 'a neighbour',
  },
  talk: 'Nobody here speaks of getting out. They speak of the weather outside, and mean that.',
  sides: [
    { name: 'Those who want out', text: 'There are fewer of them than one would think. «Asker» is one.' },
    { name: 'Those who keep the door', text: 'They count, and they write it down. «Rival» counts best.' },
  ],
  prompts: ['What is the first thing that you will do outside?', 'Whom would you not leave behind?'],
  ways: [
    {
      title: 'Out, the two of you',
      choice: 'Go now, and take «asker» with you',
      aftermath:
        'You take «asker» by the sleeve, and you go. It is all as it was planned, until it is not; then you go on all the same. Behind you somebody begins to count.',
      paragraphs: [
        'You are out. It is larger than you remembered, and nobody has told it to be quiet. «Asker» laughs, and cannot stop, and you have to sit down, the two of you, on the bare ground, until it is over.',
        'Somewhere behind you they are counting again. It does not come out right. It will not come out right any more.',
      ],
      epilogue:
        '«Asker» still wakes at the hour when they counted. «Rival» was asked how it could have happened, and gave an answer that was written down. You never heard what it was. You like to think that it was short.',
      trend: ['help', 'take along', 'promise'],
      mood: 'glad',
    },
    {
      title: 'Out, alone',
      choice: 'Go now, alone, while there is time',
      aftermath:
        'There is time for one, so one goes. You do not look round. You hear «asker» not calling after you, and you hear it for a long while.',
      paragraphs: [
        'You are out. Nobody follows; there was somebody there to be found, and they found «asker», who said nothing, and went on saying nothing for as long as it was useful to you.',
        'You have what you wanted. You walk until it is light.',
      ],
      epilogue:
        'You send word, when you have a place to send it from, and something to eat, and later money. Nothing comes back. Once there is a scrap of paper with no name on it. It says: “I would have.” You do not know which it means.',
      trend: ['leave', 'take', 'deceive'],
      mood: 'cold',
    },
    {
      title: 'The one who stayed',
      choice: 'Keep «rival» busy, so that «asker» can go',
      aftermath:
        'You go to «rival», and begin to talk. You have never talked so well. When the counting begins, you are still talking, and «rival» is still listening, and by then it is done.',
      paragraphs: [
        '«Asker» is out. You know it by the quiet, and then by the noise. You are asked about it for three days, and you tell them everything you know about the weather.',
        '“You could have gone,” says «rival», on the third day, when nobody else is there. “Yes,” you say. «Rival» closes the book.',
      ],
      epilogue:
        'It is not for ever. In the spring somebody comes with a paper and your name on it, and «asker» is standing at the gate, in a good coat, with another one over one arm. Nobody has ever been so long about putting on a coat.',
      trend: ['comfort', 'talk', 'give'],
      mood: 'warm',
    },
  ],
};
