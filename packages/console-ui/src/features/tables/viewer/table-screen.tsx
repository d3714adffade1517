import type { ReactElement } from 'react'
import type { TableDefinition } from './table-definition.ts'
import { TableViewer } from './table-viewer.tsx'

/**
 * What the screen of one of the tables draws; a host embeds it without the other fifteen.
 * @example defineScreen({ id: 'table-attendance', component: tableScreen(attendanceTable) })
 */
export const tableScreen =
  (table: TableDefinition) =>
  ({ districtId }: { districtId: string }): ReactElement => (
    // Another district, and nothing of this one stays: no record, no personal data on show.
    <TableViewer key={districtId} districtId={districtId} table={table} />
  )
