import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import { goodCampaign } from '../campaign/gallery/good.ts';
import { campaignFolder } from '../campaign/support/folder.ts';
import { isVerifying } from '../support/length.ts';
import { converse, runProgram, startProgram, typing } from './support/saved.ts';
import { scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const newHome = () => mkdtempSync(path.join(scratch, 'home-'));

const SCENES = `VAR coins = 0
=== toll
# when: scene >= 1
# urgency: 9
# question: demand
"A coin," says the keeper. "You have {coins}."
* [Pay # act: give]
  ~ coins = coins - 1
  He bites it.
  -> change
* [Refuse # act: refuse]
  He shuts the gate.
  -> DONE

= change
"And one for the boat."
* [Pay again # act: give]
  He bites that one too.
  ~ set("paid", true)
  -> DONE
* [Ask what boat # act: ask]
  { has("rope"): He looks at your rope.|He looks at your empty hands. }
  ~ set("asked", true)
  -> DONE

=== bell
# when: flag.asked
A bell rings, out on the water.
* [Listen # act: look]
  It is a long way off.
  -> DONE
* [Cover your ears # act: hide]
  You hear it in your teeth.
  -> DONE
`;

function campaign(scenes = SCENES) {
  const folder = campaignFolder({ ...goodCampaign(), 'plot/scenes/toll.ink': scenes });
  return { folder, write: (text: string) => writeFileSync(path.join(folder, 'plot/scenes/toll.ink'), text) };
}
const last = (scenes: readonly Scene[]) => scenes.at(-1) as Scene;
const says = (scene: Scene) => scene.prose.join('\n');
const texts = (scene: Scene) => scene.choices.map(({ text }) => text);

describe('a scene in ink that its author edits while it is played', () => {
  it('begins again when its knot was changed, and says so', async () => {
    const { folder, write } = campaign();
    const scenes = await converse(newHome(), [folder, '--seed', 'x'], (_, count) => {
      if (count === 2) write(SCENES.replace('A coin,', 'Two coins,'));
      return ['1', '1'][count - 1] ?? null;
    });
    expect(says(scenes[1] as Scene)).toContain('And one for the boat.');
    expect(says(last(scenes))).toContain('"Two coins," says the keeper.');
    expect(last(scenes).notices).toContain('The author has changed the scene "toll", so it begins again.');
    expect(texts(last(scenes))).toEqual(['Pay', 'Refuse']);
  });

  it('is over when its knot is gone, and says so', async () => {
    const { folder, write } = campaign();
    const scenes = await converse(newHome(), [folder, '--seed', 'x'], (_, count) => {
      if (count === 2) write(SCENES.replace(/=== toll[\s\S]*(?==== bell)/, ''));
      return ['1', '1'][count - 1] ?? null;
    });
    expect(last(scenes).notices).toContain(
      'The author has taken out the scene "toll", so the story goes on after it.',
    );
    expect(last(scenes).choices.length).toBeGreaterThanOrEqual(3);
    expect(says(last(scenes))).not.toContain('bites that one');
  });

  it.runIf(isVerifying)(
    'goes on where it was when another knot was changed, whose new words are told',
    async () => {
      const { folder, write } = campaign();
      const scenes = await converse(newHome(), [folder, '--seed', 'x'], (_, count) => {
        if (count === 2) write(SCENES.replace('A bell rings,', 'Two bells ring,'));
        return ['1', '2'][count - 1] ?? null;
      });
      expect(says(last(scenes))).toContain('He looks at your empty hands.');
      expect(says(last(scenes))).toContain('Two bells ring, out on the water.');
    },
  );
});

/** Plays a choice in a process of its own and kills it as soon as the scene is told. */
async function chooseAndKill(home: string, args: readonly string[], typed: string | null): Promise<Scene[]> {
  const child = startProgram(home, ['play', ...args, '--json']);
  const scenes: Scene[] = [];
  const gone = new Promise((resolve) => child.on('close', resolve));
  if (child.stdout === null) throw new Error('There is no output to read.');
  for await (const line of createInterface({ input: child.stdout })) {
    scenes.push(JSON.parse(line) as Scene);
    if (scenes.length === 1 && typed !== null) child.stdin?.write(`${typed}\n`);
    else child.kill('SIGKILL');
  }
  await gone;
  return scenes;
}

describe('an authored conversation', () => {
  it('goes on at the same line after the program was killed in the middle of it', async () => {
    const { folder } = campaign();
    const home = newHome();
    const told = await chooseAndKill(home, [folder, '--seed', 'x'], '1');
    const [resumed] = await chooseAndKill(home, ['--resume'], null);
    expect([resumed?.scene, resumed?.prose, texts(resumed as Scene)]).toEqual([
      2,
      told[1]?.prose,
      ['Pay again', 'Ask what boat'],
    ]);
    const after = await converse(home, ['--resume'], typing('1'));
    expect(says(last(after))).toContain('He bites that one too.');
  });

  it('can be taken back inside a knot, and branched there', async () => {
    const { folder } = campaign();
    const home = newHome();
    const scenes = await converse(home, [folder, '--seed', 'x'], typing('1', '1', 'b', '2'));
    expect(scenes.map(({ scene }) => scene)).toEqual([1, 2, 3, 2, 3]);
    expect(says(scenes[2] as Scene)).toContain('He bites that one too.');
    expect(texts(scenes[3] as Scene)).toEqual(['Pay again', 'Ask what boat']);
    expect(says(last(scenes))).toContain('He looks at your empty hands.');
    const branched = await runProgram(home, ['story', 'branch', 'last', '--scene', '2', '--name', 'other']);
    expect(branched).toMatchObject({ exitCode: 0 });
    const other = await converse(home, ['--resume', 'other'], typing('1'));
    expect(texts(other[0] as Scene)).toEqual(['Pay again', 'Ask what boat']);
    expect(says(last(other))).toContain('He bites that one too.');
  });
});

describe('play --from', () => {
  it('begins at the knot with what is set, and so does its first scene when it is told again', async () => {
    const { folder } = campaign();
    const home = newHome();
    const args = ['--from', 'toll', '--set', 'coins=5', '--set', 'has.rope', '--set', 'wet=yes'];
    const scenes = await converse(home, [folder, '--seed', 'x', ...args], typing('1', '2'));
    expect(says(scenes[0] as Scene)).toContain('You have 5.');
    expect(says(last(scenes))).toContain('He looks at your rope.');
    const bell = await converse(newHome(), [folder, '--from', 'bell'], typing());
    expect(says(last(bell))).toContain('A bell rings');
    expect(texts(last(bell))).toEqual(['Listen', 'Cover your ears']);
  });

  it('says which knot may be meant, and what does not go together', async () => {
    const { folder } = campaign();
    const home = newHome();
    const wrong = await runProgram(home, ['play', folder, '--from', 'tol']);
    expect(wrong.exitCode).not.toBe(0);
    expect(wrong.stderr).toMatch(/no knot "tol"[\s\S]*Did you mean "toll"\?/);
    const alone = await runProgram(home, ['play', folder, '--set', 'coins=5']);
    expect(alone.stderr).toContain('--set needs --from');
    const nobody = await runProgram(home, ['play', folder, '--from', 'toll', '--set', 'nobody.trust=5']);
    expect(nobody.stderr).toContain('no character "nobody"');
  });
});

it('campaign validate --watch checks again when a file was changed', async () => {
  const { folder, write } = campaign();
  const child = startProgram(newHome(), ['campaign', 'validate', folder, '--watch']);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const until = async (wanted: RegExp) => {
    for (let tries = 0; !wanted.test(output) && tries < 600; tries += 1) await sleep(100);
    expect(output).toMatch(wanted);
  };
  await until(/No problems found|It can be played/);
  write(SCENES.replace('-> change', '-> chnge'));
  await until(/toll\.ink:\d+:\d+: error/);
  child.kill('SIGKILL');
});
