import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoEnrichment } from '../../../src/campaign/enrich/files/undo.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { campaignFolder, type Files } from '../support/folder.ts';
import { contentOf, enrich, manifest } from './support/campaign.ts';

const WORDS = [
  'the',
  'old',
  'bell',
  'of',
  'Vell',
  'rang',
  'and',
  'Mara',
  'lost',
  'a',
  'letter',
  'in',
  'snow',
  'you',
  'are',
  'baker',
  'café',
  'дом',
  '海',
  '"',
  '—',
  '\u0000'.replace('\u0000', ''),
  '<b>',
  '[x]',
  '{stake}',
  "it's",
];
const sentence = fc
  .array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 14 })
  .map((words) => `${words.join(' ')}.`);
const prose = fc
  .array(sentence, { minLength: 1, maxLength: 4 })
  .map((sentences) => `${sentences.join(' ')}\n`);

const person = fc
  .constantFrom('Ansa', 'Bo Reed', 'The Clerk')
  .map((name) => JSON.stringify({ name, role: 'Somebody', personality: { traits: ['calm'] } }));
const beats = fc.constant(
  JSON.stringify({ beats: [{ id: 'beat_007', title: 'It begins', description: 'It begins at last.' }] }),
);

/** Campaigns of which some parts are there and others are not, in no order an author would think of. */
const partial = fc
  .record(
    {
      'world/setting.md': prose,
      'plot/premise.md': prose,
      'world/rules.md': prose,
      'lore/the-well.md': prose.map((text) => `# The well\n\n${text}`),
      'lore/locations/yard.md': prose.map((text) => `# The yard\n\n${text}`),
      'lore/locations/attic.md': prose.map(
        (text) => `# The attic\n\nOne can go to [the yard](yard.md). ${text}`,
      ),
      'lore/factions/guild.md': prose.map((text) => `# The Guild\n\n${text}`),
      'characters/npcs/one/profile.json': person,
      'plot/beats.json': beats,
      'plot/endings/rest.md': prose,
      'README.md': prose,
      'notes.txt': prose,
    },
    { requiredKeys: [] },
  )
  .map((files): Files => ({ 'manifest.json': manifest({ title: 'Partly' }), ...(files as Files) }));

describe('any partial campaign', () => {
  it('keeps every human file to the byte, gets no error from what is added, and is restored by undoing', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(partial, async (files) => {
        const folder = campaignFolder(files);
        const before = contentOf(folder);
        const known = validateCampaign(folder).map(({ file, code }) => `${file} ${code}`);
        const { added } = await enrich(folder);
        expect(contentOf(folder)).toMatchObject(before);
        const found = validateCampaign(folder).map(({ file, code }) => `${file} ${code}`);
        expect(found.filter((problem) => !known.includes(problem))).toEqual([]);
        expect((await enrich(folder)).added).toEqual([]);
        expect(await undoEnrichment(folder)).toMatchObject({
          edited: [],
          removed: expect.toSatisfy((all: string[]) => all.length === added.length),
        });
        expect(contentOf(folder)).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });
});
