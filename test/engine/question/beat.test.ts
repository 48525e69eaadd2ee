import { expect, it } from 'vitest';
import { ofBeat } from '../../../src/engine/question/beat.ts';
import type { QuestionInput } from '../../../src/engine/question/input.ts';

const speaker = { id: 'person:pia', name: 'Pia' };
const asked = (line: string) => {
  const beat = { id: 'beat_001', description: 'Pia chalks.', dialogue: [{ speaker, line }] };
  const brief = { beat, plot: { decisions: [] }, people: [{ ...speaker, shortName: 'Pia' }] };
  return ofBeat({ brief } as unknown as QuestionInput)?.kind;
};

it.each([
  ['I can count to forty-one. I only need somebody to be it.', 'arrival'],
  ['We come to Little Wittering, I see. So do I. Begin.', 'arrival'],
  ['I have counted them twice, and told nobody.', 'confession'],
  ['I was on shift when it fell.', 'confession'],
  ['Will you be it?', 'plea'],
])('a line that says what somebody did confides, and any other “I” is a remark: %s', (line, kind) => {
  expect(asked(line)).toBe(kind);
});

it('a decision that was put off is asked again, and not told again', () => {
  const text = 'The whole hall has come. Pia lays the chalk down. Who is to have the key? They wait.';
  const plot = {
    decisions: [{ text: 'Give it to her', decides: { owner: 'beat_001', index: 0 } }],
    asked: text,
  };
  const brief = { beat: null, plot, people: [] };
  const put = (questions: Record<string, number>) =>
    ofBeat({ brief, world: { questions } } as unknown as QuestionInput)?.text;
  expect(put({})).toBe(text);
  expect(put({ 'decision|person:pia|beat_002': 3 })).toBe(text);
  expect(put({ 'decision|person:pia|beat_001': 3 })).toBe('Who is to have the key?');
});
