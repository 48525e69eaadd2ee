import { type Static, Type } from 'typebox';
import type { Json } from '../base/json.ts';
import { mapOf, oneOfWords, words } from './schema.ts';

export const ConfigFieldSchema = Type.Object(
  {
    type: oneOfWords(['string', 'number', 'integer', 'boolean', 'array'], 'What the value is.'),
    title: Type.Optional(Type.String({ description: 'Label in the settings form.' })),
    description: Type.Optional(Type.String({ description: 'Help text below the field.' })),
    default: Type.Optional(Type.Unsafe<Json>({ description: 'Value until the user sets one.' })),
    enum: Type.Optional(Type.Unsafe<Json[]>({ type: 'array', description: 'The values to choose from.' })),
    format: Type.Optional(oneOfWords(['password', 'uri', 'email', 'textarea'], 'Which input to show.')),
    minimum: Type.Optional(Type.Number({ description: 'Smallest number allowed.' })),
    maximum: Type.Optional(Type.Number({ description: 'Largest number allowed.' })),
    minLength: Type.Optional(Type.Integer({ description: 'Fewest characters allowed.' })),
    maxLength: Type.Optional(Type.Integer({ description: 'Most characters allowed.' })),
    pattern: Type.Optional(Type.String({ description: 'Regular expression the text must match.' })),
    'x-env-var': Type.Optional(
      Type.String({
        description: 'Environment variable that supplies the value.',
        examples: ['IMAGE_API_KEY'],
      }),
    ),
    'x-sensitive': Type.Optional(
      Type.Boolean({ default: false, description: 'Whether the value is a secret and never shown.' }),
    ),
    'x-host': Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether only Narratoria itself reads the value; scripts do not get it.',
      }),
    ),
    'x-category': Type.Optional(Type.String({ description: 'Heading to show it under.' })),
    'x-place': Type.Optional(
      Type.String({
        description: 'Section of the settings that it is changed in instead of the form of the skill.',
        examples: ['storyteller'],
      }),
    ),
  },
  { title: 'ConfigField', description: 'One setting.' },
);
export type ConfigField = Static<typeof ConfigFieldSchema>;

/** The schema that a skill's config-schema.json, itself a schema, has to match. */
export const ConfigSchemaSchema = Type.Object(
  {
    $schema: Type.Optional(
      Type.Unsafe<string>({
        type: 'string',
        pattern: '^https?://json-schema\\.org/draft(?:/2020-12|/2019-09|-07|-06)/schema#?$',
        description:
          'The dialect of JSON Schema it is written in; what settings need is the same in all of them.',
        examples: ['https://json-schema.org/draft/2020-12/schema', 'http://json-schema.org/draft-07/schema#'],
      }),
    ),
    title: Type.Optional(Type.String({ description: 'Heading of the settings form.' })),
    description: Type.Optional(Type.String({ description: 'What the settings are for.' })),
    type: Type.Literal('object', { description: 'Settings are always an object.' }),
    required: Type.Optional(words('Settings the skill cannot do without.')),
    properties: mapOf(ConfigFieldSchema, 'The settings by name.'),
  },
  {
    title: 'ConfigSchema',
    description: "A skill's config-schema.json, from which its settings form is built.",
  },
);
export type ConfigSchema = Static<typeof ConfigSchemaSchema>;
