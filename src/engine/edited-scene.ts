import { NarratoriaError } from '../base/errors.ts';
import { withoutControls } from '../base/plain-text.ts';
import type { Scene } from './scene.ts';

const MOST_PARAGRAPHS = 30;
const LONGEST = 20_000;

/** A scene in the player's words. What happened in it stays; what it said before is kept with it. */
export function editedScene(scene: Scene, text: string): Scene {
  const prose = withoutControls(text)
    .split(/\n\s*\n|\n/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  if (prose.length === 0) throw refusal('A scene needs a text.');
  if (prose.length > MOST_PARAGRAPHS || text.length > LONGEST)
    throw refusal(`A scene has at most ${MOST_PARAGRAPHS} paragraphs and ${LONGEST} characters.`);
  const { speakers: _, ...rest } = scene;
  return { ...rest, prose, edited: { before: scene.edited?.before ?? scene.prose } };
}

function refusal(sentence: string): NarratoriaError {
  return new NarratoriaError('invalid_usage', sentence);
}
