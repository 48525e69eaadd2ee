export type Config = Record<string, unknown>;

/** Whether a form holds something else than what it began with. */
export function isChanged(before: Config, after: Config): boolean {
  return steady(before) !== steady(after);
}

/** All settings as the server takes them: null for one that was emptied, which sets it back to its default. */
export function toSave(before: Config, after: Config): Config {
  const emptied = Object.keys(before).filter((name) => after[name] === undefined);
  return { ...after, ...Object.fromEntries(emptied.map((name) => [name, null])) };
}

/** The same text for the same settings, whatever the order of their names. */
function steady(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
