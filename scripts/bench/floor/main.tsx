/** The same list with the same libraries and nothing of ours: what the console's screen is measured against. */
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { createColumnHelper, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import axios from 'axios'
import { formatInTimeZone } from 'date-fns-tz'
import qs from 'qs'
import { type ReactElement, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Batch = {
  batchId: number
  status: string
  startedAt: string
  durationMs: number
  source: string
  componentsDone: number
  componentsTotal: number
  recordsRead: number
  recordsRejected: number
}
type Page = { data: Batch[]; extensions: { totalCount: number } }

const client = new QueryClient()
const http = axios.create({
  paramsSerializer: { serialize: (params) => qs.stringify(params, { encodeValuesOnly: true }) },
})
const features = tableFeatures({ rowSortingFeature })
const helper = createColumnHelper<typeof features, Batch>()
const count = new Intl.NumberFormat('en-US')
const words: Record<string, string> = {
  completed: 'Completed',
  completedWithErrors: 'Completed with rejections',
}
const columns = helper.columns([
  helper.accessor('batchId', {
    header: 'Batch',
    cell: ({ getValue }) => <a href={`/412/import-logs/results/${getValue()}`}>{getValue()}</a>,
  }),
  helper.accessor('status', { header: 'Status', cell: ({ getValue }) => words[getValue()] }),
  helper.accessor('startedAt', {
    header: 'Started (ET)',
    cell: ({ getValue }) => formatInTimeZone(getValue(), 'America/New_York', 'MM/dd/yyyy - hh:mma'),
  }),
  helper.accessor('durationMs', {
    header: 'Duration',
    cell: ({ getValue }) => `${Math.floor(getValue() / 60_000)}m ${Math.floor(getValue() / 1000) % 60}s`,
  }),
  helper.accessor('source', { header: 'Source' }),
  helper.accessor('componentsDone', {
    header: 'Components',
    cell: ({ row }) => `${row.original.componentsDone} of ${row.original.componentsTotal}`,
  }),
  helper.accessor('recordsRead', { header: 'Rows read', cell: ({ getValue }) => count.format(getValue()) }),
  helper.accessor((batch) => 100 * (1 - batch.recordsRejected / batch.recordsRead), {
    id: 'accepted',
    header: 'Accepted',
    cell: ({ getValue }) => `${getValue().toFixed(2)}%`,
  }),
  helper.accessor('recordsRejected', {
    header: 'Rejected',
    cell: ({ getValue }) => count.format(getValue()),
  }),
])
const NO_ROWS: Batch[] = []
const search = new URLSearchParams(location.search)
const size = Number(search.get('size') ?? 25)
const lea = search.get('lea')

function Floor(): ReactElement {
  const [page, setPage] = useState(0)
  const { data } = useQuery(
    {
      queryKey: ['headers', page],
      placeholderData: keepPreviousData,
      queryFn: async () =>
        (
          await http.get<Page>('/api/district/import-log-headers', {
            params: { lea, limit: size, offset: page * size, sort: { startedAt: 'desc' } },
          })
        ).data,
    },
    client,
  )
  const table = useTable({ features, data: data?.data ?? NO_ROWS, columns, manualSorting: true })
  const rows = table.getRowModel().rows
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 36,
    overscan: 5,
  })
  return (
    <div>
      <div ref={scroller} style={{ height: 700, overflow: 'auto' }}>
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id}>
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody style={{ display: 'block', position: 'relative', height: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map((item) => {
              const row = rows[item.index]
              return row ? (
                <tr key={row.id} style={{ position: 'absolute', transform: `translateY(${item.start}px)` }}>
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              ) : null
            })}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        onClick={() => setPage(page + 1)}
        disabled={(page + 1) * size >= (data?.extensions.totalCount ?? 0)}
      >
        Next page
      </button>
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Floor />)
