import type { PromptMessage } from '../../models/conversation.ts';
import { ABOUT_MATERIAL, ROLE } from '../../prompts/rules.ts';
import type { PlanAnswer, PlanInput } from '../../prompts/tasks/plan.ts';
import type { Draft } from '../built-in-planner.ts';

const MOST_FOCUS = 6;
const LORE_LIMIT = 3;

/** What a prompt begins with where there is no story. */
export const WITHOUT_A_STORY: readonly PromptMessage[] = [
  { role: 'system', content: `${ROLE}\n${ABOUT_MATERIAL}`, cache: true, part: 'rules' },
];

/** What there is to decide on in this scene; all of it can be carried out, whatever is picked. */
export function planInput({ request, brief, deed, others }: Draft): PlanInput {
  const { place, people, topics, time } = brief;
  const about = topics.filter(({ id, raised }) => raised || id === deed?.topic?.id);
  return {
    choice: deed?.text ?? request.playerInput,
    place: place?.name ?? '',
    time: time.part,
    focus: [...people, ...about].slice(0, MOST_FOCUS).map(({ id, name }) => ({ id, name })),
    skills: others.map(({ skill }) => ({ id: skill.name, name: skill.displayName })),
    failed: request.failures.at(-1)?.message ?? '',
  };
}

/** The draft as the model wants it. What it did not decide stays as it was. */
export function decide(draft: Draft, answer: PlanAnswer): Draft {
  const { needs, others } = draft;
  const { memory, lore, focus, tone, skill } = answer;
  return {
    ...draft,
    needs: {
      ...needs,
      ...(memory !== '' && { query: memory }),
      ...(lore !== '' && { lore: { limit: LORE_LIMIT, about: [], ...needs.lore, query: lore } }),
    },
    focus: focus ?? draft.focus,
    others: others.filter((other) => other.skill.name === skill),
    mood: tone ?? '',
  };
}
