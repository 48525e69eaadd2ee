import { type Static, Type } from 'typebox';
import { ACTS } from '../rules/acts.ts';
import { oneOfWords } from './schema.ts';

const id = (description: string) => Type.Optional(Type.String({ maxLength: 200, description }));

/** A moment of the plot that waits for a choice, or is decided by one. */
export const PlotMarkSchema = Type.Object(
  {
    owner: Type.String({ description: 'Id of the beat or ending.' }),
    index: Type.Integer({ minimum: 0, description: 'Which of its wanted choices or outcomes.' }),
  },
  { title: 'PlotMark', description: 'Which choice or outcome of a beat or ending is meant.' },
);
export type PlotMark = Static<typeof PlotMarkSchema>;

/** A choice that the author of a scene in ink wrote; it does what the scene says and nothing else. */
export const AuthoredMarkSchema = Type.Object(
  {
    index: Type.Integer({ minimum: 0, description: 'Which of the choices of the scene it is.' }),
    stat: id('The stat that counts in the roll.'),
    modifier: Type.Optional(
      Type.Integer({
        minimum: -3,
        maximum: 3,
        description: 'Added to the roll; nothing is rolled without it.',
      }),
    ),
  },
  { title: 'AuthoredMark', description: 'Which choice of an authored scene is meant.' },
);
export type AuthoredMark = Static<typeof AuthoredMarkSchema>;

export const IntentSchema = Type.Object(
  {
    act: oneOfWords([...ACTS], 'What is done.'),
    text: Type.String({ maxLength: 2000, description: 'The choice as the player read it.' }),
    asked: Type.Optional(
      Type.String({ maxLength: 2000, description: "What is asked, in the player's own words." }),
    ),
    target: id('Id of the person, place or thing it is done to.'),
    topic: id('Id of the topic or person it is about.'),
    item: id('Id of the item it is done with.'),
    want: id('Id of the want it helps with, such as `want:iz/0`.'),
    fact: id('Id of the fact that is told or shown.'),
    stat: id('Name of the stat that counts, where the rules name none for the act.'),
    along: Type.Optional(
      Type.Array(Type.String({ maxLength: 200 }), {
        maxItems: 8,
        description: 'Ids of people here who go along, where it leads to another place.',
      }),
    ),
    stakes: Type.Optional(Type.String({ maxLength: 200, description: 'What is at stake, in a few words.' })),
    wanted: Type.Optional(PlotMarkSchema),
    decides: Type.Optional(PlotMarkSchema),
    authored: Type.Optional(AuthoredMarkSchema),
    own: Type.Optional(
      Type.Boolean({
        description: 'Whoever told the scene has made it up: what comes of it has a scene of its own.',
      }),
    ),
  },
  {
    title: 'Intent',
    description: 'What the player chose to do, in a form that the rules can resolve without reading prose.',
  },
);
export type Intent = Static<typeof IntentSchema>;
