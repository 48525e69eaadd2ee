import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import type { Enriched } from '../../../src/campaign/enrich/enrich.ts';
import { localWriter } from '../../../src/campaign/enrich/model/local-writer.ts';
import type { WriteWithModel } from '../../../src/campaign/enrich/model/writer.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { openLanguageModel } from '../../../src/models/language/open.ts';
import { changeModelSettings } from '../../../src/models/language/settings.ts';
import { changeStoryteller } from '../../../src/models/language/storyteller.ts';
import { temporaryHome } from '../../models/support/made-up-model.ts';
import { campaignFolder } from '../support/folder.ts';
import { contentOf, enrich, enriched, manifest } from './support/campaign.ts';

const CASSETTE = path.join(import.meta.dirname, 'cassettes/night-bus.yaml');
const BUILT_IN = 'narratoria/built-in@0.1.0';
const nightBus = () => ({
  'manifest.json': manifest({ title: 'The Last Night Bus', tone: 'Warm, odd, unhurried' }),
  'plot/premise.md':
    "You drive the last night bus of the number 9 line, which the council closes at the end of the month. On your third night a passenger, old Mrs Adeyemi, gets on at a stop that was taken down in 1987 and pays with coins that are no longer money. Your inspector, Colm Farrell, wants the books to balance. The depot's mechanic, Juno, swears the bus drives itself for eleven minutes each night. Somebody who never gets off has left a child's red mitten on the back seat.\n",
});

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** The model of a home whose storyteller is the bridge, as play opens it. */
async function cassette(): Promise<WriteWithModel> {
  const home = temporaryHome();
  await changeStoryteller(home, { provider: 'bridge', baseUrl: CASSETTE, fallbackProvider: 'built-in' });
  await changeModelSettings(home, { contextTokens: 16_384 });
  const model = openLanguageModel({ home, shared: home, log: silentLog() });
  closing.push(() => model.close());
  return (await localWriter(model)) as WriteWithModel;
}

const sourceOf = (folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, `${file}.provenance.json`), 'utf8')).source_model as string;

describe('a model that fills out a premise', () => {
  let folder = '';
  let done: Enriched;
  it('has its words in the campaign, which is valid', { timeout: 60_000 }, async () => {
    const writer = await cassette();
    expect(writer.isElsewhere).toBe(true);
    folder = campaignFolder(nightBus());
    done = await enrich(folder, { writer });
    expect(validateCampaign(folder)).toEqual([]);
    const { people, places, template } = loadCampaign(folder);
    const adeyemi = people.find(({ name }) => name === 'Mrs Adeyemi');
    expect(adeyemi?.profile.speech_patterns?.examples).toContain(
      'I paid the right fare, driver. It is the year that is wrong.',
    );
    expect(adeyemi?.profile.motivations?.[0]).toBe('ride to the end of the line awake');
    expect(people.map(({ name }) => name).toSorted()).toEqual(['Colm Farrell', 'Juno', 'Mrs Adeyemi']);
    expect(places.map(({ name }) => name).toSorted()).toEqual([
      'the depot',
      "the inspector's office",
      'the night bus',
      'the stop on Tanner Street',
    ]);
    expect(template?.constraints?.fixed_background).toBe('Driver of the last night bus');
    const asking = readFileSync(path.join(folder, 'plot/scenes/the-asking_generated.ink'), 'utf8');
    expect(asking).toContain('# gist: At the terminus Mrs Adeyemi stays in her seat');
    expect(asking).toContain('Eleven minutes. I have a watch.');
    expect(asking).toContain('[Give Mrs Adeyemi your word that you will find out # act: promise');
    const ending = readFileSync(path.join(folder, 'plot/endings/what-everybody-knows_generated.md'), 'utf8');
    expect(ending).toContain('under the one good lamp');
    expect(ending).toContain('The mitten hangs in the depot on a nail.');
    const confession = readFileSync(path.join(folder, 'plot/scenes/the-confession_generated.ink'), 'utf8');
    expect(confession).toContain('Juno has wired the wheel');
  });

  it('is named for what it wrote, and the built-in generator for the rest', () => {
    const byModel = ['the-asking', 'the-first-look'].map((scene) => `plot/scenes/${scene}_generated.ink`);
    for (const file of [
      ...byModel,
      'characters/npcs/mrs-adeyemi/profile_generated.json',
      'characters/npcs/juno/profile_generated.json',
      'lore/locations/night-bus_generated.md',
      'lore/locations/stop-on-tanner-street_generated.md',
      'lore/red-mitten_generated.md',
      'plot/endings/what-everybody-knows_generated.md',
    ])
      expect(sourceOf(folder, file), file).toBe('bridge');
    for (const file of [
      'plot/scenes/the-lie_generated.ink',
      'plot/endings/let-be_generated.md',
      'plot/beats_generated.json',
      'lore/coins_generated.md',
    ])
      expect(sourceOf(folder, file), file).toBe(BUILT_IN);
    expect(done.byModel).toBeGreaterThan(8);
  });

  it('is told of, part by part, where its words could not be used', () => {
    const parts = done.shortfalls.map(({ part }) => part);
    expect(parts).toEqual(
      expect.arrayContaining([
        'Juno: looks',
        'Juno: past',
        'Juno: secret',
        'the other side',
        'the first look: opening',
        'the first look: choices',
        'Let be',
        'The coins',
      ]),
    );
    const failed = done.shortfalls.find(({ part }) => part.startsWith('the scenes the price'));
    expect(failed?.reason).toContain('has no answer left');
    const look = readFileSync(path.join(folder, 'plot/scenes/the-first-look_generated.ink'), 'utf8');
    expect(look).toContain('with the lights off');
    expect(look).not.toContain('Take everything');
  });

  it('makes other files than there are without it', async () => {
    const plain = await enriched(nightBus());
    const texts = Object.values(contentOf(plain)).join('\n');
    expect(texts).not.toContain('It is the year that is wrong');
    expect(texts).not.toContain('"source_model": "bridge"');
    expect(texts).not.toContain('the swears');
  });

  it('may take its time elsewhere as long as it answers: the same answers give the same story', async () => {
    let last: Promise<unknown> = Promise.resolve();
    const oneByOne: WriteWithModel = {
      ...{ modelId: 'test-model', contextTokens: 0, isElsewhere: true },
      write: async () => {
        last = last.then(() => sleep(200));
        await last;
        return null;
      },
    };
    const { shortfalls } = await enrich(campaignFolder(nightBus()), { writer: oneByOne, deadlineMs: 3000 });
    expect(shortfalls.length).toBeGreaterThan(15);
    expect(shortfalls.map(({ reason }) => reason)).not.toContain('the answer did not come in time');
  });

  it('is waited for when it answers from elsewhere, longer than a model on this device', async () => {
    const slow = (isElsewhere: boolean): WriteWithModel => ({
      modelId: 'slow',
      contextTokens: 16_384,
      isElsewhere,
      async write({ prompt, signal }) {
        await sleep(30, undefined, { signal });
        return prompt.includes('Write for each of these places')
          ? { places: [{ name: 'The depot', text: 'The depot smells of rain and diesel.' }], matters: [] }
          : null;
      },
    });
    const near = await enrich(campaignFolder(nightBus()), { writer: slow(false), deadlineMs: 1 });
    expect([near.byModel, near.shortfalls[0]?.reason]).toEqual([0, expect.stringMatching(/time/)]);
    const far = await enrich(campaignFolder(nightBus()), { writer: slow(true) });
    expect(far.byModel).toBe(1);
  });
});
