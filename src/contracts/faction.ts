import { type Static, Type } from 'typebox';
import { filled, originFields, schemaReference, words } from './schema.ts';

export const FactionSchema = Type.Object(
  {
    $schema: schemaReference,
    ...originFields,
    name: Type.Optional(filled('What it is called; the first heading when it is left out.')),
    members: Type.Optional(words('Who belongs to it: names or folders of characters.')),
    allies: Type.Optional(words('Factions that are glad when it is done well by.')),
    rivals: Type.Optional(words('Factions that are not.')),
    standing: Type.Optional(
      Type.Integer({
        minimum: -100,
        maximum: 100,
        default: 0,
        description: 'How the player stands at first.',
      }),
    ),
  },
  {
    title: 'Faction',
    description: 'The front matter of a file in lore/factions/.',
    additionalProperties: false,
  },
);
export type Faction = Static<typeof FactionSchema>;
