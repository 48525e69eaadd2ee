import { expect, it } from 'vitest';
import type { Keys } from '../../src/cli/play/keys.ts';
import { byChance, byKeys } from '../../src/cli/play/next.ts';
import type { Output } from '../../src/cli/play/output.ts';
import type { Scene } from '../../src/engine/scene.ts';

const locked = { id: 'pay', text: 'Pay him', because: [], needs: 'You need the penny.' };
const free = { id: 'wait', text: 'Wait', because: [] };
const sceneWith = (scene: number, choices: Scene['choices']) => ({ scene, choices }) as Scene;
const { signal } = new AbortController();

it('a choice that cannot be taken is refused with what it needs, and another can be typed', async () => {
  const typed = ['1', 'pay', '2'];
  const keys = { next: async () => typed.shift() ?? null } as unknown as Keys;
  const refused: string[] = [];
  const output = {
    prompt: () => undefined,
    refuse: ({ message }: Error) => refused.push(message),
  } as unknown as Output;
  const action = await byKeys(keys, output, { remembered: async () => [], carried: () => [] })(
    sceneWith(1, [locked, free]),
    signal,
  );
  expect(action).toEqual({ do: 'choose', choiceId: 'wait' });
  expect(refused).toEqual(Array(2).fill('This cannot be chosen yet. You need the penny.'));
});

it('--auto takes what can be taken, and stops where nothing can', async () => {
  const next = byChance('seed', 30);
  for (let scene = 1; scene <= 20; scene += 1)
    expect(await next(sceneWith(scene, [locked, free]), signal)).toEqual({ do: 'choose', choiceId: 'wait' });
  expect(await next(sceneWith(21, [locked]), signal)).toEqual({ do: 'leave' });
});
