import { describe, expect, it } from 'vitest';
import { Thoughts } from '../../../src/models/language/thoughts.ts';

function read(pieces: readonly string[], options: { beginsInThought?: boolean } = {}) {
  const shown: string[] = [];
  let thoughts = 0;
  const reader = new Thoughts({
    ...options,
    onText: (text) => shown.push(text),
    onThought: () => {
      thoughts += 1;
    },
  });
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return { shown: shown.join(''), text: reader.text, hasStrayEnd: reader.hasStrayEnd, thoughts };
}

describe('thoughts', () => {
  it.each([
    ['<think>Who?</think>\n\nThe sea.', 'The sea.'],
    ['<thinking>Who?</thinking>The sea.', 'The sea.'],
    ['[THINK]Who?[/THINK] The sea.', 'The sea.'],
    [
      '<|channel|>analysis<|message|>Who?<|end|><|start|>assistant<|channel|>final<|message|>The sea.',
      'The sea.',
    ],
    ['The sea.<think>More?', 'The sea.'],
    ['The <sea> is 3 < 4.', 'The <sea> is 3 < 4.'],
    ['  The sea.', 'The sea.'],
    ['', ''],
  ])('%j leaves %j, wherever it is cut', (whole, left) => {
    expect(read([whole])).toMatchObject({ shown: left, text: left });
    expect(read([...whole])).toMatchObject({ shown: left, text: left });
    for (let at = 1; at < whole.length; at += 1)
      expect(read([whole.slice(0, at), whole.slice(at)]).text).toBe(left);
  });

  it('whose beginning was cut off are not part of the text, and are known the next time', () => {
    const first = read(['Hm, who is it?', '</think>The sea.']);
    expect(first).toMatchObject({ text: 'The sea.', hasStrayEnd: true });
    const second = read(['Hm, who is it?', '</think>The sea.'], { beginsInThought: true });
    expect(second).toMatchObject({ shown: 'The sea.', text: 'The sea.', hasStrayEnd: false });
    expect(second.thoughts).toBeGreaterThan(0);
    expect(read(['No thought today.'], { beginsInThought: true }).shown).toBe('No thought today.');
  });
});
