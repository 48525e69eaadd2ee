import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { LiveCampaign } from '../../campaign/ingest/live.ts';
import { AFTERWARDS } from '../../engine/afterwards.ts';
import { anyPersona, type Persona } from '../../engine/persona.ts';
import type { Scene } from '../../engine/scene.ts';
import { StorySession, type TellOptions } from '../../engine/session.ts';
import type { CampaignStore } from '../../store/index.ts';
import { executionOptions } from '../runtime.ts';
import { campaignIdOf } from '../story/names.ts';
import type { SavedStory } from '../story/saved-story.ts';
import { branchByAsking, keepAsBook } from './after-the-end.ts';
import { showIndexing } from './indexing.ts';
import { type Action, byChance, byKeys, type Next } from './next.ts';
import { openPlanner, type Planner } from './planner.ts';
import { becomeSomeone } from './someone.ts';
import type { Start, Table } from './table.ts';
import { newSeed } from './what-to-play.ts';

const NOT_SAVED =
  'Another Narratoria has this home open, so this story is not saved. Set NARRATORIA_HOME to another folder to save it there.';
const MOST_REMEMBERED = 8;

/** Plays one story until it is left; gives the one that the player goes on to, if any. */
export async function sit(start: Start, table: Table): Promise<Start | null> {
  const { stories, page, runtime } = table;
  const { campaign, follow } = start;
  const saved = start.kind === 'saved' ? start.playthrough : null;
  const seed =
    start.kind === 'new' ? start.seed : (start.playthrough.seed ?? start.playthrough.playthroughId);
  page.title(saved?.title ?? campaign.manifest.title, seed);
  const persona =
    saved === null ? await becomeSomeone(campaign.template, table) : keptPersona(saved.details, campaign);
  if (persona === null) return null;
  const story = await (saved === null
    ? stories?.begin({ campaign, seed, persona })
    : stories?.open(saved.playthroughId));
  const live = await openLive(
    campaign,
    stories?.campaign(campaignIdOf(campaign.folder)) ?? null,
    runtime.log,
  );
  try {
    // What there is to say of the campaign belongs to this sitting, not into the next scene of a story that goes on.
    const seen = saved === null ? { campaign: null, notices: [] } : await live.refresh();
    const notices = [...campaign.notices, ...seen.notices, ...(stories?.notices ?? [NOT_SAVED])];
    const asSeen = seen.campaign ?? campaign;
    const planner = await openPlanner({ campaign: asSeen, seed, runtime, model: stories?.model ?? null });
    const matter = {
      table,
      campaign: asSeen,
      follow,
      planner,
      notices,
      seed,
      persona,
      story: story ?? null,
      live,
    };
    return await new Sitting(matter).play();
  } finally {
    await live.close();
  }
}

function keptPersona(details: { persona?: unknown } | undefined, campaign: Campaign): Persona {
  return (details?.persona as Persona | undefined) ?? anyPersona(campaign.template);
}

/** Takes the campaign in for a moment before the first scene; a large one goes on while the story is played. */
async function openLive(campaign: Campaign, store: CampaignStore | null, log: Log): Promise<LiveCampaign> {
  const line = showIndexing();
  const live = new LiveCampaign({ campaign, store, log, onProgress: line.update });
  await live.open();
  line.end();
  return live;
}

interface Matter {
  table: Table;
  campaign: Campaign;
  follow: () => void;
  planner: Planner;
  /** To be said once, with the first scene. */
  notices: string[];
  seed: string;
  persona: Persona;
  story: SavedStory | null;
  live: LiveCampaign;
}

/** What comes of an action: a scene to read (the same one again, if nothing came of it), or the end of the sitting. */
type Turned = { scene: Scene } | { leaveFor: Start | null };

class Sitting {
  readonly #matter: Matter;
  readonly #next: Next;
  #session: StorySession;

  constructor(matter: Matter) {
    this.#matter = matter;
    const { table, seed } = matter;
    const { keys, page, options } = table;
    this.#next =
      options.auto === undefined
        ? byKeys(keys, page, () => this.#remembered())
        : byChance(seed, options.auto);
    this.#session = this.#newSession();
  }

  async play(): Promise<Start | null> {
    const { table, story, planner } = this.#matter;
    const { page, stories, runtime } = table;
    let turned = await this.#first();
    while ('scene' in turned && !runtime.signal.aborted) {
      const { scene } = turned;
      page.news(stories?.takeNews() ?? []);
      const since = [...(stories?.takeNotices() ?? []), ...planner.takeNotices()];
      page.scene({ ...scene, notices: [...scene.notices, ...since] }, this.#session.time);
      const reading = this.#next(scene, runtime.signal);
      const action = await (stories?.whileReading(reading) ?? reading);
      turned =
        action.do === 'leave' || runtime.signal.aborted ? { leaveFor: null } : await this.#act(action, scene);
    }
    page.news(stories?.takeNews() ?? []);
    if ('leaveFor' in turned && turned.leaveFor !== null) return turned.leaveFor;
    page.farewell(story === null ? '' : 'The story is kept: narratoria play --resume goes on with it.');
    return null;
  }

  /** A session at the beginning of the story. */
  #newSession(): StorySession {
    const { table, campaign, follow, planner, seed, persona, story, live } = this.#matter;
    const { runtime } = table;
    return new StorySession({
      campaign,
      generator: planner.generator,
      persona,
      refresh: () => {
        tryTo(follow, runtime.log);
        return live.refresh();
      },
      seed,
      sessionId: runtime.sessionId,
      execution: () => executionOptions(runtime),
      log: runtime.log,
      ...(table.stories !== null && { meanings: table.stories.meanings }),
      ...(story !== null && { playthroughId: story.playthroughId, journal: story.journal }),
    });
  }

  /** The scene the story stands at, or its first. */
  async #first(): Promise<Turned> {
    const { notices, story } = this.#matter;
    const kept = (await story?.records.lastScene()) ?? null;
    const turned =
      kept === null
        ? await this.#tell((options) => this.#session.open(options))
        : { scene: this.#session.resume(kept) };
    if (!('scene' in turned)) return turned;
    const said = new Set([...notices, ...turned.scene.notices]);
    return { scene: { ...turned.scene, notices: [...said] } };
  }

  async #act(action: Exclude<Action, { do: 'leave' }>, scene: Scene): Promise<Turned> {
    const { page } = this.#matter.table;
    try {
      if (action.do === 'back') return await this.#back(scene);
      if (action.do === 'retell') return await this.#retell(scene);
      if (action.do === 'restart') return await this.#restart(scene);
      if (scene.ending !== undefined) return await this.#afterTheEnd(action.choiceId, scene);
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      page.refuse(error);
      return { scene };
    }
    page.taken(scene.choices.find(({ id }) => id === action.choiceId)?.text ?? '');
    return await this.#tell((options) => this.#session.choose(action.choiceId, options));
  }

  async #back({ scene }: Scene): Promise<Turned> {
    if (scene === 1) throw refusal('This is where the story begins.');
    await this.#goTo(scene - 1, this.#saved());
    return { scene: this.#session.resume(await this.#saved().records.scene(scene - 1)) };
  }

  /** The same choice in other words, or, when it could not be told, once more. */
  async #retell({ scene, telling: before = 0, chosen, failure }: Scene): Promise<Turned> {
    await this.#goTo(scene - 1, this.#saved());
    const telling = failure === undefined ? before + 1 : before;
    return await this.#tell((options) =>
      chosen === undefined
        ? this.#session.open({ ...options, telling })
        : this.#session.choose(chosen.id, { ...options, telling }),
    );
  }

  /** As if the program had been started anew before the scene that could not be told. */
  async #restart(scene: Scene): Promise<Turned> {
    const { health, runner } = this.#matter.table.runtime;
    health.reset();
    runner.dropPrewarmed(() => true);
    return await this.#retell(scene);
  }

  async #goTo(scene: number, { records }: SavedStory): Promise<void> {
    await records.undoTo(scene);
    if (scene === 0) this.#session = this.#newSession();
    else this.#session.resume(await records.scene(scene));
  }

  async #afterTheEnd(choiceId: string, scene: Scene): Promise<Turned> {
    const { table, campaign, follow } = this.#matter;
    if (choiceId === AFTERWARDS.again)
      return { leaveFor: { kind: 'new', campaign, follow, seed: newSeed() } };
    if (choiceId === AFTERWARDS.keep) {
      await keepAsBook(this.#saved(), campaign, table);
      return { scene };
    }
    const branch = await branchByAsking(this.#saved(), table);
    return branch === null
      ? { scene }
      : { leaveFor: { kind: 'saved', campaign, follow, playthrough: branch } };
  }

  /** Tells a scene. It can be left meanwhile with `q`, and then nothing of it has happened. */
  async #tell(work: (options: TellOptions) => Promise<Scene>): Promise<Turned> {
    const { keys, page } = this.#matter.table;
    const leaving = new AbortController();
    const told = new AbortController();
    if (keys.isInteractive) void leaveAt('q', keys.next.bind(keys), told.signal, leaving);
    try {
      return { scene: await page.whileWaiting(work({ signal: leaving.signal })) };
    } catch (error) {
      if (error instanceof NarratoriaError && error.code === 'plan_cancelled') return { leaveFor: null };
      throw error;
    } finally {
      told.abort();
    }
  }

  async #remembered(): Promise<string[]> {
    const found = await this.#matter.story?.records.exactMatch(
      'memory',
      {},
      { order: 'newest first', limit: MOST_REMEMBERED },
    );
    if (found === undefined || found.length === 0) return ['Nothing is remembered yet.'];
    return ['What is remembered, the latest first:', ...found.map(({ summary }) => `- ${summary}`)];
  }

  #saved(): SavedStory {
    const { story } = this.#matter;
    if (story === null) throw refusal('This story is not saved, so there is nothing to go back to.');
    return story;
  }
}

/** An edit that cannot be followed now is no reason to stop; the next scene tries again. */
function tryTo(follow: () => void, log: Log): void {
  try {
    follow();
  } catch (error) {
    log.warn({ err: error }, 'an edit of the campaign cannot be followed');
  }
}

function refusal(sentence: string): NarratoriaError {
  return new NarratoriaError('invalid_usage', sentence);
}

async function leaveAt(
  key: string,
  next: (signal: AbortSignal) => Promise<string | null>,
  until: AbortSignal,
  leaving: AbortController,
): Promise<void> {
  for (;;) {
    const typed = await next(until);
    if (typed === null) return;
    if (typed.toLowerCase() === key) {
      leaving.abort();
      return;
    }
  }
}
