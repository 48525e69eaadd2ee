import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Named } from '../src/contracts/brief.ts';
import { type Features, featuresOf } from '../src/planner/actions/features.ts';
import { inPlainWords } from '../src/planner/read-text.ts';

const FOLDER = path.resolve(import.meta.dirname, '../content/actions');

/** A text of content/actions, as the planner gets it. */
export interface ActionText {
  file: string;
  label: string;
  /** Whether it is done to a group. */
  isToGroup: boolean;
  text: string;
  /** The same with plain words for what has a name in its world. */
  plain: string;
  named: Named[];
  features: Features;
}

/** All texts whose meaning is known. */
export function actionTexts(): ActionText[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => {
      const { names = {}, texts } = parse(readFileSync(path.join(FOLDER, file), 'utf8')) as {
        names?: Record<string, string[]>;
        texts: Record<string, string>;
      };
      const named = Object.entries(names).flatMap(([kind, all]) =>
        all.map((name) => ({ id: `${kind}:${name}`, name })),
      );
      return Object.entries(texts).flatMap(([key, lines]) => {
        const [, base = key] = /^(?!standing)(.+)_group$/.exec(key) ?? [];
        return lines
          .trimEnd()
          .split('\n')
          .map((text): ActionText => {
            const plain = inPlainWords(text, named);
            const features = featuresOf(plain, undefined, ['anna']);
            return { file, label: base, isToGroup: base !== key, text, plain, named, features };
          });
      });
    });
}
