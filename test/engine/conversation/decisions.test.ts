import { rmSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { controlCampaign, writeCampaign } from '../../../proof/controls/campaign.ts';
import { NarratoriaError } from '../../../src/base/errors.ts';
import type { Json } from '../../../src/base/json.ts';
import { silentLog } from '../../../src/base/log.ts';
import { createRandom } from '../../../src/base/random.ts';
import { scenePrompts } from '../../../src/engine/play/scene-prompts.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import type { GenerateRequest } from '../../../src/models/language/language-model.ts';
import { BuiltInPlanner } from '../../../src/planner/built-in-planner.ts';
import { ModelPlanner } from '../../../src/planner/model/model-planner.ts';
import { scratchFolder } from '../../play/support/story.ts';
import { type ModelStory, modelStory, standIn, TELLER } from './support/model-story.ts';

const folder = scratchFolder();
writeCampaign(controlCampaign(), folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const opened: ModelStory[] = [];
afterEach(async () => {
  for (const story of opened.splice(0)) await story.close();
});

interface Decision {
  about: string;
  memory: string;
  tone: string;
}
const WARM = { about: 'Bera', memory: 'Bera Holt and the great scale', tone: 'warm' };
const EERIE = { about: 'Osk', memory: 'nothing of note', tone: 'eerie' };

/** The number that stands before a name in what is asked. */
function numberOf(name: string, { messages }: GenerateRequest): number {
  const line = messages.at(-1)?.content.match(/^focus: .*$/m)?.[0] ?? '';
  return Number(line.match(new RegExp(`(\\d+) [^,]*${name}`))?.[1] ?? 0);
}

/** Eight scenes planned by a model that always decides the same; always the first choice that both have. */
async function play(decision: Decision, writesToo: boolean) {
  const { model, requests } = standIn((request): string => {
    if (request.task === 'plan') {
      const { memory, tone } = decision;
      const answer: Json = { memory, lore: '', focus: numberOf(decision.about, request), tone };
      return JSON.stringify(answer);
    }
    if (writesToo)
      return `It is told. ${request.messages.at(-2)?.content.match(/It feels (\w+)/)?.[1] ?? ''}`;
    throw new NarratoriaError('no_model', 'No language model available.');
  });
  let planner: ModelPlanner | null = null;
  const story = await modelStory(model, {
    folder,
    skills: writesToo ? { teller: TELLER } : {},
    generator: (conversation) => {
      planner = new ModelPlanner({
        model,
        builtIn: new BuiltInPlanner({ random: createRandom('conversation') }),
        front: () => conversation.frontFor('plan'),
        record: (call) => conversation.record(call),
        log: silentLog(),
      });
      return planner;
    },
  });
  const reads = () => planner?.readAhead();
  opened.push(story);
  const scenes: Scene[] = [await story.session.open()];
  for (let number = 2; number <= 8; number += 1) {
    const last = scenes.at(-1) as Scene;
    await reads();
    const choice = last.choices.find(({ id }) => /ask|talk|help/.test(id)) ?? last.choices[0];
    scenes.push(await story.session.choose(choice?.id ?? ''));
  }
  return { scenes, requests, story };
}

describe('two opposite decisions of a planning model', { timeout: 120_000 }, () => {
  it('give other prose and other choices, also by the built-in writer', async () => {
    const [warm, eerie] = [await play(WARM, false), await play(EERIE, false)];
    expect(warm.scenes[1]?.writer.kind).toBe('built-in');
    const proseOf = ({ scenes }: typeof warm) => scenes.map(({ prose }) => prose.join('\n'));
    const choicesOf = ({ scenes }: typeof warm) =>
      scenes.map(({ choices }) => choices.map(({ text }) => text).join('\n'));
    const differ = (one: string[], other: string[]) =>
      one.filter((text, index) => text !== other[index]).length;
    expect(differ(proseOf(warm), proseOf(eerie))).toBeGreaterThanOrEqual(3);
    expect(differ(choicesOf(warm), choicesOf(eerie))).toBeGreaterThanOrEqual(1);
    const again = await play(WARM, false);
    expect(proseOf(again)).toEqual(proseOf(warm));
  });

  it('reach a model that writes: tone and focus are in its notes', async () => {
    const { requests, scenes, story } = await play(EERIE, true);
    const tellings = requests.filter(({ task }) => task === 'prose');
    const notesOf = ({ messages }: (typeof tellings)[number]) =>
      messages.find(({ content }) => content.startsWith('Notes for the next scene'))?.content ?? '';
    const prose = tellings.at(-1);
    expect(tellings.map(notesOf).at(-1)).toContain('It feels eerie.');
    expect(tellings.map(notesOf).join('\n')).toMatch(/The scene is about \p{Lu}/u);
    expect(scenes.at(-1)?.prose.join(' ')).toContain('eerie');
    // It was asked from the front that the prose begins with, and the call is kept with the scene.
    const plan = requests.filter(({ task }) => task === 'plan').at(-1);
    const front = plan?.messages.slice(0, -1).map(({ content }) => content) ?? [];
    expect(prose?.messages.slice(0, front.length).map(({ content }) => content)).toEqual(front);
    const { prompts } = await scenePrompts(story.store.playthrough(story.playthroughId), 8);
    expect(prompts.map(({ task }) => task)).toEqual(expect.arrayContaining(['plan', 'prose', 'other']));
  });
});
