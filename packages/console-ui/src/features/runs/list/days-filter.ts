import type { SinceFilter } from '../../../patterns/resource-table/filter-spec.ts'

const DAYS = [1, 7, 30, 90]
/** How far back a log goes until somebody says otherwise. */
export const DEFAULT_DAYS = 30

/** Narrows a log to the last days. */
export const daysFilter = (
  field: string,
  label: string,
  lastDays: (days: number) => string,
): SinceFilter => ({
  kind: 'since',
  field,
  label,
  options: DAYS.map((days) => ({ days, label: lastDays(days) })),
  defaultDays: DEFAULT_DAYS,
})
