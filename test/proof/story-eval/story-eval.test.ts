import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { answersIn, openAt } from '../../../proof/story-eval/answer.ts';
import { Desk, keepAnswer } from '../../../proof/story-eval/desk.ts';
import { figuresOf } from '../../../proof/story-eval/figures.ts';
import { sharedFront } from '../../../proof/story-eval/front.ts';
import { byNumber } from '../../../proof/story-eval/options.ts';
import { caught, withContradictions } from '../../../proof/story-eval/planted.ts';
import { type Played, playTape } from '../../../proof/story-eval/play.ts';
import { repeatedShare } from '../../../proof/story-eval/repeated.ts';
import { tapeNames } from '../../../proof/story-eval/rows.ts';
import { readTape, type TapeScene } from '../../../proof/story-eval/tape.ts';
import { scratchFolder } from '../../../proof/support/scratch.ts';
import type { Scene } from '../../../src/engine/scene.ts';

const SCENES = 8;
const tape = readTape('low-water');
let played: Played;

beforeAll(async () => {
  played = await playTape(tape, { scenes: SCENES, context: 4096 });
}, 120_000);

describe('a tape', { timeout: 120_000 }, () => {
  it('is told scene by scene in its own words, within the context', async () => {
    const figures = await figuresOf(played, []);
    expect(figures).toMatchObject({ scenes: SCENES, context: 4096 });
    // The tape is older than the campaign's new scenes and the replies that a model is offered. A new tape should have
    // every telling accepted, and at most one other pick.
    expect(figures.accepted).toBeGreaterThanOrEqual(figures.asked - 1);
    expect(figures.otherPicks).toBeLessThanOrEqual(5);
    expect(figures.asked).toBeGreaterThanOrEqual(4);
    expect(figures.longestPrompt).toBeLessThanOrEqual(4096);
    expect(figures.sameFront).toBeGreaterThan(0.4);
    expect(figures.answered).toBe(figures.questions);
    const [first] = tape.scenes[0]?.prose ?? [];
    expect(played.scenes[0]?.prose.join(' ')).toContain(first?.slice(0, 60));
  });

  it('is mended where a sentence is not so, and refused where every try is false', async () => {
    const once = withContradictions(tape, played, { every: 1 });
    const mended = await playTape(once.tape, { scenes: 6, context: 4096 });
    const wrong = once.planted.filter(({ scene }) => scene <= 6);
    expect(caught(wrong, mended.scenes)).toBe(wrong.length);
    const figures = await figuresOf(mended, []);
    expect(figures).toMatchObject({ accepted: figures.asked, repairs: figures.asked });
    expect(figures.asked).toBeGreaterThanOrEqual(2); // as many as were planted, with a tape that is not older than its campaign

    const always = withContradictions(tape, played, { every: 1, isStubborn: true });
    const refused = await playTape(always.tape, { scenes: 2, context: 4096 });
    expect(await figuresOf(refused, [])).toMatchObject({ scenes: 2, accepted: 0 });
    expect(refused.scenes[0]?.writer.kind).toBe('built-in');
    expect(refused.scenes[0]?.notices.join(' ')).toContain('not so in this story');
  });
});

describe('the tapes', () => {
  it.each(tapeNames())('%s can be read and has answers for its scenes', (name) => {
    const { scenes, context, planted } = readTape(name);
    expect(context).toBeGreaterThanOrEqual(4096);
    expect(scenes.filter(({ prose }) => prose !== undefined).length).toBeGreaterThan(scenes.length / 4);
    for (const { scene, again } of planted) expect(again).toBeGreaterThan(scene);
  });
});

describe('the figures', () => {
  const call = (...texts: string[]) => ({
    messages: texts.map((content) => ({ role: 'user' as const, content })),
  });
  const letters = (text: string) => text.length;

  it('count what calls have in common at the front', () => {
    expect(sharedFront([call('abc', 'de'), call('abc', 'dx'), call('xabc')], letters)).toBe(3 + 4 + 1);
    expect(sharedFront([call('abc')], letters)).toBe(0);
  });

  it('count phrases that were used before', () => {
    const text = 'one two three four five six seven';
    expect(repeatedShare([text, text])).toBe(0.5);
    expect(repeatedShare([text, 'something else is told in this scene'])).toBe(0);
  });
});

describe('options', () => {
  it('keep their meaning when their numbers change', () => {
    const named = {
      choices: [
        { option: 'wait', text: 'Wait' },
        { option: 'gone', text: 'Go' },
      ],
    };
    expect(byNumber(named, '1. talk Iz\n2. ask Iz about salt\n3. wait | costs: time')).toEqual({
      choices: [{ option: 3, text: 'Wait' }],
    });
  });
});

describe('a desk', () => {
  it('waits for nobody once the recorder is told to end', async () => {
    const stop = new AbortController();
    using scratch = scratchFolder('desk');
    const desk = new Desk(scratch.path, () => stop.abort(), stop.signal);
    await expect(desk.ask(1, 'pick', [])).rejects.toThrow();
  });

  it('shows what is new, waits for its answer, and takes the number of a choice', async () => {
    using scratch = scratchFolder('desk');
    const folder = scratch.path;
    const waited: string[] = [];
    const desk = new Desk(folder, (name) => {
      waited.push(name);
      writeFileSync(
        path.join(folder, `${name}.answer.txt`),
        name.includes('pick') ? (name.endsWith('-2') ? '2' : '7') : 'Once.',
      );
    });
    const said = (content: string) => ({ role: 'user' as const, content });
    expect(await desk.ask(1, 'prose', [said('rules'), said('one')])).toBe('Once.');
    expect(await desk.ask(1, 'prose', [said('rules'), said('two')])).toBe('Once.');
    expect(readFileSync(path.join(folder, '001-prose-2.prompt.txt'), 'utf8')).toBe('[user]\ntwo\n');
    const choices = [
      { id: 'a', text: 'Wait' },
      { id: 'b', text: 'Go' },
    ];
    expect(await desk.pick({ scene: 1, prose: ['It rains.'], choices } as unknown as Scene)).toBe(choices[1]);
    expect(waited).toEqual(['001-prose', '001-prose-2', '001-pick', '001-pick-2']);
  });

  it('lists what is asked and not answered, and reads several answers at once', () => {
    using scratch = scratchFolder('desk');
    for (const name of ['002-facts.prompt.txt', '002-pick.prompt.txt', '002-pick.answer.txt'])
      writeFileSync(path.join(scratch.path, name), 'one');
    expect(openAt(scratch.path)).toEqual(['002-facts']);
    expect(answersIn('=== 002-facts\n{"summary":\n"It rains."}\n=== 002-pick\n2\n')).toEqual(
      new Map([
        ['002-facts', '{"summary":\n"It rains."}'],
        ['002-pick', '2'],
      ]),
    );
  });

  it('keeps each answer in its scene, options by what they do', () => {
    const scene: TapeScene = {};
    const prompt = 'Pick some:\n1. talk Iz | dice: success 8 %\n2. wait | costs: time';
    keepAnswer(scene, { task: 'prose', text: 'One.', prompt });
    keepAnswer(scene, { task: 'choices', text: '{"choices":[{"option":2},{"option":9}]}', prompt });
    keepAnswer(scene, { task: 'facts', text: 'not JSON', prompt });
    expect(scene).toEqual({
      ...{ prose: ['One.'], choices: [{ choices: [{ option: 'wait' }] }], facts: ['not JSON'] },
    });
  });
});
