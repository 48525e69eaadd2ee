import { createInterface } from 'node:readline/promises';
import pc from 'picocolors';
import { NarratoriaError, SkillNotAvailableError } from '../../base/errors.ts';
import { nearest } from '../../contracts/nearest.ts';
import { type Runtime, withRuntime } from '../../engine/play/runtime.ts';
import { allowSkill, missingReview, reviewSkill, type SkillReview } from '../../skills/review.ts';
import { plain } from '../plain.ts';

interface SkillSwitchOptions {
  skills: string[];
}

interface SkillEnableOptions extends SkillSwitchOptions {
  yes?: boolean;
}

/** Switches a skill off for good. */
export function disableSkill(name: string, { skills }: SkillSwitchOptions): Promise<void> {
  return withRuntime({ skillFolders: skills }, async ({ catalog, settings }) => {
    const { library, waiting } = catalog.edition;
    const isWaiting = waiting.some(({ skill }) => skill.name === name);
    if (!isWaiting && library.get(name) === undefined) throw unknown(name, catalog);
    await settings.setEnabled(name, false);
    process.stdout.write(`${name} is off.\n`);
  });
}

/** Switches a skill on for good. One that waits to be allowed is shown first, and the user is asked. */
export function enableSkill(name: string, { skills, yes }: SkillEnableOptions): Promise<number> {
  return withRuntime({ skillFolders: skills }, (runtime) => allowOrAsk(name, yes === true, runtime));
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
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await asking.question(`Allow ${name}? [y/N] `)).trim());
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

/** What a user should read before a skill may run. */
function renderReview(review: SkillReview): string {
  const { skill, standing, replaces, declared, runs, forgets } = review;
  const list = (words: readonly string[]) => (words.length === 0 ? 'none' : words.join(', '));
  const facts: [string, string][] = [
    ['Author', skill.manifest.author ?? 'not given'],
    ['Version', skill.version],
    ['Folder', skill.folder],
    ['Network', declared.network ? 'yes' : 'no'],
    ['Reads files', list(declared.read)],
    ['Writes files', list(declared.write)],
    ['Environment', list(declared.environment)],
    ['Secrets', list(declared.secrets)],
    ['Host services', list(declared.host)],
    ['Effects', list(declared.effects)],
  ];
  const remarks = [
    ...(standing === 'changed' ? ['Changed since you allowed it.'] : []),
    ...(replaces ? [`Replaces the built-in skill "${skill.name}".`] : []),
    ...(forgets.length === 0
      ? []
      : [
          `Secrets saved for an earlier skill in this folder are deleted: ${list(forgets)}. Enter them again afterwards.`,
        ]),
    runs,
  ];
  return [
    `${pc.bold(plain(skill.displayName))}: ${plain(skill.description)}`,
    ...facts.map(([name, value]) => `  ${name.padEnd(14)} ${plain(value)}`),
    ...remarks.map((remark) => `  ${pc.yellow('!')} ${plain(remark)}`),
    '',
  ].join('\n');
}
