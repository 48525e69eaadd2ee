import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { tellingOf } from '../../src/engine/telling-of.ts';
import type { ReplanOutcome } from '../../src/plan/replan.ts';

function told(narration: JsonObject) {
  const toolResults = [{ toolId: 'narrate', skill: 's', state: 'success', output: { narration } }];
  return tellingOf({
    state: 'SUCCESS',
    result: { toolResults },
    narration: null,
  } as unknown as ReplanOutcome);
}

it('a writer may say who speaks, in the paragraph or beside it', () => {
  const within = told({ paragraphs: ['You wait.', { text: '“No,” says Iz.', speaker: 'person:iz' }] });
  const beside = told({ paragraphs: ['You wait.', '“No,” says Iz.'], speakers: [null, 'person:iz'] });
  for (const telling of [within, beside]) {
    expect(telling.paragraphs).toEqual(['You wait.', '“No,” says Iz.']);
    expect(telling.speakers).toEqual([null, 'person:iz']);
  }
});

it('a writer who does not say so leaves it open', () => {
  expect(told({ paragraphs: ['You wait.'] }).speakers).toBeUndefined();
});
