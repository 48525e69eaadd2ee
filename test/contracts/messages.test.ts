import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import { AssetMetadataSchema } from '../../src/contracts/asset-metadata.ts';
import { CampaignManifestSchema } from '../../src/contracts/campaign-manifest.ts';
import { CONTRACTS } from '../../src/contracts/catalogue.ts';
import { ConfigSchemaSchema } from '../../src/contracts/config-schema.ts';
import { ProtocolEventSchema } from '../../src/contracts/event.ts';
import { NpcProfileSchema } from '../../src/contracts/npc-profile.ts';
import { PlanSchema } from '../../src/contracts/plan.ts';
import { PlotBeatsSchema } from '../../src/contracts/plot-beats.ts';
import { SkillManifestSchema } from '../../src/contracts/skill-manifest.ts';
import { ToolInputSchema } from '../../src/contracts/tool-input.ts';
import { validator } from '../../src/contracts/validate.ts';
import { assetMetadataCorpus } from './corpus/asset-metadata.ts';
import { CORPORA } from './corpus/index.ts';
import { places, replaced } from './corpus/pointers.ts';
import { toolInputCorpus } from './corpus/tool-input.ts';
import { randomDocuments } from './parity/random.ts';

const plan = { requestId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55', tools: [] };
const manifest = { title: 'The Last Keeper', version: '1.0.0' };
const skill = { name: 'tides', version: '1.0.0', description: 'Knows the tides.' };
const beat = { id: 'beat_001', title: 'The lamp fails', description: 'The light goes out at midnight.' };
const person = { name: 'Odile', role: 'Ferrywoman', personality: { traits: ['dry'] } };
const input = toolInputCorpus.specimens[0]?.document ?? {};
const picture = assetMetadataCorpus.specimens[1]?.document ?? {};
const { image_metadata: _, ...pictureWithoutSize } = picture;
const { type: __, ...assetWithoutType } = picture;

interface Row {
  schema: TSchema;
  document: Json;
  pointer: string;
  says: string;
}

function about(
  schema: TSchema,
  rows: readonly (readonly [document: Json, pointer: string, says: string])[],
): Row[] {
  return rows.map(([document, pointer, says]) => ({ schema, document, pointer, says }));
}

const TABLE: Row[] = [
  ...about(ProtocolEventSchema, [
    ['hello', '', 'The document must be an object, but is the string "hello".'],
    [[], '', 'The document must be an object, but is an empty array.'],
    [
      { version: '0' },
      '',
      '"type" is missing; it must be one of "log", "state_patch", "asset", "ui_event", "error" or "done".',
    ],
    [
      { version: '0', type: 'state-patch' },
      '/type',
      '"type" must be one of "log", "state_patch", "asset", "ui_event", "error" or "done", but is "state-patch"; did you mean "state_patch"?',
    ],
    [
      { version: '0', type: 4 },
      '/type',
      '"type" must be one of "log", "state_patch", "asset", "ui_event", "error" or "done", but is 4.',
    ],
    [{ version: '1', type: 'done', ok: true }, '/version', '"version" must be "0", but is "1".'],
    [{ type: 'done', ok: true }, '', '"version" is missing; it must be "0".'],
    [{ version: '0', type: 'done' }, '', '"ok" is missing; it must be true or false.'],
    [
      { version: '0', type: 'done', ok: 'yes' },
      '/ok',
      '"ok" must be true or false, but is the string "yes".',
    ],
    [
      { version: '0', type: 'log', level: 'warning', message: 'x' },
      '/level',
      '"level" must be one of "debug", "info", "warn" or "error", but is "warning"; did you mean "warn"?',
    ],
    [{ version: '0', type: 'log', level: 'info', message: '' }, '/message', '"message" must not be empty.'],
    [
      { version: '0', type: 'log', level: 'info', Mesage: 'hi' },
      '',
      '"message" is missing; did you mean it by "Mesage"?',
    ],
    [{ version: '0', type: 'state_patch', patch: null }, '/patch', '"patch" must be an object, but is null.'],
    [
      { version: '0', type: 'state_patch', patch: [1, 2] },
      '/patch',
      '"patch" must be an object, but is an array of 2 items.',
    ],
    [
      { version: '0', type: 'asset', assetId: 'a', kind: 'image', mediaType: 'png', path: 'a.png' },
      '/mediaType',
      '"mediaType" must look like "image/png", but is "png".',
    ],
    [
      { version: '0', type: 'error', errorCode: 'x', errorMessage: 'y', details: 'z' },
      '/details',
      '"details" must be an object, but is the string "z".',
    ],
  ]),
  ...about(PlanSchema, [
    [
      { tools: [] },
      '',
      '"requestId" is missing; it must be a UUID such as "6f1c3c3e-0d0b-4a53-9c0e-5b1d2a7f4e10".',
    ],
    [
      { ...plan, requestId: 'first' },
      '/requestId',
      '"requestId" must be a UUID such as "6f1c3c3e-0d0b-4a53-9c0e-5b1d2a7f4e10", but is "first".',
    ],
    [
      { ...plan, tools: [{ toolId: 'a', toolpath: 'skills/x/y' }] },
      '/tools/0',
      '"toolPath" is missing in tools[0]; did you mean it by "toolpath"?',
    ],
    [
      { ...plan, tools: [{ toolPath: 'skills/x/y' }] },
      '/tools/0',
      '"toolId" is missing in tools[0]; it must be a string.',
    ],
    [
      { ...plan, tools: [{ toolId: 'a', toolPath: 'x', dependencies: ['b', 3] }] },
      '/tools/0/dependencies/1',
      '"tools[0].dependencies[1]" must be a string, but is the number 3.',
    ],
    [
      { ...plan, tools: [{ toolId: 'a', toolPath: 'x', retryPolicy: { maxRetries: 12 } }] },
      '/tools/0/retryPolicy/maxRetries',
      '"tools[0].retryPolicy.maxRetries" must be at most 10, but is 12.',
    ],
    [
      { ...plan, tools: [{ toolId: 'a', toolPath: 'x', retryPolicy: { maxRetries: '3' } }] },
      '/tools/0/retryPolicy/maxRetries',
      '"tools[0].retryPolicy.maxRetries" must be a whole number from 0 to 10, but is the string "3".',
    ],
    [
      { ...plan, metadata: { parentPlanId: 7 } },
      '/metadata/parentPlanId',
      '"metadata.parentPlanId" must be a UUID such as "6f1c3c3e-0d0b-4a53-9c0e-5b1d2a7f4e10" or null, but is the number 7.',
    ],
  ]),
  ...about(ToolInputSchema, [
    [
      { ...input, host: 'localhost' },
      '/host',
      '"host" must be an object or null, but is the string "localhost".',
    ],
    [{ ...input, host: { url: 'x' } }, '/host', '"token" is missing in host; it must be a string.'],
    [
      { ...input, dependencies: { weather: 'windy' } },
      '/dependencies/weather',
      '"dependencies.weather" must be an object or null, but is the string "windy".',
    ],
  ]),
  ...about(SkillManifestSchema, [
    [
      { ...skill, name: 'Tide Tables' },
      '/name',
      '"name" must look like "dice-roller" (pattern ^[a-z0-9-]+$), but is "Tide Tables".',
    ],
    [{ ...skill, version: '1.0' }, '/version', '"version" must look like "1.0.0", but is "1.0".'],
    [
      { ...skill, homepage: 'example.org' },
      '/homepage',
      '"homepage" must be a full address such as "https://example.org/", but is "example.org".',
    ],
    [
      { ...skill, scripts: [{ name: 'a', path: 'a.sh', timeout: 30 }] },
      '/scripts/0/timeout',
      '"scripts[0].timeout" must be at least 1000, but is 30.',
    ],
  ]),
  ...about(ConfigSchemaSchema, [
    [
      {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties: { key: { type: 'text' } },
      },
      '/properties/key/type',
      '"properties.key.type" must be one of "string", "number", "integer", "boolean" or "array", but is "text".',
    ],
  ]),
  ...about(CampaignManifestSchema, [
    [{ ...manifest, titel: 'x' }, '/titel', '"titel" is not a known field; "title" is there already.'],
    [{ version: '1.0.0' }, '', '"title" is missing; it must be a string that is not empty.'],
    [{ ...manifest, autor: 'Ines' }, '/autor', '"autor" is not a known field; did you mean "author"?'],
    [
      { ...manifest, contentRating: 'Teen' },
      '/contentRating',
      '"contentRating" is not a known field; did you mean "content_rating"?',
    ],
    [
      { ...manifest, description: 'Short' },
      '/description',
      '"description" must have at least 10 characters, but has 5.',
    ],
    [
      { ...manifest, title: 'x'.repeat(101) },
      '/title',
      '"title" must have at most 100 characters, but has 101.',
    ],
    [{ ...manifest, tags: Array(11).fill('sea') }, '/tags', '"tags" must have at most 10 items, but has 11.'],
    [
      { ...manifest, estimated_playtime_hours: 0.1 },
      '/estimated_playtime_hours',
      '"estimated_playtime_hours" must be at least 0.5, but is 0.1.',
    ],
    [{ ...manifest, tags: 'sea' }, '/tags', '"tags" must be an array of strings, but is the string "sea".'],
  ]),
  ...about(NpcProfileSchema, [
    [
      { ...person, personality: { traits: [] } },
      '/personality/traits',
      '"personality.traits" must not be empty.',
    ],
    [
      { ...person, speech_patterns: { examples: ['Mind the plank.'] } },
      '/speech_patterns/examples',
      '"speech_patterns.examples" must have at least 2 items, but has 1.',
    ],
    [
      { ...person, portrait: 'odile.png' },
      '/portrait',
      '"portrait" must look like "art/characters/innkeeper.png" (pattern ^art/), but is "odile.png".',
    ],
    [
      { ...person, relationships: { 'The Keeper': 3 } },
      '/relationships/The Keeper',
      '"relationships.The Keeper" must be a string, but is the number 3.',
    ],
  ]),
  ...about(PlotBeatsSchema, [
    [
      { beats: [{ ...beat, tittle: 'x' }] },
      '/beats/0/tittle',
      '"beats[0].tittle" is not a known field; "title" is there already.',
    ],
    [{ beats: [] }, '/beats', '"beats" must not be empty.'],
    [
      { beats: [beat, { ...beat, id: 'beat_2' }] },
      '/beats/1/id',
      '"beats[1].id" must look like "beat_001" (pattern ^beat_[0-9]{3,}$), but is "beat_2".',
    ],
    [
      { beats: [{ ...beat, conditions: { requires_beat: 2 } }] },
      '/beats/0/conditions/requires_beat',
      '"beats[0].conditions.requires_beat" must be a string such as "beat_001" or an array of strings, but is the number 2.',
    ],
    [
      { beats: [{ ...beat, conditions: { requires_beat: 'two' } }] },
      '/beats/0/conditions/requires_beat',
      '"beats[0].conditions.requires_beat" must look like "beat_001" (pattern ^beat_[0-9]{3,}$), but is "two".',
    ],
    [
      { beats: [{ ...beat, conditions: { requires_beat: ['beat_001', 'two'] } }] },
      '/beats/0/conditions/requires_beat/1',
      '"beats[0].conditions.requires_beat[1]" must look like "beat_001" (pattern ^beat_[0-9]{3,}$), but is "two".',
    ],
    [
      { beats: [{ ...beat, conditions: { weather: 'storm' } }] },
      '/beats/0/conditions/weather',
      '"beats[0].conditions.weather" is not a known field; known here are "scene_count", "requires_beat", "requires_any_beat", "player_choice", "player_choices", "player_state", "npc_state", "world_state" and "custom".',
    ],
  ]),
  ...about(AssetMetadataSchema, [
    [pictureWithoutSize, '', '"image_metadata" is missing, because "type" is "image".'],
    [assetWithoutType, '', '"type" is missing; it must be one of "image", "audio", "prose" or "structured".'],
    [
      replaced(picture, '/created_at', 'now'),
      '/created_at',
      '"created_at" must be a date and time with its zone, such as "2026-01-31T18:00:00Z", but is "now".',
    ],
  ]),
];

describe('what an author or skill developer reads', () => {
  it.each(TABLE)('$says', ({ schema, document, pointer, says }) => {
    const findings = validator(schema)(document);
    expect(findings.map(({ message }) => message)).toEqual([says]);
    expect(findings[0]?.pointer).toBe(pointer);
  });

  it('tells of every mistake at once', () => {
    const findings = validator(CampaignManifestSchema)({ title: '', version: 2, autor: 'x', tone: null });
    expect(findings.map(({ pointer }) => pointer).toSorted()).toEqual([
      '/autor',
      '/title',
      '/tone',
      '/version',
    ]);
  });

  it('keeps the mistakes of one item apart from those of the next', () => {
    const withCondition = (requires_beat: Json) => ({ ...beat, conditions: { requires_beat } });
    const beats = [
      withCondition(['two']),
      withCondition(3),
      withCondition('three'),
      withCondition('beat_004'),
    ];
    expect(validator(PlotBeatsSchema)({ beats }).map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ['/beats/0/conditions/requires_beat/0', 'pattern'],
      ['/beats/1/conditions/requires_beat', 'oneOf'],
      ['/beats/2/conditions/requires_beat', 'pattern'],
    ]);
  });

  it.each(CONTRACTS)(
    'points at something real and speaks in sentences, whatever is wrong with a $title',
    (contract) => {
      const corpus = CORPORA.find(({ file }) => file === contract.file);
      if (corpus === undefined) throw new Error(`No corpus for ${contract.file}.`);
      const check = validator(contract.schema);
      fc.assert(
        fc.property(randomDocuments(corpus), (document) => {
          const findings = check(document);
          const pointers = places(document).map(({ pointer }) => pointer);
          expect(findings.length === 0).toBe(check.accepts(document));
          for (const { pointer, message } of findings) {
            expect(pointers).toContain(pointer);
            expect(message).toMatch(/^("|The document ).+[.?]$/s);
            expect(message).not.toContain('undefined');
          }
        }),
        { seed: 7, numRuns: 200 },
      );
    },
  );
});
