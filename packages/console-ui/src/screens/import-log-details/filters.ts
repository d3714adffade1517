import { formatCount, type ImportLogDetail } from '@edconsole/console-core'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { findingFilters } from '../../features/runs/findings/finding-filters.ts'
import { rowInFile } from '../../features/runs/findings/row-in-file.ts'
import { openChoice } from '../../features/runs/list/run-filters.ts'
import { isPersonalFinding } from '../../features/runs/record/personal-finding.ts'
import type { FilterSpec } from '../../patterns/resource-table/filter-spec.ts'
import type { ImportLogDetailsMessages } from './messages.ts'

type Context = {
  causes: readonly Cause[]
  chosen: Cause | undefined
  /** A single finding was asked for by link. */
  byLink: boolean
  rows: readonly ImportLogDetail[]
  m: ImportLogDetailsMessages
}

/** What the findings can be narrowed by: causes from the list above, and values of the chosen cause. */
export const importDetailFilters = ({ causes, chosen, byLink, rows, m }: Context): FilterSpec[] => [
  ...findingFilters(causes, m),
  ...valueFilter(chosen, m),
  ...(byLink ? [rowFilter(rows, m)] : []),
]

// Personal values stand in no address, so there is nothing to choose
const valueFilter = (chosen: Cause | undefined, m: ImportLogDetailsMessages): FilterSpec[] => {
  if (!chosen || isPersonalCause(chosen)) return []
  const options = chosen.values
    .filter(({ value }) => value !== '')
    .map(({ value }) => ({ value, label: value }))
  return [openChoice('rejectedValue', m.filters.value, options)]
}

const rowFilter = (rows: readonly ImportLogDetail[], m: ImportLogDetailsMessages): FilterSpec =>
  openChoice(
    'id',
    m.filters.row,
    rows.map((row) => {
      const number = rowInFile(row)
      return { value: String(row.id), label: number === null ? m.run.ofFile : formatCount(number) }
    }),
  )

/** Whether the values of a cause are about people. */
export const isPersonalCause = ({ columnName, sourceColumn, code: errorCode }: Cause): boolean =>
  isPersonalFinding({ columnName, sourceColumn, errorCode })
