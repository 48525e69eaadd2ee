import { loadTokenCount } from '../../base/tokens.ts';
import type { PromptView, ScenePrompts } from '../../contracts/api/prompts.ts';
import { type CallRecord, PARTS } from '../../models/conversation.ts';
import type { PlaythroughRecords } from '../../store/index.ts';
import { callsFor } from '../conversation/kept-calls.ts';

/** What language models were asked for a scene of a saved story, exactly as it was sent. */
export async function scenePrompts(
  records: Pick<PlaythroughRecords, 'scene' | 'playthrough'>,
  scene: number,
): Promise<ScenePrompts> {
  await records.scene(scene);
  const { headScene } = await records.playthrough();
  const calls = await callsFor(scene, async (number) =>
    number > headScene ? undefined : (await records.scene(number)).prompts,
  );
  const count = await loadTokenCount();
  return { scene, prompts: calls.map((call) => viewOf(call, count)) };
}

function viewOf(call: CallRecord, count: (text: string) => number): PromptView {
  const { task, skill, answer, model, provider, tokens, cost, ms, firstTokenMs, error } = call;
  const messages = call.messages.map(({ role, part, content }) => ({
    ...{ role, part, content },
    tokens: count(content),
  }));
  const sizeOf = (part: (typeof PARTS)[number]) =>
    messages.filter((message) => message.part === part).reduce((sum, message) => sum + message.tokens, 0);
  const sizes = Object.fromEntries(PARTS.map((part) => [part, sizeOf(part)])) as PromptView['sizes'];
  return { task, skill, messages, answer, model, provider, tokens, sizes, cost, ms, firstTokenMs, error };
}
