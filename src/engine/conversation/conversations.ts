import type { CallRecord, CallScope, Conversations, SceneConversation } from '../../models/conversation.ts';
import { StoryConversation, type StoryConversationOptions } from './story.ts';

/** The conversations of the stories that this program plays. A script reaches that of its own story and scene only. */
export class StoryConversations implements Conversations {
  readonly #stories = new Map<string, StoryConversation>();

  open(playthroughId: string, options: StoryConversationOptions): StoryConversation {
    const story = new StoryConversation(options);
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

  record(playthroughId: string, call: CallRecord): void {
    this.#stories.get(playthroughId)?.record(call);
  }
}
