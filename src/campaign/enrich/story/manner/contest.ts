import type { Manner } from './manner.ts';

/** Something is to be won, against somebody who means to win it. */
export const CONTEST: Manner = {
  parts: {
    asker: {
      wants: ['see «contest» decided fairly', 'give «rival» something to think about'],
      lines: [
        'Have you slept? You should have slept.',
        'Nobody has ever given «rival» a reason to hurry.',
        'What you are good at, do that. Leave the rest to the others.',
        'I have put nothing on it. I could not bear to.',
        'There is no shame in second. I have just never met anybody who thought so.',
      ],
      past: '«Me» has watched «contest» for years from the same spot, and could tell you how each of them was lost.',
      secret: '«Me» once entered for «contest», and took the name back on the last day.',
    },
    rival: {
      wants: ['win «contest»', 'keep it a fair fight'],
      lines: [
        'I wish you luck. I have no use for it.',
        'You look at your hands too much. Everybody sees it.',
        'The first time is the easy one. They do not expect anything.',
        'I get up at four. I have never liked it.',
        'We shall see. That is the good thing about «contest»: one sees.',
      ],
      past: '«Me» has been the one to beat for so long that people have stopped asking how it is done.',
      secret: '«Me» is not well, and has told nobody: this is the last time.',
    },
    third: {
      wants: ['win a bet on you', 'get nearer to «contest»'],
      lines: [
        'They give you one in five. I took it.',
        'Watch the first minute. It is all in the first minute.',
        '«Rival» was out again last night, alone. I counted the rounds.',
        'You notice things, if you are not noticed.',
        'I know a way. You will not like it.',
      ],
      past: '«Me» has seen more of «rival» than «rival» knows, and has never told it for nothing.',
      secret: '«Me» has bet more on you than «me.they:has».',
    },
    odd: {
      wants: ['get it over with'],
      lines: [
        'They talk about me a good deal. To me they say good morning.',
        'You may ask. You would be the first.',
        'I can wait. I have had practice.',
      ],
      past: '«Me» has a part in «contest» that nobody asked «me.them» about.',
      secret: '«Me» knows already how it will end, or thinks so.',
    },
    other: {
      wants: ['find a good place to see it from'],
      lines: [
        'I was for «rival». I am for you until noon.',
        'You should hear what they say about you. No, you should not.',
        'I always said it would come to this.',
        'Whoever wins, I shall have known it.',
      ],
      past: '«Me» has not missed «contest» in years. «Me.they:tells» it differently each time.',
      secret: '«Me» has promised the same cheer to both of you.',
    },
  },
  unsaid: {
    asker: 'a friend',
    rival: 'a champion',
    third: 'a bystander',
    odd: 'a stranger',
    other: 'a neighbour',
  },
  talk: 'Everybody here has an opinion about «contest», and about who will win it. Most of them say «rival».',
  sides: [
    {
      name: 'Those who are for you',
      text: 'They would like to see «rival» beaten for once, and «asker» says so aloud.',
    },
    {
      name: 'Those who are for «rival»',
      text: 'They have seen «rival» win before, and expect to see it again.',
    },
  ],
  prompts: ['Why do you want to win «contest»?', 'What are you better at than «rival»?'],
  ways: [
    {
      title: 'Won',
      choice: 'Go all out to win',
      aftermath:
        'You do not think about «rival». You do not think about anything. There is what comes next, and what comes next after that, and then there is nothing more to do, and somebody is shouting a name.',
      paragraphs: [
        'It is yours. You have won «contest», by so little that they have to look twice, and they look twice, and it is yours.',
        '«Rival» comes over before anybody else does, and holds out a hand. “I looked round,” «rival.they:says». “I have never had to look round before.” It is meant as a present, and you take it as one.',
      ],
      epilogue:
        '«Asker» tells it better than it was. «Rival» gets up late now, and says that it is a great relief, and is seen out there before dawn all the same. Next year somebody will want to beat you. You find that you are looking forward to being asked how it is done.',
      trend: ['practise', 'win', 'try'],
      mood: 'glad',
    },
    {
      title: 'Beaten',
      choice: 'Lose it fairly',
      aftermath:
        'You give it what you have, all of it, and it is very nearly enough. Nearly is a long way, when you are in the middle of it.',
      paragraphs: [
        'You are second. «Rival» has won «contest» again, and for the first time is too tired to be polite about it. There is nothing that you could have done and did not. You look for it, and it is not there.',
        '“Next year,” says «rival», when there is breath for it. It is not a courtesy. It is a warning, and it is the best thing that anybody has said to you for a long time.',
      ],
      epilogue:
        '«Asker» has a list of what has to be different next time, and it is not a long one. You keep it in your pocket. People who never knew your name before say it when you go by.',
      trend: ['try', 'practise'],
      mood: 'open',
    },
    {
      title: 'Given away',
      choice: 'Let «rival» have it',
      aftermath:
        'It is only a moment, and nobody could swear to it. You could have, and you did not. «Rival» looks across, and knows.',
      paragraphs: [
        'So «rival» has won «contest». There is the usual noise. You clap with the others, and it is not as hard as you had thought.',
        'Only «rival» does not look pleased. “Why?” «rival.they:asks» you, afterwards, with nobody near. You say why. It is a good reason. «Rival» goes on shaking «rival.their» head for some time.',
      ],
      epilogue:
        '«Asker» has never asked what happened, and never speaks of it. «Rival» did not enter again. Once a year, on the day, the two of you meet and talk about something else.',
      trend: ['yield', 'comfort', 'keep a secret'],
      mood: 'quiet',
    },
    {
      title: 'Nobody won',
      choice: 'Stop, in the middle of it, and hold out your hand to «rival»',
      aftermath:
        'You stop. It is so quiet that you can hear your own breath, and then another: «rival» has stopped too, because nobody has ever done that before, and wants to know why.',
      paragraphs: [
        'They argue about it until dark. There is no rule for it. In the end it is written down that «contest» was not decided this year, and the two of you sign it, one below the other.',
        '“I had not thought of that,” says «rival». “In all those years, I had not once thought of that.”',
      ],
      epilogue:
        '«Asker» was angry for a week. People still argue over who would have won, and that is what they like best about it. You and «rival» know, and do not say.',
      trend: ['talk', 'make peace', 'refuse'],
      mood: 'warm',
    },
  ],
};
