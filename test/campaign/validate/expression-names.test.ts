import { expect, it } from 'vitest';
import { namesIn } from '../../../src/campaign/expression/names.ts';
import { parseExpression } from '../../../src/campaign/expression/parse.ts';

const rootsIn = (expression: string) => namesIn(parseExpression(expression).ast).map(({ root }) => root);

it('each name is found once, however many brackets stand after another', () => {
  expect(rootsIn(`a${'[b]'.repeat(28)} == 1`)).toEqual(['a', ...Array.from({ length: 28 }, () => 'b')]);
});

it('the variable of a loop is no name', () => {
  expect(rootsIn('a.exists(x, x > b) && x')).toEqual(['a', 'b', 'x']);
});
