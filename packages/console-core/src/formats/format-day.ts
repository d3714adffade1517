/**
 * A day as screens, emails and messages write it.
 * @example formatDay('2026-11-24') // '11/24/2026'
 */
export const formatDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
