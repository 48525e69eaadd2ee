import { NarratoriaError } from '../../base/errors.ts';
import { AFTERWARDS } from '../../engine/ending-choices.ts';
import { type PlayRequest, PlaySession } from '../../engine/play/play-session.ts';
import { ProseInProgress } from '../../engine/play/prose-in-progress.ts';
import { newSeed } from '../../engine/play/seed.ts';
import type { Scene } from '../../engine/scene.ts';
import type { TellingWatch, TellOptions } from '../../engine/session-options.ts';
import { branchByAsking, exportByAsking } from './ending-choices.ts';
import { type Action, byChance, byKeys, type Next } from './next.ts';
import type { PlayContext, Start } from './play-context.ts';
import { becomeSomeone } from './someone.ts';

const MOST_REMEMBERED = 8;
const SLOW = 'The model is slow. b: use the built-in writer. s: stop and keep the text.';

/** Plays one story until it is left; gives the one that the player goes on to, if any. */
export async function playStory(start: Start, context: PlayContext): Promise<Start | null> {
  const { stories, output, runtime } = context;
  const saved = start.kind === 'saved' ? start.playthrough : null;
  const seed =
    start.kind === 'new' ? start.seed : (start.playthrough.seed ?? start.playthrough.playthroughId);
  output.title(saved?.title ?? start.campaign.manifest.title, seed);
  const request = await requestFor(start, context);
  if (request === null) return null;
  const line = showIndexing();
  const session = await PlaySession.open(request, { runtime, stories, onIndexing: line.update });
  line.end();
  try {
    return await new Play(session, context, seed).play();
  } finally {
    await session.close();
  }
}

/** Somebody new has to be somebody first; null when they would rather not. */
async function requestFor(start: Start, context: PlayContext): Promise<PlayRequest | null> {
  if (start.kind === 'saved') return start;
  const persona = await becomeSomeone(start.campaign, context);
  return persona === null ? null : { ...start, persona };
}

/** What comes of an action: a scene to read (the same one again, if nothing came of it), or the end of the session. */
type Turned = { scene: Scene } | { leaveFor: Start | null };

class Play {
  readonly #session: PlaySession;
  readonly #context: PlayContext;
  readonly #next: Next;

  constructor(session: PlaySession, context: PlayContext, seed: string) {
    this.#session = session;
    this.#context = context;
    const { keys, output, options } = context;
    this.#next =
      options.auto === undefined
        ? byKeys(
            keys,
            output,
            { remembered: () => this.#remembered(), carried: () => this.#carried() },
            options.type === true,
          )
        : byChance(seed, options.auto);
  }

  async play(): Promise<Start | null> {
    const { output, stories, runtime } = this.#context;
    // Before the prose, which is shown while it is written.
    output.news(this.#session.notices);
    let turned = await this.#tell((options) => this.#session.first(options));
    while ('scene' in turned && !runtime.signal.aborted) {
      const { scene } = turned;
      output.news(stories.takeNews());
      output.scene(scene, this.#session.time);
      const reading = this.#next(scene, runtime.signal);
      const action = await stories.whileReading(reading);
      turned =
        action.do === 'leave' || runtime.signal.aborted ? { leaveFor: null } : await this.#act(action, scene);
    }
    output.news(stories.takeNews());
    if ('leaveFor' in turned && turned.leaveFor !== null) return turned.leaveFor;
    output.farewell('Story saved. To continue: narratoria play --resume');
    return null;
  }

  async #act(action: Exclude<Action, { do: 'leave' }>, scene: Scene): Promise<Turned> {
    const { output } = this.#context;
    try {
      if (action.do === 'back') return { scene: await this.#session.back() };
      if (action.do === 'retell') return await this.#tell((options) => this.#session.retell(options));
      if (action.do === 'restart') return await this.#tell((options) => this.#session.restart(options));
      if (action.do === 'type') return await this.#type(action.text, scene);
      if (scene.ending !== undefined) return await this.#chooseAfterEnding(action.choiceId, scene);
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      output.refuse(error);
      return { scene };
    }
    output.taken(scene.choices.find(({ id }) => id === action.choiceId)?.text ?? '');
    return await this.#tell((options) => this.#session.choose(action.choiceId, options));
  }

  /** A typed action; when it is not clear what is meant, the player is asked and the scene stays. */
  async #type(text: string, scene: Scene): Promise<Turned> {
    const { output } = this.#context;
    if (scene.ending !== undefined) return { scene };
    const unclear = await this.#session.unclearIn(text);
    if (unclear !== null) {
      output.say([unclear.unclear, ...unclear.suggestions.map((suggestion) => `- ${suggestion}`)]);
      return { scene };
    }
    output.taken(text);
    return await this.#tell(async (options) => {
      const told = await this.#session.type(text, options);
      if ('unclear' in told) throw new NarratoriaError('invalid_usage', told.unclear);
      return told;
    });
  }

  async #chooseAfterEnding(choiceId: string, scene: Scene): Promise<Turned> {
    const { campaign, ready } = this.#session;
    if (choiceId === AFTERWARDS.again) return { leaveFor: { kind: 'new', ...ready, seed: newSeed() } };
    if (choiceId === AFTERWARDS.keep) {
      await exportByAsking(this.#session.story, campaign, this.#context);
      return { scene };
    }
    const branch = await branchByAsking(this.#session.story, this.#context);
    return branch === null ? { scene } : { leaveFor: { kind: 'saved', ...ready, playthrough: branch } };
  }

  /** Tells a scene. It can be left meanwhile with `q`, and then nothing of it has happened. */
  async #tell(work: (options: TellOptions) => Promise<Scene>): Promise<Turned> {
    const { keys, output } = this.#context;
    const leaving = new AbortController();
    const told = new AbortController();
    if (keys.isInteractive) void this.#listen(told.signal, leaving);
    try {
      const telling = work({ signal: leaving.signal, watch: this.#watch() });
      return { scene: await output.whileWaiting(telling, () => this.#slowLine()) };
    } catch (error) {
      if (error instanceof NarratoriaError && error.code === 'plan_cancelled') return { leaveFor: null };
      throw error;
    } finally {
      told.abort();
    }
  }

  /** While a scene is told: `q` leaves it, `s` keeps what was read, `b` has the built-in writer go on. */
  async #listen(until: AbortSignal, leaving: AbortController): Promise<void> {
    for (;;) {
      const typed = await this.#context.keys.next(until);
      if (typed === null) return;
      const key = typed.toLowerCase();
      if (key === 's') this.#session.stopTelling('keep');
      if (key === 'b') this.#session.stopTelling('built-in');
      if (key === 'q') return leaving.abort();
    }
  }

  /** What can be done about a model that is slow; empty when no model writes or nobody could press a key. */
  async #slowLine(): Promise<string> {
    const { keys, stories, runtime } = this.#context;
    if (!keys.isInteractive) return '';
    try {
      return (await stories.model.choice('prose')).kind === 'none' ? '' : SLOW;
    } catch (error) {
      runtime.log.warn({ err: error }, 'who writes cannot be found out');
      return '';
    }
  }

  /** Lets the player read a scene while it is written. */
  #watch(): TellingWatch {
    const telling = this.#context.output.telling();
    const prose = new ProseInProgress(telling);
    return {
      onState: (state) => void (state === 'REPLANNING' && prose.discard()),
      onPlan: () => prose.beginPlan(),
      onTelling: (head) => telling.head(head),
      onProgress: (progress) => prose.take(progress),
    };
  }

  #carried(): string[] {
    const { items } = this.#session;
    return items.length === 0 ? ['You carry nothing.'] : ['You carry:', ...items.map((item) => `- ${item}`)];
  }

  async #remembered(): Promise<string[]> {
    const found = await this.#session.story.records.exactMatch(
      'memory',
      {},
      { order: 'newest first', limit: MOST_REMEMBERED },
    );
    if (found.length === 0) return ['No memories yet.'];
    return ['Memories, newest first:', ...found.map(({ summary }) => `- ${summary}`)];
  }
}

const EVERY_MS = 100;
const WONDERING_MS = 500;

/** One line on stderr while a large campaign is read; nothing where nobody looks, nor when it is soon done. */
interface IndexingLine {
  update(done: number, total: number): void;
  /** Takes the line away; what goes on from here goes on unseen. */
  end(): void;
}

function showIndexing(stream: NodeJS.WriteStream = process.stderr): IndexingLine {
  const start = performance.now();
  let last = start;
  let isShown = false;
  let isOver = !stream.isTTY;
  return {
    update(done, total) {
      const now = performance.now();
      if (isOver || now - start < WONDERING_MS || now - last < EVERY_MS) return;
      last = now;
      isShown = true;
      stream.write(`\r\u001B[2KLoading the campaign: ${done} of ${total} files`);
    },
    end() {
      if (isShown && !isOver) stream.write('\r\u001B[2K');
      isOver = true;
    },
  };
}
