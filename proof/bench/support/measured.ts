import { fork } from 'node:child_process';
import path from 'node:path';
import type { Figures } from '../sections.ts';

/** What came of a section. */
export interface Measured extends Required<Figures> {
  name: string;
  about: string;
  /** What could not be measured, and why, in sentences. */
  notes: string[];
  seconds: number;
}

/** What a section's process says. */
export type Message = { note: string } | { figures: Figures };

const PROGRAM = path.resolve(import.meta.dirname, '../section.ts');

/**
 * Measures a section in a process of its own: what one has loaded does not slow the next, and what one breaks off, even
 * by taking its process down, is a sentence under its table.
 */
export async function measured(
  name: string,
  { about, most }: { about: string; most: number },
): Promise<Measured> {
  const startedAt = performance.now();
  const notes: string[] = [];
  let figures: Figures | null = null;
  const child = fork(PROGRAM, [name, String(most)], {
    stdio: ['ignore', 2, 'inherit', 'ipc'],
    serialization: 'advanced', // JSON would make null of a figure that is no number
  });
  child.on('message', (message: Message) => {
    if ('note' in message) notes.push(message.note);
    else figures = message.figures;
  });
  const end = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  if (figures === null && notes.length === 0)
    notes.push(`Its process ended before it had measured anything: ${end}.`);
  const { rows = [], curves = [] } = (figures ?? {}) as Figures;
  return { name, about, rows, curves, notes, seconds: (performance.now() - startedAt) / 1000 };
}
