import { NarratoriaError } from '../../base/errors.ts';
import { keepMemoryLow } from '../../base/memory.ts';
import { withRuntime } from '../../engine/play/runtime.ts';
import { openStories } from '../../engine/play/stories.ts';
import type { Scene } from '../../engine/scene.ts';
import { enterSafeMode } from '../safe.ts';
import { tellWaiting } from '../skill/waiting-output.ts';
import { openKeys } from './keys.ts';
import type { LiveTelling, Output } from './output.ts';
import type { PlayContext, PlayOptions } from './play-context.ts';
import { playStory } from './session-loop.ts';
import { TextOutput } from './text-output.ts';
import { whatToPlay } from './what-to-play.ts';

function createOutput({ json, plain }: { json: boolean; plain: boolean }): Output {
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

const EXIT_INTERRUPTED = 130;

/** Plays stories until the player leaves. Returns the exit code. */
export async function play(wanted: string | undefined, options: PlayOptions): Promise<number> {
  refuseContradictions(options);
  if (options.safe === true) enterSafeMode();
  const output = createOutput({ json: options.json === true, plain: options.plain === true });
  const keys = openKeys(options.auto !== undefined ? 'nobody' : options.json === true ? 'lines' : 'player');
  try {
    const trustSkills = options.trustSkills === true;
    return await withRuntime(
      {
        skillFolders: options.skills,
        watchSkills: true,
        trustSkills,
        inProcess: options.inProcess === true,
      },
      async (runtime) => {
        tellWaiting(runtime.catalog);
        const stories = await openStories(runtime);
        const context: PlayContext = { runtime, stories, output, keys, options };
        const endOfKeeping = keepMemoryLow();
        try {
          if (keys.isInteractive) output.news([...stories.notices]);
          let start = await whatToPlay(wanted, context);
          while (start !== null) start = await playStory(start, context);
          return runtime.signal.aborted ? EXIT_INTERRUPTED : 0;
        } finally {
          endOfKeeping();
          await stories.close();
        }
      },
    );
  } finally {
    keys.close();
  }
}

function refuseContradictions(options: PlayOptions): void {
  const { resume, seed, character, auto, inProcess, from, set } = options;
  if (from === undefined && Object.keys(set).length > 0)
    throw new NarratoriaError('invalid_usage', '--set needs --from.');
  if (inProcess === true && auto === undefined)
    throw new NarratoriaError('invalid_usage', '--in-process needs --auto.');
  const given = { '--seed': seed, '--character': character, '--from': from };
  const [other = null] = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  if (resume === undefined || other === null) return;
  throw new NarratoriaError('invalid_usage', `${other} cannot be used with --resume.`);
}
