const RFC_3339 =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** A script's own timestamp when it is a date and time with a zone, else the time we received the event. */
export function toTimestamp(given: string | undefined, received: string): string {
  return given !== undefined && isDateTime(given) ? given : received;
}

function isDateTime(text: string): boolean {
  const [, year, month, day] = RFC_3339.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= lastDay;
}
