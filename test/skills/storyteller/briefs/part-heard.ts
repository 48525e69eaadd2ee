import { examplesFrom } from './example.ts';

const LEOPOLD = {
  id: 'person:leopold',
  name: 'Leopold Munk',
  shortName: 'Leopold',
  pronoun: 'he',
  role: 'Part-sentenced man, and maker of the tea',
  met: true,
  opinion: 45,
  wants: [{ id: 'want:leopold/2', text: 'find out who has been kind to him for eleven years' }],
  lines: [
    'I am in no hurry. I should like that to be quite clear to the court.',
    'They have been very good to me here. I have a cupboard.',
    'One hundred and sixty-three cups a day, not counting juries.',
  ],
};
const TENCH = {
  id: 'person:tench',
  name: 'Mr Tench',
  shortName: 'Mr Tench',
  pronoun: 'he',
  role: 'Clerk of the court',
  met: true,
  opinion: -20,
  state: 'wary',
  lines: ['The ninth matter will be reached when it is reached.'],
};
const HALL = {
  id: 'place:perfume-hall',
  name: 'the Perfume Hall',
  things: [
    { id: 'thing:perfume-hall/list', name: 'the list', known: true },
    { id: 'thing:perfume-hall/hand', name: 'the plaster hand', known: true },
  ],
  exits: [{ id: 'place:fur-vault', name: 'the Fur Vault' }],
};
const COMMON = {
  seed: 'part-heard',
  campaign: { title: 'Part Heard', tone: 'comic' },
  you: {
    name: 'James',
    calling: 'Duty lawyer',
    items: [{ id: 'item:voucher', name: 'the luncheon voucher' }],
  },
  place: HALL,
  time: { day: 1, part: 'afternoon' },
  people: [LEOPOLD, TENCH],
  topics: [
    { id: 'topic:goose', name: 'the goose', raised: true },
    {
      id: 'topic:eleven-years',
      name: 'the eleven years',
      raised: true,
      heard: true,
      toldBy: ['person:tench'],
    },
  ],
  facts: [
    {
      id: 'f:goose',
      text: 'The goose came in by the revolving door and has been an exhibit ever since.',
      kind: 'lore',
      about: 'topic:goose',
    },
    {
      id: 'f:hall',
      text: 'Somebody has a cough under the dome, and the dome is passing it round.',
      about: 'place:perfume-hall',
    },
    {
      id: 'f:list',
      text: 'The ninth matter stands on the list in another ink.',
      about: 'place:perfume-hall',
      thing: 'thing:perfume-hall/list',
    },
    {
      id: 'f:tench',
      text: 'Mr Tench has moved the ninth matter down the list every week for eleven years.',
      kind: 'secret',
      about: 'person:tench',
    },
  ],
};

const leopold = { id: 'person:leopold', name: 'Leopold' };
const tench = { id: 'person:tench', name: 'Mr Tench' };
const accusation = {
  kind: 'accusation',
  from: 'person:tench',
  about: 'topic:goose',
  text: 'Did you let the goose in?',
};
const secret = { kind: 'secret', from: 'person:tench', about: 'f:tench', text: 'Mr Tench moved it himself.' };

export const PART_HEARD = examplesFrom(COMMON, {
  'asks one who sends you to another': {
    deed: {
      act: 'ask',
      text: 'Ask Leopold about the eleven years',
      target: leopold,
      topic: { id: 'topic:eleven-years', name: 'the eleven years' },
    },
    question: {
      next: { kind: 'plea', from: 'person:leopold', about: 'want:leopold/2', text: 'Who was it?' },
    },
  },
  'offers help in words of its own': {
    deed: { act: 'help', text: "Offer to push Leopold's trolley", target: leopold },
    question: {
      next: { kind: 'plea', from: 'person:leopold', about: 'want:leopold/2', text: 'Who was it?' },
    },
  },
  'accuses a clerk': {
    deed: {
      act: 'accuse',
      text: 'Accuse Mr Tench',
      target: tench,
      topic: { id: 'topic:eleven-years', name: 'the eleven years' },
    },
    question: {
      next: {
        kind: 'threat',
        from: 'person:tench',
        about: 'topic:eleven-years',
        text: 'He would have you struck off.',
      },
    },
  },
  'lies and is believed': {
    deed: {
      act: 'deceive',
      text: 'Tell Mr Tench that the goose was already there',
      target: tench,
      result: 'success',
    },
    question: {
      last: accusation,
      answered: 'lie',
      next: { kind: 'offer', from: 'person:leopold', about: 'topic:goose', text: 'He saw it come in.' },
    },
  },
  'lies and is not': {
    deed: { act: 'deceive', text: 'Lie to Mr Tench', target: tench, result: 'failure' },
    question: { last: accusation, answered: 'lie', next: accusation },
  },
  'asks back': {
    deed: {
      act: 'ask',
      text: 'Ask Mr Tench who told him',
      target: tench,
      topic: { id: 'topic:goose', name: 'the goose' },
    },
    question: { last: accusation, answered: 'ask_back', next: { ...accusation, kind: 'demand' } },
  },
  confesses: {
    deed: { act: 'confess', text: 'Own up to Mr Tench', target: tench },
    question: {
      last: accusation,
      answered: 'meet',
      next: { kind: 'decision', from: null, about: null, text: 'Will you be heard today?' },
    },
  },
  'tells what is known': {
    deed: {
      act: 'tell',
      text: 'Tell Leopold',
      target: leopold,
      fact: {
        id: 'f:tench',
        text: 'Mr Tench has moved the ninth matter down the list every week for eleven years.',
      },
      bearing: 'helps',
    },
    question: {
      last: secret,
      answered: 'tell',
      next: { kind: 'confession', from: 'person:leopold', about: null, text: 'Will you keep it?' },
    },
  },
  'keeps it': {
    deed: { act: 'keep', text: 'Say nothing of it to anybody' },
    question: {
      last: secret,
      answered: 'keep',
      next: {
        kind: 'find',
        from: null,
        about: 'thing:perfume-hall/hand',
        text: 'There is something in the hand.',
      },
    },
  },
  'trades it': {
    deed: { act: 'trade', text: 'Trade it with Mr Tench', target: tench },
    effects: [{ kind: 'state', person: 'person:tench', name: 'Mr Tench', words: 'frightened' }],
    question: {
      last: secret,
      answered: 'trade',
      next: { kind: 'mystery', from: 'person:tench', about: 'topic:goose', text: 'What of the goose?' },
    },
  },
  'shows an item': {
    deed: {
      act: 'show',
      text: 'Show Mr Tench the voucher',
      target: tench,
      item: { id: 'item:voucher', name: 'the luncheon voucher' },
    },
    question: {
      last: secret,
      answered: 'show',
      next: { kind: 'demand', from: 'person:tench', about: 'item:voucher', text: 'Where did you get that?' },
    },
  },
  'makes amends': {
    deed: { act: 'make_amends', text: 'Make it up to Mr Tench', target: tench, opinion: -10 },
    question: {
      next: {
        kind: 'offer',
        from: 'person:tench',
        about: 'topic:eleven-years',
        text: 'He could look it up.',
      },
    },
  },
  'looks again at what is told out': {
    deed: {
      act: 'look',
      text: 'Look at the plaster hand',
      target: { id: 'thing:perfume-hall/hand', name: 'the plaster hand' },
    },
    question: { next: { kind: 'way', from: null, about: 'place:fur-vault', text: 'The stair goes down.' } },
  },
});
