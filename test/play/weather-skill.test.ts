import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import { goodCampaign } from '../campaign/gallery/good.ts';
import { campaignFolder } from '../campaign/support/folder.ts';
import { emit, shell, writeSkills } from '../support/skills.ts';
import { converse, runProgram, typing } from './support/saved.ts';
import { scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const newHome = () => mkdtempSync(path.join(scratch, 'home-'));

const TOLD = 'It begins to rain, a drop at a time and then all at once.';
const IS_SO = 'It is raining.';
const patch = (content: object) => emit({ type: 'state_patch', patch: { ...content } });

/** A weather skill as somebody would write it from docs/skills.md: the first scene is dry, then it rains. */
const skills = path.join(scratch, 'skills');
writeSkills(skills, {
  weather: {
    scripts: {
      'sky.sh': shell(
        'read -r line',
        'case "$line" in',
        `*'"scene":1,'*) ${patch({ weather: { sky: 'clear' } })} ;;`,
        '*)',
        patch({ weather: { sky: 'rain' }, narration: TOLD }),
        patch({
          effects: [
            { kind: 'weather', text: IS_SO },
            { kind: 'question', question: 'threat', text: 'Stay out in it?' },
          ],
        }),
        emit({
          type: 'ui_event',
          event: 'narrative_choice',
          payload: { choices: ['Turn up your collar'] },
        }),
        ';;',
        'esac',
        emit({ type: 'done', ok: true }),
      ),
    },
    manifest: {
      runs: { when: 'every_scene', phase: 'ask' },
      permissions: { effects: ['weather', 'question'] },
    },
  },
});

const SCENE = `=== toll
# when: scene >= 2
# urgency: 9
# question: demand
"A coin," says the keeper.
* [Pay # act: give]
  He bites it. "And one for the boat."
  * * [Pay again # act: give]
    He bites that one too.
    -> DONE
  * * [Refuse # act: refuse]
    He shuts the gate.
    -> DONE
* [Refuse # act: refuse]
  He shuts the gate.
  -> DONE
`;

const RAIN_BEAT = JSON.stringify({
  beats: [
    {
      id: 'beat_001',
      title: 'The rope is soaked',
      description: 'The bell rope is soaked through.',
      conditions: { custom: { expression: 'flag.weather_sky == "rain"' } },
      priority: 'critical',
    },
  ],
});

const withInk = campaignFolder({ ...goodCampaign(), 'plot/scenes/toll.ink': SCENE });
const withBeat = campaignFolder({ ...goodCampaign(), 'plot/beats.json': RAIN_BEAT });
const bare = campaignFolder({ ...goodCampaign(), 'plot/beats.json': '{ "beats": [] }' });

const says = ({ prose }: Scene) => prose.join('\n');
const texts = ({ choices }: Scene) => choices.map(({ text }) => text);
const played = (folder: string, ...more: string[]) =>
  converse(newHome(), [folder, '--seed', 'w', ...more], typing('1', '1'));

describe('a weather skill', () => {
  it('is read once in the terminal, its paragraph where it stands in the scene', async () => {
    const { stdout } = await runProgram(newHome(), [
      ...['play', bare, '--seed', 'w', '--auto', '2', '--plain', '--skills', skills],
    ]);
    const read = stdout.replaceAll(/\s+/g, ' ');
    expect(read).not.toContain('The scene starts over');
    expect(read.split(TOLD)).toHaveLength(3);
  }, 120_000);

  it('shows in the prose and in the choices of the built-in writer, who keeps the name', async () => {
    const [, second] = (await played(bare, '--skills', skills)) as [Scene, Scene];
    // What the player did is told first.
    expect(second.prose.at(-1)).toBe(TOLD);
    expect(second.prose.length).toBeGreaterThan(1);
    expect(says(second)).toContain(IS_SO);
    expect(second).toMatchObject({
      narrator: 'storyteller',
      writer: { kind: 'built-in', skill: 'storyteller' },
    });
    const own = second.choices.filter(({ skill }) => skill === undefined);
    expect(own.flatMap(({ because }) => because.map(({ text }) => text))).toContain(IS_SO);
    expect(texts(second)).toContain('Turn up your collar');
    const [, dry] = (await played(bare)) as [Scene, Scene];
    expect(JSON.stringify(dry)).not.toMatch(/\brain/i);
  }, 120_000);

  it('is told below a scene of the author, its choice beside theirs; what has no place there is refused with the reason', async () => {
    const [, second, third] = (await played(withInk, '--skills', skills)) as [Scene, Scene, Scene];
    expect(second.prose.at(-1)).toBe(TOLD);
    expect(says(second)).toMatch(/It is raining\.[\s\S]*“?"?A coin,/);
    expect(texts(second)).toEqual(['Pay', 'Refuse', 'Turn up your collar']);
    expect(second.refused).toMatchObject([
      { effect: { kind: 'question' }, reason: expect.stringContaining('The author tells this scene') },
    ]);
    expect(second.writer).toMatchObject({ kind: 'authored', skill: 'storyteller' });
    // In the middle of the author's scene too; what is so already is no news.
    expect(third.prose.at(-1)).toBe(TOLD);
    expect(says(third)).toContain('And one for the boat.');
    expect(says(third)).not.toContain(IS_SO);
  }, 120_000);

  it('makes a beat come in the scene in which it begins to rain', async () => {
    const scenes = await played(withBeat, '--skills', skills);
    expect(scenes.map(({ beat }) => beat?.id)).toEqual([undefined, 'beat_001', undefined]);
  }, 120_000);

  it('is there for campaign test and for story input, when its folder is named', async () => {
    const trial = async (...more: string[]) => {
      const { stdout } = await runProgram(newHome(), [
        ...['campaign', 'test', withBeat, '--policies', '1', '--scenes', '3', '--json', ...more],
      ]);
      return (JSON.parse(stdout) as { beats: { plays: number }[] }).beats.map(({ plays }) => plays);
    };
    expect(await trial()).toEqual([0]);
    expect(await trial('--skills', skills)).toEqual([1]);

    const home = newHome();
    await converse(home, [bare, '--seed', 'w', '--skills', skills], typing('1'));
    const args = ['story', 'input', 'last', '--scene', '2', '--tool', 'also-weather-sky', '--skills', skills];
    const { stdout, stderr } = await runProgram(home, args);
    expect(JSON.parse(stdout)).toMatchObject({ operation: 'sky', session: { scene: 2 } });
    expect(stderr).toContain('sky.sh');
  }, 120_000);
});
