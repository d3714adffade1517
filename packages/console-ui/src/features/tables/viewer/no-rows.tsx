import { useMessages, useQueryState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { NoMatchIcon } from '../../../parts/icons/icons.ts'
import type { FilterSpec } from '../../../patterns/resource-table/filter-spec.ts'
import { tableMessages } from '../../../patterns/resource-table/messages.ts'
import { activeFilters } from '../../../patterns/resource-table/model/active-filters.ts'
import { describeChosen } from '../../../patterns/resource-table/model/filter-value.ts'
import { readTableState } from '../../../patterns/resource-table/model/table-state.ts'
import { useToday } from '../../../patterns/resource-table/use-today.ts'
import { StatePanel } from '../../../patterns/states/state-panel.tsx'
import type { TableViewerMessages } from './messages.ts'
import type { TableDefinition } from './table-definition.ts'

export type NoRowsProps = {
  table: TableDefinition
  filters: readonly FilterSpec[]
  m: TableViewerMessages
}

/** There are some, but none for what is asked, which the sentence names: "No attendance rows for 09/11/2026". */
export function NoRows({ table, filters, m }: NoRowsProps): ReactElement {
  const [query, setQuery] = useQueryState()
  const today = useToday()
  const state = readTableState(query, { sortable: [], filters })
  const words = useMessages('table', tableMessages).filters
  const asked = activeFilters(state.filters, filters, today).map(({ spec, chosen }) => {
    const { operator, value } = describeChosen(spec, chosen, today, words)
    // A day says by itself what it is about.
    return [spec.kind !== 'since' && spec.label, operator, value].filter(Boolean).join(' ')
  })
  if (state.search !== '') asked.push(`“${state.search}”`)
  const clear = () => {
    const { filter: _, search: __, page: ___, ...rest } = query
    setQuery(rest)
  }
  return (
    <StatePanel
      icon={<NoMatchIcon size="xl" />}
      title={m.noneFor(table.noun[1], asked.join(', '))}
      action={<Button onClick={clear}>{m.clear}</Button>}
    />
  )
}
