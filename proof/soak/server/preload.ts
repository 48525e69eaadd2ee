/**
 * Loaded into the server before anything else (`NODE_OPTIONS=--import`): its clock can be set from outside, and it
 * tells how much memory it has in use and how many handles are open. The program itself knows nothing of it.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import type { Control, Vitals } from './control.ts';

const LOOK_EVERY_MS = 200;
const folder = process.env['SOAK_CONTROL'] ?? '';
const RealDate = Date;
let offsetMs = 0;
let answered = 0;

class ShiftedDate extends RealDate {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(RealDate.now() + offsetMs);
    else super(...(given as [number]));
  }

  static override now(): number {
    return RealDate.now() + offsetMs;
  }
}

function readControl(): Control {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'control.json'), 'utf8')) as Control;
  } catch {
    return { offsetMs, question: answered }; // not there yet
  }
}

function answer(question: number): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const vitals: Vitals = {
    question,
    usedBytes: heapUsed + external,
    handles: process.getActiveResourcesInfo().length,
  };
  const file = path.join(folder, 'vitals.json');
  writeFileSync(`${file}.new`, JSON.stringify(vitals));
  renameSync(`${file}.new`, file);
}

function obey(): void {
  const control = readControl();
  offsetMs = control.offsetMs;
  if (!isMainThread || control.question === answered) return;
  answered = control.question;
  answer(control.question);
}

if (folder !== '') {
  globalThis.Date = ShiftedDate as DateConstructor;
  obey();
  setInterval(obey, LOOK_EVERY_MS).unref();
}
