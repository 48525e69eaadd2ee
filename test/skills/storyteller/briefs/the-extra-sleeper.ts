import { examplesFrom } from './example.ts';

const HANNE = {
  id: 'person:hanne',
  name: 'Hanne Tolliver',
  shortName: 'Hanne',
  pronoun: 'she',
  role: 'Warden of the Watch',
  met: true,
  opinion: 5,
  wants: [{ id: 'want:hanne/3', text: 'keep the butter knife out of sight' }],
  lines: [
    'There is an envelope for that. There is an envelope for most things.',
    'The Watch does not run. Running is a decision, and decisions are minuted.',
  ],
  remembers: { act: 'give', scene: 1, item: 'the tin whistle' },
};
const FERRY = {
  id: 'person:ferry',
  name: 'Doctor Ferry',
  shortName: 'Doctor Ferry',
  pronoun: 'she',
  role: 'Guest of the Vestry, and student of the sleep',
  met: true,
  opinion: 60,
  wants: [{ id: 'want:ferry/1', text: 'see every cup drunk to the bottom' }],
  lines: ['You slept well? But of course you did.'],
};
const ROOM = {
  id: 'place:watch-room',
  name: 'the Watch Room',
  things: [
    { id: 'thing:watch-room/coats', name: 'the coats', known: true },
    { id: 'thing:watch-room/book', name: 'the Book', known: true },
  ],
  exits: [{ id: 'place:the-hall', name: 'the Hall' }],
};
const COMMON = {
  seed: 'sleeper',
  campaign: { title: 'The Extra Sleeper', tone: 'hushed' },
  you: { name: 'Ulla', calling: 'Night nurse', items: [{ id: 'item:key', name: 'the key' }] },
  place: ROOM,
  time: { day: 1, part: 'night' },
  people: [HANNE],
  topics: [{ id: 'topic:posset', name: 'the posset', raised: true }],
  facts: [
    {
      id: 'f:coats/1',
      text: 'There are six on the Watch, counting yourself, and there are seven coats.',
      about: 'place:watch-room',
      thing: 'thing:watch-room/coats',
    },
    {
      id: 'f:coats/2',
      text: 'The red coat has been brushed this week, and in its pocket is a fresh sprig of rosemary.',
      about: 'place:watch-room',
      thing: 'thing:watch-room/coats',
    },
    { id: 'f:room/1', text: 'Soup comes through the wall at seven.', about: 'place:watch-room' },
    {
      id: 'f:room/2',
      text: 'The clock has been stopped at ten past nine since Martinmas.',
      about: 'place:watch-room',
    },
  ],
};
const hanne = { id: 'person:hanne', name: 'Hanne' };
const coats = { id: 'thing:watch-room/coats', name: 'the coats' };
const find = { kind: 'find', from: null, about: 'thing:watch-room/coats', text: 'There are seven coats.' };
const wayOn = { kind: 'way', from: null, about: 'place:the-hall', text: 'Three steps lead down.' };
const demand = { kind: 'demand', from: 'person:hanne', about: 'item:key', text: 'Where is the key?' };

export const THE_EXTRA_SLEEPER = examplesFrom(COMMON, {
  'looks at a plural': {
    deed: { act: 'look', text: 'Look at the coats', target: coats },
    question: { next: find },
  },
  'searches and finds': {
    deed: { act: 'search', text: 'Search the coats', target: coats, result: 'success' },
    question: { next: { ...find, about: 'thing:watch-room/book' } },
  },
  'searches and half finds': {
    deed: { act: 'search', text: 'Search the coats', target: coats, result: 'partial' },
    question: { next: demand },
  },
  'searches and fails': {
    deed: { act: 'search', text: 'Search the coats', target: coats, result: 'failure' },
    question: { next: demand },
  },
  'takes a thing': {
    deed: { act: 'take', text: 'Take the key', item: { id: 'item:key', name: 'the key' } },
    question: { last: find, answered: 'take', next: demand },
  },
  'hides a thing': {
    deed: { act: 'hide', text: 'Hide the key', item: { id: 'item:key', name: 'the key' }, result: 'partial' },
    question: { last: demand, answered: 'hide', next: demand },
  },
  'leaves it alone': {
    deed: { act: 'leave', text: 'Leave the coats alone', target: coats },
    question: { last: find, answered: 'leave', next: wayOn },
  },
  'forces a door': {
    deed: { act: 'force', text: 'Force the drawer marked Thin Cup open', result: 'failure' },
    effects: [{ kind: 'hurt', isHurt: true }],
    question: { next: demand },
  },
  'uses an item': {
    deed: { act: 'use', text: 'Use the key', item: { id: 'item:key', name: 'the key' }, result: 'success' },
    question: { last: find, answered: 'use', next: wayOn },
  },
  'listens unseen': {
    deed: { act: 'eavesdrop', text: 'Listen', result: 'success' },
    people: [HANNE, FERRY],
    question: { next: { kind: 'threat', from: 'person:ferry', about: 'topic:posset', text: 'Drink it.' } },
  },
  waits: {
    deed: { act: 'wait', text: 'Wait until dawn' },
    time: { day: 2, part: 'dawn', turned: true },
    question: { next: wayOn },
  },
  'thinks alone': {
    deed: {
      act: 'remember',
      text: 'Think about the posset',
      topic: { id: 'topic:posset', name: 'the posset' },
    },
    people: [],
    recalled: {
      lore: [
        {
          id: 'l1',
          text: 'The first cup is for sleep and the second is for waking, and nobody has ever poured a third.',
          relevance: 0.8,
        },
      ],
    },
    question: { next: find },
  },
  bargains: {
    deed: {
      act: 'bargain',
      text: 'Offer Hanne the key',
      target: hanne,
      item: { id: 'item:key', name: 'the key' },
      result: 'partial',
    },
    question: {
      last: demand,
      answered: 'trade',
      next: {
        kind: 'plea',
        from: 'person:hanne',
        about: 'want:hanne/3',
        text: 'Will you keep it out of sight?',
      },
    },
  },
  comforts: {
    deed: { act: 'comfort', text: 'Sit with Hanne', target: hanne },
    question: {
      next: { kind: 'confession', from: 'person:hanne', about: null, text: 'Will you tell the Vestry?' },
    },
  },
  fights: {
    deed: { act: 'fight', text: 'Go for Hanne', target: hanne, result: 'partial' },
    question: { next: wayOn },
  },
  decides: {
    deed: {
      act: 'decide',
      text: 'Pour the third cup',
      decision: 'You pour the third cup, and it holds more than the first two.',
    },
    question: {
      answered: 'decide',
      last: { kind: 'decision', from: null, about: null, text: 'Who is to wake?' },
      next: wayOn,
    },
  },
});
