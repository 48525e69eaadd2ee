/** “Execute faithfully”, “do not invent”: the author wants nothing added. */
export function isFaithful(guidance: unknown): boolean {
  return (
    typeof guidance === 'string' &&
    /\b(?:faithful\w*|strict\w*|exact\w*|as written|verbatim|(?:do not|don['’]t|never) (?:add|invent|make up|fill)|nothing (?:added|invented))\b/i.test(
      guidance,
    )
  );
}
