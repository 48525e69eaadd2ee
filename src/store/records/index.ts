import { createHash } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { type AssetMetadata, AssetMetadataSchema } from '../../contracts/asset-metadata.ts';
import { dateTime, filled, oneOfWords } from '../../contracts/schema.ts';
import {
  campaignId,
  closed,
  decayFields,
  everyOne,
  filePath,
  ids,
  inGameTime,
  longText,
  oneOrMore,
  playthroughId,
  shortText,
  timeRange,
} from './fields.ts';

const wholeNumber = (description: string) => Type.Integer({ minimum: 0, description });

/** The contracts of each data type: its records, and what they can be filtered by. */
export const CONTRACTS = {
  memory: {
    record: closed(
      {
        id: shortText('Tells the event from all others of its story.'),
        playthroughId,
        summary: longText('What happened, in a sentence or two.'),
        timestamp: dateTime('When it was played.'),
        inGameTime: inGameTime('When it happened in the story.'),
        sessionId: Type.Optional(shortText('The session it was played in.')),
        characterIds: ids('Everybody who had a part in it.'),
        npcIds: ids('The NPCs among them.'),
        factionIds: ids('Factions it concerns.'),
        location: Type.Optional(shortText('Where it happened.')),
        actionType: Type.Optional(shortText('What sort of deed it was.')),
        semanticTags: ids('Words to find it by.'),
        significance: oneOfWords(['low', 'medium', 'high'], 'How much it matters.'),
        episodic: Type.Boolean({ description: 'A turning point of the story, which is never forgotten.' }),
        outcome: Type.Optional(shortText('How it ended, such as triumph or failure.')),
      },
      { title: 'MemoryEvent', description: 'Something that happened in a story.' },
    ),
    filters: closed(
      {
        id: oneOrMore('Id of an event.'),
        ...timeRange,
        inGameFrom: Type.Optional(dateTime('Not before this moment of the story.')),
        inGameTo: Type.Optional(dateTime('Not after this moment of the story.')),
        sessionId: oneOrMore('Id of a session.'),
        characterId: oneOrMore('Id of a character.'),
        npcId: oneOrMore('Id of an NPC.'),
        factionId: oneOrMore('Id of a faction.'),
        location: oneOrMore('Id of a place.'),
        actionType: oneOrMore('A sort of deed.'),
        significance: oneOrMore('low, medium or high.'),
        outcome: oneOrMore('How it ended.'),
        episodic: Type.Optional(Type.Boolean({ description: 'Turning points only, or all but them.' })),
        tags: everyOne('A tag it must have.'),
        playthroughId: Type.Optional(playthroughId),
      },
      { title: 'MemoryFilters', description: 'Which events are meant.' },
    ),
  },
  reputation: {
    record: closed(
      {
        factionId: shortText('The faction.'),
        playthroughId,
        currentScore: Type.Number({ description: 'Standing with the faction; below zero it is bad.' }),
        lastUpdated: dateTime('When the score was last set.'),
        ...decayFields,
      },
      { title: 'FactionReputation', description: 'What a faction thinks of the player.' },
    ),
    filters: closed(
      {
        factionId: oneOrMore('Id of a faction.'),
        ...timeRange,
        playthroughId: Type.Optional(playthroughId),
      },
      { title: 'ReputationFilters', description: 'Which factions are meant.' },
    ),
  },
  perception: {
    record: closed(
      {
        npcId: shortText('The NPC.'),
        playthroughId,
        perceptionScore: Type.Number({
          minimum: -100,
          maximum: 100,
          description: 'From hatred to devotion.',
        }),
        lastInteraction: dateTime('When the two last had to do with each other.'),
        eventHistory: Type.String({ maxLength: 100_000, description: 'What passed between them, in short.' }),
        ...decayFields,
      },
      { title: 'NpcPerception', description: 'What one NPC thinks of the player.' },
    ),
    filters: closed(
      { npcId: oneOrMore('Id of an NPC.'), ...timeRange, playthroughId: Type.Optional(playthroughId) },
      { title: 'PerceptionFilters', description: 'Which NPCs are meant.' },
    ),
  },
  portrait: {
    record: closed(
      {
        characterId: shortText('Whom it shows.'),
        playthroughId,
        imagePath: filePath('The picture.'),
        description: longText('What it was drawn from; a portrait is found again by it.'),
        descriptionHash: shortText('SHA-256 of the description.'),
        generatedAt: dateTime('When it was drawn.'),
        style: Type.Optional(shortText('How it was drawn.')),
      },
      { title: 'CharacterPortrait', description: 'The face of a character, kept for the next time.' },
    ),
    filters: closed(
      {
        characterId: oneOrMore('Id of a character.'),
        descriptionHash: oneOrMore('SHA-256 of the description.'),
        ...timeRange,
        playthroughId: Type.Optional(playthroughId),
      },
      { title: 'PortraitFilters', description: 'Which portraits are meant.' },
    ),
  },
  session: {
    record: closed(
      {
        sessionId: shortText('The session.'),
        playthroughId,
        startTime: dateTime('When it began.'),
        endTime: Type.Optional(dateTime('When it ended; absent while it lasts, or after a crash.')),
        currentLocation: Type.Optional(shortText('Where the story stands.')),
      },
      { title: 'Session', description: 'One session of a story.' },
    ),
    filters: closed(
      {
        sessionId: oneOrMore('Id of a session.'),
        location: oneOrMore('Id of a place.'),
        ...timeRange,
        playthroughId: Type.Optional(playthroughId),
      },
      { title: 'SessionFilters', description: 'Which sessions are meant.' },
    ),
  },
  lore: {
    record: closed(
      {
        id: filled('File and position: `lore/harbour.md#3`.'),
        campaignId: filled('The campaign it belongs to.'),
        filePath: filled('The file it was cut from, relative to the campaign.'),
        chunkIndex: wholeNumber('Its position among the chunks of that file.'),
        paragraphId: wholeNumber('The paragraph it comes from.'),
        content: longText('The text.'),
        tokenCount: wholeNumber('Tokens it takes in a prompt (cl100k_base).'),
        chunkMethod: oneOfWords(['paragraph', 'sentence'], 'Where it was cut.'),
        tags: ids('Words to find it by.'),
      },
      { title: 'LoreChunk', description: "A piece of a campaign's lore, small enough to search." },
    ),
    filters: closed(
      {
        id: oneOrMore('Id of a chunk.'),
        filePath: oneOrMore('The file it was cut from.'),
        tags: everyOne('A tag it must have.'),
        campaignId,
      },
      { title: 'LoreFilters', description: 'Which lore is meant.' },
    ),
  },
  asset: {
    record: AssetMetadataSchema,
    filters: closed(
      {
        filePath: oneOrMore('The file, relative to the campaign.'),
        type: oneOrMore('image, audio, prose or structured.'),
        generated: Type.Optional(Type.Boolean({ description: 'Made by a model, or by a person.' })),
        tags: everyOne('A keyword it must have.'),
        entityId: oneOrMore('A person or thing it is about.'),
        ...timeRange,
        campaignId,
      },
      { title: 'AssetFilters', description: 'Which files of a campaign are meant.' },
    ),
  },
};

type Contracts = typeof CONTRACTS;
export type DataType = keyof Contracts;
/** Types whose records belong to one playthrough. */
export type PlaythroughType = 'memory' | 'reputation' | 'perception' | 'portrait' | 'session';
/** Types whose records belong to a campaign, whoever plays it. */
export type CampaignType = 'lore' | 'asset';
/** Types that can be searched by meaning. */
export type SearchableType = 'memory' | 'portrait' | 'lore' | 'asset';
/** Types with a score that fades. */
export type ScoredType = 'reputation' | 'perception';

/** What a caller must give of a record; the rest has a default or may be absent. */
interface Needed {
  memory: 'summary';
  reputation: 'factionId' | 'currentScore';
  perception: 'npcId' | 'perceptionScore';
  portrait: 'characterId' | 'imagePath' | 'description';
  session: never;
  lore: 'filePath' | 'chunkIndex' | 'paragraphId' | 'content' | 'tokenCount';
  asset: keyof AssetMetadata;
}

/** A record as a caller hands it over: what has a default may be left out. */
export type Given<Whole, Required extends keyof Whole> = Pick<Whole, Required> &
  Partial<Omit<Whole, Required>>;

type Records = { [Type in DataType]: Static<Contracts[Type]['record']> };
type Filters = { [Type in DataType]: Static<Contracts[Type]['filters']> };
type GivenRecords = { [Type in DataType]: Given<Records[Type], Needed[Type] & keyof Records[Type]> };
export type RecordOf<Type extends DataType> = Records[Type];
export type GivenOf<Type extends DataType> = GivenRecords[Type];
export type FiltersOf<Type extends DataType> = Filters[Type];

/** Some fields of a record; null takes a field away that need not be there. */
export type ChangesOf<Type extends DataType> = {
  [Field in keyof RecordOf<Type>]?: RecordOf<Type>[Field] | null;
};

export type Asset = RecordOf<'asset'>;
export type MemoryEvent = RecordOf<'memory'>;
export type CharacterPortrait = RecordOf<'portrait'>;
export type LoreChunk = RecordOf<'lore'>;
export type NewLoreChunk = GivenOf<'lore'>;

/** What fills in what a caller left out. Time and chance come from outside. */
interface Defaults {
  /** The id of the playthrough or the campaign. */
  scopeId: string;
  now: string;
  newId(): string;
}

const FADING = { decayRate: 0.1, decayUnit: 'week' } as const;

const COMPLETE: { [Type in DataType]: (given: GivenOf<Type>, defaults: Defaults) => RecordOf<Type> } = {
  memory: (given, { scopeId, now, newId }) => ({
    id: given.id ?? newId(),
    playthroughId: scopeId,
    timestamp: now,
    characterIds: [],
    npcIds: [],
    factionIds: [],
    semanticTags: [],
    significance: 'medium',
    episodic: false,
    ...given,
  }),
  reputation: (given, { scopeId, now }) => ({
    playthroughId: scopeId,
    lastUpdated: now,
    ...FADING,
    ...given,
  }),
  perception: (given, { scopeId, now }) => ({
    playthroughId: scopeId,
    lastInteraction: now,
    eventHistory: '',
    ...FADING,
    ...given,
  }),
  portrait: (given, { scopeId, now }) => ({
    playthroughId: scopeId,
    descriptionHash: createHash('sha256').update(String(given.description)).digest('hex'),
    generatedAt: now,
    ...given,
  }),
  session: (given, { scopeId, now, newId }) => ({
    sessionId: given.sessionId ?? newId(),
    playthroughId: scopeId,
    startTime: now,
    ...given,
  }),
  lore: (given, { scopeId }) => ({
    id: `${given.filePath}#${given.chunkIndex}`,
    campaignId: scopeId,
    chunkMethod: 'paragraph',
    tags: [],
    ...given,
  }),
  asset: (given) => given,
};

export function complete<Type extends DataType>(
  dataType: Type,
  given: GivenOf<Type>,
  defaults: Defaults,
): RecordOf<Type> {
  return COMPLETE[dataType](given, defaults);
}
