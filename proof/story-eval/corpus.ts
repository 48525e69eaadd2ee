import { complaintInTelling } from '../../src/sdk/checks/telling.ts';
import { type Entry, readCorpus, readScenes } from '../../test/checks/support/corpus.ts';

export interface CorpusShare {
  contradictions: number;
  caught: number;
  sound: number;
  refused: number;
}

/** How many of the written contradictions the checks find, and how many sound tellings they refuse. */
export function corpusShare(): CorpusShare {
  const scenes = readScenes();
  const isRefused = ({ in: name, text }: Entry) => {
    const facts = scenes.get(name);
    return facts !== undefined && complaintInTelling(text, facts) !== null;
  };
  const [contradictions, sound] = [readCorpus('contradictions'), readCorpus('sound')];
  return {
    contradictions: contradictions.length,
    caught: contradictions.filter(isRefused).length,
    sound: sound.length,
    refused: sound.filter(isRefused).length,
  };
}
