import { zonedDay } from '@edconsole/console-core'
import type { FilterSpec } from '../filter-spec.ts'
import { addDays, daysBetween, isDay } from './day-in-zone.ts'

/**
 * What is chosen for one filter, as the address writes it: any of some values, since a day, at least a number,
 * or `any` for a default that was switched off.
 */
export type FilterChosen = readonly string[] | { readonly gte: string } | 'any'

export type Today = { readonly now: Date; readonly timeZone: string }

/** Reads one filter from the address; bad and unknown values are dropped without an error (ux 8.3). */
export function parseFilter(spec: FilterSpec, raw: unknown): FilterChosen | undefined {
  if (spec.kind === 'choice') {
    const values = (Array.isArray(raw) ? raw : [raw]).filter(
      (v): v is string => typeof v === 'string' && v !== '',
    )
    const known = values.filter((v) => spec.open || spec.options.some((o) => o.value === v))
    return known.length > 0 ? [...new Set(known)] : undefined
  }
  if (spec.kind === 'since' && raw === 'any') return spec.defaultDays === undefined ? undefined : 'any'
  const gte = gteOf(raw)
  if (gte === undefined) return undefined
  if (spec.kind === 'since') return isDay(gte) ? { gte } : undefined
  return gte === String(spec.operator.gte) ? { gte } : undefined
}

/** What applies when nothing was chosen. */
export function defaultChosen(spec: FilterSpec, today: Today): FilterChosen | undefined {
  return spec.kind === 'since' && spec.defaultDays !== undefined
    ? sinceDays(spec.defaultDays, today)
    : undefined
}

export function sinceDays(days: number, { now, timeZone }: Today): { gte: string } {
  return { gte: addDays(zonedDay(now, timeZone), -days) }
}

/** The part of a chip in bold: `Last 30 days`, `Failed, Held for review`. Empty for a flag, whose name says it all. */
export function describeChosen(spec: FilterSpec, chosen: FilterChosen, { now, timeZone }: Today): string {
  if (chosen === 'any' || spec.kind === 'flag') return ''
  if (spec.kind === 'choice') {
    const values = 'gte' in chosen ? [] : chosen
    return values.map((v) => spec.options.find((o) => o.value === v)?.label ?? v).join(', ')
  }
  const day = 'gte' in chosen ? chosen.gte : ''
  const days = daysBetween(day, zonedDay(now, timeZone))
  const named = spec.options.find((o) => o.days === days)
  return named?.label ?? `Since ${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`
}

export function sameChosen(a: FilterChosen | undefined, b: FilterChosen | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function gteOf(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('gte' in raw)) return undefined
  const { gte } = raw
  return typeof gte === 'string' || typeof gte === 'number' ? String(gte) : undefined
}
