import { type Static, type TSchema, Type } from 'typebox';
import { freeObject, oneOfWords, words } from '../schema.ts';
import { PlanViewSchema } from './events.ts';
import {
  CharacterAnswersSchema,
  CreationQuestionSchema,
  ImportReportSchema,
  LibrarySchema,
  MediaUrlSchema,
  NewStorySchema,
  StoryCardSchema,
} from './library.ts';
import { AssetViewSchema, MemoriesSchema, RelationsSchema, StateViewSchema } from './look.ts';
import {
  ModelListSchema,
  ModelOptionsSchema,
  ModelsSchema,
  ModelTestSchema,
  ModelViewSchema,
  OfferAnswerSchema,
  ServersSchema,
  WriterSchema,
} from './models.ts';
import { ScenePromptsSchema, UsageSchema } from './prompts.ts';
import { ProofQuerySchema, ProofSchema, SessionSchema } from './session.ts';
import {
  AllowSkillSchema,
  AppViewSchema,
  BackupSchema,
  ConfigProblemsSchema,
  SaveConfigSchema,
  SkillsSchema,
  SkillViewSchema,
} from './settings.ts';
import {
  BranchSchema,
  ChooseSchema,
  GoToSceneSchema,
  RenameSchema,
  SceneViewSchema,
  StoryTreeSchema,
  StoryViewSchema,
  TellingSchema,
  TypedSchema,
  TypeSchema,
} from './story.ts';

const NullableMedia = Type.Union([MediaUrlSchema, Type.Null()]);
const Nothing = Type.Object({}, { additionalProperties: false });
const wholeNumber = (description: string, minimum: number, maximum: number) =>
  Type.Optional(Type.Integer({ minimum, maximum, description }));

/** A call of the API: what is asked, and what a good answer looks like. Every other answer is an ApiError. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `:name` stands for a part that the caller fills in. */
  url: string;
  summary: string;
  status: number;
  /** Null when there is nothing to say. */
  answer: TSchema | null;
  query?: TSchema;
  body?: TSchema;
  /** The answer is a file, or a stream, of this sort instead. */
  mediaType?: string;
  /** The body is a file instead. */
  takesFile?: true;
  /** It is answered without a token. */
  isOpen?: true;
}

const route = <const Route extends ApiRoute>(given: Route): Route => given;

export const API_ROUTES = {
  session: route({
    method: 'GET',
    url: '/api/session',
    summary: 'Says that the token is valid, and gives what an open page needs to go on after a restart',
    status: 200,
    answer: SessionSchema,
  }),
  proveServer: route({
    method: 'GET',
    url: '/api/session/proof',
    summary: 'Shows that the server has the secret of a run; needs no token',
    status: 200,
    isOpen: true,
    query: ProofQuerySchema,
    answer: ProofSchema,
  }),
  library: route({
    method: 'GET',
    url: '/api/library',
    summary: 'What can be begun and gone on with',
    status: 200,
    answer: LibrarySchema,
  }),
  creation: route({
    method: 'GET',
    url: '/api/campaigns/:id/creation',
    summary: 'What the campaign asks before the story',
    status: 200,
    answer: Type.Object({
      questions: Type.Array(CreationQuestionSchema),
      limits: words('What nobody in this campaign can be or have.'),
      portrait: NullableMedia,
    }),
  }),
  previewPortrait: route({
    method: 'POST',
    url: '/api/campaigns/:id/portrait',
    summary: 'What the player would look like',
    status: 200,
    body: Type.Object({ answers: CharacterAnswersSchema }, { additionalProperties: false }),
    answer: Type.Object({ portrait: NullableMedia }),
  }),
  importCampaign: route({
    method: 'POST',
    url: '/api/campaigns/import',
    summary: 'Takes in a packed campaign, a character card or a lorebook',
    status: 200,
    takesFile: true,
    answer: ImportReportSchema,
  }),
  removeCampaign: route({
    method: 'DELETE',
    url: '/api/campaigns/:id',
    summary: 'Deletes a campaign of the home folder for good; its stories stay',
    status: 204,
    answer: null,
  }),
  beginStory: route({
    method: 'POST',
    url: '/api/stories',
    summary: 'Begins a story; its first scene is told from then on',
    status: 201,
    body: NewStorySchema,
    answer: StoryCardSchema,
  }),
  story: route({
    method: 'GET',
    url: '/api/stories/:id',
    summary: 'A story with its latest scenes; opens it',
    status: 200,
    answer: StoryViewSchema,
  }),
  scenes: route({
    method: 'GET',
    url: '/api/stories/:id/scenes',
    summary: 'Earlier scenes',
    status: 200,
    query: Type.Object({
      before: wholeNumber('Only scenes before this one.', 1, Number.MAX_SAFE_INTEGER),
      limit: wholeNumber('How many at most.', 1, 50),
    }),
    answer: Type.Object({ scenes: Type.Array(SceneViewSchema) }),
  }),
  choose: route({
    method: 'POST',
    url: '/api/stories/:id/choose',
    summary: 'Takes a choice; the scene comes as events',
    status: 202,
    body: ChooseSchema,
    answer: TellingSchema,
  }),
  type: route({
    method: 'POST',
    url: '/api/stories/:id/type',
    summary: 'Takes an action in words; the scene comes as events, or the answer asks back',
    status: 202,
    body: TypeSchema,
    answer: TypedSchema,
  }),
  cancel: route({
    method: 'POST',
    url: '/api/stories/:id/cancel',
    summary: 'Leaves the scene that is being told',
    status: 202,
    body: Type.Optional(Nothing),
    answer: Nothing,
  }),
  stopTelling: route({
    method: 'POST',
    url: '/api/stories/:id/stop-telling',
    summary: 'Ends the telling that goes on: keeps what was read, or has the built-in writer finish it',
    status: 202,
    body: Type.Object(
      {
        keep: Type.Boolean({
          description: 'True keeps the text so far; false has the built-in writer go on from there.',
        }),
      },
      { additionalProperties: false },
    ),
    answer: Nothing,
  }),
  editScene: route({
    method: 'PUT',
    url: '/api/stories/:id/scenes/:scene/text',
    summary: "Replaces the text of a scene by the player's own; what happened in it stays",
    status: 200,
    body: Type.Object(
      {
        text: Type.String({
          minLength: 1,
          maxLength: 20_000,
          description: 'Paragraphs on lines of their own.',
        }),
      },
      { additionalProperties: false },
    ),
    answer: SceneViewSchema,
  }),
  retell: route({
    method: 'POST',
    url: '/api/stories/:id/retell',
    summary: 'Tells the last scene again in other words',
    status: 202,
    body: Type.Optional(Nothing),
    answer: TellingSchema,
  }),
  restart: route({
    method: 'POST',
    url: '/api/stories/:id/restart',
    summary:
      'Forgets which skills failed, reads them again, and tries the scene that could not be told once more',
    status: 202,
    body: Type.Optional(Nothing),
    answer: TellingSchema,
  }),
  undo: route({
    method: 'POST',
    url: '/api/stories/:id/undo',
    summary: 'Goes back to an earlier scene; 0 begins anew',
    status: 200,
    body: GoToSceneSchema,
    answer: StoryViewSchema,
  }),
  branch: route({
    method: 'POST',
    url: '/api/stories/:id/branch',
    summary: 'A new story that shares the first scenes',
    status: 201,
    body: BranchSchema,
    answer: StoryCardSchema,
  }),
  rename: route({
    method: 'PATCH',
    url: '/api/stories/:id',
    summary: 'Another name for a story',
    status: 200,
    body: RenameSchema,
    answer: StoryCardSchema,
  }),
  deleteStory: route({
    method: 'DELETE',
    url: '/api/stories/:id',
    summary: 'Deletes a story for good',
    status: 204,
    answer: null,
  }),
  tree: route({
    method: 'GET',
    url: '/api/stories/:id/tree',
    summary: 'A story with its branches',
    status: 200,
    answer: StoryTreeSchema,
  }),
  exportStory: route({
    method: 'GET',
    url: '/api/stories/:id/export',
    summary: 'The story as a book or as data',
    status: 200,
    query: Type.Object({ format: oneOfWords(['md', 'html', 'epub', 'json'], 'Kind of file.') }),
    answer: null,
    mediaType: 'application/octet-stream',
  }),
  plans: route({
    method: 'GET',
    url: '/api/stories/:id/plans',
    summary: 'The plans of a story, newest first',
    status: 200,
    answer: Type.Object({
      plans: Type.Array(
        Type.Object({
          scene: Type.Integer(),
          state: oneOfWords(['running', 'success', 'failed'], 'How it stands.'),
          totalMs: Type.Number(),
          tools: Type.Integer(),
          failed: Type.Integer(),
        }),
      ),
    }),
  }),
  plan: route({
    method: 'GET',
    url: '/api/stories/:id/plans/:scene',
    summary: 'The plan of a scene and how it ran',
    status: 200,
    answer: PlanViewSchema,
  }),
  prompts: route({
    method: 'GET',
    url: '/api/stories/:id/scenes/:scene/prompts',
    summary: 'What language models were asked for a scene, exactly as it was sent',
    status: 200,
    answer: ScenePromptsSchema,
  }),
  usage: route({
    method: 'GET',
    url: '/api/stories/:id/usage',
    summary: 'Tokens and cost of all that language models were asked for a story',
    status: 200,
    answer: UsageSchema,
  }),
  assets: route({
    method: 'GET',
    url: '/api/stories/:id/assets',
    summary: 'Pictures, sounds and other files of a story and its campaign',
    status: 200,
    answer: Type.Object({ assets: Type.Array(AssetViewSchema) }),
  }),
  state: route({
    method: 'GET',
    url: '/api/stories/:id/state',
    summary: 'The session state after a scene, and what that scene changed',
    status: 200,
    query: Type.Object({
      scene: wholeNumber('The last one unless told.', 1, Number.MAX_SAFE_INTEGER),
    }),
    answer: StateViewSchema,
  }),
  relations: route({
    method: 'GET',
    url: '/api/stories/:id/relations',
    summary: 'How people and factions have come to think of the player',
    status: 200,
    answer: RelationsSchema,
  }),
  memories: route({
    method: 'GET',
    url: '/api/stories/:id/memories',
    summary: 'What is remembered, newest first or by meaning',
    status: 200,
    query: Type.Object({
      query: Type.Optional(Type.String({ maxLength: 500, description: 'What to look for.' })),
      limit: wholeNumber('How many at most.', 1, 100),
    }),
    answer: MemoriesSchema,
  }),
  skills: route({
    method: 'GET',
    url: '/api/skills',
    summary: 'The skills, and those that wait to be allowed',
    status: 200,
    answer: SkillsSchema,
  }),
  allowSkill: route({
    method: 'PUT',
    url: '/api/skills/:name/allowed',
    summary: 'Allows a skill with the content that was reviewed; answers 409 when it has changed since',
    status: 200,
    body: AllowSkillSchema,
    answer: SkillViewSchema,
  }),
  enableSkill: route({
    method: 'PUT',
    url: '/api/skills/:name/enabled',
    summary: 'Switches a skill on or off',
    status: 200,
    body: Type.Object({ enabled: Type.Boolean() }, { additionalProperties: false }),
    answer: SkillViewSchema,
  }),
  saveConfig: route({
    method: 'PUT',
    url: '/api/skills/:name/config',
    summary: 'Saves the settings of a skill; answers 422 with what is wrong with them',
    status: 200,
    body: SaveConfigSchema,
    answer: ConfigProblemsSchema,
  }),
  resetConfig: route({
    method: 'DELETE',
    url: '/api/skills/:name/config',
    summary: 'Takes the settings of a skill back to their defaults',
    status: 200,
    answer: SkillViewSchema,
  }),
  models: route({
    method: 'GET',
    url: '/api/models',
    summary: 'The models, and which is used and why',
    status: 200,
    answer: ModelsSchema,
  }),
  pullModel: route({
    method: 'POST',
    url: '/api/models/:id/pull',
    summary: 'Fetches a model, or goes on with it',
    status: 202,
    body: Type.Optional(Nothing),
    answer: ModelViewSchema,
  }),
  pauseModel: route({
    method: 'POST',
    url: '/api/models/:id/pause',
    summary: 'Stops fetching and keeps what has come',
    status: 202,
    body: Type.Optional(Nothing),
    answer: ModelViewSchema,
  }),
  cancelModel: route({
    method: 'POST',
    url: '/api/models/:id/cancel',
    summary: 'Stops fetching and throws away what has come',
    status: 202,
    body: Type.Optional(Nothing),
    answer: ModelViewSchema,
  }),
  useModel: route({
    method: 'PUT',
    url: '/api/models/use',
    summary: 'Chooses who writes the scenes; refused when nothing answers at the address',
    status: 200,
    body: WriterSchema,
    answer: ModelsSchema,
  }),
  changeModelOptions: route({
    method: 'PATCH',
    url: '/api/models/options',
    summary: 'Changes how the model writes, what it may cost, and which model does which task',
    status: 200,
    body: ModelOptionsSchema,
    answer: ModelsSchema,
  }),
  findServers: route({
    method: 'GET',
    url: '/api/models/servers',
    summary: 'Model servers that answer on this computer, with their models',
    status: 200,
    answer: ServersSchema,
  }),
  listModels: route({
    method: 'POST',
    url: '/api/models/list',
    summary: 'The models of a server or a service',
    status: 200,
    body: WriterSchema,
    answer: ModelListSchema,
  }),
  testModel: route({
    method: 'POST',
    url: '/api/models/test',
    summary: 'Asks the model that is set for a few words and says how it did',
    status: 200,
    body: Type.Optional(Nothing),
    answer: ModelTestSchema,
  }),
  answerOffer: route({
    method: 'PUT',
    url: '/api/models/offer',
    summary: 'Answers the offer of the first launch to download a model',
    status: 200,
    body: OfferAnswerSchema,
    answer: ModelsSchema,
  }),
  app: route({
    method: 'GET',
    url: '/api/app',
    summary: 'What runs where',
    status: 200,
    answer: AppViewSchema,
  }),
  backUp: route({
    method: 'POST',
    url: '/api/data/backup',
    summary: 'Makes a backup of all stories',
    status: 201,
    body: Type.Optional(Nothing),
    answer: BackupSchema,
  }),
  restore: route({
    method: 'POST',
    url: '/api/data/restore',
    summary: 'Puts a backup in the place of all stories',
    status: 200,
    body: Type.Object({ name: Type.String({ maxLength: 200 }) }, { additionalProperties: false }),
    answer: AppViewSchema,
  }),
  deleteAll: route({
    method: 'DELETE',
    url: '/api/data',
    summary: 'Deletes all stories for good',
    status: 204,
    body: Type.Object({ confirm: Type.Literal('delete everything') }, { additionalProperties: false }),
    answer: null,
  }),
  openApi: route({
    method: 'GET',
    url: '/api/openapi.json',
    summary: 'This document',
    status: 200,
    answer: freeObject('An OpenAPI document.'),
  }),
  events: route({
    method: 'GET',
    url: '/api/events',
    summary: 'What happens, as it happens: each `data:` is a ServerEvent',
    status: 200,
    answer: null,
    mediaType: 'text/event-stream',
  }),
};

export type ApiRoutes = typeof API_ROUTES;
export type ApiName = keyof ApiRoutes;

type Given<Route, Part extends string> = Route extends { [key in Part]: infer Schema extends TSchema }
  ? Static<Schema>
  : undefined;
export type BodyOf<Name extends ApiName> = Given<ApiRoutes[Name], 'body'>;
export type QueryOf<Name extends ApiName> = Given<ApiRoutes[Name], 'query'>;
export type AnswerOf<Name extends ApiName> = Given<ApiRoutes[Name], 'answer'>;
