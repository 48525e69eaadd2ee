import { material, oneLine } from '../material.ts';
import type { StoryTurn } from '../shared.ts';
import { choiceMade, proseOf } from '../shared.ts';

/** Asks for a summary of some scenes, which will stand in their place. */
export function summaryPrompt(turns: readonly StoryTurn[], words: number): string {
  const scenes = turns.map((turn) => `${choiceMade(turn.choice)}\n${proseOf(turn)}`).join('\n\n');
  return [
    'These scenes will no longer be in front of you. Sum them up for your own later use.',
    material(scenes),
    `Write one paragraph of at most ${words} words, in the past tense, "you" for the reader. Keep names, places, what was decided, learned, promised, gained and lost, who was helped or wronged, and what is still open. Leave out descriptions and talk. Add nothing. Write only the paragraph.`,
  ].join('\n\n');
}

/** A summary as it is kept: one paragraph, whatever the model made of it. */
export function readSummary(text: string, longest = 1500): string {
  return oneLine(text.replace(/^\s*(?:summary|here(?:'s| is)[^:\n]*)\s*:\s*/i, ''), longest);
}
