/** Longer texts are not kept: they seldom come twice, and thousands of them would fill the memory. */
const LONGEST = 4_000;

/** The same function, which keeps what it has found for the last texts it was asked about. */
export function remembering<Found>(find: (text: string) => Found, most = 4_000): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    if (text.length > LONGEST) return find(text);
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Found;
    if (known.size >= most) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}
