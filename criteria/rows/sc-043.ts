import type { Campaign } from '../../src/campaign/campaign.ts';
import { type Criterion, notHere } from '../criterion.ts';
import { textOf, wordsOf } from '../stage/author-words.ts';
import { percent } from '../stage/numbers.ts';

const SHARE = 0.95;
/** So many words in a row are nobody's by chance. */
const RUN = 4;

export const criterion: Criterion = {
  id: 'SC-043',
  what: 'NPC dialogue consistency',
  target: '95 % recognisably consistent with the personality',
  method:
    'A stand-in for the author’s review, which a machine cannot do: what somebody says in the stories of this run is traced by runs of four words to the author’s files. A line counts against us when such words are in the files of another character and not in the speaker’s own. Lines that cannot be traced are told, and not counted.',
  async measure(stage) {
    let [own, foreign, untraced] = [0, 0, 0];
    for (const { scenes, campaign } of await stage.stories()) {
      const voices = new Map(campaign.people.map(({ id }) => [id, runsOf(textOf(campaign, id))]));
      for (const { id, line } of scenes.flatMap(({ prose }) => spokenLines(prose, campaign))) {
        const runs = runsOf(line);
        const isOf = (voice: ReadonlySet<string> | undefined) => [...runs].some((run) => voice?.has(run));
        if (isOf(voices.get(id))) own += 1;
        else if ([...voices].some(([other, voice]) => other !== id && isOf(voice))) foreign += 1;
        else untraced += 1;
      }
    }
    const traced = own + foreign;
    if (traced === 0) return notHere('nobody said anything that could be traced');
    return {
      measured: `${percent(own, traced)} of the traced lines are the speaker’s own; ${untraced} more could not be traced`,
      passed: own / traced >= SHARE,
    };
  },
};

/** What is said and by whom, where the prose says so. */
function spokenLines(prose: readonly string[], { people }: Campaign): { id: string; line: string }[] {
  return prose.flatMap((paragraph) =>
    [...paragraph.matchAll(/“([^”]+)”/g)].flatMap((match) => {
      const around = paragraph
        .slice(Math.max(0, match.index - 60), match.index + match[0].length + 60)
        .replace(match[0], ' … ');
      const speaker = people.find(({ name, shortName }) =>
        [name, shortName].some((called) =>
          new RegExp(
            `(?:… (?:says|said|asks|adds) ${called}|${called}(?:’s)? (?:says|said|asks|adds|puts it|answers))`,
          ).test(around),
        ),
      );
      return speaker === undefined ? [] : [{ id: speaker.id, line: match[1] ?? '' }];
    }),
  );
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' ')));
}
