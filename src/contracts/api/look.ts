import { type Static, Type } from 'typebox';
import { freeObject, oneOfWords, words } from '../schema.ts';
import { MediaUrlSchema } from './library.ts';

export const AssetViewSchema = Type.Object(
  {
    id: Type.String(),
    kind: oneOfWords(['image', 'audio', 'video', 'other'], 'How to show it.'),
    mediaType: Type.String(),
    name: Type.String(),
    url: Type.Union([MediaUrlSchema, Type.Null()]),
    bytes: Type.Integer(),
    metadata: freeObject('Dimensions, duration, bit rate and what else is known.'),
    keywords: words('What it is about.'),
    origin: oneOfWords(['human', 'generated', 'unknown'], 'Who made it.'),
    provenance: freeObject('Where it comes from, as its maker states it.'),
    scene: Type.Union([Type.Integer(), Type.Null()], { description: 'The scene that brought it.' }),
  },
  { title: 'AssetView' },
);
export type AssetView = Static<typeof AssetViewSchema>;

export const StateViewSchema = Type.Object(
  {
    scene: Type.Integer(),
    state: freeObject('The session state after that scene.'),
    changes: Type.Array(
      Type.Object({
        path: Type.String({ description: 'A JSON pointer.' }),
        kind: oneOfWords(['added', 'changed', 'removed'], 'What happened to it.'),
        before: Type.Optional(Type.Unknown()),
        after: Type.Optional(Type.Unknown()),
      }),
    ),
  },
  { title: 'StateView' },
);
export type StateView = Static<typeof StateViewSchema>;

const Series = Type.Object({
  id: Type.String(),
  name: Type.String(),
  feeling: Type.String(),
  points: Type.Array(Type.Object({ scene: Type.Integer(), score: Type.Number(), reason: Type.String() })),
});
export const RelationsSchema = Type.Object(
  { people: Type.Array(Series), factions: Type.Array(Series) },
  { title: 'Relations' },
);
export type Relations = Static<typeof RelationsSchema>;

export const MemoryHitSchema = Type.Object(
  {
    id: Type.String(),
    summary: Type.String(),
    scene: Type.Union([Type.Integer(), Type.Null()]),
    location: Type.String(),
    characters: words('Who was there.'),
    significance: Type.Number(),
    isEpisodic: Type.Boolean(),
    relevance: Type.Union([Type.Number(), Type.Null()]),
  },
  { title: 'MemoryHit' },
);
export const MemoriesSchema = Type.Object(
  {
    memories: Type.Array(MemoryHitSchema),
    byMeaning: Type.Boolean({ description: 'False when only words were compared.' }),
  },
  { title: 'Memories' },
);
export type Memories = Static<typeof MemoriesSchema>;
