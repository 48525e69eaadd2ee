import path from 'node:path';
import { NarratoriaError } from '../../src/base/errors.ts';
import { parseJsonDocument } from '../../src/base/json-document.ts';
import { CampaignFolder } from '../../src/campaign/folder.ts';
import { readLorebook } from '../../src/campaign/import/book.ts';
import { readCard } from '../../src/campaign/import/card.ts';
import { campaignFrom } from '../../src/campaign/import/card-campaign.ts';
import { loreFrom } from '../../src/campaign/import/lore.ts';
import { chunkText } from '../../src/campaign/ingest/chunk.ts';
import { FileProgress } from '../../src/campaign/ingest/progress.ts';
import { proseIn } from '../../src/campaign/ingest/prose-text.ts';
import { scanCampaign } from '../../src/campaign/ingest/scan.ts';
import { takeAll } from '../../src/campaign/ingest/take.ts';
import { loadTokenCounter } from '../../src/campaign/ingest/tokens.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { speakersOf } from '../../src/server/views/speakers.ts';
import { goodCampaign } from '../../test/campaign/gallery/good.ts';
import { type Scratch, writeFiles } from './scratch.ts';

/** Reads a text as the product would, and answers with nothing: only the time counts. */
export type TextReader = (text: string) => void | Promise<void>;

const PAGES: readonly string[] = [
  'lore/locations/lamp-room.md',
  'lore/long.md',
  'lore/factions/pilots.md',
  'world/setting.md',
  'world/constraints.md',
  'world/rules.md',
  'plot/premise.md',
  'plot/endings/dawn.md',
  'characters/npcs/odile/secrets.md',
  'art/characters/odile.png.keywords.txt',
];

const FIELDS: readonly [string, (text: string) => unknown][] = [
  ['manifest.json', (text) => ({ title: 'T', version: '1.0.0', description: text })],
  ['manifest.json', (text) => ({ title: text, version: '1.0.0', tags: [text] })],
  [
    'characters/npcs/odile/profile.json',
    (text) => ({
      name: text,
      role: text,
      personality: { traits: [text] },
      appearance: text,
      background: text,
      secrets: text,
      relationships: { [text]: text },
      metadata: { first_appearance: text },
    }),
  ],
  [
    'plot/beats.json',
    (text) => ({
      beats: [
        {
          id: 'beat_001',
          title: text,
          description: text,
          location: text,
          consequences: [text],
          conditions: { custom: { expression: text }, player_state: [text] },
          dialogue: [{ speaker: text, line: text }],
        },
      ],
    }),
  ],
  [
    'characters/player/template.json',
    (text) => ({ allowed_classes: [{ name: text, abilities: [text] }], starting_location: text }),
  ],
];

const CARD = ['description', 'personality', 'scenario', 'first_mes', 'mes_example', 'creator'];

/** Every reader of text that came from elsewhere. */
export function textReaders(scratch: Scratch): Map<string, TextReader> {
  const campaign = async (file: string, text: string) => {
    const location = scratch.fresh();
    writeFiles(location, { ...goodCampaign(), [file]: text });
    validateCampaign(location);
    try {
      loadCampaign(location);
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
    }
    const folder = new CampaignFolder(location);
    const scan = scanCampaign(folder);
    const files = scan.files.filter((one) => one.path === file);
    const progress = new FileProgress([]);
    await takeAll({ ...scan, files }, new Map(), { folder, now: () => new Date(0), progress });
  };
  const card = (field: string, text: string) =>
    void campaignFrom({
      card: readCard({
        spec: 'chara_card_v2',
        data: { name: 'Mira', description: 'A keeper.', [field]: text },
      }),
      picture: null,
      attached: new Map(),
      source: { file: 'card.json', bytes: Buffer.from('{}'), importedAt: new Date(0) },
    });
  return new Map<string, TextReader>([
    ...PAGES.map((file): [string, TextReader] => [`the page ${file}`, (text) => campaign(file, text)]),
    ...FIELDS.map(([file, document], index): [string, TextReader] => [
      `strings of ${file} (${index})`,
      (text) => campaign(file, JSON.stringify(document(text))),
    ]),
    ['JSON', (text) => void parseJsonDocument(text)],
    ['the file extensions/long.json', (text) => campaign('extensions/long.json', text)],
    ['chunks', async (text) => void chunkText(proseIn(text), await loadTokenCounter())],
    ...CARD.map((field): [string, TextReader] => [
      `the ${field} of a card`,
      (text) => card(field, text.slice(0, 199_000)),
    ]),
    [
      'an entry of a lorebook',
      (text) =>
        void loreFrom(
          readLorebook(
            {
              name: 'B',
              entries: [
                {
                  name: text.slice(0, 199_000),
                  keys: text.slice(0, 199_000),
                  content: text.slice(0, 199_000),
                },
              ],
            },
            'B',
          ),
          { character: 'Mira' },
        ),
    ],
    ['speakers', (text) => void speakersOf([text], [{ id: 'person:a', name: 'Ann', shortName: 'Ann' }])],
  ]);
}
