import { misused } from '../../scripts/arguments.ts';

/** The names that were asked for, several with commas between them. Ends the program where one is unknown. */
export function namesAsked(given: readonly string[], known: readonly string[]): string[] {
  const asked = given.flatMap((list) => list.split(',')).map((name) => name.trim());
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) misused(`Nothing is called ${unknown.join(', ')}, there are ${known.join(', ')}`);
  return asked;
}
