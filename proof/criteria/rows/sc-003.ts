import type { Locator, Page } from 'playwright-core';
import { call } from '../../../test/page/support/api.ts';
import type { Criterion } from '../criterion.ts';
import { inBrowser } from '../stage/browser.ts';

const LIMIT_S = 120;
/** To find the next place, move there and act. Somebody who sees the page for the first time, not the author of it. */
const PERSON_S_A_STEP = 6;

interface Task {
  skill: string;
  displayName: string;
  field: string;
  key: string;
  /** What is typed by mistake and must be refused; null where the page offers only what is right. */
  wrong: string | null;
  right: string;
  kept: unknown;
}

/** The skills that the criterion names, with a field of each. */
const TASKS: Task[] = [
  {
    ...{ skill: 'storyteller', displayName: 'Storyteller', field: 'Timeout', key: 'timeoutMs' },
    ...{ wrong: '12', right: '12000', kept: 12_000 },
  },
  {
    ...{ skill: 'memory', displayName: 'Memory', field: 'Minimum relevance', key: 'similarityThreshold' },
    ...{ wrong: '7', right: '0.5', kept: 0.5 },
  },
  {
    ...{ skill: 'reputation', displayName: 'Reputation', field: 'Decay', key: 'decayRate' },
    ...{ wrong: '7', right: '0.25', kept: 0.25 },
  },
  {
    ...{
      skill: 'dice-roller',
      displayName: 'Dice Roller',
      field: 'Random numbers',
      key: 'randomSource',
    },
    ...{ wrong: null, right: 'crypto', kept: 'crypto' },
  },
];

export const criterion: Criterion = {
  id: 'SC-003',
  what: 'Skills settings usability',
  target: 'any core skill configured in under 2 minutes',
  method: `For each skill that the criterion names, in a browser from the library on: find its settings, change a field (wrongly first, which must be refused at the field), save, and find the new value after a reload. A person cannot be had here: every click and every entry counts as ${PERSON_S_A_STEP} s of theirs, and the time of the page is added.`,
  async measure(stage) {
    return await inBrowser(stage, async ({ page, server, mistakes }) => {
      const done: string[] = [];
      const failed: string[] = [];
      for (const task of TASKS.slice(0, stage.isQuick ? 2 : undefined)) {
        const startedAt = performance.now();
        await page.goto(server.url);
        const steps = await configure(page, task);
        const seconds = (performance.now() - startedAt) / 1000;
        const { skills } = await call<Skills>(server, '/api/skills');
        const isKept = skills.find(({ name }) => name === task.skill)?.config[task.key] === task.kept;
        const person = steps * PERSON_S_A_STEP + seconds;
        done.push(
          `${task.displayName} ${steps} steps, ${seconds.toFixed(1)} s of the page, ${person.toFixed(0)} s in all`,
        );
        if (!isKept || person >= LIMIT_S) failed.push(task.displayName);
      }
      return { measured: done.join('; '), passed: failed.length === 0 && mistakes.length === 0 };
    });
  },
};

interface Skills {
  skills: { name: string; config: Record<string, unknown> }[];
}

/** Does it as a player would, and tells how many steps it took. */
async function configure(page: Page, { displayName, field, wrong, right }: Task): Promise<number> {
  let steps = 0;
  const step = async (action: Promise<unknown>) => {
    await action;
    steps += 1;
  };
  const card = page.getByRole('article', { name: displayName });
  const open = () => card.getByRole('button', { name: `Settings for ${displayName}` }).click();
  const save = () => card.getByRole('button', { name: 'Save' }).click();
  const input = card.getByLabel(field, { exact: false }).first();

  await step(page.getByRole('link', { name: 'Settings' }).first().click());
  await step(page.getByRole('link', { name: 'Skills' }).click());
  await step(open());
  if (wrong !== null) {
    await step(input.fill(wrong));
    await step(save());
    await card.getByText('Not saved. Fix the marked fields.').waitFor();
    if ((await input.getAttribute('aria-invalid')) !== 'true')
      throw new Error(`${field}: the mistake is not marked`);
    await step(input.fill(right));
  } else {
    await step(input.click());
    await step(page.getByRole('option', { name: right }).click());
  }
  await step(save());
  await page.getByText(/saved/i).first().waitFor();
  await step(page.reload());
  await step(open());
  await mustShow(input, right);
  return steps;
}

async function mustShow(input: Locator, value: string): Promise<void> {
  await input.waitFor();
  const shown =
    (await input.evaluate((element) => ('value' in element ? element.value : ''))) ||
    (await input.textContent());
  if (!String(shown).includes(value))
    throw new Error(`After a reload there is “${shown}” instead of “${value}”.`);
}
