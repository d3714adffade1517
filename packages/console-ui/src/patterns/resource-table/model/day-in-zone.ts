import { instantOf, knownZone } from '@edconsole/console-core'

const DAY_MS = 86_400_000

/** The instant at which a day begins in a time zone, also on the days the clocks change. */
export function startOfDay(day: string, timeZone: string): Date {
  return instantOf(day, '00:00', knownZone(timeZone))
}

export function addDays(day: string, days: number): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** A real calendar day, not just its shape: 2026-02-30 is none. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
