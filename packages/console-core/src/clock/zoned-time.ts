/** The wall clock of one time zone; months count from 0, like JavaScript's. */
export type ZonedTime = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * What a clock in `timeZone` shows at `instant`, also across both clock changes.
 * @example zonedTime(new Date('2026-06-01T03:59:59Z'), 'America/New_York').month // 4: still May
 */
export const zonedTime = (instant: Date, timeZone: string): ZonedTime => {
  // As text: its parts one by one, with their names, take several times as long.
  const shown = formatterOf(timeZone).format(instant)
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = (shown.match(/\d+/g) ?? []).map(
    Number,
  )
  return { year, month: month - 1, day, hour, minute, second }
}

// Making a formatter costs far more than using one, and a table formats thousands of dates.
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}
