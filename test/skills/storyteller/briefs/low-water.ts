import { examplesFrom, withPerson } from './example.ts';

const ORSOLYA = {
  id: 'person:orsolya',
  name: 'Orsolya Venn',
  shortName: 'Orsolya',
  pronoun: 'she',
  role: 'Keeper of the Light, in all but name',
  met: true,
  opinion: 20,
  hides: true,
  guards: ['topic:matthias-venn'],
  wants: [
    { id: 'want:orsolya/0', text: 'keep the lamp lit until somebody comes home by it' },
    { id: 'want:orsolya/2', text: "get one dry winter's paraffin up the stair" },
  ],
  lines: [
    'If you have come about the noise, it is only the salt.',
    'I have had inspectors before. They wore out.',
    'You polish a thing every day or you never really owned it.',
    'It turns because I wind it. Most things do.',
  ],
  catchphrases: ['Lit at dusk, all well.'],
};
const IZ = {
  id: 'person:iz',
  name: 'Iz',
  shortName: 'Iz',
  pronoun: 'they',
  role: 'Finder of lost things',
  met: true,
  opinion: 0,
  wants: [{ id: 'want:iz/0', text: 'find a buyer for half a sextant' }],
  lines: [
    "I don't steal. I find before other people.",
    "That's tuppence to look and a shilling to know where.",
  ],
};
const PEOPLE = [ORSOLYA];
const LIGHT = {
  id: 'place:the-light',
  name: 'the Light',
  things: [
    { id: 'thing:the-light/log', name: 'the log', known: true },
    { id: 'thing:the-light/lens', name: 'the lens', known: true },
  ],
  exits: [{ id: 'place:the-quay', name: 'the Quay', visited: true }],
};
const COMMON = {
  seed: 'low-water',
  campaign: { title: 'Low Water', tone: 'wry' },
  you: { name: 'Marten', calling: 'Inspector of lights', items: [{ id: 'item:stamp', name: 'the stamp' }] },
  place: LIGHT,
  time: { day: 2, part: 'evening' },
  people: PEOPLE,
  topics: [
    { id: 'topic:second-light', name: 'the second light', raised: true, heard: true },
    { id: 'topic:matthias-venn', name: 'Matthias Venn', raised: true },
    { id: 'topic:salt-company', name: 'the Salt Company', raised: true, holdsMore: false },
  ],
  facts: [
    {
      id: 'f:light/1',
      text: 'The second light comes at eleven minutes past the hour, always after the beam has turned its face away.',
      kind: 'lore',
      about: 'topic:second-light',
    },
    {
      id: 'f:light/2',
      text: 'Since the second light came, three families have bought rope and not said what for.',
      kind: 'lore',
      about: 'topic:second-light',
    },
    {
      id: 'f:log',
      text: 'The log has been in one hand for nine years, and the hand signs itself M. Venn.',
      about: 'place:the-light',
      thing: 'thing:the-light/log',
    },
    {
      id: 'f:stair',
      text: 'The stair smells of paraffin, of brass polish and, faintly, of toast.',
      about: 'place:the-light',
    },
    {
      id: 'f:secret',
      text: 'Orsolya signs the log with a name that is not hers.',
      kind: 'secret',
      about: 'person:orsolya',
      spoken: true,
    },
    {
      id: 'f:iz',
      text: 'Orsolya leaves a slice of toast on the lowest step for Iz each morning, and neither of them has ever mentioned it.',
      kind: 'relationship',
      about: 'person:orsolya',
      mentions: ['person:iz'],
    },
  ],
};

const to = { id: 'person:orsolya', name: 'Orsolya' };
const topic = { id: 'topic:second-light', name: 'the second light' };
const plea = {
  kind: 'plea',
  from: 'person:orsolya',
  about: 'want:orsolya/0',
  text: 'Will you help her keep the lamp lit?',
};
const find = {
  kind: 'find',
  from: null,
  about: 'thing:the-light/lens',
  text: 'There is a strip of paper on the lens.',
};

export const LOW_WATER = examplesFrom(COMMON, {
  'asks about what is known': {
    deed: { act: 'ask', text: 'Ask Orsolya about the second light', target: to, topic },
    question: { next: plea },
  },
  'asks somebody who thinks badly of you': {
    deed: { act: 'ask', text: 'Ask Orsolya about the second light', target: to, topic },
    people: withPerson(PEOPLE, 'person:orsolya', { opinion: -60 }),
    question: {
      next: {
        kind: 'demand',
        from: 'person:orsolya',
        about: 'item:stamp',
        text: 'What do you want with the stamp?',
      },
    },
  },
  'asks about what is hidden': {
    deed: {
      act: 'ask',
      text: 'Ask Orsolya about Matthias',
      target: to,
      topic: { id: 'topic:matthias-venn', name: 'Matthias Venn' },
    },
    question: { next: find },
  },
  'asks about what nobody here knows': {
    deed: {
      act: 'ask',
      text: 'Ask Orsolya about the Company',
      target: to,
      topic: { id: 'topic:salt-company', name: 'the Salt Company' },
    },
    question: {
      next: {
        kind: 'mystery',
        from: 'person:orsolya',
        about: 'topic:second-light',
        text: 'What is the second light?',
      },
    },
  },
  'asks about somebody': {
    deed: {
      act: 'ask',
      text: 'Ask Orsolya about Iz',
      target: to,
      topic: { id: 'person:iz', name: 'Iz' },
    },
    question: { next: plea },
  },
  'talks of nothing in particular': {
    deed: { act: 'talk', text: 'Talk with Orsolya', target: to },
    question: { next: find },
  },
  'presses and wins': {
    deed: {
      act: 'persuade',
      text: 'Press Orsolya about the log',
      target: to,
      result: 'success',
      reveals: 'f:secret',
      degree: 'whole',
    },
    question: {
      next: {
        kind: 'confession',
        from: 'person:orsolya',
        about: 'thing:the-light/log',
        text: 'Will you give her away?',
      },
    },
  },
  'presses and half wins': {
    deed: {
      act: 'persuade',
      text: 'Press Orsolya about the log',
      target: to,
      result: 'partial',
      reveals: 'f:secret',
      degree: 'half',
      roll: { formula: '2d6', total: 8, outcome: 'partial' },
    },
    question: {
      next: { kind: 'secret', from: 'person:orsolya', about: 'f:secret', text: 'Who will hear of it?' },
    },
  },
  'presses and fails': {
    deed: { act: 'persuade', text: 'Press Orsolya about the log', target: to, result: 'failure' },
    effects: [
      {
        kind: 'opinion',
        person: 'person:orsolya',
        name: 'Orsolya',
        from: 35,
        to: 25,
        reason: 'you pressed her',
      },
    ],
    question: {
      next: {
        kind: 'threat',
        from: 'person:orsolya',
        about: 'thing:the-light/log',
        text: 'Leave the log alone.',
      },
    },
  },
  'threatens before a witness': {
    deed: { act: 'threaten', text: 'Lean on Orsolya for the truth', target: to, result: 'failure' },
    people: [{ ...ORSOLYA, opinion: -40 }, IZ],
    question: {
      next: {
        kind: 'accusation',
        from: 'person:iz',
        about: 'topic:salt-company',
        text: 'Are you the Company’s?',
      },
    },
  },
  'threatens and gets it': {
    deed: {
      act: 'threaten',
      text: 'Lean on Orsolya for the truth',
      target: to,
      result: 'success',
      reveals: 'f:secret',
      degree: 'half',
    },
    question: { next: { kind: 'secret', from: null, about: 'f:secret', text: 'It is yours to use.' } },
  },
  'keeps a promise': {
    deed: {
      act: 'help',
      text: 'Help Orsolya get the paraffin up the stair',
      target: to,
      want: "get one dry winter's paraffin up the stair",
    },
    effects: [
      {
        kind: 'promise',
        person: 'person:orsolya',
        name: 'Orsolya',
        text: "get one dry winter's paraffin up the stair",
        kept: true,
      },
      { kind: 'opinion', person: 'person:orsolya', name: 'Orsolya', from: 25, to: 39, reason: 'you helped' },
    ],
    question: {
      last: plea,
      answered: 'meet',
      next: {
        kind: 'offer',
        from: 'person:orsolya',
        about: 'topic:matthias-venn',
        text: 'She would tell you about Matthias.',
      },
    },
  },
  'gives the stamp away': {
    deed: {
      act: 'give',
      text: 'Give Orsolya the stamp',
      target: to,
      item: { id: 'item:stamp', name: 'the stamp' },
    },
    effects: [{ kind: 'item', item: 'item:stamp', name: 'the stamp', change: 'lost' }],
    question: {
      next: { kind: 'decision', from: null, about: null, text: 'Is the order to be signed or not?' },
    },
  },
  'refuses a plea': {
    deed: { act: 'refuse', text: 'Tell Orsolya that the lamp is no business of yours', target: to },
    question: { last: plea, answered: 'refuse', next: find },
  },
  'puts a plea off': {
    deed: { act: 'put_off', text: 'Put Orsolya off', target: to },
    question: { last: plea, answered: 'put_off', next: { ...find, about: 'thing:the-light/log' } },
  },
  'reads the log': {
    deed: {
      act: 'read',
      text: 'Read the log',
      target: { id: 'thing:the-light/log', name: 'the log' },
    },
    question: {
      last: find,
      answered: 'read',
      next: { kind: 'way', from: null, about: 'place:the-quay', text: 'The Quay is below.' },
    },
  },
  'arrives at night': {
    deed: { act: 'go', text: 'Go to the Light', target: { id: 'place:the-light', name: 'the Light' } },
    place: { ...LIGHT, arrived: true, isNew: true, from: 'the Quay' },
    time: { day: 2, part: 'night', turned: true },
    question: {
      next: {
        kind: 'arrival',
        from: 'person:orsolya',
        about: 'person:orsolya',
        text: 'Orsolya wants to be asked.',
      },
    },
  },
  'meets somebody for the first time': {
    scene: 2,
    deed: { act: 'go', text: 'Go to the Light', target: { id: 'place:the-light', name: 'the Light' } },
    place: { ...LIGHT, arrived: true, isNew: true, from: 'the Quay' },
    people: withPerson(PEOPLE, 'person:orsolya', { met: false, remembers: { act: 'help', scene: 1 } }),
    question: {
      next: { kind: 'demand', from: 'person:orsolya', about: null, text: 'What do you want here?' },
    },
  },
});
