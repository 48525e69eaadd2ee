import { NarratoriaError } from '../../base/errors.ts';
import { CATALOGUE } from '../catalogue.ts';
import { bannedFiles, type Crashes } from '../inference/crash-record.ts';
import { sharedHome } from '../installed.ts';
import { chooseModel, type ModelAdvice, type ModelChoice, recommended } from './choice.ts';
import { type DroppedFile, droppedFiles } from './dropped-files.ts';
import { crashFile, thisMachine } from './open.ts';
import { readSettingsFile } from './settings.ts';

/** Which language model would be asked, what else could be, and what is not tried any more. */
export interface LanguageState {
  narrator: {
    id: string | null;
    /** With the command that would change it. */
    why: string;
    /** Without, for those who have buttons. */
    reason: string;
    advice: ModelAdvice | null;
    isBroken: boolean;
    /** What is wrong with the settings, which are then not used; null when nothing is. */
    problem: string | null;
    recommended: string | null;
  };
  files: DroppedFile[];
  banned: Crashes[];
}

/** Settings that cannot be used are a state too, not a failure. */
export async function describeLanguage(home: string): Promise<LanguageState> {
  const banned = bannedFiles(crashFile(home));
  const machine = thisMachine();
  const files = await droppedFiles(home, CATALOGUE);
  const { settings, problem } = await readSettingsFile(home);
  try {
    const choice = await chooseModel({
      settings,
      homes: [home, sharedHome()],
      machine,
      isBanned: (file) => banned.some((each) => each.file === file),
    });
    const id = choice.kind === 'none' ? null : choice.id;
    return {
      narrator: {
        id,
        why: whyOf(choice),
        reason: choice.why,
        advice: choice.kind === 'none' ? choice.advice : null,
        isBroken: false,
        problem,
        recommended: recommended(machine),
      },
      files,
      banned,
    };
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    const why = error.message.replace(/\.$/, '');
    return {
      narrator: {
        id: null,
        why,
        reason: why,
        advice: null,
        isBroken: true,
        problem,
        recommended: recommended(machine),
      },
      files,
      banned,
    };
  }
}

function whyOf(choice: ModelChoice): string {
  return choice.kind === 'none' ? `${choice.why}. ${choice.hint}` : choice.why;
}
