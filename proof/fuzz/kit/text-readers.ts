import { parseJsonDocument } from '../../../src/base/json-document.ts';
import { loadTokenCounter } from '../../../src/base/tokens.ts';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import { readLorebook } from '../../../src/campaign/import/book.ts';
import { readCard } from '../../../src/campaign/import/card.ts';
import { campaignFrom } from '../../../src/campaign/import/card-campaign.ts';
import { loreFrom } from '../../../src/campaign/import/lore.ts';
import { chunkText } from '../../../src/campaign/ingest/chunk.ts';
import { FileProgress } from '../../../src/campaign/ingest/progress.ts';
import { proseIn } from '../../../src/campaign/ingest/prose-text.ts';
import { scanCampaign } from '../../../src/campaign/ingest/scan.ts';
import { takeAll } from '../../../src/campaign/ingest/take.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { goodCampaign } from '../../../test/campaign/gallery/good.ts';
import type { Verdict } from '../target.ts';
import { refusedBy } from './judge.ts';
import { type Scratch, writeFiles } from './scratch.ts';

/** Reads a text as the product would. */
export type TextReader = (text: string) => Verdict | Promise<Verdict>;

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

/** Documents with the text in the fields that are looked into. */
const DOCUMENTS: readonly [string, (text: string) => unknown][] = [
  ['manifest.json', (text) => ({ title: text, version: '1.0.0', description: text, tags: [text] })],
  [
    'characters/npcs/odile/profile.json',
    (text) => ({
      name: 'Odile',
      role: 'Keeper',
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
          title: 'A beat',
          description: 'Something happens.',
          location: text,
          consequences: [text, `Player gains '${text}'`, `${text} becomes ${text}`],
          conditions: { custom: { expression: text }, player_state: text },
          dialogue: [{ speaker: text, line: text }],
        },
      ],
    }),
  ],
  [
    'characters/player/template.json',
    (text) => ({ allowed_classes: [{ name: text, abilities: [text] }], starting_location: text }),
  ],
  ['extensions/long.json', (text) => ({ [text]: text, name: text })],
];

const CARD_FIELDS = ['description', 'personality', 'scenario', 'first_mes', 'mes_example', 'creator'];
/** What a field of a card may have at most. */
const MAX_FIELD = 200_000;

async function readCampaign(scratch: Scratch, file: string, text: string): Promise<Verdict> {
  const location = scratch.fresh();
  writeFiles(location, { ...goodCampaign(), [file]: text });
  validateCampaign(location);
  let verdict: Verdict = 'accepted';
  try {
    loadCampaign(location);
  } catch (error) {
    verdict = refusedBy(error);
  }
  const folder = new CampaignFolder(location);
  const scan = scanCampaign(folder);
  const files = scan.files.filter((one) => one.path === file);
  const progress = new FileProgress([]);
  await takeAll({ ...scan, files }, new Map(), { folder, now: () => new Date(0), progress });
  return verdict;
}

function readField(field: string, text: string): Verdict {
  const data = { name: 'Mira', description: 'A keeper.', [field]: text.slice(0, MAX_FIELD) };
  const card = readCard({ spec: 'chara_card_v2', data });
  const source = { file: 'card.json', bytes: Buffer.from('{}'), importedAt: new Date(0) };
  campaignFrom({ card, picture: null, attached: new Map(), source });
  return 'accepted';
}

function readEntry(text: string): Verdict {
  const field = text.slice(0, MAX_FIELD);
  const book = readLorebook({ name: 'B', entries: [{ name: field, keys: field, content: field }] }, 'B');
  loreFrom(book, { character: 'Mira' });
  return 'accepted';
}

/** Every reader of text that came from elsewhere, by name. */
export function textReaders(scratch: Scratch): ReadonlyMap<string, TextReader> {
  return new Map<string, TextReader>([
    ...PAGES.map((file): [string, TextReader] => [file, (text) => readCampaign(scratch, file, text)]),
    ...DOCUMENTS.map(([file, fill]): [string, TextReader] => [
      `strings of ${file}`,
      (text) => readCampaign(scratch, file, JSON.stringify(fill(text))),
    ]),
    ...CARD_FIELDS.map((field): [string, TextReader] => [
      `${field} of a card`,
      (text) => readField(field, text),
    ]),
    ['an entry of a lorebook', readEntry],
    ['JSON', (text) => (parseJsonDocument(text).error === null ? 'accepted' : 'refused')],
    [
      'chunks',
      async (text): Promise<Verdict> => {
        chunkText(proseIn(text), await loadTokenCounter());
        return 'accepted';
      },
    ],
  ]);
}
