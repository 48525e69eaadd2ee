import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import { createRandom } from '../../src/base/random.ts';
import type { Brief } from '../../src/contracts/brief.ts';
import type { ExecutionResult } from '../../src/contracts/execution-result.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { answersIn } from '../../src/engine/answers.ts';
import { campaignWith } from '../../src/engine/canon/campaign.ts';
import { filesRefused, lateProposals, trespasses } from '../../src/engine/late-proposals.ts';
import { Turn } from '../../src/engine/turn.ts';
import { peopleHere } from '../../src/engine/whereabouts.ts';
import { rolled, smallCampaign, turnInput, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const base = worldOf(campaign);
const LOOK: Intent = { act: 'look', text: 'Look around' };

const WHERE = {
  ...{ campaign, scene: 3, player: 'Sal', declaredBy: () => null },
  ...{ random: createRandom('proposals'), partner: null },
};

const settledWith = async (effects: Json[], intent: Intent | null = LOOK) =>
  await new Turn(turnInput(campaign, base, 3), intent).settle(answersIn({ 'also-weather': { effects } }));

describe('what a skill proposes', () => {
  it('changes the story by the rules, and is among the effects', async () => {
    const { world, effects, refused } = await settledWith([
      { kind: 'item', name: 'an umbrella' },
      { kind: 'opinion', person: 'Iz', change: 90, reason: 'you shared the umbrella' },
      { kind: 'thread', person: 'Iz', text: 'bring the umbrella back', act: 'give', what: 'umbrella' },
      { kind: 'thread', person: 'Iz', text: 'return what is hers', act: 'give', what: 'umbrella', days: 1 },
      { kind: 'thread', person: 'Iz', text: 'mend the net' },
    ]);
    expect(refused.map(({ reason }) => reason)).toEqual(['It was promised already.']);
    expect(world.items.map(({ id }) => id)).toContain('item:umbrella');
    // No skill moves an opinion by more than a strong deed would.
    expect(world.opinions['person:iz']).toBe(20);
    expect(world.due).toMatchObject([{ text: 'bring the umbrella back' }, { text: 'mend the net' }]);
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'item', change: 'gained' }));
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'opinion', reason: 'you shared the umbrella' }),
    );
  });

  it('is true for every writer: rain is told, and conditions see it', async () => {
    const { brief, world } = await settledWith([{ kind: 'weather', text: 'It is raining hard.' }]);
    expect(brief.facts).toContainEqual(
      expect.objectContaining({ text: 'It is raining hard.', about: 'world' }),
    );
    expect(brief.must).toContain('It is raining hard.');
    expect(world.plot.flags['weather']).toBe('It is raining hard.');
  });

  it('brings weather that is no news when it is said again, and that choices take up while it is bad', async () => {
    const options = async (text: string, before = base) => {
      const turn = new Turn(turnInput(campaign, before, 3), LOOK);
      const effects = [{ kind: 'weather', text }];
      return await turn.settle(answersIn({ 'also-weather': { effects } }));
    };
    const shelterIn = ({ brief }: { brief: Brief }) =>
      brief.options.find(({ because }) => because.some(({ kind }) => kind === 'weather'));
    const rain = await options('It is raining hard.');
    expect(rain.brief.time.weather).toMatchObject({ sky: 'rain', turned: true });
    expect(shelterIn(rain)).toMatchObject({ intent: { act: 'wait' } });
    const known = { ...base, known: { 'place:mill': 1 } };
    const onward = (await options('It is raining hard.', known)).brief.options.find(
      ({ intent, because }) => intent.act === 'go' && because.some(({ kind }) => kind === 'weather'),
    );
    expect(onward?.intent.target).toBe('place:mill');
    const again = await options('It is raining hard.', rain.world);
    expect(again.effects.filter(({ kind }) => kind === 'flag')).toEqual([]);
    expect(again.brief.must).not.toContain('It is raining hard.');
    expect(shelterIn(again)).toBeDefined();
    for (const text of ['The rain has stopped.', 'The sky is clear.'])
      expect(shelterIn(await options(text, rain.world))).toBeUndefined();
  });

  it('puts its question in the opening too', async () => {
    const question = { kind: 'question', question: 'threat', text: 'Stay out in it?' };
    const { brief } = await settledWith([question], null);
    expect(brief.must).toContain('Stay out in it?');
  });

  it('asks what to do about a danger that is nobody’s', async () => {
    const question = { kind: 'question', question: 'threat', text: 'The mole is breaking. Stay?' };
    const { brief } = await settledWith([question]);
    const answers = brief.options.flatMap(({ answers: how, intent }) => (how ? [[intent.act, how]] : []));
    expect(answers).toEqual(
      expect.arrayContaining([
        ['hide', 'hide'],
        ['wait', 'refuse'],
      ]),
    );
  });

  it('is seen by conditions in the same scene, as state of the skill is', async () => {
    const beat = {
      ...{
        id: 'beat_001',
        title: 'Soaked',
        description: 'The rope is soaked.',
        priority: 'critical' as const,
      },
      conditions: { custom: { expression: 'flag.weather_sky == "rain"' } },
    };
    const wet = smallCampaign({ beats: [beat] });
    const settled = async (sky: string) => {
      const outputs = { 'also-weather': { weather: { sky } } };
      return await new Turn(turnInput(wet, worldOf(wet), 3), LOOK).settle(answersIn(outputs));
    };
    expect((await settled('rain')).beat?.id).toBe('beat_001');
    expect((await settled('clear')).beat).toBeNull();
  });

  it('can be the question that the scene ends on', async () => {
    const { brief } = await settledWith([
      { kind: 'question', question: 'offer', person: 'Iz', text: 'Three coins for the key?' },
    ]);
    expect(brief.question.next).toMatchObject({ kind: 'offer', from: 'person:iz' });
    expect(brief.options.filter(({ answers }) => answers !== undefined).length).toBeGreaterThan(1);
  });

  it('is refused with a reason when the rules do not allow it', async () => {
    const { refused, world } = await settledWith([
      { kind: 'death', person: 'Iz' },
      { kind: 'opinion', person: 'Nobody', change: 3, reason: 'x' },
      { kind: 'item', name: 'an anvil', change: 'lost' },
      { kind: 'time' },
      { kind: 'weather', value: 'rain' },
      { kind: 'fact', text: 'heavy rain' },
      'rain',
    ]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('no effect of the kind "death"'),
      expect.stringContaining('nobody called "Nobody"'),
      'The player does not have it.',
      expect.stringContaining('"parts" is missing'),
      expect.stringContaining('An example: {"kind":"weather","text":"It is raining."}'),
      expect.stringContaining('has to be a sentence'),
      expect.stringContaining('An effect is an object with a "kind"'),
    ]);
    expect(world.plot.dead).toEqual({});
  });

  it('after the telling counts from the next scene on; a patch of the engine’s own keys is refused', () => {
    const output = {
      effects: [
        { kind: 'item', name: 'a ticket' },
        { kind: 'fact', text: 'The tide turns.' },
      ],
    };
    const result = {
      toolResults: [
        { toolId: 'also-late', skill: 'late', state: 'success', output, events: [] },
        {
          toolId: 'also-bad',
          skill: 'bad',
          state: 'success',
          output: {},
          events: [{ type: 'state_patch', patch: { world: { hurt: null }, mine: 1 } }],
        },
      ],
    } as unknown as ExecutionResult;
    const late = lateProposals(base, result, [], WHERE);
    expect(late.world.items.map(({ id }) => id)).toContain('item:ticket');
    expect(late.world.toTell).toEqual(['The tide turns.']);
    expect(lateProposals(base, result, ['also-late'], WHERE).effects).toEqual([]);
    expect(trespasses(result)).toMatchObject([
      { toolId: 'also-bad', reason: expect.stringContaining('"world"') },
    ]);
  });
});

describe('a file that a skill announces and may not read', () => {
  it('is refused where everything else is, with the reason', () => {
    const reason = 'The asset "pw" (/etc/passwd) was refused: it is not a file that the skill may read.';
    const asset = (assetId: string) => ({ type: 'asset', assetId });
    const result = {
      toolResults: [
        { toolId: 'also-spy', state: 'success', events: [asset('map'), asset('pw')], warnings: [reason] },
      ],
      aggregatedAssets: [{ toolId: 'also-spy', assetId: 'map' }],
    } as unknown as ExecutionResult;
    expect(filesRefused(result)).toEqual([{ toolId: 'also-spy', effect: { asset: 'pw' }, reason }]);
  });
});

describe('a person or thing that a skill brings in', () => {
  const PIP = { kind: 'person', name: 'Pip', about: 'a boy who sells whelks' };
  const BUCKET = {
    ...{ kind: 'thing', name: 'a whelk bucket', about: 'a pail of live whelks' },
    text: 'Somebody has left a whelk bucket on the stones.',
  };

  it('is there at once, for the writer and for choices, and is remembered', async () => {
    const { brief, world, effects, refused } = await settledWith([PIP, BUCKET]);
    expect(refused).toEqual([]);
    expect(brief.must).toEqual(['Pip is here, a boy who sells whelks.', BUCKET.text]);
    expect(brief.people.map(({ id }) => id)).toContain('person:pip');
    expect(brief.place?.things.map(({ id }) => id)).toContain('thing:quay/whelk-bucket');
    const targets = brief.options.map(({ intent }) => intent.target);
    expect(targets).toContain('person:pip');
    expect(targets).toContain('thing:quay/whelk-bucket');
    expect(effects).toContainEqual(expect.objectContaining({ kind: 'appeared', id: 'person:pip' }));
    expect(world.canon.map(({ id }) => id)).toEqual(['person:pip', 'thing:quay/whelk-bucket']);
    expect(world.toRemember.map(({ summary }) => summary)).toContainEqual(expect.stringContaining('Pip'));
  });

  it('can be spoken of by the next effect of the list', async () => {
    const { refused, world } = await settledWith([
      PIP,
      { kind: 'opinion', person: 'Pip', change: 5, reason: 'you bought a whelk' },
    ]);
    expect(refused).toEqual([]);
    expect(world.opinions['person:pip']).toBe(5);
  });

  it('comes with a pronoun and an opinion of their own', async () => {
    const { brief, effects } = await settledWith([{ ...PIP, pronoun: 'they', opinion: -60 }]);
    const pip = brief.people.find(({ id }) => id === 'person:pip');
    expect(pip).toMatchObject({ pronoun: 'they', opinion: -60 });
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'opinion', person: 'person:pip', to: -60 }),
    );
  });

  it('is refused when the story has it, and when it is nothing in particular', async () => {
    const { refused, world } = await settledWith([
      { ...PIP, name: 'Iz' },
      { ...BUCKET, name: 'the door', text: 'There is a door.' },
      { kind: 'person', name: 'Pip' },
    ]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('has "Iz" already'),
      'It is nothing in particular.',
      expect.stringContaining('about'),
    ]);
    expect(world.canon).toEqual([]);
  });
});

describe('who goes along with the player', () => {
  const GO: Intent = { act: 'go', text: 'Go on', target: 'place:mill' };
  const RIX = { kind: 'person', name: 'Rix', about: 'a girl who knows the roads', goesAlong: true };
  const DOG = { kind: 'thing', name: 'a grey dog', about: 'a dog with one ear', goesAlong: true };
  const elsewhere = base.place === 'place:mill' ? 'place:quay' : 'place:mill';

  const afterGoing = async (effects: Json[]) => {
    const { world } = await settledWith(effects);
    const known = campaignWith(campaign, world.canon);
    const turn = new Turn(turnInput(known, world, 4), { ...GO, target: elsewhere });
    return await turn.settle(answersIn({}));
  };

  it('is in the next place as well, and who does not stays behind', async () => {
    const along = await afterGoing([RIX, DOG]);
    expect(along.world.place).toBe(elsewhere);
    expect(along.brief.people.map(({ name }) => name)).toContain('Rix');
    expect(along.brief.place?.things.map(({ name }) => name)).toContain('the grey dog');
    const stays = await afterGoing([
      { ...RIX, goesAlong: false },
      { ...DOG, goesAlong: false },
    ]);
    expect(stays.brief.people.map(({ name }) => name)).not.toContain('Rix');
    expect(stays.brief.place?.things.map(({ name }) => name)).not.toContain('the grey dog');
  });

  it('stays where they are told to, once', async () => {
    const { world } = await settledWith([RIX]);
    const known = campaignWith(campaign, world.canon);
    const turn = new Turn(turnInput(known, world, 4), LOOK);
    const left = await turn.settle(answersIn({ 'also-rix': { effects: [{ ...RIX, goesAlong: false }] } }));
    expect(left.brief.must).toContain('Rix stays here.');
    expect(left.brief.people.filter(({ name }) => name === 'Rix')).toHaveLength(1);
    expect(left.world.canon).toMatchObject([{ name: 'Rix', goesAlong: false, place: base.place }]);
  });

  it('is described otherwise when that is proposed', async () => {
    const { world } = await settledWith([RIX]);
    const turn = new Turn(turnInput(campaignWith(campaign, world.canon), world, 4), LOOK);
    const about = 'a girl with a shaven head';
    const later = await turn.settle(answersIn({ 'also-rix': { effects: [{ ...RIX, about }] } }));
    expect(later.brief.must).toContain('Rix is a girl with a shaven head now.');
    expect(later.world.canon).toMatchObject([{ name: 'Rix', about, goesAlong: true }]);
  });

  it('is a thing where it does not speak, so that nobody asks it anything', async () => {
    const { brief } = await settledWith([DOG]);
    const acts = brief.options
      .filter(({ intent }) => intent.target?.endsWith('grey-dog'))
      .map(({ intent }) => intent.act);
    expect(acts.length).toBeGreaterThan(0);
    for (const act of acts) expect(['talk', 'ask', 'persuade', 'tell']).not.toContain(act);
  });
});

describe('a question of a skill', () => {
  const question = { kind: 'question', question: 'demand', text: 'Will you pay?' };
  const refusedFor = async (person: string) => {
    const { refused } = await settledWith([{ ...question, person }]);
    return refused.map(({ reason }) => reason);
  };

  it('is put by somebody who is there', async () => {
    const here = peopleHere(campaign, base, turnInput(campaign, base, 3).random);
    const [present] = here;
    const absent = campaign.people.find((person) => !here.includes(person));
    expect(await refusedFor(present?.name ?? '')).toEqual([]);
    expect(await refusedFor('Nobody Atall')).toEqual(['There is nobody called "Nobody Atall".']);
    expect(await refusedFor(absent?.name ?? '')).toEqual([expect.stringContaining('is not here')]);
  });
});

describe('what skills may propose', () => {
  it('is only what the manifest declares, when it declares kinds', async () => {
    const turn = new Turn(turnInput(campaign, base, 3), LOOK);
    turn.declaredBy = () => ['weather'];
    const effects = [
      { kind: 'weather', text: 'It rains.' },
      { kind: 'item', name: 'a ticket' },
    ];
    const { refused, world } = await turn.settle(answersIn({ 'also-weather': { effects } }));
    expect(refused).toMatchObject([
      { toolId: 'also-weather', reason: expect.stringContaining('does not declare "item"') },
    ]);
    expect(world.plot.flags['weather']).toBe('It rains.');
  });

  it('is nothing that the author forbids', async () => {
    const none = { places: [], things: [], people: [], topics: [], acts: [], names: [] };
    const noMagic = { ...none, kind: 'not_exist' as const, words: ['magic'], text: 'There is no magic.' };
    const strict = smallCampaign({ limits: [{ ...noMagic, file: 'world/constraints.md', line: 1 }] });
    const effects = [
      { kind: 'fact', text: 'The quay is full of magic.' },
      { kind: 'item', name: 'a magic wand' },
      { kind: 'thing', name: 'a magic lamp', about: 'a lamp' },
    ];
    const turn = new Turn(turnInput(strict, worldOf(strict), 3), LOOK);
    const { refused } = await turn.settle(answersIn({ 'also-wizard': { effects } }));
    expect(refused.map(({ reason }) => reason)).toEqual(
      effects.map(() => expect.stringContaining('no magic')),
    );
  });
});

describe('what skills answer', () => {
  const threat: Intent = { act: 'threaten', text: 'Threaten Iz', target: 'person:iz' };

  it('about a choice decides what counts in its roll', async () => {
    const evaluation = { modifiers: [{ value: 3, reason: 'The moon is full' }] };
    const answers = { ...rolled('success'), ...answersIn({ evaluate: { evaluation } }) };
    const turn = new Turn(turnInput(campaign, base, 3), threat);
    expect(turn.checkWith(answers)?.modifiers).toEqual(evaluation.modifiers);
    expect((await turn.settle(answers)).roll?.modifiers).toEqual(evaluation.modifiers);
  });

  it('about opinions decides options and odds', async () => {
    const optionsFor = async (score: number) => {
      const answers = answersIn({ opinions: { perception: { 'person:iz': { score } } } });
      const { brief } = await new Turn(turnInput(campaign, base, 3), LOOK).settle(answers);
      return brief.options.map(({ id }) => id);
    };
    expect(await optionsFor(95)).not.toEqual(await optionsFor(-95));
    expect(await optionsFor(-95)).toContain('make_amends|person:iz');
  });

  it('from the lore reaches the brief', async () => {
    const answers = answersIn({
      lore: { lore: [{ id: 'a', text: 'The sea left.', source: 'lore/sea.md', relevance: 0.8 }] },
    });
    const { brief } = await new Turn(turnInput(campaign, base, 3), LOOK).settle(answers);
    expect(brief.recalled.lore).toMatchObject([{ text: 'The sea left.', relevance: 0.8 }]);
  });
});
