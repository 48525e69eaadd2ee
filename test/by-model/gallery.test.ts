import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import { rounds } from '../support/length.ts';
import { GALLERY, type Misbehaviour } from './support/gallery.ts';
import { type ToldStory, toldStory } from './support/told-story.ts';

const PAGE = path.resolve(import.meta.dirname, '../../docs/misbehaving-models.md');
let story: ToldStory;
afterEach(async () => await story?.end());

/** A row of the table in the documentation. */
function rowOf({ what, time }: Misbehaviour, { writer, notices }: Scene): string {
  const teller = writer.kind === 'model' ? 'the model' : 'the built-in writer';
  const told = notices
    .join(' ')
    .replace(/127\.0\.0\.1:\d+/, '127.0.0.1:8080')
    .replace('for 1 seconds', 'for 9 seconds');
  return `| ${what} | ${teller} | ${told || '–'} | ${time} |`;
}

async function firstScene({ answer, storyteller = {} }: Misbehaviour) {
  story = await toldStory(answer, { storyteller });
  let streamed = '';
  const scene = await story.session.open({
    watch: {
      onProgress: (progress) => {
        if (progress.type !== 'event' || progress.event.type !== 'ui_event') return;
        const { event, payload } = progress.event;
        if (event === 'narration_delta') streamed += String(payload?.['text'] ?? '');
      },
    },
  });
  return { scene, streamed };
}

describe('a model that misbehaves', { timeout: 120_000 }, () => {
  const few = GALLERY.filter((_, index) => index % 3 === 0);
  it.each(rounds(few, GALLERY).map((one) => [one.what, one] as const))('%s', async (_, one) => {
    const { scene, streamed } = await firstScene(one);
    const text = [
      ...scene.prose,
      ...scene.choices.map((choice) => choice.text),
      scene.question?.text ?? '',
    ].join('\n');
    // There is always a scene, nothing in it fails the checks, and what was read is what stands.
    expect(scene.failure).toBeUndefined();
    expect(scene.prose.length).toBeGreaterThan(1);
    expect(scene.choices.length).toBeGreaterThanOrEqual(3);
    expect(scene.writer.kind).toBe(one.writer);
    expect(text).not.toMatch(one.never ?? /<|\bundefined\b/);
    expect(scene.prose.join('\n\n').startsWith(streamed)).toBe(true);
    expect(scene.notices.length).toBeLessThanOrEqual(1);
    expect(JSON.stringify(scene)).not.toContain('sk-test');
    expect(readFileSync(PAGE, 'utf8')).toContain(rowOf(one, scene));
  });

  it('is told of once while the cause lasts', async () => {
    const unauthorized = GALLERY.find(({ what }) => what.includes('401')) as Misbehaviour;
    const { scene: first } = await firstScene(unauthorized);
    const second = await story.next(first);
    expect(first.notices).toHaveLength(1);
    expect(second.notices).toEqual([]);
  });
});
