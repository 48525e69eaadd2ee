import { describe, expect, it } from 'vitest';
import { InkFailure } from '../../../src/engine/ink/failure.ts';
import { LIMITS } from '../../../src/engine/ink/machine.ts';
import { playInk, texts } from './support/play.ts';

/** Ink that compiles and cannot be played: each costs a message with its place and nothing else. */
const BAD: { name: string; scenes: string; kind: InkFailure['kind']; says: RegExp }[] = [
  {
    name: 'a loop without an end',
    scenes: '=== a\n# once\nHere.\n-> b\n=== b\n~ temp x = 1\n-> b\n',
    kind: 'endless',
    says: /^plot\/scenes\/test\.ink:\d+: This scene does not end/,
  },
  {
    name: 'a loop that tells something each time',
    scenes: '=== a\n# once\nAgain and again.\n-> a\n',
    kind: 'too long',
    says: /more than 20000 characters/,
  },
  {
    name: 'a function that calls itself for ever',
    scenes: '=== a\n# once\n~ f(1)\n-> DONE\n=== function f(x)\n~ return f(x + 1)\n',
    kind: 'too deep',
    says: /test\.ink:\d+: Functions or tunnels call each other more than 200 deep here\./,
  },
  {
    name: 'a tunnel into itself',
    scenes: '=== a\n# once\n-> b ->\n-> DONE\n=== b\n-> b ->\n->->\n',
    kind: 'too deep',
    says: /call each other/,
  },
  {
    name: 'threads without an end',
    scenes: '=== a\n# once\n<- b\n-> DONE\n=== b\n<- b\n-> DONE\n',
    kind: 'endless',
    says: /does not end/,
  },
  {
    name: 'a text that doubles',
    scenes: 'VAR t = "word "\n=== a\n# once\n-> b\n=== b\n~ t = t + t\n-> b\n',
    kind: 'too long',
    says: /A text of more than 20000 characters is made here/,
  },
  {
    name: 'a state that grows too large',
    scenes: `${Array.from({ length: 10 }, (_, n) => `VAR v${n} = ""\n`).join('')}=== a\n# once\n~ temp t = "${'x'.repeat(9_000)}"\n${Array.from({ length: 10 }, (_, n) => `~ v${n} = t\n`).join('')}Well.\n+ [Go on] -> DONE\n`,
    kind: 'state too large',
    says: /take more than 64 KiB/,
  },
  {
    name: 'a choice that changes the world while its words are put together',
    scenes: '=== a\n# once\nHere.\n+ [Take {gain("lamp")} it] -> DONE\n',
    kind: 'look-ahead',
    says: /test\.ink:\d+: The function gain changes the world and cannot be called inside the text of a choice/,
  },
  {
    name: 'a value that no function takes',
    scenes: 'LIST colours = red, blue\n=== a\n# once\n~ gain(colours)\n-> DONE\n',
    kind: 'bad argument',
    says: /gain\(\) needs a text, a number, true or false as "item"/,
  },
  {
    name: 'a divert to something that is no place in the story',
    scenes: 'VAR x = 3\n=== a\n# once\nHere.\n-> x\n',
    kind: 'missing',
    says: /test\.ink:\d+: Something that this scene leads to is not there/,
  },
  {
    name: 'a return from a tunnel that nobody entered',
    scenes: '=== a\n# once\nHere.\n->->\n',
    kind: 'broken',
    says: /test\.ink:\d+: This scene cannot go on/,
  },
  {
    name: 'more choices than a page holds',
    scenes: `=== a\n# once\nHere.\n${'+ [One] -> DONE\n'.repeat(13)}`,
    kind: 'too long',
    says: /offers more than 12 choices/,
  },
  {
    name: 'a scene that changes the world without end',
    scenes: '=== a\n# once\n-> b\n=== b\n~ set("x", 1)\n-> b\n',
    kind: 'too long',
    says: /changes the world more than 200 times/,
  },
];

describe('bad ink', () => {
  it.each(BAD)('$name costs a message and changes nothing', ({ scenes, kind, says }) => {
    const { begin, start } = playInk(scenes);
    const before = structuredClone(start);
    const failure = failureOf(() => begin('a', start));
    expect(failure).toMatchObject({ code: 'scene_failed', kind });
    expect(failure.message).toMatch(says);
    expect(failure.hint).toMatch(/story goes on/);
    expect(start).toEqual(before);
  });

  it('takes nothing from a scene that fails at its end', () => {
    const { begin, start } = playInk('=== a\n# once\n~ gain("lamp")\nYou have it.\n->->\n');
    expect(failureOf(() => begin('a', start)).kind).toBe('broken');
    expect(start.items.some(({ id }) => id === 'item:lamp')).toBe(false);
  });

  it.each([
    ['', /cannot be read/],
    ['{}', /cannot be read/],
    ['{"version":1,"knot":"a","stamps":{},"ink":{}}', /./],
    ['{"version":1,"knot":"a","stamps":{},"ink":{"flows":{"DEFAULT_FLOW":{"callstack":{}}}}}', /./],
    ['x'.repeat(LIMITS.state + 1), /cannot be read/],
  ])('turns away a saved state that is none: %.40s', (state, says) => {
    const { begin, choose } = playInk('=== a\n# once\nHere.\n+ [On] -> DONE\n');
    expect(failureOf(() => choose({ ...begin('a'), state }, 0)).message).toMatch(says);
  });

  it('turns away a choice that was not offered', () => {
    const { begin, choose } = playInk('=== a\n# once\nHere.\n+ [On] -> DONE\n');
    expect(failureOf(() => choose(begin('a'), 4)).kind).toBe('bad state');
  });

  it('is over where the author forgot to end it', () => {
    const { begin } = playInk('=== a\n# once\nHere.\n');
    const scene = begin('a');
    expect([texts(scene), scene.done]).toEqual([['Here.'], true]);
  });
});

describe('a scene that was edited while a story stood in it', () => {
  const before =
    'VAR n = 0\n=== a\n# once\n~ n = n + 1\nHere, {n}.\n+ [On] Later.\n  -> DONE\n=== b\n# once\nOther.\n-> DONE\n';

  it('goes on where it was when another scene was edited', () => {
    const saved = playInk(before).begin('a');
    const scene = playInk(before.replace('Other.', 'Another.')).choose(saved, 0);
    expect(texts(scene)).toEqual(['Later.']);
    expect(scene.changed).toBeUndefined();
  });

  it('begins again, with its variables, and says so', () => {
    const saved = playInk(before).begin('a');
    const scene = playInk(before.replace('Here,', 'There,')).choose(saved, 0);
    expect(texts(scene)).toEqual(['There, 2.']);
    expect(scene).toMatchObject({ changed: 'edited', done: false });
    expect(scene.notices).toEqual(['The author has changed the scene "a", so it begins again.']);
  });

  it('is over when it is gone, and says so', () => {
    const saved = playInk(before).begin('a');
    const scene = playInk(before.replace('=== a', '=== c')).choose(saved, 0);
    expect(scene).toMatchObject({ changed: 'gone', done: true, paragraphs: [], effects: [] });
    expect(scene.notices[0]).toMatch(/taken out the scene "a"/);
  });
});

function failureOf(work: () => unknown): InkFailure {
  try {
    work();
  } catch (error) {
    if (error instanceof InkFailure) return error;
    throw error;
  }
  throw new Error('It did not fail.');
}
