import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { readObjectFile, writeObjectFile } from '../../skills/config/object-file.ts';
import type { ModelSettings } from './settings.ts';

const FILE = 'model-usage.json';
const KEPT_DAYS = 62;

/** What models that are not on this machine were used for on a day. */
export interface DayUsage {
  calls: number;
  promptTokens: number;
  writtenTokens: number;
  /** In US dollars, as far as prices are known. */
  cost: number;
  /** Calls whose price is not known. */
  unpriced: number;
}

/** The usage of a home day by day, newest last. */
export async function readUsage(home: string): Promise<Record<string, DayUsage>> {
  const { value } = await readObjectFile(usageFile(home));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, day]) => isJsonObject(day))
      .map(([date, day]) => [date, dayOf(day as JsonObject)]),
  );
}

export async function usageToday(home: string): Promise<DayUsage> {
  return (await readUsage(home))[today()] ?? dayOf({});
}

/** Adds a call to the day's. One after the other, so that none is lost. */
export class UsageLog {
  readonly #home: string;
  #turn: Promise<void> = Promise.resolve();

  constructor(home: string) {
    this.#home = home;
  }

  note(call: { prompt: number; written: number; cost: number | null }): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      const file = usageFile(this.#home);
      const before = await readObjectFile(file);
      const date = today();
      const stored = before.value[date];
      const day = dayOf(isJsonObject(stored) ? stored : {});
      const after: DayUsage = {
        calls: day.calls + 1,
        promptTokens: day.promptTokens + call.prompt,
        writtenTokens: day.writtenTokens + call.written,
        cost: day.cost + (call.cost ?? 0),
        unpriced: day.unpriced + (call.cost === null ? 1 : 0),
      };
      const days = Object.entries({ ...before.value, [date]: { ...after } }).toSorted(([a], [b]) =>
        a < b ? -1 : 1,
      );
      await writeObjectFile(file, Object.fromEntries(days.slice(-KEPT_DAYS)), before);
    });
    return this.#turn;
  }
}

/** Throws when a story has cost what the user allows for one. */
export function checkCost(spent: number, { costLimit }: Pick<ModelSettings, 'costLimit'>): void {
  if (costLimit === undefined || spent < costLimit) return;
  throw new NarratoriaError(
    'model_cost_limit',
    `This story has cost $${spent.toFixed(2)}, and $${costLimit.toFixed(2)} is your limit for a story.`,
    {
      hint: 'Raise the limit under Storyteller in Settings, or go on with the built-in writer.',
      details: { spent, costLimit },
    },
  );
}

function usageFile(home: string): string {
  return path.join(home, FILE);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function dayOf(day: JsonObject): DayUsage {
  const number = (name: string) => (typeof day[name] === 'number' ? day[name] : 0);
  return {
    calls: number('calls'),
    promptTokens: number('promptTokens'),
    writtenTokens: number('writtenTokens'),
    cost: number('cost'),
    unpriced: number('unpriced'),
  };
}
