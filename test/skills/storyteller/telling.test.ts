import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../../skills/storyteller/src/telling/content.ts';
import { narrateInput } from '../../../skills/storyteller/src/telling/input.ts';
import { staged } from '../../../skills/storyteller/src/telling/staging.ts';
import { tellScene } from '../../../skills/storyteller/src/telling/tell.ts';
import { ToldHistory } from '../../../skills/storyteller/src/telling/told-history.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { createRandom } from '../../../src/base/random.ts';
import { english } from '../../../src/sdk/writing/english.ts';
import { fill } from '../../../src/sdk/writing/template.ts';
import { sceneInput } from '../support/scene-input.ts';
import { YARD } from './support/run-narrate.ts';

const LEOPOLD = { text: 'Leopold', plural: false, pronoun: 'he' } as const;

function tell(scene: object, memories: JsonObject[] = [], history = new ToldHistory({}, 2)) {
  const input = narrateInput(sceneInput({ ...(scene as JsonObject), memories }));
  return tellScene(input, history, 'vivid');
}

function text({ before, told, after }: ReturnType<typeof tell>): string {
  return [...before, ...told, ...after].join('\n');
}

describe('stage directions', () => {
  const say = (line: string, direction: string) =>
    staged(line, LEOPOLD, direction, { names: ['Leopold', 'Hester'], random: createRandom('says') });

  it.each([
    ['Turning the handle of your cup.', /Leopold(?: says)?, turning the handle of your cup\. “And/],
    ['Without lifting his eyes', /, without lifting his eyes\. “And/],
    ['A full cup going cold at her elbow.', /, a full cup going cold at her elbow\. “And/],
    ['Hester holding the door.', /, Hester holding the door\. “And/],
  ])('%s goes with the speaker', (direction, expected) => {
    expect(say('I did it. And I am sorry.', direction)).toMatch(expected);
  });

  it.each(['She does not look at you.', 'The ladle has stopped halfway.'])(
    '%s stands by itself',
    (direction) => {
      expect(say('I did it. And I am sorry.', direction)).toMatch(new RegExp(`” ${direction}$`));
    },
  );
});

describe('a threat', () => {
  const mara = { ...YARD.people[0], met: true };
  const iz = { ...mara, id: 'person:iz', name: 'Iz Pell', shortName: 'Iz' };
  const target = { id: 'person:mara', name: 'Mara', kind: 'person' };
  const deed = { act: 'threaten', text: 'Lean on Mara', target, result: 'failure' };
  const overheard = /heard every word|not said as quietly|there the whole time/;
  const told = (other: object) =>
    ['1', '2', '3', '4']
      .map((seed) => text(tell({ ...YARD, seed, scene: 5, people: [mara, other], deed })))
      .join();

  it('is overheard by whoever stood by', () => {
    expect(told(iz)).toMatch(overheard);
  });

  it('is not by those who came in afterwards', () => {
    expect(told({ ...iz, arrived: true })).not.toMatch(overheard);
  });
});

describe('earlier days', () => {
  const person = { ...YARD.people[0], met: true };
  const look = { ...YARD, scene: 20, people: [person], deed: { act: 'wait', text: 'Wait here' } };
  const memory = {
    id: 'm1',
    summary: 'You helped Mara mend the broom (The yard). It went well.',
    npcs: ['person:mara'],
    actionType: 'help',
    episodic: true,
    relevance: 0.9,
  };

  it('show in what has come of them, never as the memory itself', () => {
    const told = tell(look, [memory], new ToldHistory({}, 20));
    expect(told.recalls).toBe(1);
    expect(text(told)).not.toContain('You helped Mara');
  });

  it('show once in a long while', () => {
    const history = new ToldHistory({}, 20);
    tell(look, [memory], history);
    const saved = history.patch();
    expect(tell({ ...look, scene: 25 }, [memory], new ToldHistory(saved, 25)).recalls).toBe(0);
  });
});

describe('the dead', () => {
  const dead = [{ id: 'person:wim', name: 'Wim', pronoun: 'he' }];
  const person = { ...YARD.people[0], met: true };
  const look = { ...YARD, scene: 20, people: [person], deed: { act: 'wait', text: 'Wait here' } };

  it('are missed at once, and once more later', () => {
    const history = new ToldHistory({}, 20);
    expect(text(tell({ ...look, dead }, [], history))).toContain('Wim');
    const later = (scene: number) =>
      text(tell({ ...look, scene, dead }, [], new ToldHistory(history.patch(), scene)));
    expect(later(22)).not.toContain('Wim');
    expect(later(29)).toContain('Wim');
  });

  it('are missed where nobody is', () => {
    expect(text(tell({ ...look, people: [], dead }, [], new ToldHistory({}, 20)))).toContain('Wim');
  });
});

describe('the author’s words', () => {
  it('open the story whole', () => {
    const opening = ['One. Two. Three. Four. Five. Six.', 'Seven.', 'Eight.'];
    expect(tell({ ...YARD, scene: 1, deed: null, opening }).before).toEqual(opening);
  });

  it('end it, with what was done before them, by what it was and not by the words of the choice', () => {
    const mara = { id: 'person:mara', name: 'Mara' };
    const history = new ToldHistory({}, 9);
    const deeds = [
      { act: 'help', text: 'Pour, since nobody else can', target: mara },
      {
        act: 'give',
        text: 'Sock first, then talk',
        target: mara,
        item: { id: 'item:sock', name: 'the sock' },
      },
      { act: 'talk', text: 'Say good day to Mara', target: mara },
    ];
    for (const deed of deeds) tell({ ...YARD, scene: 8, deed }, [], history);
    const ending = { id: 'e', paragraphs: ['It rains.'], epilogue: ['Then it stops.'] };
    const deed = { act: 'look', text: 'Look about' };
    const { told, after } = tell({ ...YARD, scene: 9, deed, ending }, [], history);
    expect(told).toHaveLength(1);
    expect([after[0], after.at(-1)]).toEqual(['It rains.', 'Then it stops.']);
    expect(after[1]).toContain('ou helped Mara; and you gave Mara the sock.');
    const decided = { act: 'decide', text: 'Draw the straw', decision: 'You draw the straw.' };
    expect(tell({ ...YARD, scene: 9, deed: decided, ending }, [], history).told).toEqual([
      expect.stringMatching(/^You draw the straw\. ./),
    ]);
  });

  it('stand alone where a story of an earlier version has only kept choices', () => {
    const history = new ToldHistory({ deeds: ['Pour, since nobody else can', 'Give Mara the sock'] }, 9);
    const ending = { id: 'e', paragraphs: ['It rains.'], epilogue: ['Then it stops.'] };
    const deed = { act: 'decide', text: 'Draw', decision: 'You draw the straw.' };
    expect(tell({ ...YARD, scene: 9, deed, ending }, [], history).after).toEqual([
      'It rains.',
      'Then it stops.',
    ]);
  });

  it('are told as a decision was written', () => {
    const deed = { act: 'decide', text: 'Sign', decision: 'You sign, and the pen blots.' };
    expect(text(tell({ ...YARD, deed, beat: { id: 'b', description: 'It thunders.' } }))).toBe(
      'You sign, and the pen blots.\nIt thunders.',
    );
  });

  it('are followed by what the author says comes of a decision, before the end and with nothing in between', () => {
    const deed = { act: 'decide', text: 'Sign', decision: 'You sign.' };
    const must = ['The pen blots.'];
    expect(tell({ ...YARD, deed, must }).told[0]).toMatch(/^You sign\. The pen blots\./);
    const ending = { id: 'e', paragraphs: ['It rains.'], epilogue: ['Then it stops.'] };
    const { told, after } = tell({ ...YARD, deed, must, ending });
    expect([...told, after[0]]).toEqual(['You sign. The pen blots.', 'It rains.']);
  });

  it('end on what somebody says in them', () => {
    const description = 'Mara points. "Whose," she asks, "is that swan?"';
    expect(text(tell({ ...YARD, beat: { id: 'b', description } }))).toMatch(/is that swan\?”$/);
  });
});

it('whom a deed was done to is still known by name and pronoun after one was brought elsewhere', () => {
  const history = new ToldHistory({}, 2);
  tell(YARD, [], history);
  const deed = {
    act: 'threaten',
    text: 'Lean on Mara',
    target: { id: 'person:mara', name: 'Mara' },
    result: 'failure',
  };
  const beat = { id: 'b', description: 'Rain comes in.', carries: true };
  const told = tell(
    { ...YARD, scene: 3, deed, beat, people: [], partner: YARD.people[0], from: 'the yard' },
    [],
    new ToldHistory(history.patch(), 3),
  );
  expect(told.told[0]).toMatch(/Mara/);
  expect(told.told[0]).not.toBe('You lean on Mara.');
});

it('things that are several take a plural', () => {
  const random = createRandom('plural');
  const roles = { thing: english.thing('the nightcaps') };
  const pick = (wordings: readonly string[]) => random.pick(wordings);
  expect(fill('{thing:keeps} the rest to {itself}.', roles, english, pick)).toBe(
    'The nightcaps keep the rest to themselves.',
  );
});

it('the same seed and input give the same words', () => {
  expect(tell(YARD)).toEqual(tell(YARD));
});

it('a deed in the author’s own words is told in them, and the world answers', () => {
  const deed = { act: 'decide', text: 'Put the ninth sheet with the other eight' };
  const [told = ''] = tell({ ...YARD, deed }).told;
  expect(told).toMatch(/^You put the ninth sheet with the other eight\. \S+/);
});

describe('who the player is', () => {
  it('is heard by the third scene, every answer as what it was asked for', () => {
    const history = new ToldHistory({}, 1);
    const you = {
      name: 'Wyn',
      calling: 'Bard',
      answers: [
        { question: 'Whom did you leave behind?', answer: 'a mother' },
        { question: 'What do you fear?', answer: 'Bees.' },
      ],
    };
    const deed = { act: 'talk', text: 'Say good day to Mara', target: { id: 'person:mara', name: 'Mara' } };
    const told = [1, 2, 3].map((scene) => text(tell({ ...YARD, scene, you, deed }, [], history))).join('\n');
    expect(told).toMatch(/“Whom did you leave behind\?”.*“A mother[,.]”/);
    expect(told).toMatch(/“What do you fear\?”.*“Bees[,.]”/);
    expect(told).toContain('Wyn');
    expect(told).toMatch(/\bbard\b/i);
  });
});

describe('bodies', () => {
  const OF_PEOPLE = /\b(?:hands?|sleeves?|pockets?|coat|shoes?|fingers?|feet)\b/i;
  const deeds = [
    { act: 'help', text: 'Help Mara', target: { id: 'person:mara', name: 'Mara' } },
    { act: 'look', text: 'Look about' },
    { act: 'rest', text: 'Sleep until it is light' },
    {
      act: 'give',
      text: 'Give Mara the sock',
      target: { id: 'person:mara', name: 'Mara' },
      item: { id: 'item:sock', name: 'the sock' },
    },
    { act: 'try', text: 'Try the pump', target: { id: 'thing:pump', name: 'the pump' }, result: 'failure' },
    {
      act: 'threaten',
      text: 'Lean on Mara',
      target: { id: 'person:mara', name: 'Mara' },
      result: 'partial',
    },
  ];
  const tellings = (isHuman: boolean) =>
    deeds.flatMap((deed) =>
      Array.from({ length: 30 }, (_, seed) => text(tell({ ...YARD, isHuman, seed: `${seed}`, deed }))),
    );

  it('without hands and clothes are told without them; people have both', () => {
    expect(tellings(false).filter((told) => OF_PEOPLE.test(told))).toEqual([]);
    expect(tellings(true).some((told) => OF_PEOPLE.test(told))).toBe(true);
  });
});

describe('promises of a choice', () => {
  const mara = { id: 'person:mara', name: 'Mara' };

  it('to find somebody are answered when nobody is found', () => {
    const place = { ...YARD.place, arrived: true };
    const topic = { id: 'person:iz', name: 'Iz' };
    const deed = { act: 'go', text: 'Look for Iz in the yard', target: place, topic };
    expect(text(tell({ ...YARD, scene: 5, place, people: [], deed }))).toMatch(/\bIz\b/);
  });

  it('to frighten somebody into talking are not said to work when nothing comes out', () => {
    const deed = { act: 'threaten', text: 'Lean on Mara', target: mara, result: 'success' };
    for (let seed = 0; seed < 20; seed += 1)
      expect(text(tell({ ...YARD, seed: `${seed}`, deed }))).not.toMatch(/It works|get what you wanted/);
  });

  it('to think something through say so when there is nothing left in it', () => {
    const deed = { act: 'remember', text: 'Turn over the well', topic: YARD.topics[0] };
    const told = text(tell({ ...YARD, facts: YARD.facts.slice(1), deed }));
    expect(told).toMatch(
      /no more than it was|to the end of what you know|would have to be asked|like the first|not in your head/,
    );
  });
});

it('a place that one is brought to for a moment of the plot says nothing of the hour', () => {
  const facts = [{ id: 'dawn', text: 'At dawn the hens are let out.', about: 'place:yard', timely: true }];
  const beat = { id: 'b', description: 'By the last of the sun she waves.', carries: true };
  const place = { ...YARD.place, arrived: true };
  expect(text(tell({ ...YARD, place, facts, beat }))).not.toContain('At dawn');
});

describe('the style', () => {
  const styles = ['terse', 'vivid', 'poetic'] as const;
  const scenes = Array.from({ length: 12 }, (_, at) => ({
    ...YARD,
    seed: `style ${at}`,
    scene: 5,
    deed: { act: 'wait', text: 'Wait here' },
  }));
  const wordsOf = (style: (typeof styles)[number]) =>
    scenes.flatMap((scene) =>
      text(tellScene(narrateInput(sceneInput(scene)), new ToldHistory({}, 5), style)).split(/\s+/),
    );

  it('makes a scene shorter or longer', () => {
    const [terse, vivid, poetic] = styles.map((style) => wordsOf(style).length) as [number, number, number];
    expect(terse).toBeLessThan(vivid);
    expect(poetic).toBeGreaterThan(vivid * 1.1);
  });

  it('lingers on an image only when it is poetic', () => {
    const images = (CONTENT['image'] ?? [])
      .map(({ text: image }) => image)
      .filter((image) => !image.includes('{'));
    const has = (style: (typeof styles)[number]) =>
      images.some((image) => wordsOf(style).join(' ').includes(image));
    expect(styles.map(has)).toEqual([false, false, true]);
  });
});

it('what is bought is handed over, and a price in brackets is not read out', () => {
  const mara = { ...YARD.people[0], met: true };
  const target = { id: 'person:mara', name: 'Mara', kind: 'person' };
  const item = { id: 'item:whistle', name: 'a tin whistle' };
  const deed = {
    ...{ act: 'trade', verb: 'give', text: 'Buy a tin whistle (2 pennies)', words: 'author', target, item },
  };
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const told = text(tell({ ...YARD, seed, scene: 5, people: [mara], deed }));
    expect(told).toMatch(/You buy a tin whistle\./);
    expect(told).toMatch(/all along|that is the sale/);
    expect(told).not.toMatch(/pennies|Yours was true/);
  }
});

describe('what was only shown', () => {
  it('is never said to have stayed with whoever saw it', () => {
    const remembers = { act: 'show', scene: 2, item: 'the penknife' };
    const mara = { ...YARD.people[0], met: true, remembers };
    const deed = { act: 'go', text: 'Go back', target: { id: 'place:yard', name: 'the yard' } };
    const told = Array.from({ length: 12 }, (_, seed) =>
      text(
        tell(
          {
            ...{ ...YARD, seed: String(seed), scene: 9, people: [mara], deed, topics: [], facts: [] },
            place: { ...YARD.place, arrived: true },
          },
          [],
          new ToldHistory({}, 9),
        ),
      ),
    ).join('\n');
    expect(told).toContain('the penknife');
    expect(told).not.toMatch(/best place there is|kept the penknife/);
  });
});

describe('lore that comes up by itself', () => {
  const deed = { act: 'go', text: 'Go back', target: { id: 'place:yard', name: 'the yard' } };
  const told = (fact: JsonObject, facts: JsonObject[]) => {
    const answers = [{ text: fact['text'] ?? '', fit: 0.9, fact: fact['id'] ?? null }];
    const passage = { id: 'p1', text: fact['text'] ?? '', source: 'lore/a.md', relevance: 0.9, answers };
    const input = sceneInput({
      ...YARD,
      ...{ scene: 9, people: [], deed, topics: [], facts, place: { ...YARD.place, arrived: true } },
    });
    const brief = { ...(input['brief'] as JsonObject), recalled: { lore: [passage] } };
    return text(tellScene(narrateInput({ ...input, brief }), new ToldHistory({}, 9), 'vivid'));
  };
  const lore = { id: 'a#1', text: 'The yard was paved by monks.', kind: 'lore', about: 'topic:monks' };

  it('is told where the brief has it', () => {
    expect(told(lore, [lore])).toContain('paved by monks');
  });

  it('is not told where the brief leaves it out, nor what is read in a thing of another place', () => {
    expect(told(lore, [])).not.toContain('paved by monks');
    const inLedger = { ...lore, about: 'place:office', thing: 'thing:office/ledger' };
    expect(told(inLedger, [inLedger])).not.toContain('paved by monks');
  });

  it('is not told of another place as if it were this one', () => {
    const rooms = { ...lore, text: 'Three low rooms over the yard.', about: 'place:office' };
    expect(told(rooms, [rooms])).not.toContain('Three low rooms');
    const named = { ...rooms, text: 'The office is three low rooms over the yard.' };
    expect(told(named, [named])).toContain('three low rooms');
  });
});

it('the key of something is the only one', () => {
  expect(english.indefinite(english.thing('key of the gate'))).toBe('the key of the gate');
  expect(english.indefinite(english.thing('glass of water'))).toBe('a glass of water');
});

it('a bond that is destroyed destroys nobody', () => {
  const mara = { ...YARD.people[0], met: true, state: 'destroyed' };
  const deed = { act: 'go', text: 'Go back', target: { id: 'place:yard', name: 'the yard' } };
  const place = { ...YARD.place, arrived: true };
  const told = text(tell({ ...YARD, scene: 9, people: [mara], deed, place }, [], new ToldHistory({}, 9)));
  expect(told).toMatch(/between you and Mara/);
  expect(told).not.toContain('destroyed');
});

it('does not tell a sentence twice that the question is', () => {
  const find = { kind: 'find', from: null, about: null, text: 'The pump has a sock over its mouth.' };
  const deed = { act: 'look', verb: 'look', text: 'Look round' };
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const scene = { ...YARD, seed, scene: 9, people: [], topics: [], deed, question: { next: find } };
    const told = text(tell(scene, [], new ToldHistory({}, 9)));
    expect(told.split('The pump has a sock over its mouth.')).toHaveLength(2);
  }
});

it('does not say for ever in the same words that something waits', () => {
  const place = { id: 'place:mess', name: 'the Mess' };
  const knock = {
    place,
    from: null,
    text: '',
    told: true,
    times: 6,
    sends: 'place',
    urgent: false,
    pressing: false,
  };
  const next = { kind: 'way', from: null, about: 'place:mess', text: 'Something is going on.' };
  const deed = { act: 'look', verb: 'look', text: 'Look round' };
  let kept: JsonObject = {};
  const told = Array.from({ length: 12 }, (_, at) => {
    const history = new ToldHistory(kept, at + 9);
    const input = sceneInput({
      ...YARD,
      seed: String(at),
      scene: at + 9,
      people: [],
      deed,
      question: { next },
    });
    const brief = { ...(input['brief'] as JsonObject), plot: { knocks: [knock] } };
    const scene = text(tellScene(narrateInput({ ...input, brief }), history, 'vivid'));
    kept = { words: { ...(kept['words'] as JsonObject), ...(history.patch().words as JsonObject) } };
    return scene;
  }).join('\n');
  expect(told).not.toContain('have not been');
  expect(told.split('nothing more to be done here for now, and there is still the Mess').length).toBeLessThan(
    3,
  );
});

it('who does not speak is not heard, and passes nothing on', () => {
  const goose = { ...YARD.people[0], met: true, lines: [], speech: { manners: ['wordless'] } };
  const target = { id: 'person:mara', name: 'Mara' };
  const acts = ['show', 'give', 'ask', 'talk', 'thank', 'threaten', 'persuade'];
  const told = acts.flatMap((act) =>
    Array.from({ length: 6 }, (_, at) => {
      const deed = { act, text: act, target, result: at % 2 === 0 ? 'success' : 'failure' };
      return text(tell({ ...YARD, seed: `${act}${at}`, scene: 3, people: [goose], deed, facts: [] }));
    }),
  );
  const lore = { id: 'a#1', text: 'The well was dug by monks.', kind: 'lore', about: 'topic:well' };
  const topic = { id: 'topic:well', name: 'the well' };
  const asked = { act: 'ask', text: 'Ask about the well', target, topic };
  told.push(text(tell({ ...YARD, scene: 3, people: [goose], deed: asked, facts: [lore] })));
  const heard = told.join('\n').match(/“[^”]*”[^“]{0,30}/g) ?? [];
  expect(heard.filter((said) => !/\byou\b/.test(said))).toEqual([]);
});
