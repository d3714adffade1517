/** The same list with the same libraries and nothing of ours: what the console's screen is measured against. */
import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { type SortingState, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import axios from 'axios'
import qs from 'qs'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Batch, hiddenColumns } from '../batch-columns.ts'
import { columns, features } from './columns.tsx'

type Page = { data: Batch[]; extensions: { totalCount: number } }

const client = new QueryClient()
const http = axios.create({
  paramsSerializer: { serialize: (params) => qs.stringify(params, { encodeValuesOnly: true }) },
})
const NO_ROWS: Batch[] = []
const search = new URLSearchParams(location.search)
const size = Number(search.get('size') ?? 25)
/** A floor with it asks who is there and for the district first, as a console has to. */
const districtId = search.get('district')
const DEBOUNCE_MS = 200

const leaOf = async (id: string): Promise<string | undefined> => {
  const [, district] = await Promise.all([
    http.get('/api/user-info'),
    http.get<{ data: { lea: string }[] }>('/api/district', { params: { filter: { id }, limit: 1 } }),
  ])
  return district.data.data[0]?.lea
}

function Floor(): ReactElement {
  const [page, setPage] = useState(0)
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const [sorting, setSorting] = useState<SortingState>([{ id: 'startedAt', desc: true }])
  const [columnVisibility, setColumnVisibility] = useState<Record<string, boolean>>(hiddenColumns)
  useEffect(() => {
    const timer = setTimeout(() => {
      setText(typed)
      setPage(0)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data: found } = useQuery(
    {
      queryKey: ['district', districtId],
      queryFn: () => leaOf(districtId ?? ''),
      enabled: districtId !== null,
    },
    client,
  )
  const lea = search.get('lea') ?? found
  const { data } = useQuery(
    {
      enabled: lea !== undefined,
      queryKey: ['headers', page, text, sorting],
      placeholderData: keepPreviousData,
      queryFn: async () =>
        (
          await http.get<Page>('/api/district/import-log-headers', {
            params: {
              lea,
              limit: size,
              offset: page * size,
              search: text || undefined,
              sort: Object.fromEntries(sorting.map(({ id, desc }) => [id, desc ? 'desc' : 'asc'])),
            },
          })
        ).data,
    },
    client,
  )
  const table = useTable({
    features,
    data: data?.data ?? NO_ROWS,
    columns,
    manualSorting: true,
    state: { sorting, columnVisibility },
    onSortingChange: setSorting,
    onColumnVisibilityChange: setColumnVisibility,
  })
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
      <input aria-label="Filter" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <details>
        <summary>Columns</summary>
        {table.getAllLeafColumns().map((column) => (
          <label key={column.id}>
            <input
              type="checkbox"
              checked={column.getIsVisible()}
              onChange={column.getToggleVisibilityHandler()}
            />
            {column.id}
          </label>
        ))}
      </details>
      <div ref={scroller} style={{ height: 700, overflow: 'auto' }}>
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th key={header.id}>
                    <button type="button" onClick={header.column.getToggleSortingHandler()}>
                      <table.FlexRender header={header} />
                      {header.column.getIsSorted() === 'desc' ? ' \u2193' : null}
                    </button>
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
                  {row.getVisibleCells().map((cell) => (
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
        data-next=""
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
