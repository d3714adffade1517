import type { ReactElement } from 'react'
import { useCode } from '../../../parts/lazy-part/use-code.ts'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import type { TableRow } from '../viewer/table-definition.ts'
import { TABLES } from '../viewer/tables.ts'
import type { RecordDrawerMessages } from './messages.ts'
import * as css from './record-drawer.css.ts'
import { filterOf, type Related } from './related.ts'
import { RelatedTable } from './related-table.tsx'

export type RelatedRowsProps = {
  related: Related
  row: TableRow
  districtId: string
  year: number
  personalShown: boolean
  m: RecordDrawerMessages
}

/** Rows of another table that belong to the record; their fields and they themselves are fetched now. */
export function RelatedRows({ related, row, ...rest }: RelatedRowsProps): ReactElement {
  const { code: table, failed, retry } = useCode(TABLES[related.table].load)
  const filter = filterOf(related, row)
  const { m } = rest
  if (failed) return <ErrorState title={m.tableFailed} onRetry={retry} />
  if (!table) return <Skeleton width="70%" />
  if (filter === null) return <p className={css.quiet}>{m.noRelated(table.noun[1])}</p>
  return <RelatedTable {...rest} table={table} filter={filter} />
}
