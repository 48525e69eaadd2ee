import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach } from 'vitest';
import { makeTinyGguf } from '../../../../scripts/make-tiny-gguf.ts';
import { createLog } from '../../../../src/base/log.ts';
import type { LanguageModel } from '../../../../src/models/language/language-model.ts';
import { question } from '../../../../src/models/language/messages.ts';
import { type LanguageModelOptions, openLanguageModel } from '../../../../src/models/language/open.ts';
import { changeModelSettings, type ModelSettings } from '../../../../src/models/language/settings.ts';
import { temporaryHome } from '../../support/made-up-model.ts';

const opened: LanguageModel[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((model) => model.close()));
});

/** A prefix long enough to be worth keeping. */
export const PREFIX = 'You tell what happens on the island, in the present tense. '.repeat(6);
export const STABLE = [{ role: 'system' as const, content: PREFIX, cache: true }];

/** One question after what stays the same. */
export function asking(stable: string, asked: string) {
  return { task: 'other' as const, messages: question(stable, asked) };
}

export function writeModel(file: string, content: Buffer | string = makeTinyGguf()): string {
  writeFileSync(file, content);
  return file;
}

interface Opened {
  model: LanguageModel;
  home: string;
  file: string;
  notices: string[];
  /** What went to the log. */
  logged(): string;
  /** The same home once more, as after a restart of the program. */
  again(): LanguageModel;
}

/** A language model of a home of its own, tiny unless a file is given. */
export async function openTiny(
  { file, ...settings }: ModelSettings & { file?: string } = {},
  options: Partial<LanguageModelOptions> = {},
): Promise<Opened> {
  const home = temporaryHome();
  const chosen = file ?? writeModel(path.join(home, 'tiny.gguf'));
  await changeModelSettings(home, { narrator: chosen, contextTokens: 2048, ...settings });
  const lines: string[] = [];
  const notices: string[] = [];
  const again = () => {
    const model = openLanguageModel({
      home,
      shared: home,
      log: createLog({ write: (line) => lines.push(line) }),
      limits: { restartDelayMs: 20 },
      onNotice: (sentence) => notices.push(sentence),
      ...options,
    });
    opened.push(model);
    return model;
  };
  return { model: again(), home, file: chosen, notices, logged: () => lines.join(''), again };
}
