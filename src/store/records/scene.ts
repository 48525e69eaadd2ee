import { type Static, Type } from 'typebox';
import type { Json } from '../../base/json.ts';
import { dateTime, filled, freeObject } from '../../contracts/schema.ts';
import { closed, inGameTime } from './fields.ts';
import type { Given } from './index.ts';

const anything = (description: string) => Type.Unsafe<Json>({ description });

export const SceneSchema = closed(
  {
    playthroughId: filled('The story it belongs to.'),
    scene: Type.Integer({ minimum: 1, description: 'Its number, counted from 1.' }),
    parent: Type.Union(
      [
        closed(
          { playthroughId: filled('The story of that scene.'), scene: Type.Integer({ minimum: 1 }) },
          { title: 'ParentScene', description: 'The scene before it; for a branch, one of another story.' },
        ),
        Type.Null(),
      ],
      { description: 'Null for the first scene.' },
    ),
    sessionId: Type.Optional(filled('The session it was played in.')),
    createdAt: dateTime('When it was written.'),
    inGameTime: inGameTime('What time it is in the story after it.'),
    choice: anything('What the player chose to get here; null at the beginning.'),
    plan: anything('The plan that made it.'),
    trace: anything('How the plan ran.'),
    patches: Type.Array(anything('One change of the state.'), { description: 'What changed the state.' }),
    state: freeObject('The session state after it.'),
    prompts: Type.Optional(anything('What language models were asked for it, and what they answered.')),
    sceneObject: freeObject('What the player saw.'),
    ending: Type.Optional(filled('The ending reached with it.')),
  },
  { title: 'Scene', description: 'A scene of the journal, with everything that led to it.' },
);
export type Scene = Static<typeof SceneSchema>;
export type NewScene = Given<
  Omit<Scene, 'parent' | 'playthroughId'>,
  'scene' | 'choice' | 'state' | 'sceneObject'
>;

/** A scene without its machinery, for lists. */
export type SceneSummary = Pick<Scene, 'scene' | 'parent' | 'createdAt' | 'choice' | 'sceneObject'>;
