import type { NarratoriaError } from '../../base/errors.ts';
import type { Scene } from '../../engine/scene.ts';
import type { LiveTelling, Output } from './output.ts';
import { TextOutput } from './text-output.ts';

export function createOutput({ json, plain }: { json: boolean; plain: boolean }): Output {
  return json ? new JsonOutput() : new TextOutput(plain);
}

/** One scene object a line on stdout, or what was wrong with the line that came in, and nothing else there. */
class JsonOutput implements Output {
  scene(scene: Scene): void {
    process.stdout.write(`${JSON.stringify(scene)}\n`);
  }
  refuse(problem: NarratoriaError): void {
    process.stdout.write(`${JSON.stringify({ error: problem })}\n`);
  }
  telling(): LiveTelling {
    return { head: () => {}, add: () => {}, startOver: () => {} };
  }
  title(): void {}
  list(): void {}
  question(): void {}
  news(): void {}
  say(): void {}
  taken(): void {}
  prompt(): void {}
  help(): void {}
  why(): void {}
  farewell(): void {}
  whileWaiting<Result>(work: Promise<Result>): Promise<Result> {
    return work;
  }
}
