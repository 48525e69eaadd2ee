import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { campaignFolder, type Files } from '../support/folder.ts';

const MEDIA = path.resolve(import.meta.dirname, '../ingest/media');
const media = (ending: string) => readFileSync(path.join(MEDIA, `sample${ending}`));
const json = (value: object) => JSON.stringify(value, null, 2);
const IZ = { name: 'Iz', role: 'ferryman', personality: { traits: ['calm'] } };
const base: Files = {
  'manifest.json': json({ title: 'T', version: '1.0.0' }),
  'characters/npcs/iz/profile.json': json(IZ),
};
const found = (files: Files) =>
  validateCampaign(campaignFolder({ ...base, ...files })).map(({ code, file }) => `${code} ${file}`);

describe('campaign validate', () => {
  it.each<[string, Files, string]>([
    [
      'player counts upside down',
      { 'manifest.json': json({ title: 'T', version: '1.0.0', player_count: { min: 4, max: 2 } }) },
      'player_count manifest.json',
    ],
    [
      'a speaker nobody knows',
      {
        'plot/beats.json': json({
          beats: [
            {
              id: 'beat_001',
              title: 'T',
              description: 'D.',
              dialogue: [{ speaker: 'Zebedee', line: 'Hello.' }],
            },
          ],
        }),
      },
      'unknown_person plot/beats.json',
    ],
    [
      'a relationship to nobody',
      { 'characters/npcs/iz/profile.json': json({ ...IZ, relationships: { zebedee: 'Old friend' } }) },
      'unknown_person characters/npcs/iz/profile.json',
    ],
    ['a document of a word processor', { 'lore/war.docx': 'PK' }, 'unread_document lore/war.docx'],
    [
      'a character in the wrong place',
      { 'stuff/ansa/profile.json': json({ ...IZ, name: 'Ansa' }) },
      'misplaced_character stuff/ansa/profile.json',
    ],
    [
      'a stat that is no number',
      { 'characters/npcs/iz/profile.json': json({ ...IZ, stats: { Nerve: 'a lot' } }) },
      'idle_field characters/npcs/iz/profile.json',
    ],
    [
      'a style that only a model can follow',
      { 'characters/npcs/iz/profile.json': json({ ...IZ, speech_patterns: { style: 'Lovely' } }) },
      'idle_field characters/npcs/iz/profile.json',
    ],
  ])('finds %s', (_, files, said) => {
    expect(found(files)).toContain(said);
  });

  it.each([['.png'], ['.jpg'], ['.webp'], ['.wav'], ['.ogg']])(
    'finds a file that is cut off: %s',
    (ending) => {
      const whole = media(ending);
      const file = ending === '.wav' || ending === '.ogg' ? `music/iz${ending}` : `art/iz${ending}`;
      expect(found({ [file]: whole })).not.toContain(`cut_off ${file}`);
      expect(found({ [file]: whole.subarray(0, Math.floor(whole.length * 0.7)) })).toContain(
        `cut_off ${file}`,
      );
    },
  );
});
