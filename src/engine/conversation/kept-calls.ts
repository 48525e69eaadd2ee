import { hash } from 'node:crypto';
import type { Json } from '../../base/json.ts';
import type { CallRecord, PromptMessage } from '../../models/conversation.ts';

/** A message as it is kept: short ones as they are, long ones once for the story. */
type KeptMessage = Omit<PromptMessage, 'content'> & ({ content: string } | { text: string; in: number });

export type KeptCall = Omit<CallRecord, 'messages'> & { messages: KeptMessage[] };

/** What the journal keeps of the calls that were made for a scene. */
export interface KeptCalls {
  calls: KeptCall[];
  /** Long texts that were sent for the first time, by their fingerprint. */
  texts: Record<string, string>;
}

const SHORT = 200;
const LONGEST = 60_000;
const MOST_BYTES = 400_000;

/**
 * Packs calls for the journal. The front of a prompt is the same in a hundred scenes: it is kept with the first of them,
 * and the others say where. What is kept with a scene goes when the scene is undone, and so do those who refer to it.
 */
export class CallPacker {
  /** In which scene a text is kept. */
  readonly #texts = new Map<string, number>();

  pack(calls: readonly CallRecord[], scene: number): KeptCalls {
    const texts: Record<string, string> = {};
    let bytes = 0;
    const message = ({ content, ...rest }: PromptMessage): KeptMessage => {
      const text = content.slice(0, LONGEST);
      if (text.length <= SHORT) return { ...rest, content: text };
      const name = hash('sha256', text, 'hex').slice(0, 24);
      const known = this.#texts.get(name);
      if (known === undefined) {
        bytes += text.length;
        texts[name] = text;
        this.#texts.set(name, scene);
      }
      return { ...rest, text: name, in: known ?? scene };
    };
    const kept: KeptCall[] = [];
    for (const { messages, answer, ...call } of calls) {
      if (bytes > MOST_BYTES) break;
      bytes += answer.length;
      kept.push({ ...call, answer: answer.slice(0, LONGEST), messages: messages.map(message) });
    }
    return { calls: kept, texts };
  }

  /** The story stands at an earlier scene: what was kept with later ones is gone. */
  standAt(scene: number): void {
    for (const [name, kept] of [...this.#texts]) if (kept > scene) this.#texts.delete(name);
  }
}

/** Where the journal keeps the calls of a scene; null for one without. */
export type CallsOf = (scene: number) => Promise<Json | undefined>;

/**
 * The calls that were made for a scene, with every message as it was sent. Those that were made while the player read
 * are kept with the scene after it.
 */
export async function callsFor(scene: number, callsOf: CallsOf): Promise<CallRecord[]> {
  const read = new Map<number, Promise<KeptCalls>>();
  const keptIn = (number: number): Promise<KeptCalls> => {
    const known = read.get(number) ?? callsOf(number).then(keptCalls);
    read.set(number, known);
    return known;
  };
  const found = [...(await keptIn(scene)).calls, ...(await keptIn(scene + 1)).calls].filter(
    (call) => call.scene === scene,
  );
  return await Promise.all(
    found.map(async ({ messages, ...call }) => ({
      ...call,
      messages: await Promise.all(
        messages.map(async (message): Promise<PromptMessage> => {
          if ('content' in message) return message;
          const { text, in: number, ...rest } = message;
          return { ...rest, content: (await keptIn(number)).texts[text] ?? '' };
        }),
      ),
    })),
  );
}

function keptCalls(json: Json | undefined): KeptCalls {
  return (json as KeptCalls | null | undefined) ?? { calls: [], texts: {} };
}
