import { formatCount, type Query, queryGroup, useList, useQueryState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { WarningIcon } from '../../../parts/icons/icons.ts'
import type { TableDefinition, TableFinding } from './table-definition.ts'
import * as css from './table-viewer.css.ts'

export type FindingChipProps = {
  table: TableDefinition
  finding: TableFinding
  year: number
}

/** How many active rows something is wrong with; nothing where there is none. A press shows them, another all again. */
export function FindingChip({ table, finding, year }: FindingChipProps): ReactElement | null {
  const { field, sentence } = finding
  const [query, setQuery] = useQueryState()
  const { totalCount = 0 } = useList(
    table.operation,
    { limit: 1, filter: { schoolYear: year, isActive: true, [field]: false } },
    { silent: true, within: { year, field } },
  )
  const filter = queryGroup(query.filter)
  const { [field]: own, isActive, ...others } = filter
  const isOn = isJust(own, 'false') && isJust(isActive, 'true')
  if (totalCount === 0) return null
  const toggle = () => {
    const { page: _, row: __, ...rest } = query
    const next: Query = isOn ? others : { ...others, [field]: ['false'], isActive: ['true'] }
    setQuery({ ...rest, filter: next })
  }
  return (
    <li>
      <button type="button" className={css.finding} aria-pressed={isOn} onClick={toggle}>
        <WarningIcon size="sm" />
        {sentence(totalCount, formatCount(totalCount))}
      </button>
    </li>
  )
}

const isJust = (raw: unknown, value: string): boolean => [raw].flat().join() === value
