import { type ImportLogHeader, importLogsResource, placeOf, type Query } from '@edconsole/console-core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { StartingFaults } from '../../testing/http-to-server.ts'
import { batch, type RowsServer, rowsServer } from '../../testing/rows-server.ts'
import { type ShownScreen, showScreen } from '../../testing/show-screen.tsx'
import { DistrictGate } from '../define-screen/district-gate.tsx'
import type { Column } from './column.ts'
import type { FilterSpec } from './filter-spec.ts'
import { ResourceTable } from './resource-table.tsx'
import type { ResourceTableProps } from './resource-table-props.ts'
import { useRowSelection } from './selection/use-row-selection.ts'

const columns: Column<ImportLogHeader>[] = [
  { field: 'batchId', title: 'Batch', rowHeader: true, width: 120, text: (row) => String(row.batchId) },
  { field: 'status', title: 'Status', text: (row) => row.status },
  { field: 'source', title: 'Source', text: (row) => row.source },
  { field: 'startedAt', title: 'Started (ET)', text: (row) => row.startedAt },
]
const filters: FilterSpec[] = [
  { kind: 'choice', field: 'status', label: 'Status', options: [{ value: 'failed', label: 'Failed' }] },
  {
    kind: 'since',
    field: 'startedAt',
    label: 'Started',
    options: [{ days: 30, label: 'Last 30 days' }],
    defaultDays: 30,
  },
]
const many = Array.from({ length: 60 }, (_, index) => batch(index + 1))

async function show(
  query: Query = {},
  {
    server = rowsServer({ batches: many }),
    faults = [],
    ...props
  }: Partial<ResourceTableProps<ImportLogHeader>> & { server?: RowsServer; faults?: StartingFaults } = {},
): Promise<ShownScreen & { query: () => Query; server: RowsServer }> {
  const shown = await showScreen(
    <DistrictGate districtId="42">
      {() => (
        <ResourceTable
          tableId="import-logs"
          operation={importLogsResource.headers}
          columns={columns}
          label="Import logs"
          noun={['batch', 'batches']}
          search={{ placeholder: 'Batch ID' }}
          filters={filters}
          {...props}
        />
      )}
    </DistrictGate>,
    {
      server,
      as: 'somebody',
      place: placeOf('import-logs', { districtId: '42' }, { query }),
      faults,
    },
  )
  return { ...shown, server, query: () => shown.runtime.navigation.get().current()?.query ?? {} }
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const listCalls = (calls: string[]) => calls.filter((call) => call.endsWith('import-log-headers')).length

function OddOnly({ row }: { row: ImportLogHeader }): ReactElement {
  if (row.batchId % 2 === 0) throw new Error('no such state')
  return <>{row.status}</>
}

it('[R17] keeps the list when some of its cells cannot be drawn, and tells the host once', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const textOf = (row: ImportLogHeader) => (row.batchId === 3 ? JSON.parse('{') : row.source)
  const { runtime, user } = await show(
    {},
    {
      columns: columns.map((column) => {
        if (column.field === 'status')
          return Object.assign({}, column, { cell: (row: ImportLogHeader) => <OddOnly row={row} /> })
        return column.field === 'source' ? Object.assign({}, column, { text: textOf }) : column
      }),
    },
  )
  const emit = vi.spyOn(runtime, 'emit')
  await waitFor(() => expect(names()).toHaveLength(25))
  const cells = (index: number) =>
    within(screen.getAllByRole('row')[index] as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells(1)[0]).toBe('completed')
  expect(cells(2)[0]).toMatch(/^–/)
  expect(cells(3)[1]).toMatch(/^–/)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(names()[0]).toBe('26'))
  expect(cells(2)[0]).toBe('completed')
  expect(emit.mock.calls.filter(([{ type }]) => type === 'crashed')).toHaveLength(1)
  silent.mockRestore()
})

it('[R16] pages on the server and keeps the page in the address', async () => {
  const { user, query } = await show()
  expect(await screen.findByText('1–25 of 60')).toBeVisible()
  // Where the first answer took a while, the stand-ins stay for a moment longer.
  await waitFor(() => expect(names()).toHaveLength(25))
  expect(names()[0]).toBe('1')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('26–50 of 60')).toBeVisible()
  await waitFor(() => expect(names()[0]).toBe('26'))
  expect(query()).toEqual({ page: '2' })
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findByText('1–25 of 60')).toBeVisible()
  expect(query()).toEqual({})
})

it('the numbers of a page come together with its rows, and a second press counts from what the first one asked for', async () => {
  await show()
  await screen.findByText('1–25 of 60')
  await waitFor(() => expect(names()).toHaveLength(25))
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('1–25 of 60')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('1–25 of 60')).toBeNull())
  expect([screen.getByText('26–50 of 60').textContent, names()[0]]).toEqual(['26–50 of 60', '26'])
  const previous = screen.getByRole('button', { name: 'Previous page' })
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  fireEvent.click(previous)
  fireEvent.click(previous)
  expect(await screen.findByText('1–25 of 60')).toBeVisible()
})

it('a page beyond the end falls back to the last', async () => {
  const { query } = await show({ page: '9' })
  expect(await screen.findByText('51–60 of 60')).toBeVisible()
  expect(query()).toEqual({ page: '3' })
})

it('[ux 8.1] sorts by what the server can sort by, and says so', async () => {
  const { user, query } = await show({ page: '2' })
  await screen.findByText('26–50 of 60')
  // Its options may be there, where another list has fetched them before.
  const source = within(screen.getByRole('columnheader', { name: /Source/ }))
  expect(source.queryByRole('button', { name: 'Source' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Started (ET)' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await user.click(screen.getByRole('button', { name: 'Batch' }))
  expect(screen.getByRole('columnheader', { name: 'Batch' })).toHaveAttribute('aria-sort', 'ascending')
  expect(query()).toEqual({ sort: { batchId: 'asc' } })
  await user.click(screen.getByRole('button', { name: 'Batch' }))
  await waitFor(() => expect(names()[0]).toBe('60'))
  await user.click(screen.getByRole('button', { name: 'Batch' }))
  expect(query()).toEqual({})
})

it('[ux 8.2] shows default filters as chips, which can be removed and added again', async () => {
  const { user, query } = await show({}, { server: rowsServer({ batches: [...many, batch(99, 24 * 40)] }) })
  expect(await screen.findByText('60 batches')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter Started = Last 30 days' }))
  expect(await screen.findByText('61 batches')).toBeVisible()
  expect(query()).toEqual({ filter: { startedAt: 'any' } })
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  const panel = await screen.findByRole('dialog', { name: 'Add filter' })
  within(panel).getByRole('option', { name: 'Status' })
  await user.keyboard('stat{Enter}')
  // With its count: until that has come it has another name
  await user.click(await screen.findByRole('checkbox', { name: 'Failed (12)' }))
  expect(await screen.findByText('12 batches')).toBeVisible()
  expect(query()).toEqual({ filter: { status: ['failed'], startedAt: 'any' } })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('60 batches')).toBeVisible()
  expect(query()).toEqual({})
})

it('[ux 8.2] searches once after typing, at once on Enter', async () => {
  const { user, calls, query } = await show()
  await screen.findByText('60 batches')
  const before = listCalls(calls)
  await user.type(screen.getByRole('searchbox', { name: 'Batch ID' }), '12')
  expect(listCalls(calls)).toBe(before)
  expect(await screen.findByText('1 batch')).toBeVisible()
  expect(listCalls(calls)).toBe(before + 1)
  await user.type(screen.getByRole('searchbox', { name: 'Batch ID' }), '9{Enter}')
  expect(query()).toEqual({ search: '129' })
})

it('tells no match from nothing at all, and offers the way out', async () => {
  const { user } = await show({ search: '777' })
  expect(await screen.findByText('No batches match these filters', { selector: 'p' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  expect(await screen.findByText('60 batches')).toBeVisible()
})

it('[ux 8.1] that nothing matches stays until the next answer, as rows do', async () => {
  const server = rowsServer({ batches: many })
  let answer = () => {}
  const wait = new Promise<void>((done) => {
    answer = done
  })
  const { user } = await show(
    { search: '777' },
    {
      server: {
        ...server,
        fetch: async (request) => {
          if (decodeURIComponent(request.url).includes('7771')) await wait
          return server.fetch(request)
        },
      },
    },
  )
  const said = () => screen.queryByText('No batches match these filters', { selector: 'p' })
  await waitFor(() => expect(said()).toBeVisible())
  await user.type(screen.getByRole('searchbox', { name: 'Batch ID' }), '1{Enter}')
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  expect(said()).toBeVisible()
  expect(screen.getAllByRole('row')).toHaveLength(2)
  answer()
  await waitFor(() => expect(screen.getByRole('table')).not.toHaveAttribute('aria-busy'))
  expect(said()).toBeVisible()
})

it('where the screen says in its own words that nothing is there, a screen reader hears no other reason', async () => {
  await show({ search: '777' }, { noMatch: <p>No imports yet</p> })
  await screen.findByText('No imports yet')
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('No batches'),
  )
})

it('an empty list under its own default filter offers to look further first', async () => {
  const { user } = await show({}, { server: rowsServer(), empty: <p>No imports yet</p> })
  await user.click(await screen.findByRole('button', { name: 'Show all batches' }))
  expect(await screen.findByText('No imports yet')).toBeVisible()
})

it('[S8] a failure stands in the table with its fixed text and can be tried again', async () => {
  const shown = await show({}, {})
  await screen.findByText('60 batches')
  shown.faults.on('importLogs.headers', { status: 502, message: 'Gateway timed out' })
  await shown.user.click(screen.getByRole('button', { name: 'Batch' }))
  const table = screen.getByRole('table')
  expect(await within(table).findByText('Error fetching import logs')).toBeVisible()
  expect(within(table).getByText('Reason: Gateway timed out. Your filters are kept.')).toBeVisible()
  shown.faults.clear()
  await shown.user.click(within(table).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1–25 of 60')).toBeVisible()
})

it('[S8] a list that never came counts nothing', async () => {
  await show(
    {},
    {
      faults: [['importLogs.headers', { status: 500, body: '' }]],
    },
  )
  expect(await screen.findByText('Error fetching import logs')).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Pages' })).not.toHaveTextContent('more available')
})

it('[R29] a chosen page size is saved, not written into the address', async () => {
  const { user, query, server } = await show({ page: '2' })
  await screen.findByText('26–50 of 60')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
  expect(await screen.findByText('1–50 of 60')).toBeVisible()
  expect(query()).toEqual({})
  await waitFor(() =>
    expect(server.written).toEqual([
      { method: 'POST', path: '/api/user-preferences/page_sizes', body: { 'import-logs': 50 } },
    ]),
  )
})

it('[R29] a size that came by link is used and not saved', async () => {
  const { query, server } = await show({ size: '50' })
  expect(await screen.findByText('1–50 of 60')).toBeVisible()
  expect(query()).toEqual({ size: '50' })
  expect(server.written).toEqual([])
})

it('[R23] hides and moves columns, and saves that under the table', async () => {
  const { user, server } = await show()
  await screen.findByText('60 batches')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  expect(await screen.findByRole('checkbox', { name: 'Batch' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Source' }))
  await user.click(screen.getByRole('button', { name: 'Move Started (ET) up' }))
  await user.click(screen.getByRole('button', { name: 'Move Started (ET) up' }))
  await user.keyboard('{Escape}')
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Batch',
    'Started (ET)',
    'Status',
  ])
  // On a slow machine the clicks are too far apart to be sent as one
  await waitFor(() =>
    expect(server.written.at(-1)).toMatchObject({
      body: {
        'import-logs': [
          { field: 'batchId' },
          { field: 'startedAt' },
          { field: 'status' },
          { field: 'source', hidden: true },
        ],
      },
    }),
  )
  expect(server.written[0]).toMatchObject({ method: 'POST' })
})

it('[ux 8.1] a long page draws the rows in view and counts them all', async () => {
  await show(
    { size: '100' },
    { server: rowsServer({ batches: Array.from({ length: 100 }, (_, i) => batch(i + 1)) }) },
  )
  expect(await screen.findByText('1–100 of 100')).toBeVisible()
  const table = screen.getByRole('table')
  await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '101'))
  const drawn = within(table).getAllByRole('rowheader')
  expect(drawn.length).toBeGreaterThan(5)
  expect(drawn.length).toBeLessThan(60)
  expect(drawn[0]?.closest('tr')).toHaveAttribute('aria-rowindex', '2')
})

it('a row opens its preview below itself', async () => {
  const { user } = await show({}, { expand: (row) => <p>What happened in {row.batchId}</p> })
  const button = await screen.findByRole('button', { name: 'Show more about 3' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(screen.getByText('What happened in 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Hide more about 3' }))
  expect(screen.queryByText('What happened in 3')).toBeNull()
})

function Selecting(): ReactElement {
  const [allowed, setAllowed] = useState(false)
  const selection = useRowSelection<ImportLogHeader>({ actions: () => null })
  return (
    <ResourceTable
      tableId="import-logs"
      operation={importLogsResource.headers}
      columns={columns}
      label="Import logs"
      noun={['batch', 'batches']}
      {...(allowed && { selection })}
      toolbarEnd={
        <button type="button" onClick={() => setAllowed(true)}>
          Allow
        </button>
      }
    />
  )
}

it('[ux 8.1] rows can be selected as soon as that is allowed', async () => {
  const { runtime, user } = await showScreen(
    <DistrictGate districtId="42">{() => <Selecting />}</DistrictGate>,
    {
      server: rowsServer({ batches: many }),
      as: 'somebody',
      place: placeOf('import-logs', { districtId: '42' }),
    },
  )
  const emit = vi.spyOn(runtime, 'emit')
  await user.click(await screen.findByRole('button', { name: 'Allow' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select 3' }))
  expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('1 selected')
  expect(emit).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'crashed' }))
})

it('says what it shows to a screen reader', async () => {
  await show()
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
      '25 of 60 batches shown',
    ),
  )
})
