import { type Static, Type } from 'typebox';
import { dateTime, filled, freeObject } from '../../contracts/schema.ts';
import { closed, inGameTime, oneOrMore } from './fields.ts';
import type { Given } from './index.ts';

export const PlaythroughSchema = closed(
  {
    playthroughId: filled('The saved story.'),
    campaignId: filled('The campaign it is played in.'),
    title: filled('What the player calls it.'),
    seed: Type.Optional(filled('What its chance comes from.')),
    createdAt: dateTime('When it was begun.'),
    lastPlayedAt: dateTime('When its last scene was written.'),
    headScene: Type.Integer({ minimum: 0, description: 'Number of its last scene; 0 before the first.' }),
    inGameTime: inGameTime('What time it is in the story.'),
    ending: Type.Optional(filled('The ending it has reached.')),
    branchedFrom: Type.Optional(
      closed(
        { playthroughId: filled('The story it grew out of.'), scene: Type.Integer({ minimum: 0 }) },
        { title: 'BranchPoint', description: 'Where a branch left its story.' },
      ),
    ),
    details: Type.Optional(freeObject('What the engine wants to keep with it, such as the persona.')),
  },
  { title: 'Playthrough', description: 'A saved story.' },
);
export type Playthrough = Static<typeof PlaythroughSchema>;
export type NewPlaythrough = Given<
  Pick<
    Playthrough,
    'playthroughId' | 'campaignId' | 'title' | 'seed' | 'createdAt' | 'inGameTime' | 'details'
  >,
  'campaignId'
>;

/** What may be changed from outside; the rest follows from the scenes. */
export type PlaythroughChanges = Partial<Pick<Playthrough, 'campaignId' | 'title' | 'details'>>;

export const PlaythroughFiltersSchema = closed(
  { campaignId: oneOrMore('Id of a campaign.') },
  { title: 'PlaythroughFilters', description: 'Which stories are meant.' },
);
export type PlaythroughFilters = Static<typeof PlaythroughFiltersSchema>;
