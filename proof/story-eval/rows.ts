import { readdirSync } from 'node:fs';
import type { LanguageModel } from '../../src/models/language/language-model.ts';
import { type Figures, figuresOf } from './figures.ts';
import { caught, withContradictions } from './planted.ts';
import { type Played, playModel, playTape } from './play.ts';
import { readTape, TAPES, type Tape } from './tape.ts';

/** One line of the table. */
export interface Row extends Figures {
  name: string;
  /** False sentences that were put into the tape, and those of them that nobody read; null for a model. */
  contradictions: { planted: number; caught: number } | null;
}

/** Other contexts that a tape is played at as well. */
const CONTEXTS = [4096, 16_384, 131_072];
const EVERY = 4;

export function tapeNames(): string[] {
  return readdirSync(TAPES)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/u, ''))
    .toSorted();
}

/** A tape at its own context, and the same answers at others. */
export async function* tapeRows(name: string, scenes: number): AsyncGenerator<Row> {
  const tape = readTape(name);
  for (const context of [tape.context, ...CONTEXTS.filter((one) => one !== tape.context)]) {
    const played = await playTape(tape, { context, scenes });
    const own = context === tape.context ? '' : ' (answers of the first row)';
    yield {
      ...{ name: `${name}, ${inThousands(context)}${own}` },
      ...(await figuresOf(played, tape.planted)),
      contradictions: await contradictionsIn(tape, played, context),
    };
  }
}

export async function modelRow(
  model: LanguageModel,
  play: { campaign: string; seed: string; scenes: number },
): Promise<Row> {
  const played = await playModel(model, play);
  const id = played.calls.find(({ answer }) => answer !== null)?.answer?.model ?? 'no model answered';
  return { name: `${id}, ${play.campaign}`, ...(await figuresOf(played, [])), contradictions: null };
}

async function contradictionsIn(tape: Tape, played: Played, context: number): Promise<Row['contradictions']> {
  const { tape: bad, planted } = withContradictions(tape, played, { every: EVERY });
  const { scenes } = await playTape(bad, { context, scenes: played.scenes.length });
  return { planted: planted.length, caught: caught(planted, scenes) };
}

function inThousands(tokens: number): string {
  return `${Math.round(tokens / 1024)}k`;
}
