import type { JsonObject } from '../../base/json.ts';
import type { InvocationView, PlanView, ServerEvent } from '../../contracts/api/events.ts';
import type { RollView, Telling } from '../../contracts/api/story.ts';
import { ProseInProgress } from '../../engine/play/prose-in-progress.ts';
import type { TellingWatch } from '../../engine/session-options.ts';
import type { Progress } from '../../plan/progress.ts';
import { beginning, doingIn, doingWith } from './doing.ts';
import { PlanWatch } from './plan-watch.ts';

const OUTCOMES: readonly RollView['outcome'][] = ['failure', 'partial', 'success'];

/** The roll in what a dice skill shows, or null when it is none that decides anything. */
function rollIn({ formula, purpose, dice, modifiers, total, outcome, band }: JsonObject): RollView | null {
  const found = OUTCOMES.find((one) => one === outcome);
  if (found === undefined || typeof total !== 'number' || typeof formula !== 'string') return null;
  return {
    formula,
    purpose: typeof purpose === 'string' ? purpose : '',
    dice: Array.isArray(dice) ? (dice as RollView['dice']) : [],
    modifiers: Array.isArray(modifiers) ? (modifiers as RollView['modifiers']) : [],
    total,
    outcome: found,
    ...(typeof band === 'string' && { band }),
    odds: {},
  };
}

/** Log lines come by the hundred; a page has enough of ten times a second. */
const EVERY_MS = 100;

export interface TellingParts {
  storyId: string;
  scene: number;
  chosen: Telling['chosen'];
  /** Who plans now. */
  generator(): string;
  send(event: ServerEvent): void;
}

/** A scene while it is made: what is written of it, what is going on, and the plan behind it. */
export class LiveScene {
  readonly #input: TellingParts;
  readonly #leaving = new AbortController();
  readonly #startedAt = Date.now();
  readonly #changed = new Set<InvocationView>();
  readonly #prose = new ProseInProgress({
    add: (text) => this.#add(text),
    startOver: () => this.#send({ event: 'telling', telling: this.view }),
  });
  #roll: RollView | null = null;
  #doing: string;
  #writer: string | null = null;
  #attempt = 1;
  #plan: PlanWatch | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(input: TellingParts) {
    this.#input = input;
    this.#doing = beginning(input.chosen === null);
  }

  get view(): Telling {
    const { scene, chosen } = this.#input;
    return {
      scene,
      chosen,
      startedAt: this.#startedAt,
      prose: this.#prose.text,
      doing: this.#doing,
      ...(this.#roll !== null && { roll: this.#roll }),
      ...(this.#writer !== null && { writer: this.#writer }),
    };
  }

  get plan(): PlanView | null {
    return this.#plan?.view ?? null;
  }

  get signal(): AbortSignal {
    return this.#leaving.signal;
  }

  begin(): void {
    this.#send({ event: 'telling', telling: this.view });
  }

  /** Says which model writes it, once that is known. */
  writtenBy(model: string): void {
    this.#writer = model;
    this.#send({ event: 'telling', telling: this.view });
  }

  leave(): void {
    this.#leaving.abort();
  }

  /** Nothing more is said of it. */
  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#changed.clear();
  }

  get watch(): TellingWatch {
    return {
      onState: (state, attempt) => {
        this.#attempt = attempt;
        if (state === 'REPLANNING') this.#prose.discard();
        this.#do(doingIn(state, attempt));
      },
      onPlan: (plan) => {
        const { scene, generator } = this.#input;
        this.#plan = new PlanWatch(plan, { scene, generator: generator(), attempt: this.#attempt });
        this.#prose.beginPlan();
      },
      onProgress: (progress) => this.#take(progress),
    };
  }

  #take(progress: Progress): void {
    const tool = this.#plan?.take(progress) ?? null;
    if (progress.type === 'plan_started' || progress.type === 'plan_finished') {
      this.#flush();
      if (this.#plan !== null) this.#send({ event: 'plan', plan: this.#plan.view });
      return;
    }
    if (progress.type === 'tool_started') this.#do(doingWith(progress.skill));
    this.#prose.take(progress);
    if (progress.type === 'event') this.#land(progress);
    if (tool === null) return;
    this.#changed.add(tool);
    if (progress.type === 'event') this.#timer ??= setTimeout(() => this.#flush(), EVERY_MS).unref();
    else this.#flush();
  }

  /** The dice may be seen as soon as they lie; the scene itself says it again, with the odds. */
  #land({ event }: Extract<Progress, { type: 'event' }>): void {
    if (event.type !== 'ui_event' || event.event !== 'dice_roll') return;
    const roll = rollIn(event.payload ?? {});
    if (roll === null) return;
    this.#roll = roll;
    this.#send({ event: 'telling', telling: this.view });
  }

  #add(text: string): void {
    const at = this.#prose.text.length - text.length;
    this.#send({ event: 'prose', scene: this.#input.scene, text, at });
  }

  #do(doing: string | null): void {
    if (doing === null || doing === this.#doing) return;
    this.#doing = doing;
    this.#send({ event: 'doing', scene: this.#input.scene, text: doing });
  }

  #flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (const tool of this.#changed) this.#send({ event: 'tool', scene: this.#input.scene, tool });
    this.#changed.clear();
  }

  #send(event: WithoutStory<ServerEvent>): void {
    this.#input.send({ ...event, storyId: this.#input.storyId } as ServerEvent);
  }
}

type WithoutStory<Event> = Event extends { storyId: string } ? Omit<Event, 'storyId'> : never;
