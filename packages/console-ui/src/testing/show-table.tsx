import {
  ConsoleProvider,
  type ConsoleRuntime,
  createConsoleRuntime,
  type DistrictListItem,
  type ImportLogHeader,
  importLogsResource,
  memoryNavigation,
  memoryStorage,
  type NavigationAdapter,
  placeOf,
  type Query,
  type SavedView,
} from '@edconsole/console-core'
import type { Faults } from '@edconsole/console-server/faults'
import { render } from '@testing-library/react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeRoot } from '../parts/theme-root/theme-root.tsx'
import { DistrictGate } from '../patterns/define-screen/district-gate.tsx'
import type { Column } from '../patterns/resource-table/column.ts'
import { ResourceTable } from '../patterns/resource-table/resource-table.tsx'
import type { ResourceTableProps } from '../patterns/resource-table/resource-table-props.ts'
import { SnackbarStack } from '../patterns/snackbar-stack/snackbar-stack.tsx'
import { httpToServer } from './http-to-server.ts'
import { batch, type RowsServer, rowsServer } from './rows-server.ts'

/** Columns of a list of batches; all of them have a width. */
export const batchColumns: Column<ImportLogHeader>[] = [
  { field: 'batchId', title: 'Batch', rowHeader: true, width: 120, text: (row) => String(row.batchId) },
  { field: 'status', title: 'Status', width: 200, text: (row) => row.status },
  { field: 'source', title: 'Source', width: 200, text: (row) => row.source },
  { field: 'startedAt', title: 'Started (ET)', width: 200, text: (row) => row.startedAt },
  {
    field: 'recordsRead',
    title: 'Rows read',
    width: 200,
    align: 'end',
    text: (row) => String(row.recordsRead),
  },
]

type ShowTableOptions = Partial<ResourceTableProps<ImportLogHeader>> & {
  batches?: number
  /** The server groups. */
  facets?: boolean
  query?: Query
  /** Saved views of the list; null for a backend without such. */
  saved?: readonly SavedView[] | null
  /** Default: the one that the list is of. */
  districts?: readonly DistrictListItem[]
  roles?: readonly string[]
  /** Of the page. */
  width?: number
  height?: number
  dir?: 'ltr' | 'rtl'
  /** Default: a history in memory, at the list. */
  navigation?: NavigationAdapter
}

export type ShownTable = { runtime: ConsoleRuntime; server: RowsServer; calls: string[]; faults: Faults }

/** A list of batches in a real browser, on a server of its own. */
export async function showTable(options: ShowTableOptions = {}): Promise<ShownTable> {
  const {
    batches = 60,
    facets = false,
    query = {},
    saved = [],
    districts,
    roles = [],
    width = 1100,
    height = 700,
    dir = 'ltr',
    navigation,
    ...props
  } = options
  await page.viewport(width, height)
  const server = rowsServer({
    batches: Array.from({ length: batches }, (_, index) => batch(index + 1)),
    facets,
    views: saved ?? [],
    ...(districts && { districts }),
    roles,
  })
  const { http, calls, faults } = httpToServer(server, {
    cookie: 'session=1',
    faults: saved === null ? [['savedViews.list', { status: 404, message: 'Not found.' }]] : [],
  })
  const runtime = createConsoleRuntime({
    http,
    clock: server.now,
    storage: memoryStorage(),
    navigation: navigation ?? memoryNavigation(placeOf('import-logs', { districtId: '42' }, { query })),
  })
  render(
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot scheme="light">
        <div dir={dir} style={{ containerName: 'ec-screen', containerType: 'inline-size', width }}>
          <DistrictGate districtId="42">
            {() => (
              <ResourceTable
                tableId="import-logs"
                operation={importLogsResource.headers}
                columns={batchColumns}
                label="Import logs"
                noun={['batch', 'batches']}
                search={{ placeholder: 'Batch ID' }}
                {...props}
              />
            )}
          </DistrictGate>
        </div>
        <SnackbarStack />
      </ThemeRoot>
    </ConsoleProvider>,
  )
  const shown = page.getByRole('cell').or(page.getByRole('article'))
  await expect.element(shown.first(), { timeout: 10_000 }).toBeInTheDocument()
  return { runtime, server, calls, faults }
}
