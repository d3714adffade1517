import {
  componentTitle,
  formatDateTime,
  placeOf,
  useAccess,
  useConsoleSettings,
  useList,
} from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { PlaceButton } from '../../../patterns/place-link/place-button.tsx'
import { EmptyState } from '../../../patterns/states/empty-state.tsx'
import type { TableViewerMessages } from './messages.ts'
import type { TableDefinition } from './table-definition.ts'
import type { ShownYear } from './use-shown-year.ts'

export type EmptyTableProps = {
  districtId: string
  table: TableDefinition
  year: ShownYear
  /** When an import of it last ended, as far as the server tells. */
  lastImportedAt: string | null | undefined
  m: TableViewerMessages
}

/** Nothing in this school year: then in another one, or it was never imported. */
export function EmptyTable({ districtId, table, year, lastImportedAt, m }: EmptyTableProps): ReactElement {
  const { can } = useAccess()
  const { timeZone } = useConsoleSettings()
  // Any row will do: it has a year.
  const others = useList(table.operation, { limit: 1 }, { silent: true })
  const [row] = others.data ?? []
  const [, many] = table.noun
  if (row) {
    return (
      <EmptyState
        title={m.noneInYear(many, year.value)}
        action={<Button onClick={() => year.change(row.schoolYear)}>{m.showYear(row.schoolYear)}</Button>}
      />
    )
  }
  if (others.data && !lastImportedAt) {
    return (
      <EmptyState
        title={m.notImported(componentTitle(table.component))}
        action={
          can('sis-import-templates') && (
            <PlaceButton to={placeOf('sis-import-templates', { districtId })}>{m.templates}</PlaceButton>
          )
        }
      />
    )
  }
  return (
    <EmptyState title={others.data ? m.noneYet(many) : m.noneInYear(many, year.value)}>
      {lastImportedAt ? m.lastImport(formatDateTime(lastImportedAt, timeZone)) : null}
    </EmptyState>
  )
}
