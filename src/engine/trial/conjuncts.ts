/** The parts of a CEL expression that are joined by `&&` outside of brackets and quotation marks. */
export function conjuncts(expression: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  let quote: string | null = null;
  for (let at = 0; at < expression.length; at += 1) {
    const letter = expression[at] as string;
    if (quote !== null) {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = null;
    } else if (letter === '"' || letter === "'") quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    // A choice between two sides binds less: then the whole is one part.
    else if (depth === 0 && (expression.startsWith('||', at) || letter === '?')) return [expression.trim()];
    else if (depth === 0 && expression.startsWith('&&', at)) {
      parts.push(expression.slice(start, at).trim());
      at += 1;
      start = at + 1;
    }
  }
  return [...parts, expression.slice(start).trim()].filter((part) => part !== '');
}
