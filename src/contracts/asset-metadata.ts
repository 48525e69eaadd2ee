import { type Static, Type } from 'typebox';
import { dateTime, oneOfWords, threePartVersion, words } from './schema.ts';

export const ProvenanceSchema = Type.Object(
  {
    source_model: Type.String({ description: 'The model that wrote it.' }),
    generated_at: dateTime('When it was written.'),
    seed_data: Type.String({ description: 'What the author had given as a start.' }),
    version: threePartVersion('Version of the campaign layout.'),
  },
  { title: 'Provenance', description: 'Where generated content comes from.' },
);
export type Provenance = Static<typeof ProvenanceSchema>;

const ImageMetadataSchema = Type.Object(
  {
    format: oneOfWords(['png', 'jpeg', 'webp'], 'File format.'),
    width: Type.Integer({ minimum: 1, description: 'Pixels across.' }),
    height: Type.Integer({ minimum: 1, description: 'Pixels down.' }),
    alt_text: Type.Optional(Type.String({ description: 'What it shows, for those who cannot see it.' })),
  },
  { title: 'ImageMetadata', description: 'About a picture.' },
);

const AudioMetadataSchema = Type.Object(
  {
    format: oneOfWords(['mp3', 'ogg', 'wav', 'flac'], 'File format.'),
    duration_seconds: Type.Number({ minimum: 0, description: 'How long it plays.' }),
    bitrate: Type.Optional(Type.Integer({ minimum: 0, description: 'Kilobits a second.' })),
    loop: Type.Optional(Type.Boolean({ description: 'Whether it starts over at the end.' })),
  },
  { title: 'AudioMetadata', description: 'About a recording.' },
);

const ProseMetadataSchema = Type.Object(
  {
    word_count: Type.Integer({ minimum: 0, description: 'Number of words.' }),
    language: Type.String({
      pattern: '^[a-z]{2}$',
      description: 'Two-letter language code.',
      examples: ['en'],
    }),
    chunks: Type.Optional(words('The text in pieces small enough to search.')),
  },
  { title: 'ProseMetadata', description: 'About a text.' },
);

const StructuredMetadataSchema = Type.Object(
  {
    schema_type: Type.String({ description: 'What the document describes.', examples: ['npc_profile'] }),
    schema_version: threePartVersion('Version of its contract.'),
    entity_id: Type.Optional(Type.String({ description: 'The person or thing it is about.' })),
  },
  { title: 'StructuredMetadata', description: 'About a JSON document.' },
);

const when = (field: string, value: unknown, required: string) => ({
  if: { properties: { [field]: { const: value } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: [required] },
});

export const AssetMetadataSchema = Type.Object(
  {
    path: Type.String({
      pattern: '^[^/].*$',
      description: 'The file, relative to the campaign folder.',
      examples: ['lore/harbour.md'],
    }),
    type: oneOfWords(['image', 'audio', 'prose', 'structured'], 'What sort of content it is.'),
    keywords: Type.Array(Type.String({ minLength: 1 }), { minItems: 1, description: 'Words to find it by.' }),
    generated: Type.Boolean({ description: 'Whether a model made it rather than a person.' }),
    checksum: Type.String({
      pattern: '^sha256:[a-f0-9]{64}$',
      description: 'SHA-256 of the content.',
      examples: [`sha256:${'0123456789abcdef'.repeat(4)}`],
    }),
    created_at: dateTime('When it was taken in.'),
    modified_at: Type.Optional(dateTime('When it last changed.')),
    data: Type.String({ description: 'The content: text as it is, pictures and sound in base64.' }),
    provenance: Type.Optional(ProvenanceSchema),
    image_metadata: Type.Optional(ImageMetadataSchema),
    audio_metadata: Type.Optional(AudioMetadataSchema),
    prose_metadata: Type.Optional(ProseMetadataSchema),
    structured_metadata: Type.Optional(StructuredMetadataSchema),
    relationships: Type.Optional(
      Type.Object(
        {
          references: Type.Optional(words('Files it mentions.')),
          referenced_by: Type.Optional(words('Files that mention it.')),
          entity_links: Type.Optional(words('People and things it is about.')),
        },
        { description: 'What it is connected with.' },
      ),
    ),
  },
  {
    title: 'AssetMetadata',
    description: 'A file of a campaign as the store keeps it.',
    allOf: [
      when('generated', true, 'provenance'),
      when('type', 'image', 'image_metadata'),
      when('type', 'audio', 'audio_metadata'),
      when('type', 'prose', 'prose_metadata'),
      when('type', 'structured', 'structured_metadata'),
    ],
  },
);
export type AssetMetadata = Static<typeof AssetMetadataSchema>;
