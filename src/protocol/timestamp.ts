const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** A script's own timestamp when it is a date and time with a zone, else the time we received the event. */
export function toTimestamp(given: string | undefined, now: () => number): string {
  if (given !== undefined && RFC_3339.test(given) && !Number.isNaN(Date.parse(given))) return given;
  return new Date(now()).toISOString();
}
