import { createLog } from '../../../src/base/log.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { openLanguageModel } from '../../../src/models/language/open.ts';
import { changeModelSettings, type ModelSettings } from '../../../src/models/language/settings.ts';
import { changeStoryteller } from '../../../src/models/language/storyteller.ts';
import { type ModelStory, modelStory } from '../../engine/conversation/support/model-story.ts';
import { temporaryHome } from '../../models/support/made-up-model.ts';
import { type Answer, type Asked, type ScriptedServer, scriptedServer } from './scripted-server.ts';
import { smallCampaign } from './small-campaign.ts';

const SOUND_CHECK: Answer = { json: { contradicts: false, rule: 0, reason: '' } };
const NO_FACTS: Answer = { json: { summary: '', people: [], things: [], places: [], promises: [] } };
/** Choices that leave everything to the built-in ones. */
const NO_CHOICES: Answer = {
  json: {
    question: { kind: 'mystery', from: 'nobody', text: '' },
    choices: [],
    own: { act: 'talk', target: '', topic: '', stat: '', text: '' },
  },
};

/** Answers for what a test says nothing about. */
export function usually(asked: Asked, prose: string): Answer {
  if (asked.task === 'plan') return { json: { memory: '', lore: '', focus: 0, tone: 'calm' } };
  if (asked.task === 'check') return SOUND_CHECK;
  if (asked.task === 'adapt') return { json: { changes: [] } };
  if (asked.task === 'facts') return NO_FACTS;
  if (asked.task === 'choices') return NO_CHOICES;
  return { text: prose };
}

export interface ToldStory extends ModelStory {
  server: ScriptedServer;
  /** The story again after the program has ended. */
  again(): Promise<ToldStory>;
  end(): Promise<void>;
}

/** A story with the shipped skills, told by a server over HTTP. */
export async function toldStory(
  answer: (asked: Asked, index: number) => Answer,
  {
    seed = 'told',
    storyteller = {},
    scenes = {},
    folder = smallCampaign(scenes),
    settings = {},
  }: {
    seed?: string;
    /** A campaign instead of the small one. */
    folder?: string;
    storyteller?: Record<string, string | number>;
    /** What is in models.json. */
    settings?: ModelSettings;
    /** Scenes of the author's own, by file. */
    scenes?: Record<string, string>;
  } = {},
): Promise<ToldStory> {
  const server = await scriptedServer(answer);
  const home = temporaryHome();
  await changeModelSettings(home, { contextTokens: 8192, ...settings });
  await changeStoryteller(home, {
    ...{
      provider: 'openai',
      model: 'scripted',
      baseUrl: server.url,
      apiKey: 'sk-test',
      fallbackProvider: 'built-in',
    },
    ...storyteller,
  });
  const model = openLanguageModel({
    home,
    shared: home,
    log: createLog({ write: () => {} }),
    onNotice: () => {},
  });
  const story = await modelStory(model, { folder, seed, skills: {} });
  const wrap = (one: ModelStory): ToldStory => ({
    ...one,
    server,
    again: async () => wrap(await one.reopen()),
    end: async () => {
      await one.close();
      await model.close();
      await server.close();
    },
  });
  return wrap(story);
}

/** The choice that a test means, by its words. */
export function choiceWith(scene: Scene, words: RegExp): string {
  const choice = scene.choices.find(({ text }) => words.test(text));
  if (choice === undefined)
    throw new Error(`No choice like ${words} in: ${scene.choices.map(({ text }) => text).join(' | ')}`);
  return choice.id;
}
