import { NarratoriaError } from '../../base/errors.ts';
import { AFTERWARDS } from '../../engine/ending-choices.ts';
import { type PlayRequest, PlaySession } from '../../engine/play/play-session.ts';
import { newSeed } from '../../engine/play/seed.ts';
import type { Scene } from '../../engine/scene.ts';
import type { TellOptions } from '../../engine/session.ts';
import { branchByAsking, keepAsBook } from './after-the-end.ts';
import { showIndexing } from './indexing.ts';
import { type Action, byChance, byKeys, type Next } from './next.ts';
import type { Start, Table } from './reader.ts';
import { becomeSomeone } from './someone.ts';

const MOST_REMEMBERED = 8;

/** Plays one story until it is left; gives the one that the player goes on to, if any. */
export async function sit(start: Start, table: Table): Promise<Start | null> {
  const { stories, page, runtime } = table;
  const saved = start.kind === 'saved' ? start.playthrough : null;
  const seed =
    start.kind === 'new' ? start.seed : (start.playthrough.seed ?? start.playthrough.playthroughId);
  page.title(saved?.title ?? start.campaign.manifest.title, seed);
  const seat = await seatFor(start, table);
  if (seat === null) return null;
  const line = showIndexing();
  const sitting = await PlaySession.open(seat, { runtime, stories, onIndexing: line.update });
  line.end();
  try {
    return await new Play(sitting, table, seed).play();
  } finally {
    await sitting.close();
  }
}

/** Somebody new has to be somebody first; null when they would rather not. */
async function seatFor(start: Start, table: Table): Promise<PlayRequest | null> {
  if (start.kind === 'saved') return start;
  const persona = await becomeSomeone(start.campaign, table);
  return persona === null ? null : { ...start, persona };
}

/** What comes of an action: a scene to read (the same one again, if nothing came of it), or the end of the sitting. */
type Turned = { scene: Scene } | { leaveFor: Start | null };

class Play {
  readonly #sitting: PlaySession;
  readonly #table: Table;
  readonly #next: Next;

  constructor(sitting: PlaySession, table: Table, seed: string) {
    this.#sitting = sitting;
    this.#table = table;
    const { keys, page, options } = table;
    this.#next =
      options.auto === undefined
        ? byKeys(keys, page, () => this.#remembered())
        : byChance(seed, options.auto);
  }

  async play(): Promise<Start | null> {
    const { page, stories, runtime } = this.#table;
    let turned = await this.#tell((options) => this.#sitting.first(options));
    while ('scene' in turned && !runtime.signal.aborted) {
      const { scene } = turned;
      page.news(stories.takeNews());
      page.scene(scene, this.#sitting.time);
      const reading = this.#next(scene, runtime.signal);
      const action = await stories.whileReading(reading);
      turned =
        action.do === 'leave' || runtime.signal.aborted ? { leaveFor: null } : await this.#act(action, scene);
    }
    page.news(stories.takeNews());
    if ('leaveFor' in turned && turned.leaveFor !== null) return turned.leaveFor;
    page.farewell('Story saved. To continue: narratoria play --resume');
    return null;
  }

  async #act(action: Exclude<Action, { do: 'leave' }>, scene: Scene): Promise<Turned> {
    const { page } = this.#table;
    try {
      if (action.do === 'back') return { scene: await this.#sitting.back() };
      if (action.do === 'retell') return await this.#tell((options) => this.#sitting.retell(options));
      if (action.do === 'restart') return await this.#tell((options) => this.#sitting.restart(options));
      if (scene.ending !== undefined) return await this.#afterTheEnd(action.choiceId, scene);
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      page.refuse(error);
      return { scene };
    }
    page.taken(scene.choices.find(({ id }) => id === action.choiceId)?.text ?? '');
    return await this.#tell((options) => this.#sitting.choose(action.choiceId, options));
  }

  async #afterTheEnd(choiceId: string, scene: Scene): Promise<Turned> {
    const { campaign, ready } = this.#sitting;
    if (choiceId === AFTERWARDS.again) return { leaveFor: { kind: 'new', ...ready, seed: newSeed() } };
    if (choiceId === AFTERWARDS.keep) {
      await keepAsBook(this.#sitting.story, campaign, this.#table);
      return { scene };
    }
    const branch = await branchByAsking(this.#sitting.story, this.#table);
    return branch === null ? { scene } : { leaveFor: { kind: 'saved', ...ready, playthrough: branch } };
  }

  /** Tells a scene. It can be left meanwhile with `q`, and then nothing of it has happened. */
  async #tell(work: (options: TellOptions) => Promise<Scene>): Promise<Turned> {
    const { keys, page } = this.#table;
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
    const found = await this.#sitting.story.records.exactMatch(
      'memory',
      {},
      { order: 'newest first', limit: MOST_REMEMBERED },
    );
    if (found.length === 0) return ['No memories yet.'];
    return ['Memories, newest first:', ...found.map(({ summary }) => `- ${summary}`)];
  }
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
