import { type Query, useAccess, useQueryState } from '@edconsole/console-core'
import type { TableDefinition } from '../viewer/table-definition.ts'
import { RELATED, type Related } from './related.ts'

export const RECORD_TAB = 'record'
export const ERRORS_TAB = 'errors'

export type RecordTab = {
  /** The key of the tab that is open. */
  readonly current: string
  /** What it shows, where that is another table. */
  readonly related: Related | undefined
  /** What the address says of a tab; nothing of the first. */
  queryOf(key: string): Query
  open(key: string): void
}

/** What a tab of another table is called in the address. */
export const tabOf = ({ table }: Related): string => table.replace('table-', '')

/** Which tab of a record is open, in the address as `tab`; it stays from record to record. */
export function useRecordTab(table: TableDefinition): RecordTab {
  const [query, setQuery] = useQueryState()
  const { can } = useAccess()
  const { tab, ...rest } = query
  const related = RELATED[table.id].find((one) => tabOf(one) === tab && can(one.table))
  const isErrors = tab === ERRORS_TAB && can('import-log-details')
  const queryOf = (key: string): Query => (key === RECORD_TAB ? rest : { ...rest, tab: key })
  return {
    current: related ? tabOf(related) : isErrors ? ERRORS_TAB : RECORD_TAB,
    related,
    queryOf,
    open: (key) => setQuery(queryOf(key)),
  }
}
