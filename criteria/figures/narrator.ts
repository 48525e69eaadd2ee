import { sentencesOf, wordCount } from '../../src/sdk/index.ts';
import type { FigureSource } from '../criterion.ts';
import { percent } from '../stage/numbers.ts';

/** Scenes within which no sentence should come back. */
const REST = 30;

export const section: FigureSource = {
  id: 'narrator',
  async measure(stage) {
    const stories = await stage.stories();
    let [sentences, again, runs, runsAgain, sameOpening, named, scenes] = [0, 0, 0, 0, 0, 0, 0];
    const lengths: number[] = [];
    for (const { scenes: told, campaign } of stories) {
      const names = [
        ...campaign.people.map(({ shortName }) => shortName),
        ...campaign.places.map(({ name }) => name.replace(/^the /i, '')),
      ];
      const [seen, seenRuns] = [new Map<string, number>(), new Map<string, number>()];
      let opening = '';
      for (const { scene, prose } of told) {
        const text = prose.join(' ');
        scenes += 1;
        lengths.push(wordCount(text));
        if (names.some((name) => text.includes(name))) named += 1;
        for (const sentence of prose.flatMap(sentencesOf)) {
          sentences += 1;
          if (isRecent(seen, sentence, scene)) again += 1;
          for (const run of fourWordRuns(sentence)) {
            runs += 1;
            if (isRecent(seenRuns, run, scene)) runsAgain += 1;
          }
        }
        const first = /[\p{L}’]+/u.exec(text)?.[0] ?? '';
        if (first === opening) sameOpening += 1;
        opening = first;
      }
    }
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    return {
      title: 'The built-in narrator',
      note: 'Counted over the same stories. These say how varied the prose is, not how good: that takes a reader.',
      figures: [
        {
          name: 'words in a scene',
          value: `${Math.min(...lengths)} to ${Math.max(...lengths)}, mean ${mean.toFixed(0)}`,
        },
        { name: 'sentences told again within thirty scenes', value: percent(again, sentences) },
        { name: 'runs of four words used again within thirty scenes', value: percent(runsAgain, runs) },
        { name: 'scenes that begin with the word the last began with', value: percent(sameOpening, scenes) },
        { name: 'scenes that name somebody or somewhere of the campaign', value: percent(named, scenes) },
      ],
    };
  },
};

function isRecent(seen: Map<string, number>, piece: string, scene: number): boolean {
  const last = seen.get(piece);
  seen.set(piece, scene);
  return last !== undefined && scene - last <= REST;
}

function fourWordRuns(sentence: string): string[] {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '));
}
