import { type TSchema, Type } from 'typebox';
import { filled, freeObject } from './schema.ts';

const caption = Type.Optional(Type.String({ description: 'What it shows or sounds like, for everybody.' }));
const assetId = filled('The asset that the same run announced.');

/** What each `ui_event` that pages and terminals know comes with. Any other is shown by its name. */
export const STANDARD_UI_EVENTS: Readonly<Record<string, TSchema>> = {
  narrative_choice: Type.Object(
    {
      choices: Type.Optional(Type.Array(filled('What the player can do.'))),
      details: Type.Optional(
        Type.Array(
          Type.Object({
            id: Type.Optional(Type.String({ description: 'Its own name, for `session.choice`.' })),
            text: filled('What the player can do.'),
            intent: Type.Optional(freeObject('What it means: act, target, topic, item.')),
          }),
        ),
      ),
      question: Type.Optional(freeObject('What the scene ends on: kind, from, about and text.')),
    },
    { anyOf: [{ required: ['choices'] }, { required: ['details'] }] },
  ),
  dice_roll: Type.Object({
    formula: filled('What was rolled, such as 2d6+1.'),
    total: Type.Number({ description: 'What it came to.' }),
    dice: Type.Optional(Type.Array(freeObject('A term with its dice; empty to hide them.'))),
  }),
  note: Type.Object({ text: filled('A sentence for the player.') }),
  picture: Type.Object({ assetId, caption }),
  sound: Type.Object({ assetId, caption }),
  map_marker: Type.Object({
    label: filled('What is marked.'),
    place: Type.Optional(Type.String({ description: 'Where: a name or the id of a place.' })),
  }),
  portrait: Type.Object({ characterId: filled('Whose face it is.') }),
  narration_delta: Type.Object({
    text: Type.String({ description: 'What comes next of the prose.' }),
    attempt: Type.Integer({ description: 'A higher number starts over.' }),
  }),
};
