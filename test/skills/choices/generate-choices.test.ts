import { describe, expect, it } from 'vitest';
import { callScript, scratchFolder } from '../shipped/support/scripts.ts';
import { openWorld } from '../shipped/support/world.ts';
import { sceneInput } from '../support/scene-input.ts';
import { ALDRIC, everOffered, offer, textsOf } from './support.ts';

const cwd = scratchFolder();
const LIE = {
  id: 'm1',
  summary: 'You lied to Aldric about the steel (the Smithy).',
  npcs: ['person:aldric'],
  factions: ['faction:smiths'],
};
const HELP = {
  id: 'm2',
  summary: 'You helped Aldric keep the forge lit (the Smithy).',
  npcs: ['person:aldric'],
};

describe('choices', () => {
  it('are three or four, with different verbs and first words, twelve words at most', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const choices = offer({
        seed: `s${seed}`,
        people: [{ ...ALDRIC, opinion: 10 }],
        things: [{ id: 'thing:a/anvil', name: 'the anvil', known: true }],
        exits: [{ id: 'place:gate', name: 'the gate' }],
        topics: [{ id: 'topic:steel', name: 'the steel', raised: true }],
        items: [{ id: 'item:apple', name: 'the apple' }],
      });
      expect([3, 4]).toContain(choices.length);
      expect(new Set(choices.map(({ verb }) => verb)).size).toBe(choices.length);
      expect(new Set(choices.map(({ text }) => text.split(' ')[0])).size).toBe(choices.length);
      for (const { text, because } of choices) {
        expect(text.split(' ').length).toBeLessThanOrEqual(12);
        expect(because.length).toBeGreaterThan(0);
      }
      expect(
        choices.some(({ verb }) => !['persuade', 'threaten', 'fight', 'sneak', 'try'].includes(verb)),
      ).toBe(true);
    }
  });

  it('are the same for the same seed, and others for another', () => {
    const input = { people: [ALDRIC], exits: [{ id: 'place:gate', name: 'the gate' }] };
    expect(offer(input)).toEqual(offer(input));
    const all = Array.from({ length: 10 }, (_, seed) => JSON.stringify(offer({ ...input, seed: `${seed}` })));
    expect(new Set(all).size).toBeGreaterThan(1);
  });

  it('are plain ones when nothing is known', () => {
    expect(offer({}).length).toBeGreaterThanOrEqual(3);
  });

  it('come from the script as plain strings with details beside them', async () => {
    const input = sceneInput({ seed: 's', scene: 2, people: [ALDRIC] });
    const { ui, output } = await callScript('player-choices/generate-choices', { input }, { cwd });
    const { choices, details } = ui as { choices: string[]; details: { text: string; intent: object }[] };
    expect(details.map(({ text }) => text)).toEqual(choices);
    expect(details[0]?.intent).toMatchObject({ act: expect.any(String), text: choices[0] });
    expect(output['playerChoices']).toMatchObject({ offered: expect.any(Object) });
  });
});

describe('the plot', () => {
  const decide = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      text: `Take way ${index}`,
      act: 'decide',
      decides: { owner: 'b', index },
    }));

  it.each([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 4],
  ])('%i decisions are all offered, and others only up to three', (count, length) => {
    const choices = offer({
      decisions: decide(count),
      people: [ALDRIC],
      exits: [{ id: 'place:gate', name: 'the gate' }],
    });
    expect(choices).toHaveLength(length);
    expect(choices.slice(0, count).map(({ text }) => text)).toEqual(decide(count).map(({ text }) => text));
  });

  const want = (text: string, target: string | null = null) => ({
    text,
    act: 'decide',
    target,
    wanted: { owner: 'b', index: 0 },
  });

  it('one of what it waits for is offered, not two', () => {
    const choices = offer(
      { wanted: [want('Sound the bell'), want('Bar the door')], people: [ALDRIC] },
      { max: 6 },
    );
    expect(choices.filter(({ stakes }) => stakes === 'turning point')).toHaveLength(1);
  });

  it('what it waits for from somebody is offered only while they are here', () => {
    const wanted = [want('Tell Aldric the truth', 'person:aldric')];
    expect(textsOf(offer({ wanted }))).not.toContain('Tell Aldric the truth');
    expect(textsOf(offer({ wanted, people: [ALDRIC] }))).toContain('Tell Aldric the truth');
  });

  it('calls one to where something waits', () => {
    expect(textsOf(offer({ calling: { id: 'place:light', name: 'the Light' } }))).toContain(
      'Go to the Light at once',
    );
  });
});

describe('relationships', () => {
  const FRIENDLY = /favour|Plan the next|Keep Aldric company|^Ask |^Help /;

  it('over 30 open a favour and a common plan; up to 30 they do not', () => {
    expect(textsOf(everOffered({ people: [{ ...ALDRIC, opinion: 31 }] }))).toEqual(
      expect.arrayContaining(['Ask Aldric a favour', 'Plan the next step with Aldric']),
    );
    expect(
      textsOf(everOffered({ people: [{ ...ALDRIC, opinion: 30 }] })).filter((text) =>
        /favour|Plan the/.test(text),
      ),
    ).toEqual([]);
  });

  it('under −30 hide whatever is friendly and offer amends', () => {
    const topics = [{ id: 'topic:steel', name: 'the steel', raised: true }];
    const hostile = textsOf(everOffered({ topics, people: [{ ...ALDRIC, opinion: -31 }] }));
    expect(hostile.filter((text) => FRIENDLY.test(text))).toEqual([]);
    expect(hostile).toContain('Make amends with Aldric');
    const cool = textsOf(everOffered({ topics, people: [{ ...ALDRIC, opinion: -30 }] }));
    expect(cool).toContain('Ask Aldric about the steel');
  });

  it('a wrong is named when it is remembered, and settled by a kindness', () => {
    const person = { ...ALDRIC, opinion: -20 };
    expect(textsOf(everOffered({ people: [person] }, { memories: [LIE] }))).toContain(
      'Make amends with Aldric for the lie',
    );
    expect(textsOf(everOffered({ people: [person] }, { memories: [HELP, LIE] })).join()).not.toContain(
      'amends',
    );
    expect(textsOf(everOffered({ people: [person] })).join()).not.toContain('amends');
  });

  it('a kindness makes it a favour in return, and is given as the reason', () => {
    const choices = everOffered({ people: [{ ...ALDRIC, opinion: 50 }] }, { memories: [HELP] });
    const favour = choices.find(({ text }) => text === 'Ask Aldric a favour in return');
    expect(favour?.because).toContainEqual({ kind: 'memory', ref: 'm2', text: HELP.summary });
  });

  it('a faction that is against one forbids the favour of a friend, one that is for one helps', () => {
    const people = [{ ...ALDRIC, opinion: 50 }];
    const smiths = (reputation: number) => [{ id: 'faction:smiths', name: 'the Smiths', reputation }];
    expect(textsOf(everOffered({ people, factions: smiths(-31) })).join()).not.toContain('favour');
    const neutral = [{ ...ALDRIC, opinion: 0 }];
    expect(textsOf(everOffered({ people: neutral, factions: smiths(31) }))).toContain(
      'Ask Aldric for the Smiths’ help',
    );
    expect(textsOf(everOffered({ people: neutral, factions: smiths(30) })).join()).not.toContain(
      'Smiths’ help',
    );
    expect(
      textsOf(everOffered({ people: neutral, factions: smiths(60) }, { memories: [LIE] })).join(),
    ).not.toContain('Smiths’ help');
    expect(
      textsOf(everOffered({ people: neutral, factions: smiths(-60) })).filter((text) => FRIENDLY.test(text)),
    ).toEqual([]);
  });

  it('show at once what was just done', () => {
    const people = [{ ...ALDRIC, opinion: -5 }];
    const deed = 'Lie to Aldric about the steel';
    expect(textsOf(everOffered({ people }, { deed }))).toContain('Make amends with Aldric for the lie');
    expect(textsOf(everOffered({ people }, { deed: 'Lie to Mara about the steel' })).join()).not.toContain(
      'amends',
    );
  });
});

describe('persona', () => {
  const things = [{ id: 'thing:a/chest', name: 'the chest', known: true }];

  it('with Stealth over 15 may pick locks; with 15 not', () => {
    const texts = (Stealth: number) =>
      textsOf(everOffered({ things, persona: { stats: { Stealth, Wisdom: 12 } } }));
    expect(texts(16)).toContain('Pick the lock of the chest');
    expect(texts(15)).not.toContain('Pick the lock of the chest');
  });

  it('with Charisma under 8 is told that persuading is unlikely; with 8 not', () => {
    const pressing = (Charisma: number) =>
      everOffered({ people: [ALDRIC], persona: { stats: { Charisma, Wisdom: 12 } } }).filter(
        ({ verb }) => verb === 'persuade',
      );
    expect(new Set(pressing(7).map(({ difficulty }) => difficulty))).toEqual(
      new Set(['unlikely to succeed']),
    );
    expect(new Set(pressing(8).map(({ difficulty }) => difficulty))).toEqual(new Set([undefined]));
  });

  it('is measured on the scale it is on', () => {
    const texts = (persona: object) => textsOf(everOffered({ things, persona: persona as never }));
    expect(texts({ stats: { Stealth: 8, Nerve: 10 } })).toContain('Pick the lock of the chest');
    expect(texts({ stats: { Stealth: 8, Nerve: 10 }, statMax: 20 })).not.toContain(
      'Pick the lock of the chest',
    );
    expect(texts({ traits: ['light-footed'] })).toContain('Pick the lock of the chest');
  });

  it('opens other ways to the strong, the agile and the learned', () => {
    const input = {
      things: [...things, { id: 'thing:a/wall', name: 'the wall', known: true }],
      topics: [{ id: 'topic:steel', name: 'the steel', raised: true }],
    };
    const texts = (stats: Record<string, number>) => textsOf(everOffered({ ...input, persona: { stats } }));
    const open = ['Force the chest open', 'Climb the wall'];
    expect(texts({ Strength: 18, Wisdom: 12 })).toEqual(expect.arrayContaining(open));
    expect(texts({ Wisdom: 18, Strength: 12 })).toContain('Recall what you know of the steel');
    for (const text of [...open, 'Recall what you know of the steel'])
      expect(texts({ Strength: 12, Wisdom: 12 })).not.toContain(text);
    const emptied = input.things.map((thing) => ({ ...thing, holdsMore: false }));
    const strong = { stats: { Strength: 18, Wisdom: 12 } };
    expect(textsOf(everOffered({ things: emptied, persona: strong }))).not.toContain('Climb the wall');
  });

  it('is told now and then what they are good at, where no cost is named', () => {
    const topics = [{ id: 'topic:steel', name: 'the steel', raised: true }];
    const asking = everOffered({ people: [ALDRIC], topics, persona: { stats: { Charisma: 18 } } })
      .filter(({ verb }) => verb === 'talk')
      .map(({ hint }) => hint);
    expect(new Set(asking)).toEqual(new Set(['You have a way with people.', undefined]));
  });

  it('shows in most choices once stats stand out', () => {
    const input = {
      things,
      people: [{ ...ALDRIC, opinion: 10 }],
      exits: [{ id: 'place:gate', name: 'the gate' }],
      topics: [{ id: 'topic:steel', name: 'the steel', raised: true }],
    };
    const choices = [
      { Charisma: 18, Perception: 17, Stealth: 16, Compassion: 18 },
      { Charisma: 5, Perception: 6, Stealth: 4, Strength: 18 },
    ].flatMap((stats) => everOffered({ ...input, persona: { stats } }, { min: 3, max: 4 }));
    const telling = choices.filter(({ because }) => because.some(({ kind }) => kind === 'trait'));
    expect(telling.length / choices.length).toBeGreaterThanOrEqual(0.7);
  });
});

describe('how many', () => {
  const ask = async (config: object) => {
    const exits = [{ id: 'place:gate', name: 'the gate' }];
    const input = sceneInput({ seed: 's', scene: 2, people: [ALDRIC], exits });
    const { ui, logs } = await callScript(
      'player-choices/generate-choices',
      { input, config: config as never },
      { cwd },
    );
    return { count: (ui as { choices: string[] }).choices.length, logs: logs.join('\n') };
  };

  it('is put in order when the fewest are more than the most, and that is said', async () => {
    const { count, logs } = await ask({ minOptions: 5, maxOptions: 2 });
    expect([2, 3, 4, 5]).toContain(count);
    expect(logs).toContain('minOptions is 5 and maxOptions 2: read as 2 to 5 choices.');
  });

  it('is as it was set when only one of the two was', async () => {
    expect(await ask({ minOptions: 6 })).toEqual({ count: 6, logs: '' });
    expect(await ask({ maxOptions: 2 })).toEqual({ count: 2, logs: '' });
  });
});

describe('the past', () => {
  it('is in all choices but one, where there is enough of it', () => {
    const memories = [LIE, HELP];
    const topics = [{ id: 'topic:steel', name: 'the steel', raised: true, askedOf: ['person:aldric'] }];
    const things = [
      { id: 'thing:a/anvil', name: 'the anvil', known: true },
      { id: 'thing:a/chest', name: 'the chest', holdsMore: true },
    ];
    const exits = [
      { id: 'place:gate', name: 'the gate' },
      { id: 'place:mill', name: 'the mill' },
    ];
    for (let seed = 0; seed < 40; seed += 1) {
      const choices = offer(
        { seed: `s${seed}`, people: [{ ...ALDRIC, opinion: -20 }], topics, things, exits },
        { memories, prose: 'The chest stands by the door.' },
      );
      const strangers = choices.filter(({ because }) => !because.some(({ kind }) => kind === 'memory'));
      expect(strangers.length).toBeLessThanOrEqual(1);
    }
  });
});

describe('difficulty and hints', () => {
  const people = [{ ...ALDRIC, odds: { persuade: { failure: 0.6, partial: 0.3, success: 0.1 } } }];
  const persuading = (options: Parameters<typeof everOffered>[1]) =>
    everOffered({ people }, options).find(({ verb }) => verb === 'persuade');

  it('is shown below the threshold only', () => {
    expect(persuading({ threshold: 0.5 })?.difficulty).toBe('risky');
    expect(persuading({ threshold: 0.4 })?.difficulty).toBeUndefined();
    expect(persuading({ threshold: 0 })?.difficulty).toBeUndefined();
  });

  it('are none, brief or detailed', () => {
    expect(persuading({ hints: 'none' })?.hint).toBeUndefined();
    expect(persuading({ hints: 'brief' })?.hint).toBe('He may close up for good.');
    expect(persuading({ hints: 'detailed' })?.hint).toBe(
      'He may close up for good. About 40 in 100 that it does not fail. Aldric has not told you everything.',
    );
  });
});

describe('what is over', () => {
  it('is not offered: things and topics that hold no more, topics never heard of', () => {
    const choices = everOffered({
      people: [ALDRIC],
      place: { id: 'place:smithy', name: 'the smithy', holdsMore: false },
      things: [{ id: 'thing:a/anvil', name: 'the anvil', known: true, holdsMore: false }],
      topics: [
        { id: 'topic:steel', name: 'the steel', raised: true, holdsMore: false },
        { id: 'topic:war', name: 'the war', raised: false },
      ],
    });
    expect(textsOf(choices).join()).not.toMatch(/anvil|the steel|the war|Look round/);
  });

  it('is not thought over unless somebody told of it', () => {
    const topic = { id: 'topic:war', name: 'the war', raised: true };
    expect(textsOf(everOffered({ topics: [topic] })).join()).not.toContain('Turn over');
    const asked = { ...topic, askedOf: ['person:mara'] };
    expect(textsOf(everOffered({ topics: [asked] })).join()).not.toContain('Turn over');
    const told = { ...asked, toldBy: ['person:mara'], heard: true };
    const absent = [{ id: 'person:mara', name: 'Mara' }];
    expect(textsOf(everOffered({ topics: [told], absent }))).toContain('Turn over what Mara said of the war');
  });
});

describe('strangers', () => {
  it('whom nobody has spoken of are left out', () => {
    const people = [{ ...ALDRIC, met: false }];
    expect(textsOf(everOffered({ people })).join()).not.toContain('Aldric');
    expect(textsOf(everOffered({ people }, { prose: 'Aldric Smith is here.' })).join()).toContain('Aldric');
  });
});

describe('danger', () => {
  const people = [
    { ...ALDRIC, opinion: -50 },
    { id: 'person:mara', name: 'Mara', hides: true },
  ];
  const things = [{ id: 'thing:a/chest', name: 'the chest', known: true }];
  const persona = { stats: { Stealth: 18, Strength: 18, Wisdom: 12 } };
  const dangers = (pace: string) =>
    everOffered({ pace, people, things, persona }, { min: 3, max: 4 }).filter(({ verb }) =>
      ['threaten', 'fight', 'sneak', 'try'].includes(verb),
    ).length;

  it('has no place in a breather, and little where the story eases', () => {
    expect(dangers('open')).toBeGreaterThan(dangers('easing'));
    expect(dangers('easing')).toBeGreaterThan(0);
    expect(dangers('breather')).toBe(0);
  });

  it('that the plot itself asks for is offered all the same', () => {
    const decisions = [{ text: 'Strike first', act: 'fight', decides: { owner: 'b', index: 0 } }];
    expect(textsOf(offer({ pace: 'breather', people, decisions }))).toContain('Strike first');
  });
});

describe('what the author rules out', () => {
  const people = [{ ...ALDRIC, opinion: -60 }];
  const blows = (...constraints: string[]) =>
    textsOf(everOffered({ people, constraints })).some((text) => text.startsWith('Come to blows'));

  it('is not offered: blows where nobody may be hurt, or not this person', () => {
    expect(blows()).toBe(true);
    expect(blows('Mara is a child and comes to no harm.')).toBe(true);
    expect(blows('Aldric is a child and comes to no harm.')).toBe(false);
    expect(blows('Nobody is struck, and nobody is sent to prison.')).toBe(false);
  });
});

describe('what was', () => {
  const STEEL = {
    id: 'topic:steel',
    name: 'the steel',
    raised: true,
    askedOf: ['person:mara'],
    toldBy: ['person:mara'],
    heard: true,
  };
  const ASKED = {
    id: 'm3',
    summary: 'You asked Mara about the steel (the Yard).',
    npcs: ['person:mara'],
    location: 'place:yard',
    actionType: 'talk',
    significance: 'low',
  };
  const SLIP = {
    id: 'm4',
    summary: 'You pressed Mara for the whole story (the Yard). It went well. Mara hid a letter in the anvil.',
    npcs: ['person:mara'],
    location: 'place:yard',
    actionType: 'persuade',
    significance: 'medium',
  };
  const absent = [{ id: 'person:mara', name: 'Mara' }];

  it('is put to others', () => {
    const texts = textsOf(everOffered({ people: [ALDRIC], topics: [STEEL], absent }, { memories: [ASKED] }));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Ask Aldric whether Mara is right about the steel',
        'Put what Mara said of the steel to Aldric',
      ]),
    );
  });

  it('shows in how things and places are spoken of', () => {
    const input = {
      absent,
      things: [{ id: 'thing:a/anvil', name: 'the anvil', known: true }],
      exits: [{ id: 'place:yard', name: 'the yard', visited: true }],
    };
    const choices = everOffered(input, { memories: [SLIP] });
    const look = choices.find(({ target }) => target === 'thing:a/anvil');
    expect(look?.text).toMatch(/ the anvil, after what Mara let slip$/);
    expect(look?.because[0]).toEqual({ kind: 'memory', ref: 'm4', text: 'Mara hid a letter in the anvil.' });
    expect(textsOf(choices).join()).toMatch(/the yard, where you pressed Mara for the whole story/);
  });

  it('is slept on', () => {
    const texts = textsOf(
      everOffered({ time: { part: 'night' }, topics: [STEEL], absent }, { memories: [ASKED] }),
    );
    expect(texts).toContain('Sleep on what Mara said of the steel');
  });

  it('gives the reason where the plot waits: what bears on it, or that it was put off', () => {
    const letter = { ...ASKED, summary: 'You read the letter of the abbot (the Yard).' };
    const decisions = [{ text: 'Burn the letter', act: 'decide', decides: { owner: 'b', index: 0 } }];
    const [burn] = offer({ decisions }, { memories: [letter] });
    expect(burn?.because[0]).toMatchObject({ kind: 'memory', ref: 'm3' });
    const [free] = offer({ decisions }, { memories: [ASKED] });
    expect(free?.because.map(({ kind }) => kind)).toEqual(['beat']);
  });
});

describe('the store', () => {
  it('is asked for what weighed between the player and somebody, however long ago', async () => {
    const world = await openWorld();
    try {
      await world.story.store('memory', {
        summary: 'You lied to Aldric about the steel (the Smithy).',
        npcIds: ['person:aldric'],
        significance: 'medium',
        actionType: 'talk',
      });
      for (let day = 0; day < 70; day += 1)
        await world.story.store('memory', {
          summary: `You watched Aldric work until day ${day} was over (the Smithy).`,
          npcIds: ['person:aldric'],
          significance: 'low',
          actionType: 'look',
        });
      const input = sceneInput({ seed: 's', scene: 80, people: [{ ...ALDRIC, opinion: -20 }] });
      const result = await world.run([{ id: 'choices', script: 'player-choices/generate-choices', input }]);
      const offered = result.toolResults[0]?.events.find(({ type }) => type === 'ui_event');
      expect(JSON.stringify(offered)).toContain('Make amends with Aldric for the lie');
    } finally {
      await world.close();
    }
  });
});
