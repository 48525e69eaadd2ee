import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Figures, figuresOf } from '../../test/skills/storyteller/support/figures.ts';
import type { Figure, FigureSource } from '../criterion.ts';
import { ROOT, runProgram } from '../stage/program.ts';
import { SHIPPED } from '../stage/stories.ts';

/** It has two files; it is filled out in a copy, as it is when it is played. */
const SPARSE = 'the-honourable-snail';
const SCENES = { whole: 100, quick: 12 };

export const section: FigureSource = {
  id: 'narrator',
  async measure({ seed, isQuick }) {
    const figures: Figure[] = [];
    const campaigns = isQuick ? SHIPPED.slice(0, 1) : [...SHIPPED, SPARSE];
    for (const campaign of campaigns)
      figures.push(...inWords(await narratorFigures(campaign, isQuick ? SCENES.quick : SCENES.whole, seed)));
    const note =
      'Stories played by chance, kindly and cruelly, one after the other, until there are that many scenes. ' +
      'What is said again counts within thirty scenes of one story.';
    return { title: 'The built-in narrator', note, figures };
  },
};

/** How the built-in narrator tells a shipped campaign: at least that many scenes, in a home of their own. */
export async function narratorFigures(campaign: string, scenes = 100, seed = 'figures'): Promise<Figures> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'narratoria-narrator-'));
  const before = { home: process.env['NARRATORIA_HOME'], offline: process.env['NARRATORIA_OFFLINE'] };
  const home = path.join(scratch, 'home');
  mkdirSync(home);
  process.env['NARRATORIA_HOME'] = home;
  process.env['NARRATORIA_OFFLINE'] = '1';
  try {
    const folder = campaign === SPARSE ? await filledOut(campaign, scratch) : campaign;
    return { ...(await figuresOf(folder, scenes, seed)), campaign };
  } finally {
    restore('NARRATORIA_HOME', before.home);
    restore('NARRATORIA_OFFLINE', before.offline);
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

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
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
