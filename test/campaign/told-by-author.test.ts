import { expect, it } from 'vitest';
import type { Fact, Person } from '../../src/campaign/campaign.ts';
import { linesBetweenScenes, toldByAuthor } from '../../src/campaign/told-by-author.ts';

const secret = (id: string, text: string): Fact => ({
  ...{ id, text, kind: 'secret', about: 'person:hanne', mentions: [], spoken: false },
  source: { file: 'secrets.md', line: 1 },
});

const scenes = [
  {
    file: 'watch.ink',
    text: [
      '=== the_drawer ===',
      'Hanne has her hand on the drawer. “I cannot shut it,” she says.',
      '~ learn("hanne has opened an envelope")',
      '=== the_stair ===',
      'Behind the ash door a stair goes down. Nineteen steps, and a bed grown over with moss.',
    ].join('\n'),
  },
];

it('a secret that a knot teaches or says, or a beat tells, is the author’s to tell', () => {
  const facts = [
    secret('taught', 'Hanne opened the envelope alone, with a butter knife.'),
    secret('said', 'Nineteen steps down there is a bed, and the moss has grown over it.'),
    secret('beat', 'The cocoa is one part posset in nine.'),
    secret('free', 'Hanne keeps a list of what every sleeper weighs.'),
  ];
  const beats = [{ id: 'beat_001', title: 'Cocoa', description: 'The cocoa turns out to be part posset.' }];
  expect(toldByAuthor(facts, { beats, scenes })).toEqual(
    new Map([
      ['taught', ['the_drawer']],
      ['said', ['the_stair']],
      ['beat', ['beat_001']],
    ]),
  );
  expect(toldByAuthor(facts, { beats: [], scenes: [] })).toEqual(new Map());
});

it('a line that a scene says is no example any more', () => {
  const examples = ['I cannot shut it. It is the paper.', 'So minuted, and carried.'];
  const person = { profile: { speech_patterns: { examples } } } as Person;
  const [told] = linesBetweenScenes([person], scenes);
  expect(told?.profile.speech_patterns?.examples).toEqual(['So minuted, and carried.']);
  expect(linesBetweenScenes([person], [])).toEqual([person]);
});
