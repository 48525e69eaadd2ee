import { Type } from 'typebox';
import { type EnrichPlot, enrichScenes } from '../../../prompts/tasks/enrich.ts';
import { compileInk } from '../../ink/compile.ts';
import type { DraftScene } from '../story/draft.ts';
import { asInk } from '../story/ink-text.ts';
import { isCode } from '../story/shapes.ts';
import type { Ask } from './ask.ts';
import { areFit, isWhole, tidy, UNFIT } from './fit.ts';

const text = (most: number) => Type.String({ maxLength: most });
const ScenesSchema = Type.Object({
  scenes: Type.Array(
    Type.Object({
      name: text(60),
      gist: text(400),
      opening: Type.Array(text(600), { maxItems: 3 }),
      choices: Type.Array(text(120), { maxItems: 6 }),
    }),
    { maxItems: 8 },
  ),
});

const CHOICE = /^(\s*\*\s*(?:\{[^}]*\}\s*)?\[)([^#\]]+?)(\s*(?:#[^\]]*)?\])/;
const nameOf = ({ slug }: DraftScene) => slug.replaceAll('-', ' ');

/** The scenes as the model makes them belong to this story: what they are about, how they open, how choices are worded. */
export async function writeScenes(
  ask: Ask,
  plot: EnrichPlot,
  scenes: readonly DraftScene[],
  refuse: (part: string, reason: string) => void,
): Promise<DraftScene[]> {
  const asked = scenes.map((scene) => ({
    name: nameOf(scene),
    gist: gistOf(scene.text),
    opening: scene.opening,
    choices: choicesOf(scene.text),
  }));
  const part = `the scenes ${scenes.map(nameOf).join(', ')}`;
  const answer = await ask(part, ScenesSchema, enrichScenes(plot, asked));
  if (answer === null) return [];
  return scenes.flatMap((scene) => {
    const written = answer.scenes.find(({ name }) => name.trim().toLowerCase() === nameOf(scene));
    if (written === undefined) {
      refuse(nameOf(scene), 'it left it out');
      return [];
    }
    const parts: [string, DraftScene | null][] = [];
    let told = scene;
    const take = (what: string, changed: DraftScene | null) => {
      parts.push([what, changed]);
      told = changed ?? told;
    };
    take('gist', withGist(told, tidy(written.gist)));
    take('opening', withOpening(told, written.opening.map(tidy)));
    take('choices', withChoices(told, written.choices.map(tidy)));
    for (const [what, changed] of parts)
      if (changed === null) refuse(`${nameOf(scene)}: ${what}`, 'the text could not be used');
    return told === scene ? [] : [told];
  });
}

function gistOf(scene: string): string {
  return /^# gist: (.+)$/m.exec(scene)?.[1] ?? '';
}

function choicesOf(scene: string): string[] {
  return scene.split('\n').flatMap((line) => CHOICE.exec(line)?.[2] ?? []);
}

/** The scene if it can still be played. */
function playable(scene: DraftScene): DraftScene | null {
  return compileInk([{ file: `${scene.slug}.ink`, text: scene.text }]).faults.length > 0 ? null : scene;
}

function withGist(scene: DraftScene, gist: string): DraftScene | null {
  if (gist.length < 20 || !areFit([gist]) || !isWhole(gist)) return null;
  const line = `# gist: ${asInk(gist)}`;
  const text = /^# gist: /m.test(scene.text)
    ? scene.text.replace(/^# gist: .*$/m, () => line)
    : scene.text.replace(/^# question/m, () => `${line}\n# question`);
  return playable({ ...scene, text });
}

/** The scene with another opening; its tags and choices stay, and so does what it does or tells only if something is so. */
function withOpening(scene: DraftScene, paragraphs: readonly string[]): DraftScene | null {
  const lines = scene.text.split('\n');
  const from = lines.findIndex((line) => line.startsWith('# question')) + 1;
  const to = lines.findIndex((line) => /^\s*\*/.test(line));
  const told = paragraphs.filter((text) => text !== '').map(asInk);
  const isGood = told.length > 0 && paragraphs.every((text) => !UNFIT.test(text) && isWhole(text));
  // A line that begins with a mark of ink would be read as one.
  if (!isGood || from === 0 || to <= from || told.some((line) => !/^[\p{L}“‘]/u.test(line))) return null;
  const code = lines.slice(from, to).filter(isCode);
  // Another opening ends on a question of its own.
  const tags = lines.slice(0, from).filter((line) => !line.startsWith('# asks: '));
  const text = [...tags, ...told, ...code, ...lines.slice(to)].join('\n');
  return playable({ ...scene, text, opening: told.join(' ') });
}

/** The choices in other words; what they do stays. */
function withChoices(scene: DraftScene, choices: readonly string[]): DraftScene | null {
  const told = choices.map((choice) => asInk(choice.replace(/[.\]#|]+$/g, '')));
  const isSound =
    told.length === choicesOf(scene.text).length &&
    new Set(told.map((choice) => choice.toLowerCase())).size === told.length &&
    told.every((choice) => /^\p{Lu}.{4,}/u.test(choice) && !UNFIT.test(choice) && !/[[\]#|~*]/.test(choice));
  if (!isSound) return null;
  let next = 0;
  const text = scene.text
    .split('\n')
    .map((line) =>
      line.replace(CHOICE, (_, open: string, _text, close: string) => `${open}${told[next++]}${close}`),
    )
    .join('\n');
  return playable({ ...scene, text });
}
