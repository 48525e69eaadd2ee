import { createInterface } from 'node:readline/promises';
import { NarratoriaError, SkillNotAvailableError } from '../../base/errors.ts';
import { nearest } from '../../contracts/nearest.ts';
import { type Runtime, withRuntime } from '../../engine/play/runtime.ts';
import { allowSkill, missingReview, reviewSkill, type SkillReview } from '../../skills/review.ts';
import { guarded } from './guarded.ts';
import type { SkillEnableOptions, SkillSwitchOptions } from './options.ts';
import { renderReview } from './review-output.ts';

/** Switches a skill off for good. */
export function disableSkill(name: string, { skills }: SkillSwitchOptions): Promise<number> {
  return guarded({}, () =>
    withRuntime({ skillFolders: skills }, async ({ catalog, settings }) => {
      const { library, waiting } = catalog.edition;
      const isWaiting = waiting.some(({ skill }) => skill.name === name);
      if (!isWaiting && library.get(name) === undefined) throw unknown(name, catalog);
      await settings.setEnabled(name, false);
      process.stdout.write(`${name} is off.\n`);
      return 0;
    }),
  );
}

/** Switches a skill on for good. One that waits to be allowed is shown first, and the user is asked. */
export function enableSkill(name: string, { skills, yes }: SkillEnableOptions): Promise<number> {
  return guarded({}, () =>
    withRuntime({ skillFolders: skills }, (runtime) => allowOrAsk(name, yes === true, runtime)),
  );
}

/** Returns the exit code: 1 when the user did not agree. */
export async function allowOrAsk(name: string, isAgreed: boolean, runtime: Runtime): Promise<number> {
  const { catalog, settings } = runtime;
  const review = await reviewFor(name, runtime);
  if (review === null) await settings.setEnabled(name, true);
  else {
    process.stdout.write(`${renderReview(review)}\n`);
    if (!isAgreed && !(await agrees(name))) {
      process.stdout.write(`${name} was not allowed.\n`);
      return 1;
    }
    await allowSkill(review, settings);
  }
  await catalog.reload();
  const reason = catalog.edition.whyUnavailable(name);
  const remark = reason === null ? '' : ` It is still not in use: ${reason}.`;
  const word = review === null ? 'on' : 'allowed and on';
  process.stdout.write(`${name} is ${word}.${remark}\n`);
  return 0;
}

/** What has to be agreed to before a skill can be switched on; null when nothing has. */
async function reviewFor(name: string, { catalog, settings }: Runtime): Promise<SkillReview | null> {
  const { library, waiting } = catalog.edition;
  const found = waiting.filter(({ skill }) => skill.name === name);
  const [first] = found;
  if (found.length > 1)
    throw new NarratoriaError('invalid_usage', `Several folders contain a skill called "${name}".`, {
      hint: `Remove all but one: ${found.map(({ skill }) => skill.folder).join(', ')}.`,
    });
  if (first !== undefined) return await reviewSkill(first, settings);
  const skill = library.get(name);
  if (skill === undefined) throw unknown(name, catalog);
  return await missingReview(skill, settings);
}

async function agrees(name: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new NarratoriaError(
      'invalid_usage',
      `Cannot ask for confirmation here, so ${name} was not allowed.`,
      {
        hint: `If you agree to the above, run: narratoria skill enable ${name} --yes`,
      },
    );
  return await asksYes(`Allow ${name}?`);
}

/** Asks the user; without a terminal it says how to agree beforehand. */
export async function isConfirmed(question: string, option: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new NarratoriaError('invalid_usage', 'Cannot ask for confirmation here, so nothing was done.', {
      hint: `Add ${option} to agree without being asked.`,
    });
  return await asksYes(question);
}

async function asksYes(question: string): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await asking.question(`${question} [y/N] `)).trim());
  } finally {
    asking.close();
  }
}

function unknown(
  name: string,
  { edition: { library, waiting } }: Runtime['catalog'],
): SkillNotAvailableError {
  const names = [...library.skills, ...waiting.map(({ skill }) => skill)].map((skill) => skill.name);
  const meant = nearest(name, names);
  const advice = meant === undefined ? '' : `; did you mean "${meant}"?`;
  return new SkillNotAvailableError(name, `no skill with this name is installed${advice}`);
}
