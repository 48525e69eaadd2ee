import { NarratoriaError } from '../../base/errors.ts';
import { CATALOGUE } from '../../models/catalogue.ts';
import { formatBytes } from '../../models/format-bytes.ts';
import { bannedFiles, type Crashes } from '../../models/inference/crash-record.ts';
import { sharedHome } from '../../models/installed.ts';
import { chooseModel, type ModelChoice, recommended } from '../../models/language/choice.ts';
import { type DroppedFile, droppedFiles } from '../../models/language/dropped-files.ts';
import { crashFile, thisMachine } from '../../models/language/open.ts';
import { readModelSettings } from '../../models/language/settings.ts';

/** Which language model would be asked, what else could be, and what is not tried any more. */
export interface LanguageState {
  narrator: { id: string | null; why: string; isBroken: boolean; recommended: string | null };
  files: DroppedFile[];
  banned: Crashes[];
}

/** Settings that cannot be used are a state too, not a failure. */
export async function describeLanguage(home: string): Promise<LanguageState> {
  const banned = bannedFiles(crashFile(home));
  const machine = thisMachine();
  const files = await droppedFiles(home, CATALOGUE);
  try {
    const choice = await chooseModel({
      settings: await readModelSettings(home),
      homes: [home, sharedHome()],
      machine,
      isBanned: (file) => banned.some((each) => each.file === file),
    });
    const id = choice.kind === 'none' ? null : choice.id;
    return {
      narrator: { id, why: whyOf(choice), isBroken: false, recommended: recommended(machine) },
      files,
      banned,
    };
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    const why = error.message.replace(/\.$/, '');
    return { narrator: { id: null, why, isBroken: true, recommended: recommended(machine) }, files, banned };
  }
}

export function formatLanguage({ narrator, files, banned }: LanguageState): string {
  const lines = [
    `Narrator: ${narrator.id ?? 'none'}, because ${narrator.why}.`,
    ...files.map(({ name, bytes }) => `In the models folder: ${name} (${formatBytes(bytes)})`),
    ...banned.map(
      ({ file, how }) => `Not tried any more: ${file}, which ended the inference host twice (${how})`,
    ),
  ];
  return `\n${lines.join('\n')}\n`;
}

function whyOf(choice: ModelChoice): string {
  return choice.kind === 'none' ? `${choice.why}. ${choice.hint}` : choice.why;
}
