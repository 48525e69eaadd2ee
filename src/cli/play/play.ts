import { NarratoriaError } from '../../base/errors.ts';
import { keepMemoryLow } from '../../base/memory.ts';
import { withRuntime } from '../../engine/play/runtime.ts';
import { openStories } from '../../engine/play/stories.ts';
import { enterSafeMode } from '../safe.ts';
import { tellWaiting } from '../skill/waiting-output.ts';
import { createOutput } from './create-output.ts';
import { openKeys } from './keys.ts';
import type { PlayOptions } from './options.ts';
import type { PlayContext } from './play-context.ts';
import { playStory } from './session-loop.ts';
import { whatToPlay } from './what-to-play.ts';

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
