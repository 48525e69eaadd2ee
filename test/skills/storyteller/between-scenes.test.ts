import { describe, expect, it } from 'vitest';
import { roleOf } from '../../../skills/storyteller/src/telling/character.ts';
import { narrateInput } from '../../../skills/storyteller/src/telling/input.ts';
import { tellScene } from '../../../skills/storyteller/src/telling/tell.ts';
import { ToldHistory } from '../../../skills/storyteller/src/telling/told-history.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { sceneInput } from '../support/scene-input.ts';
import { YARD } from './support/run-narrate.ts';

const MARA = { id: 'person:mara', name: 'Mara' };
const mara = { ...YARD.people[0], role: 'sweeper of the yard', met: true };
const BARE = { ...YARD, scene: 5, facts: [], topics: [], things: [], people: [mara] };
const SEEDS = Array.from({ length: 12 }, (_, seed) => `${seed}`);

function tell(scene: object, saved: JsonObject = { people: {} }) {
  const input = narrateInput(sceneInput(scene as JsonObject));
  const history = new ToldHistory(saved, input.scene);
  const { before, told, after } = tellScene(input, history, 'vivid');
  return { text: [...before, ...told, ...after].join('\n'), history };
}

/** What is told with each of a few seeds, and in a row. */
const tellings = (scene: object, saved?: JsonObject) =>
  SEEDS.map((seed) => tell({ ...scene, seed }, saved).text);

describe('the first scene', () => {
  const stranger = { ...mara, met: false };
  const first = {
    ...BARE,
    scene: 1,
    deed: null,
    people: [stranger],
    persona: { name: 'You', calling: 'Surveyor' },
  };
  const MET = /sweeper of the yard|told Mara/i;

  it('introduces only who was not in the premise', () => {
    const known = tellings({ ...first, opening: ['Mara Lind has asked you to be slow.'] });
    expect(known.filter((text) => MET.test(text))).toEqual([]);
    const unknown = tellings({ ...first, opening: ['It begins.'] });
    expect(unknown.filter((text) => MET.test(text))).toHaveLength(SEEDS.length);
  });
});

describe('the first talk with somebody', () => {
  const deed = { act: 'talk', text: 'Wish Mara good day', words: 'rules', target: MARA };
  const persona = { name: 'Ilse', calling: 'Surveyor' };

  it('says who you are and who they are', () => {
    for (const text of tellings({ ...BARE, persona, deed })) {
      expect(text).toMatch(/Ilse|surveyor/);
      expect(text).toContain('Mara Lind');
      expect(text).toMatch(/sweeper of the yard/i);
    }
  });

  it('comes once', () => {
    const { history } = tell({ ...BARE, persona, deed });
    const saved = history.patch();
    for (const text of tellings({ ...BARE, scene: 6, persona, deed }, saved))
      expect(text).not.toContain('Mara Lind');
  });

  it('has been had with whoever spoke in a scene of the author', () => {
    const authored = {
      knot: 'broom',
      hasChoices: true,
      paragraphs: [{ text: '“Mind the broom,” says Mara.', speaker: 'person:mara' }],
    };
    const { history } = tell({ ...BARE, scene: 4, deed: null, authored });
    for (const text of tellings({ ...BARE, persona, deed }, history.patch()))
      expect(text).not.toContain('Mara Lind');
  });
});

it('whoever has spoken is not introduced afterwards', () => {
  const looks = { id: 'a', text: 'Mara Lind is tall as a gate.', kind: 'appearance', about: 'person:mara' };
  const unmet = { ...BARE, people: [{ ...mara, met: false }], facts: [looks] };
  const deed = { act: 'wait', text: 'Wait here', words: 'rules' };
  expect(tell({ ...unmet, deed }).text).toContain('tall as a gate');
  const seen = { people: { 'person:mara': 'seen' } };
  expect(tell({ ...unmet, deed }, seen).text).not.toContain('tall as a gate');
});

it('time that has gone by is told as long as it was', () => {
  const wait = { ...BARE, deed: { act: 'wait', text: 'Stay here for now', words: 'rules' } };
  const passed = (parts: number, nights: number) =>
    tellings({ ...wait, time: { day: 2, part: 'noon', turned: true, passed: parts, nights } });
  for (const text of passed(7, 1))
    expect(text).toMatch(/next one|next day|night|sleep|lamps|Another day|one more/);
  for (const text of passed(2, 0)) expect(text).toMatch(/[Hh]ours|part of a day|long time/);
  for (const text of passed(1, 0)) expect(text).not.toMatch(/hour|night|next|another day|long time/i);
});

it('the next of the hours that a story plays in is told as that, after a deed and before a scene', () => {
  const time = { day: 2, part: 'evening', turned: true, passed: 5, nights: 1, again: true };
  const deed = { act: 'wait', text: 'Stay here for now', words: 'rules' };
  for (const text of tellings({ ...BARE, deed, time }))
    expect(text).toMatch(/in between|again|once more|the next one/);
});

it('a choice in the words of the rules is not said again; one in the words of the player is', () => {
  const place = { ...YARD.place, name: 'the yard' };
  const look = { act: 'look', text: 'Take a last look at the yard' };
  for (const text of tellings({ ...BARE, place, facts: YARD.facts, deed: { ...look, words: 'rules' } }))
    expect(text).not.toContain('last look');
  expect(tell({ ...BARE, deed: { ...look, words: 'player' } }).text).toMatch(/^You take a last look/);
});

it('a question is asked in the order of words in which it was put', () => {
  const ask = (asked: string) =>
    tellings({ ...BARE, deed: { act: 'ask', text: 'x', words: 'player', asked, target: MARA } });
  for (const text of ask('how many carts the carter has'))
    expect(text).toMatch(/[^“]how many carts the carter has[.,]/);
  for (const text of ask('who let the fires out')) expect(text).toContain('“Who let the fires out?”');
});

describe('an answer', () => {
  const answer = (asked: string, question: object, act: string) => ({
    scene: { ...BARE, deed: { act, text: 'x', words: 'rules', target: MARA }, question },
    saved: { people: { 'person:mara': 'talked' }, asked },
  });

  it('is to what was asked', () => {
    const last = { kind: 'accusation', from: MARA.id, about: null, text: 'Mara asks how you know.' };
    const { scene, saved } = answer('how_known', { last, answered: 'meet' }, 'make_amends');
    for (const text of tellings(scene, saved)) expect(text).toMatch(/how you found out/);
    const plain = answer('', {}, 'make_amends');
    for (const text of tellings(plain.scene, plain.saved)) expect(text).not.toMatch(/how you found out/);
  });

  it('that somebody waits for in vain is seen to be missing', () => {
    const last = { kind: 'plea', from: MARA.id, about: null, text: 'Mara asks for help.' };
    const deed = { act: 'look', text: 'Look about', words: 'rules' };
    const missed = /stops waiting|left Mara standing|an answer too|disappointed/;
    for (const text of tellings({ ...BARE, deed, question: { last, answered: null } }))
      expect(text).toMatch(missed);
    for (const text of tellings({ ...BARE, deed })) expect(text).not.toMatch(missed);
  });
});

describe('what has changed', () => {
  const deed = { act: 'try', text: 'Force the pump', words: 'rules', result: 'failure' };

  it('is shown where the player is hurt', () => {
    const hurt = /stay down|one side of you|there is blood|hear it before you feel it/;
    const effects = [{ kind: 'hurt', isHurt: true }];
    for (const text of tellings({ ...BARE, deed, effects })) expect(text).toMatch(hurt);
    for (const text of tellings({ ...BARE, deed })) expect(text).not.toMatch(hurt);
  });

  it('is shown where somebody grows wary', () => {
    const effects = [{ kind: 'opinion', person: MARA.id, name: 'Mara', from: -20, to: -40, reason: '' }];
    for (const text of tellings({ ...BARE, deed: { ...deed, target: MARA, act: 'persuade' }, effects }))
      expect(text).toMatch(/keeps? you in sight|step back from you|more careful with you/);
  });

  it('names what was told', () => {
    const fact = { id: 'f', text: 'The well is empty.' };
    const told = { act: 'tell', text: 'Tell Mara', words: 'rules', target: MARA, fact, bearing: 'news' };
    for (const text of tellings({ ...BARE, deed: told })) expect(text).toContain('“The well is empty.”');
  });
});

it('what was looked up answers a question only when it speaks of what was asked', () => {
  const topic = { id: 'topic:gate', name: 'the gate' };
  const deed = { act: 'ask', text: 'x', words: 'rules', target: MARA, topic };
  const answered = (text: string) => {
    const lore = [{ text, relevance: 0.9, answers: [{ text, fit: 0.9 }] }];
    return tell({ ...BARE, deed, recalled: { lore } }, { people: { 'person:mara': 'talked' } }).text;
  };
  expect(answered('Nobody has oiled the gate since spring.')).toContain('oiled the gate');
  expect(answered('Soup is served at noon.')).not.toContain('Soup');
});

it('what was looked up about somebody comes up when one deals with them, but not while they are pressed', () => {
  const text = 'Mara is the last who heard the bell.';
  const lore = [{ text, relevance: 0.9, answers: [{ text, fit: 0.9 }] }];
  const dealing = (act: string) =>
    tell(
      {
        ...BARE,
        deed: { act, text: 'x', words: 'rules', target: MARA, result: 'success' },
        recalled: { lore },
      },
      { people: { 'person:mara': 'talked' } },
    ).text;
  expect(dealing('comfort')).toContain('the last who heard the bell');
  expect(dealing('persuade')).not.toContain('the bell');
});

it('a child is seen to be one, and so is who is old', () => {
  const seen = (ageGroup: string, appearance = '') => {
    const person = {
      ...MARA,
      shortName: 'Mara',
      pronoun: 'she',
      met: false,
      ageGroup,
      lines: ['Mind the wet.'],
    };
    const look = { id: 'f', text: appearance, kind: 'appearance', about: MARA.id };
    const facts = appearance === '' ? [] : [look];
    return tell({ ...BARE, deed: { act: 'look', text: 'Look about' }, people: [person], facts }).text;
  };
  expect(seen('child')).toMatch(/a child still|not yet as tall/);
  expect(seen('old')).toMatch(/is old, and|the very old/);
  expect(seen('old', 'Mara is an old woman.')).not.toMatch(/is old, and|the very old/);
});

it('who is asked about themselves has the best answers told beside what they say', () => {
  const deed = { act: 'ask', text: 'x', words: 'player', asked: 'May you go out?', target: MARA };
  const texts = ['Mara was fined at noon.', 'Mara may not go out of the town.', 'The gate is shut at dusk.'];
  const fact = (text: string, at: number) => ({
    ...{ id: `f${at}`, text, kind: 'lore', about: 'world', spoken: false, thing: null, timely: false },
    mentions: text.startsWith('Mara') ? [MARA.id] : [],
  });
  const answers = texts.map((text, at) => ({ text, fit: 3 - at, fact: `f${at}` }));
  const lore = [{ text: texts.join(' '), relevance: 0.9, answers }];
  const told = tell({ ...BARE, deed, facts: texts.map(fact), recalled: { lore } }).text;
  for (const text of texts) expect(told).toContain(text.slice(0, -1));
});

it('a title keeps its capitals inside a sentence, and what somebody does has none', () => {
  const [one] = narrateInput(sceneInput(BARE as unknown as JsonObject)).people;
  const read = (role: string) => one && roleOf({ ...one, role });
  expect(read('Court Wizard')).toBe('Court Wizard');
  expect(read('Keeper of the Light.')).toBe('keeper of the Light');
});

it('who keeps something for a scene of the author only hints at it', () => {
  const deed = { act: 'persuade', text: 'x', words: 'rules', target: MARA, result: 'success' };
  const withheld = /looking in the right place|see for yourself|it is near/;
  for (const text of tellings({ ...BARE, people: [{ ...mara, withholds: true }], deed }))
    expect(text).toMatch(withheld);
  for (const text of tellings({ ...BARE, deed })) expect(text).not.toMatch(withheld);
});

describe('a beat that comes when a scene of the author is over', () => {
  const deed = { act: 'help', text: 'Lend a hand with the ropes', words: 'author' };
  const authored = { knot: 'ropes', hasChoices: false, paragraphs: [{ text: 'The canvas sighs.' }] };
  const beat = { id: 'moved', description: 'The bell is carried indoors.' };

  it('is told after what came of the choice', () => {
    for (const text of tellings({ ...BARE, deed, authored, beat }))
      expect(text).toMatch(/The canvas sighs\.[\s\S]*The bell is carried indoors\./);
  });

  it('is not told beside the scene that tells it', () => {
    for (const text of tellings({ ...BARE, deed, authored: { ...authored, starts: 0 }, beat }))
      expect(text).not.toContain('indoors');
  });
});

describe('a scene of the author that follows another at one place', () => {
  const deed = { act: 'help', text: 'Lend a hand with the ropes', words: 'author' };
  const texts = ['The canvas sighs.', 'A carter has come for his money.'];
  const authored = {
    knot: 'carter',
    hasChoices: true,
    starts: 1,
    paragraphs: texts.map((text) => ({ text })),
  };
  const passage = (scene: object) =>
    tellings({ ...BARE, deed, authored, ...scene }).map((text) => {
      const [, between = ''] = /The canvas sighs\.([\s\S]*)A carter has come/.exec(text) ?? [];
      return between.trim();
    });

  it('begins some time later where others are in it', () => {
    const gone = { people: [], left: [{ ...MARA, pronoun: 'she' }] };
    for (const between of passage(gone)) expect(between).not.toBe('');
    const noon = { day: 1, part: 'noon', turned: true };
    for (const between of passage({ ...gone, time: noon })) expect(between).toContain('noon');
    for (const between of passage({ time: noon })) expect(between).toBe('');
  });

  it('is not told as later to who has waited', () => {
    const waited = { ...deed, act: 'wait' };
    for (const between of passage({ deed: waited, people: [], left: [MARA] })) expect(between).toBe('');
  });
});
