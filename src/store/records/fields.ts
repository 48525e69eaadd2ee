import { type TSchema, Type } from 'typebox';
import { dateTime, filled } from '../../contracts/schema.ts';

/** Fields and filters that several data types share. */

const CLOSED = { additionalProperties: false };

export const closed = <Properties extends Record<string, TSchema>>(
  properties: Properties,
  options: { title: string; description: string },
) => Type.Object(properties, { ...options, ...CLOSED });

/** An id, a name, a word: everything that is compared and not read. */
export const shortText = (description: string) => filled(description, { maxLength: 500 });

export const filePath = (description: string) => filled(description, { maxLength: 4_096 });

export const ids = (description: string) =>
  Type.Array(shortText('An id.'), { description, uniqueItems: true, maxItems: 200 });

export const longText = (description: string) =>
  Type.String({ description, minLength: 1, maxLength: 100_000 });

export const inGameTime = (description: string) => Type.Optional(dateTime(description));

export const playthroughId = shortText('The saved story it belongs to.');
export const campaignId = Type.Optional(filled('The campaign.'));

/** One value, or several of which any will do. */
export const oneOrMore = (description: string) =>
  Type.Optional(Type.Union([filled(description), Type.Array(filled(description), { minItems: 1 })]));

export const everyOne = (description: string) =>
  Type.Optional(Type.Union([filled(description), Type.Array(filled(description))]));

export const timeRange = {
  from: Type.Optional(dateTime('Not before this moment.')),
  to: Type.Optional(dateTime('Not after this moment.')),
};

/** How a score fades while nothing renews it. */
export const decayFields = {
  decayRate: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the score lost in one unit.' }),
  decayUnit: Type.Enum(['hour', 'day', 'week'], { type: 'string', description: 'In-game time of one unit.' }),
  inGameTime: inGameTime('What time it was in the story when the score was set. Without it nothing fades.'),
};
