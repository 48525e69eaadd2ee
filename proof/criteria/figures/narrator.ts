import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Figures } from '../../../test/skills/storyteller/support/figures.ts';
import { ROOT, runProgram } from '../../support/program.ts';
import type { Figure, FigureSource } from '../criterion.ts';
import { sideBySide } from '../stage/side-by-side.ts';
import { SHIPPED } from '../stage/stories.ts';

/** It has two files; it is filled out in a copy, as it is when it is played. */
const SPARSE = 'the-honourable-snail';
const PLAYER = path.resolve(import.meta.dirname, 'support/count-narration.ts');
const SCENES = { whole: 60, quick: 12 };

export const section: FigureSource = {
  id: 'narrator',
  async measure({ seed, isQuick }) {
    const scenes = isQuick ? SCENES.quick : SCENES.whole;
    const campaigns: string[] = isQuick ? SHIPPED.slice(0, 1) : [...SHIPPED, SPARSE];
    const counted = await sideBySide(campaigns, 2, (campaign) => narratorFigures(campaign, scenes, seed));
    const note =
      'Stories played by chance, kindly and cruelly, one after the other, until there are that many scenes. ' +
      'What is said again counts within thirty scenes of one story.';
    return { title: 'The built-in narrator', note, figures: counted.flatMap(inWords) };
  },
};

/** How the built-in narrator tells a shipped campaign: at least that many scenes, in a process and a home of their own. */
async function narratorFigures(campaign: string, scenes: number, seed: string): Promise<Figures> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'narratoria-narrator-'));
  const home = path.join(scratch, 'home');
  mkdirSync(home);
  try {
    const folder = campaign === SPARSE ? await filledOut(campaign, scratch) : campaign;
    const env = { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1' };
    const player = fork(PLAYER, [folder, String(scenes), seed], { env });
    const ended = once(player, 'close');
    const [counted] = await Promise.race([
      once(player, 'message'),
      ended.then(([code]) => Promise.reject(new Error(`${campaign}: its player ended with ${code}`))),
    ]);
    await ended;
    return { ...(counted as Figures), campaign };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function filledOut(campaign: string, scratch: string): Promise<string> {
  const folder = path.join(scratch, campaign);
  cpSync(path.join(ROOT, 'campaigns', campaign), folder, { recursive: true });
  const { code, stderr } = await runProgram(['campaign', 'enrich', folder, '--json'], {
    home: path.join(scratch, 'home'),
  });
  if (code !== 0) throw new Error(`${campaign} could not be filled out: ${stderr}`);
  return folder;
}

function inWords(figures: Figures): Figure[] {
  const { campaign, stories, scenes, sentences, repeated, echoes, words, names, nameless, recalls } = figures;
  const share = (part: number) => `${(part * 100).toFixed(1)} %`;
  const one = (name: string, value: string): Figure => ({ name: `${campaign}: ${name}`, value });
  return [
    one('scenes', `${scenes} in ${stories} stories`),
    one('sentences said again', `${repeated.length} of ${sentences}`),
    one('runs of four words used again', share(echoes)),
    one('words in a scene', `${words.least}–${words.most}, mean ${words.mean}`),
    one('names from the campaign in a scene', `mean ${names.mean}, least ${names.least}`),
    one('scenes of its own without such a name', String(nameless.length)),
    one('scenes in which an earlier deed shows', share(recalls)),
    one('scenes that open as the last did', share(figures.sameOpening)),
  ];
}
