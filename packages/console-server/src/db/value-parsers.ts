/** How values come from the database, by PostgreSQL's type number: both engines must hand them over alike. */
export const VALUE_PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // bigint: ids and counts stay far below 2^53
  1700: Number, // numeric
  1082: (text) => text, // date
  1184: (text) => instant(text), // timestamptz
}

/** `2026-09-14 12:14:00.5+00` → `2026-09-14T12:14:00.500Z`. Lists hold thousands of them; a Date for each would show. */
const instant = (text: string): string => {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/.test(text)) return new Date(text).toISOString()
  const fraction = text.slice(20, -3)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0').slice(0, 3)}Z`
}
