import { type Place, placeOf } from '@edconsole/console-core'
import type { TableId } from './table-field.ts'

export type TableScope = {
  districtId: string
  /** START year of the rows; named even if it is the current one, so that the link means the same next year. */
  year: number
}

/**
 * The rows of a table that a filter leaves, in a school year.
 * @example placeInTable('table-students', { hasSection: false, isActive: true }, { districtId: '412', year: 2026 })
 */
export function placeInTable(
  table: TableId,
  filter: Readonly<Record<string, string | boolean>>,
  { districtId, year }: TableScope,
): Place {
  const written = Object.entries(filter).map(([field, value]) => [field, [String(value)]] as const)
  return placeOf(
    table,
    { districtId },
    { query: { year: String(year), filter: Object.fromEntries(written) } },
  )
}
