import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../src/base/plain-text.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { readingsOf } from '../../src/campaign/readings.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { checkFor } from '../../src/engine/check.ts';
import { personaBrief, profileBrief } from '../../src/engine/person-brief.ts';
import { anyPersona, personaFrom, personaProblems } from '../../src/engine/persona.ts';
import { standingOf } from '../../src/engine/plot/conditions.ts';
import { storyRules } from '../../src/engine/rules.ts';
import { carriedBy, startingWorld } from '../../src/engine/world.ts';
import { brokenBy } from '../../src/rules/constraints/judge.ts';
import { plotInput } from '../engine/support/small-world.ts';
import { playFolder, textOf } from './support/play.ts';

const folder = path.join(import.meta.dirname, 'examples/camelot');
const campaign = loadCampaign(folder);
const persona = anyPersona(campaign.template);
const world = startingWorld(campaign, persona);
const merlin = campaign.people.find(({ id }) => id === 'person:merlin');
if (merlin === undefined) throw new Error('Merlin is not there.');

describe("the format's own examples", () => {
  it('are a campaign without problems, set where the author says', () => {
    expect(validateCampaign(folder)).toEqual([]);
    expect([campaign.notices, campaign.leftOut, campaign.generated]).toEqual([[], [], []]);
    expect(world.place).toBe('place:gates');
    expect(campaign.places.map(({ id }) => id)).toEqual(['place:gates', 'place:hall', 'place:lake']);
  });

  it('give all of a profile to whoever words a scene', () => {
    expect(profileBrief(merlin, campaign)).toEqual({
      role: 'Court Wizard',
      importance: 'protagonist',
      age: 'Unknown (appears elderly)',
      ageGroup: 'old',
      temper: ['kind', 'sly', 'patient', 'gloomy', 'loyal'],
      traits: ['wise', 'melancholic', 'secretive', 'compassionate'],
      flaws: ['burdened by foresight', 'reluctant to share truth'],
      virtues: ['loyal', 'patient', 'protective'],
      likes: [],
      dislikes: [],
      speech: {
        style: 'Formal, archaic, uses metaphors from nature',
        register: 'formal',
        sentences: 'long',
        manners: ['images'],
        images: ['nature'],
      },
      lines: expect.arrayContaining([expect.stringContaining('river')]),
      catchphrases: [],
      goals: [{ text: 'Find out who lit the fire in the vision', priority: 'primary', status: 'active' }],
      relations: [
        expect.objectContaining({ id: 'person:arthur', name: 'Arthur', feeling: 2 }),
        expect.objectContaining({ id: 'person:morgana', name: 'Morgana', feeling: -2 }),
      ],
      stats: { Wisdom: 19, Strength: 6 },
    });
    expect(carriedBy(merlin, world)).toEqual([
      { id: 'item:hazel-staff', name: 'the hazel staff' },
      { id: 'item:cloudy-glass', name: 'the cloudy glass' },
    ]);
    expect(merlin.profile.motivations).toContain('Find out who lit the fire in the vision');
  });

  it('hold in their conditions: established in Camelot, then burdened, then trusted', async () => {
    const [vision, asks, chair] = ['beat_001', 'beat_002', 'beat_003'].map((id) =>
      campaign.beats.find((beat) => beat.id === id),
    );
    const standing = (beat: typeof vision, more: object = {}, scene = 2) =>
      standingOf(beat?.id ?? '', beat?.conditions, plotInput(campaign, { ...world, ...more }, scene));
    const plot = { ...world.plot, happened: { beat_000: { scene: 1 } } };
    expect(await standing(vision, { plot })).toBe('yes');
    expect(await standing(vision, { plot, visits: { 'place:lake': 1 } })).toBe('no');
    const seen = { ...plot, happened: { ...plot.happened, beat_001: { scene: 2 } } };
    expect(await standing(asks, { plot: seen }, 4)).toBe('no');
    expect(await standing(asks, { plot: { ...seen, gained: ['Burden of Knowledge'] } }, 4)).toBe('yes');
    const asked = { ...seen, happened: { ...seen.happened, beat_002: { scene: 5, outcome: 1 } } };
    expect(await standing(chair, { plot: asked }, 6)).toBe('no');
    expect(await standing(chair, { plot: asked, opinions: { 'person:arthur': 40 } }, 6)).toBe('yes');
  });

  it('are read back to their author', () => {
    const read = readingsOf(folder).map(({ text, readAs }) => `${text} = ${readAs}`);
    expect(read.slice(0, 5).map((line) => line.slice(0, 60))).toEqual([
      expect.stringContaining('not in this world: gun'),
      'Nobody enters the crypt. = nobody goes into the crypt',
      expect.stringContaining('Arthur cannot die. = nobody does this to Arthur'),
      expect.stringContaining('Nobody is only good. = not read'),
      expect.stringContaining('established in Camelot = the player has been at the Gates of'),
    ]);
    expect(brokenBy(campaign.limits, 'You go down into the crypt.')?.kind).toBe('no_entry');
  });
});

it.each(['bold', 'kind', 'curious'])(
  'its people speak in their own lines and its beats come, within twenty scenes: %s',
  { timeout: 60_000 },
  async (policy) => {
    const scenes = await playFolder(folder, { policy, scenes: 20 });
    // “Sit down,” he says. “Everyone sits here.” is one line.
    const told = lettersOf(textOf(scenes).replaceAll(/[.,]?” [^“”]{2,40}[.,] “/g, ' '));
    const heard = (id: string) => {
      const lines = campaign.people.find((one) => one.id === id)?.profile.speech_patterns?.examples ?? [];
      return lines.filter((line) => told.includes(lettersOf(line))).length;
    };
    const counts = ['person:merlin', 'person:arthur', 'person:morgana'].map(heard);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(3);
    const beats = scenes.flatMap(({ beat }) => beat?.id ?? []);
    expect(beats).toEqual(expect.arrayContaining(['beat_000', 'beat_001', 'beat_002']));
    expect(told).not.toContain('young king');
    expect(told).not.toMatch(/morgana \w+ (?:their|they)|shaked/);
  },
);

it('a moment of the plot that asks something can be answered at once', async () => {
  const scenes = await playFolder(folder, { policy: 'bold', scenes: 12 });
  const asked = scenes.filter(({ beat }) => beat !== null && beat !== undefined);
  expect(asked.length).toBeGreaterThan(2);
  for (const { question, choices } of asked)
    if (question?.from)
      expect(choices.filter(({ answers }) => answers !== undefined).length).toBeGreaterThanOrEqual(2);
  const shore = asked.find(({ beat }) => beat?.id === 'beat_004');
  expect(shore?.question).toMatchObject({ kind: 'demand', from: 'person:morgana' });
});

describe('a relationship that only one of the two profiles has', () => {
  const only = (text: string) => {
    const arthur = campaign.people.find(({ id }) => id === 'person:arthur') as typeof merlin;
    const without = { ...arthur, profile: { ...arthur.profile, relationships: {} } };
    const told = { ...merlin, profile: { ...merlin.profile, relationships: { arthur: text } } };
    return profileBrief(without, { people: [told, without] }).relations.map(({ id, kinds, feeling }) => [
      ...[id, kinds, feeling],
    ]);
  };

  it('is known to the other, as far as it is between them', () => {
    expect(only('Mentor, loves like a son')).toEqual([['person:merlin', ['kin', 'student'], 1]]);
    expect(only('His brother; they have not spoken since spring')).toEqual([['person:merlin', ['kin'], -1]]);
    expect([only('Fears him'), only('Secretly his father')]).toEqual([[], []]);
  });
});

describe('who the player is', () => {
  const made = (chosen: Parameters<typeof personaFrom>[1]) => personaFrom(campaign.template, chosen);

  it('reaches the brief: name, calling, what it means, answers, era', () => {
    const answers = [{ question: 'Whom did you leave behind?', answer: 'A mother' }];
    expect(personaBrief(made({ name: 'Wyn', calling: 'Knight', answers }), campaign)).toMatchObject({
      name: 'Wyn',
      race: 'Human',
      calling: 'Knight',
      calledFor: 'Sworn to somebody, and armed. Versatile and adaptable',
      answers,
      era: 'Medieval',
      traits: ['diplomatic', 'swordsmanship', 'leadership'],
    });
  });

  it('belongs to the time and the world of the story', () => {
    const problems = (answer: string) =>
      personaProblems(campaign.template, made({ answers: [{ question: 'Q', answer }] }), campaign.limits);
    expect(problems('A mother')).toEqual([]);
    expect(problems('My laptop')).toEqual([
      '“My laptop” does not belong to the time of this story: Medieval.',
    ]);
    expect(problems('My old shotgun')[0]).toContain('There are no guns.');
  });

  it('shows in what they try: a knight fights better than a bard, a bard talks better', () => {
    const rules = storyRules(null, campaign.template);
    const odds = (calling: string, act: string) =>
      checkFor({ rules, persona: made({ calling }), act, person: null, opinion: 0, episode: null })
        ?.modifiers;
    expect(odds('Knight', 'fight')).toEqual([{ value: 1, reason: 'swordsmanship' }]);
    expect(odds('Bard', 'fight')).toEqual([]);
  });

  it('meets numbers of others in rolls', () => {
    const rules = storyRules(null, campaign.template);
    const against = (act: string) =>
      checkFor({
        rules,
        persona: made({ calling: 'Bard' }),
        act,
        person: merlin,
        opinion: 0,
        episode: null,
      })?.modifiers.map(({ value, reason }) => `${value} ${reason}`);
    expect(against('persuade')).toContain('-1 Merlin’s Wisdom is high');
    expect(against('fight')).toContain('1 Merlin’s Strength is low');
  });
});
