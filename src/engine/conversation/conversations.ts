import type { CallRecord, CallScope, Conversations, SceneConversation } from '../../models/conversation.ts';
import { Budgets } from '../../prompts/budget.ts';
import { StoryConversation, type StoryConversationOptions } from './story.ts';

/** The conversations of the stories that this program plays. A script reaches that of its own story and scene only. */
export class StoryConversations implements Conversations {
  readonly #stories = new Map<string, StoryConversation>();
  readonly budgets = new Budgets();

  open(playthroughId: string, options: Omit<StoryConversationOptions, 'budgets'>): StoryConversation {
    const story = new StoryConversation({ ...options, budgets: this.budgets });
    this.#stories.set(playthroughId, story);
    return story;
  }

  close(playthroughId: string): void {
    this.#stories.get(playthroughId)?.close();
    this.#stories.delete(playthroughId);
  }

  find({ playthroughId, scene }: Pick<CallScope, 'playthroughId' | 'scene'>): SceneConversation | null {
    return this.#stories.get(playthroughId)?.at(scene) ?? null;
  }

  async spent(playthroughId: string): Promise<number> {
    return (await this.#stories.get(playthroughId)?.spent()) ?? 0;
  }

  record(playthroughId: string, call: CallRecord): void {
    this.#stories.get(playthroughId)?.record(call);
  }
}
