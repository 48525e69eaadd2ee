import { type Static, Type } from 'typebox';
import { oneOfWords, schemaReference, threePartVersion, words } from './schema.ts';

const playerNumber = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 1, default: 1, description }));

export const CampaignManifestSchema = Type.Object(
  {
    $schema: schemaReference,
    title: Type.String({ minLength: 1, maxLength: 100, description: 'Name of the campaign.' }),
    version: threePartVersion('Version of the campaign.'),
    author: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'Who wrote it.' })),
    description: Type.Optional(
      Type.String({
        minLength: 10,
        maxLength: 500,
        description: 'A few sentences for whoever picks a story.',
      }),
    ),
    genre: Type.Optional(
      Type.String({ description: 'What sort of story it is.', examples: ['Gothic mystery'] }),
    ),
    tone: Type.Optional(Type.String({ description: 'How it should feel.', examples: ['Dry, tender'] })),
    content_rating: Type.Optional(
      oneOfWords(['Everyone', 'Everyone 10+', 'Teen', 'Mature', 'Adults Only'], 'Whom it is suitable for.'),
    ),
    rules_hint: Type.Optional(
      oneOfWords(
        ['rules-light', 'narrative', 'crunchy', 'tactical'],
        'How much dice and numbers matter. For readers and other programs; the built-in engine makes no use of it.',
        {
          default: 'rules-light',
        },
      ),
    ),
    hydration_guidance: Type.Optional(
      Type.String({
        description:
          'How freely gaps in the campaign may be filled in. With words such as `faithfully`, `strictly` or `do not invent` nothing is lent to a campaign that says little.',
      }),
    ),
    content_warnings: Type.Optional(words('Topics a player may want to know of beforehand.')),
    estimated_playtime_hours: Type.Optional(
      Type.Number({ minimum: 0.5, maximum: 100, description: 'About how long it takes to play.' }),
    ),
    player_count: Type.Optional(
      Type.Object(
        { min: playerNumber('Fewest players.'), max: playerNumber('Most players.') },
        { description: 'How many can play; for now stories are for one.' },
      ),
    ),
    campaign_format_version: Type.Optional(
      threePartVersion('Version of the folder layout it was written for.', { default: '1.0.0' }),
    ),
    homepage: Type.Optional(Type.String({ format: 'uri', description: 'Where to read more.' })),
    license: Type.Optional(
      Type.String({ description: 'Terms others may use it under.', examples: ['CC BY 4.0'] }),
    ),
    tags: Type.Optional(words('Words to find it by.', { maxItems: 10 })),
  },
  {
    title: 'CampaignManifest',
    description: 'The manifest.json of a campaign folder.',
    additionalProperties: false,
  },
);
export type CampaignManifest = Static<typeof CampaignManifestSchema>;
