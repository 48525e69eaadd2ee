import pc from 'picocolors';
import { NarratoriaError } from '../../base/errors.ts';
import { Masker } from '../../base/mask.ts';
import type { PromptView } from '../../contracts/api/prompts.ts';
import type { Task } from '../../contracts/conversation.ts';
import { secretsIn } from '../../engine/play/export.ts';
import { withStory } from '../../engine/play/open-store.ts';
import { withRuntime } from '../../engine/play/runtime.ts';
import { scenePrompts } from '../../engine/play/scene-prompts.ts';
import { plain } from '../plain.ts';

interface PromptOptions {
  json?: boolean;
  scene?: number;
  task?: Task;
}

const PART_NAMES = {
  rules: 'rules, campaign, people',
  chapters: 'earlier chapters',
  recent: 'recent scenes',
  notes: 'notes of the scene',
  asked: 'what is asked',
  answered: 'answered before',
} as const;

/** Prints what language models were asked for a scene, as it was sent. */
export function printPrompts(id: string, options: PromptOptions): Promise<void> {
  return withRuntime({}, ({ catalog, home }) =>
    withStory('read-only', id, async ({ records, playthrough }) => {
      const scene = options.scene ?? playthrough.headScene;
      if (scene === 0) throw new NarratoriaError('record_not_found', 'This story has no scenes yet.');
      const masker = new Masker(await secretsIn(catalog.edition, home));
      const { prompts } = masker.data(await scenePrompts(records, scene));
      const wanted = prompts.filter(({ task }) => options.task === undefined || task === options.task);
      const words =
        options.json === true
          ? JSON.stringify({ scene, prompts: wanted })
          : wanted.map((prompt) => readable(prompt, scene)).join('\n\n') || nothing(scene, options.task);
      process.stdout.write(`${words}\n`);
    }),
  );
}

function nothing(scene: number, task: Task | undefined): string {
  const what = task === undefined ? '' : ` for “${task}”`;
  return `No language model was asked${what} in scene ${scene}.`;
}

function readable(prompt: PromptView, scene: number): string {
  const { task, messages, answer, sizes, error } = prompt;
  const parts = Object.entries(PART_NAMES)
    .map(([part, name]) => ({ name, size: sizes[part as keyof typeof PART_NAMES] }))
    .filter(({ size }) => size > 0);
  return [
    pc.bold(`Scene ${scene}, ${task}: ${heading(prompt)}`),
    pc.dim(`${parts.map(({ name, size }) => `${name} ${size}`).join(', ')} tokens`),
    ...messages.map(({ role, content, tokens }) => `${pc.cyan(`── ${role} (${tokens})`)}\n${lines(content)}`),
    `${pc.cyan(error === null ? '── answer' : `── answer, ended by ${error}`)}\n${lines(answer)}`,
  ].join('\n');
}

function heading({ model, provider, tokens, cost, ms, firstTokenMs, skill }: PromptView): string {
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`;
  return [
    model === null ? 'not answered' : `${plain(model)}${provider === null ? '' : ` (${provider})`}`,
    skill === null ? '' : `asked by ${plain(skill)}`,
    tokens === null
      ? ''
      : `${tokens.prompt} tokens read, ${tokens.reused} of them known, ${tokens.written} written`,
    firstTokenMs === null ? '' : `first word after ${seconds(firstTokenMs)}`,
    seconds(ms),
    cost === null || cost === 0 ? '' : `$${cost.toFixed(4)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Texts of others must not steer the terminal. */
function lines(text: string): string {
  return text.split('\n').map(plain).join('\n');
}
