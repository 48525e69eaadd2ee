import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { NarratoriaError } from '../../src/base/errors.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import type { Intent } from '../../src/contracts/intent.ts';
import { afterDeed, afterRest, nextPart } from '../../src/engine/clock.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { attempt, type Circumstances, settle } from '../../src/engine/resolve.ts';
import { storyRules } from '../../src/engine/rules.ts';
import type { Choice } from '../../src/engine/scene.ts';
import { startingWorld, type World } from '../../src/engine/world.ts';
import type { Act } from '../../src/rules/acts.ts';
import type { Outcome } from '../../src/rules/roll.ts';
import { emit, shell, writeSkills } from '../support/skills.ts';
import { LOW_WATER, minimalCampaign, openStory, scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const shipped = loadCampaign(LOW_WATER);
/** Nothing is kept for scenes of the author's. */
const campaign = { ...shipped, facts: shipped.facts.map(({ toldBy: _, ...fact }) => fact) };
const persona = anyPersona(campaign.template);
const start: World = { ...startingWorld(campaign, persona), here: ['person:iz'] };
const circumstances: Circumstances = {
  campaign,
  persona,
  rules: storyRules(null, campaign.template),
  scene: 5,
};
const outcome = (world: World, intent: Partial<Intent> & { act: Act }, result: Outcome | null = null) => {
  const tried = attempt(world, { text: intent.act, ...intent }, circumstances);
  return settle(world, tried, result, circumstances);
};

describe('a deed', () => {
  it('moves you, and counts the visit', () => {
    const { world } = outcome(start, { act: 'go', target: 'place:the-light' });
    expect(world).toMatchObject({
      place: 'place:the-light',
      visits: { 'place:the-quay': 1, 'place:the-light': 1 },
    });
  });

  it('changes what people think of you, as far as it can be changed', () => {
    expect(outcome(start, { act: 'help', target: 'person:iz' }).world.opinions['person:iz']).toBeGreaterThan(
      0,
    );
    let world = start;
    for (let times = 0; times < 10; times += 1) {
      world = {
        ...outcome(world, { act: 'threaten', target: 'person:iz' }, 'partial').world,
        here: ['person:iz'],
      };
    }
    expect(world.opinions['person:iz']).toBe(-100);
  });

  it('cannot be done to somebody who is not here', () => {
    const { world } = outcome(start, { act: 'help', target: 'person:ansa' });
    expect(world.opinions['person:ansa']).toBeUndefined();
  });

  it('brings out secrets in the order they were written: by trust all of them, by fear a few', () => {
    const secretsOf = (id: string) =>
      campaign.facts.filter((fact) => fact.about === id && fact.kind === 'secret');
    const [person = ''] = campaign.people
      .map(({ id }) => id)
      .sort((one, other) => secretsOf(other).length - secretsOf(one).length);
    const secrets = secretsOf(person);
    expect(secrets.length).toBeGreaterThan(2);
    const told = (act: Act, opinion: number, result: Outcome) => {
      let world: World = { ...start, here: [person], opinions: { [person]: opinion } };
      const reveals: (string | null)[] = [];
      for (let times = 0; times < 8; times += 1) {
        const { world: next, deed } = outcome(world, { act, target: person }, result);
        reveals.push(deed.reveals);
        world = { ...next, here: [person] };
      }
      return reveals.filter((id) => id !== null);
    };
    expect(told('persuade', 100, 'success')).toEqual(secrets.map(({ id }) => id));
    const byFear = told('threaten', 100, 'partial');
    expect(byFear.length).toBeGreaterThan(0);
    expect(byFear.length).toBeLessThan(secrets.length);
    expect(told('persuade', -40, 'partial')).toEqual([]);
    expect(told('persuade', 100, 'failure')).toEqual([]);
  });

  it('gives away what is given and takes along what is taken', () => {
    const item = start.items[0]?.id ?? '';
    const given = outcome(start, { act: 'give', target: 'person:iz', item });
    expect(given.world.items.map(({ id }) => id)).not.toContain(item);
    expect(given.world.deeds['person:iz']).toMatchObject({
      act: 'give',
      item: 'the sandwich from a town with trees',
    });
    const taken = outcome(
      { ...start, place: 'place:the-patience' },
      { act: 'take', target: 'thing:the-patience/wage-book' },
    );
    expect(taken.world.items.at(-1)).toEqual({ id: 'item:wage-book', name: 'the wage book' });
    expect(taken.world.taken).toEqual({ 'thing:the-patience/wage-book': 5 });
  });

  it('takes up what somebody wants', () => {
    const { world, deed } = outcome(start, { act: 'help', target: 'person:iz', want: 'want:iz/1' });
    expect(deed.want).toBe('be taken along when people go out to the second light');
    expect(world.threads).toEqual({ 'want:iz/1': 1 });
  });

  it('means nothing to a world that does not know it', () => {
    const { deed } = outcome(start, {
      act: 'talk',
      target: 'person:nobody',
      topic: 'topic:nothing',
      want: 'want:x/y',
    });
    expect(deed).toMatchObject({ target: null, topic: null, want: null });
  });
});

describe('time', () => {
  it('passes with deeds, faster with waiting, and overnight with sleep', () => {
    const noon = { day: 1, part: 'noon' as const, tick: 0 };
    expect(afterDeed(noon)).toEqual({ day: 1, part: 'noon', tick: 2 });
    expect(afterDeed({ ...noon, tick: 4 })).toEqual({ day: 1, part: 'afternoon', tick: 0 });
    expect(nextPart({ day: 1, part: 'night', tick: 1 })).toEqual({ day: 2, part: 'dawn', tick: 0 });
    expect(afterRest({ day: 1, part: 'evening', tick: 0 })).toEqual({ day: 2, part: 'dawn', tick: 0 });
    expect(afterRest(noon)).toEqual({ day: 1, part: 'afternoon', tick: 0 });
  });
});

describe('a scene is never empty', () => {
  const failing = shell(
    emit({ type: 'error', errorCode: 'x', errorMessage: 'x' }),
    emit({ type: 'done', ok: false }),
  );
  const narrating = shell(
    emit({ type: 'state_patch', patch: { narration: { paragraphs: ['One.', 'Two.'] } } }),
    emit({ type: 'done', ok: true }),
  );
  const retryPolicy = { maxRetries: 0 };

  it('without any skill: the author’s words, plain choices, and a word to the player', async () => {
    const { session, close } = await openStory({
      campaign: LOW_WATER,
      seed: 'a',
      skillRoots: [scratchFolder()],
    });
    const opening = await session.open();
    expect(opening.prose).toEqual(campaign.premise);
    expect(opening.choices.map(({ text }) => text)).toEqual([
      'Look around the Quay',
      'Speak with Iz',
      'Continue to the Light',
      'Wait and see',
    ]);
    expect(opening.notices).toHaveLength(2);
    expect(opening.notices.join(' ')).not.toMatch(/skill|plan|tool|error/i);
    const next = await session.choose('go|place:the-light');
    expect(next.location).toBe('The Light');
    expect(next.prose.join(' ')).toMatch(/^You continue to the Light\. The Light stands/);
    await close();
  });

  it('when the narrator fails again and again: a fallback, and the deed is done all the same', async () => {
    const root = path.join(scratch, 'failing');
    writeSkills(root, {
      mute: { scripts: { 'narrate.sh': failing }, manifest: { capabilities: ['narration'], retryPolicy } },
    });
    const { session, close } = await openStory({ campaign: LOW_WATER, seed: 'a', skillRoots: [root] });
    const opening = await session.open();
    expect(opening.prose.length).toBeGreaterThan(0);
    expect(opening.plan.attempts).toBeGreaterThan(1);
    const next = await session.choose('go|place:the-light');
    expect(next.location).toBe('The Light');
    expect(next.prose.join('')).not.toBe('');
    expect(next.choices.length).toBeGreaterThanOrEqual(3);
    await close();
  });

  it('when only the choices fail: the prose stands, the choices are plain', async () => {
    const root = path.join(scratch, 'no-choices');
    writeSkills(root, {
      bard: { scripts: { 'narrate.sh': narrating }, manifest: { capabilities: ['narration'], retryPolicy } },
      picker: {
        scripts: { 'generate-choices.sh': failing },
        manifest: { capabilities: ['choices'], retryPolicy },
      },
    });
    const bare = minimalCampaign(path.join(scratch, 'plain'));
    const { session, close } = await openStory({ campaign: bare, seed: 'a', skillRoots: [root] });
    const { prose, choices, notices, plan, faults, failure } = await session.open();
    expect(prose).toEqual(['One.', 'Two.']);
    expect(choices.length).toBeGreaterThanOrEqual(3);
    expect(notices).toEqual([
      'The choices could not be made in this scene. These are simple ones.',
      'picker failed; the story continues without it.',
    ]);
    expect(faults).toMatchObject([
      { toolId: 'choices', skill: 'picker', kind: 'skill', attempt: 1, code: 'x', detail: 'x' },
    ]);
    expect(failure).toBeUndefined();
    expect(plan.tools.map(({ toolId, state }) => [toolId, state])).toEqual([
      ['narrate', 'success'],
      ['choices', 'failed'],
    ]);
    await close();
  });

  it('understands choices that are bare words', async () => {
    const root = path.join(scratch, 'bare-words');
    const choices = emit({
      type: 'ui_event',
      event: 'narrative_choice',
      payload: { choices: ['Wait a little', 'Go home'] },
    });
    writeSkills(root, {
      bard: { scripts: { 'narrate.sh': narrating }, manifest: { capabilities: ['narration'] } },
      picker: {
        scripts: { 'generate-choices.sh': shell(choices, emit({ type: 'done', ok: true })) },
        manifest: { capabilities: ['choices'] },
      },
    });
    const { session, close } = await openStory({ campaign: LOW_WATER, seed: 'a', skillRoots: [root] });
    const opening = await session.open();
    expect(opening.choices.map(({ text }) => text)).toEqual([
      'Wait a little',
      'Go home',
      'Look around the Quay',
    ]);
    await session.choose(opening.choices[0]?.id ?? '');
    expect(session.time).toBe('Day 1 (Tuesday), noon');
    await close();
  });

  it('from a skill that somebody dropped in: its prose and its choice are there', async () => {
    const root = path.join(scratch, 'frogs');
    const rain = shell(
      emit({ type: 'state_patch', patch: { narration: 'It rains frogs.' } }),
      emit({ type: 'ui_event', event: 'narrative_choice', payload: { choices: ['Look at the frogs'] } }),
      emit({ type: 'done', ok: true }),
    );
    writeSkills(root, { frogs: { scripts: { 'rain.sh': rain }, manifest: { capabilities: ['travel'] } } });
    const shipped = path.resolve(import.meta.dirname, '../../skills');
    const { session, close } = await openStory({
      campaign: LOW_WATER,
      seed: 'a',
      skillRoots: [shipped, root],
    });
    const opening = await session.open();
    const way = opening.choices.find(({ id }) => id.endsWith('|place:the-light'));
    const { prose, choices } = await session.choose(way?.id ?? '');
    expect(prose).toContain('It rains frogs.');
    // It comes behind those of the scene, and takes none of them away.
    expect(choices.filter(({ skill }) => skill === undefined).length).toBeGreaterThanOrEqual(3);
    expect(choices.filter(({ skill }) => skill === 'frogs')).toHaveLength(1);
    const frogs = choices.at(-1);
    expect(frogs).toMatchObject({ text: 'Look at the frogs', skill: 'frogs' });
    expect((await session.choose(frogs?.id ?? '')).scene).toBe(3);
    await close();
  });

  it('is planned anew from the records as they were when an attempt fails', async () => {
    const root = path.join(scratch, 'rewinding');
    writeSkills(root, {
      mute: {
        scripts: { 'narrate.sh': failing },
        manifest: { capabilities: ['narration'], retryPolicy, priority: 2 },
      },
      bard: {
        scripts: { 'narrate.sh': narrating },
        manifest: { capabilities: ['narration'], retryPolicy, priority: 1 },
      },
    });
    const done: string[] = [];
    const journal = {
      record: async ({ scene }: { scene: number }) => void done.push(`kept ${scene}`),
      rewind: async () => void done.push('taken back'),
    };
    const { session, close } = await openStory({
      campaign: LOW_WATER,
      seed: 'a',
      skillRoots: [root],
      journal,
    });
    const { plan, narrator } = await session.open();
    await close();
    // The one that cannot is asked first.
    expect([plan.attempts, narrator, done]).toEqual([2, 'bard', ['taken back', 'kept 1']]);
  });

  it('is not kept when it is left before it is told', async () => {
    const root = path.join(scratch, 'leaving');
    writeSkills(root, {
      slow: { scripts: { 'narrate.sh': shell('sleep 20') }, manifest: { capabilities: ['narration'] } },
    });
    const done: string[] = [];
    const journal = {
      record: async ({ scene }: { scene: number }) => void done.push(`kept ${scene}`),
      rewind: async () => void done.push('taken back'),
    };
    const { session, close } = await openStory({
      campaign: LOW_WATER,
      seed: 'a',
      skillRoots: [root],
      journal,
    });
    const leaving = new AbortController();
    const opening = session.open({ signal: leaving.signal });
    leaving.abort();
    await expect(opening).rejects.toMatchObject({ code: 'plan_cancelled' });
    await close();
    expect(done).toEqual(['taken back']);
  });

  it('that cannot be kept has not happened, and is told once there is room again', async () => {
    const done: string[] = [];
    let isFull = false;
    const full = async (what: string) => {
      if (isFull) throw new NarratoriaError('store_full', 'The disk is full: nothing more can be saved.');
      done.push(what);
    };
    const journal = {
      record: ({ scene }: { scene: number }) => full(`kept ${scene}`),
      rewind: () => full('taken back'),
    };
    const skillRoots = [scratchFolder()];
    const { session, close } = await openStory({ campaign: LOW_WATER, seed: 'a', skillRoots, journal });
    const { choices } = await session.open();
    const [first] = choices as [Choice];
    const before = JSON.stringify(session.state);
    isFull = true;
    await expect(session.choose(first.id)).rejects.toMatchObject({ code: 'store_full' });
    expect(JSON.stringify(session.state)).toBe(before);
    isFull = false;
    done.splice(0);
    expect((await session.choose(first.id)).scene).toBe(2);
    await close();
    // What the attempt on the full disk had written goes first.
    expect(done[0]).toBe('taken back');
    expect(done.at(-1)).toBe('kept 2');
  });

  it('refuses a choice that was not offered', async () => {
    const { session, close } = await openStory({
      campaign: LOW_WATER,
      seed: 'a',
      skillRoots: [scratchFolder()],
    });
    await session.open();
    expect(() => session.choose('fly')).toThrow(/not among the choices/);
    await close();
  });
});
