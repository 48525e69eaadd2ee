/** Records a tape while somebody plays model and player through a folder: `--help` and docs/models.md say how. */
import path from 'node:path';
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { isCalled, misused, readArguments } from '../../scripts/arguments.ts';
import type { LanguageModel } from '../../src/models/language/language-model.ts';
import { Desk, keepAnswer } from './desk.ts';
import { play } from './play.ts';
import { campaignOf, type Tape, writeTape } from './tape.ts';
import { answeredBy, SOUND } from './tape-model.ts';

const HELP = `npm run story-record -- NAME --campaign C --seed S --context N --desk FOLDER [--scenes 40] [--check] [--by WHO]

Plays a story and writes proof/story-eval/tapes/NAME.yaml after each scene. Somebody plays the model and the player: what is
asked is written to FOLDER/007-prose.prompt.txt (without what earlier prompts have shown), and its answer is awaited as
007-prose.answer.txt, or .json for choices and facts; after each scene 007-pick.answer.txt takes the number of a choice. What
a sparse campaign is filled out with is asked in FOLDER/enrich. The name of each file that is awaited is printed. Started
again with the same folder, it goes through the answers that are there and waits for the next. The model's check of its own
prose is answered with "nothing is wrong" unless --check is given. A campaign that begins with ./ lies beside the tape.`;

const MOST_TO_END_MS = 5000;

interface Recording {
  name: string;
  desk: Desk;
  about: Pick<Tape, 'campaign' | 'seed' | 'context' | 'by'>;
  scenes: number;
  asksForChecks: boolean;
}

export async function record({ name, desk, about, scenes, asksForChecks }: Recording): Promise<Tape> {
  const tape: Tape = { ...about, planted: [], enrich: [], summaries: [], scenes: [] };
  const model = deskModel(tape, desk, asksForChecks);
  let picked: string | null = null;
  await play({
    ...{ campaign: campaignOf(tape), seed: tape.seed, model, scenes, bridge: desk.enriching },
    onScene: (scene) => {
      if (scene > 1) writeTape(name, tape);
      tape.enrich = desk.enriched();
      tape.scenes.length = scene - 1;
      tape.scenes.push(picked === null ? {} : { pick: picked });
    },
    pick: async (scene) => {
      const choice = await desk.pick(scene);
      picked = choice?.text ?? null;
      return choice;
    },
  });
  writeTape(name, tape);
  return tape;
}

/** A model that answers by what is put into the folder. */
function deskModel(tape: Tape, desk: Desk, asksForChecks: boolean): LanguageModel {
  return answeredBy({
    context: tape.context,
    cannot: () => false,
    async answer(request) {
      const { task, messages } = request;
      if (task === 'check' && !asksForChecks) return JSON.stringify(SOUND);
      const at = tape.scenes.length;
      const text = await desk.ask(at, task, messages, request);
      const scene = tape.scenes[at - 1];
      if (task === 'summary') tape.summaries.push(text);
      else if (scene !== undefined) keepAnswer(scene, { task, text, prompt: messages.at(-1)?.content ?? '' });
      return text;
    },
  });
}

if (isCalled(import.meta.filename)) {
  const { values, positionals } = readArguments(HELP, {
    allowPositionals: true,
    options: {
      desk: { type: 'string' },
      campaign: { type: 'string' },
      seed: { type: 'string' },
      context: { type: 'string' },
      scenes: { type: 'string', default: '40' },
      check: { type: 'boolean', default: false },
      by: { type: 'string', default: 'a language model that played both model and player' },
    },
  });
  const [name] = positionals;
  const { desk, campaign, seed, context, by, scenes, check } = values;
  if (name === undefined || !desk || !campaign || !seed || !context)
    misused('A name, --desk, --campaign, --seed and --context are needed');
  await setUpBuild();
  const stop = new AbortController();
  // The story sees to its own end first; what was answered so far is in the folder.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      stop.abort();
      setTimeout(() => process.exit(1), MOST_TO_END_MS).unref();
    });
  try {
    const tape = await record({
      ...{ name, scenes: Number(scenes), asksForChecks: check },
      desk: new Desk(path.resolve(desk), (asked) => console.log(asked), stop.signal),
      about: { campaign, seed, context: Number(context), by },
    });
    console.log(`${name} is recorded: ${tape.scenes.length} scenes`);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    console.log(`Stopped. What was answered is in ${desk}: the same command goes on from there.`);
  }
}
