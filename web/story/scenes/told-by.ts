import type { SceneView, SceneWriter } from '../../../src/contracts/api/story.ts';
import { numberInWords } from '../../words/format.ts';
import { storytellerWords } from '../../words/storyteller.ts';

const words = storytellerWords.toldBy;

/** Who told a scene: `llama3.2`, `the built-in writer`. */
export function tellerOf({ writer, isEdited }: Pick<SceneView, 'writer' | 'isEdited'>): string {
  const { kind, model } = writer;
  const name =
    kind === 'model'
      ? (model ?? words.aModel)
      : { authored: words.authored, 'built-in': words.builtIn, fallback: words.fallback }[kind];
  return isEdited ? `${name}, ${words.edited}` : name;
}

/** What it took: `2,310 tokens read, 412 written · $0.02`; empty when no model was asked. */
export function effortOf({ tokens, cost }: SceneWriter): string {
  if (tokens === null) return '';
  const { prompt, written } = tokens;
  return [
    words.tokens(numberInWords(prompt), numberInWords(written)),
    ...(cost === null || cost === 0 ? [] : [storytellerWords.cost.dollars(cost)]),
  ].join(' · ');
}
