import { type ImportLogHeader, importLogsResource, placeOf } from '@edconsole/console-core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { batch, rowsServer } from '../../testing/rows-server.ts'
import { columns, many, names, showList } from '../../testing/show-list.tsx'
import { showScreen } from '../../testing/show-screen.tsx'
import { DistrictGate } from '../define-screen/district-gate.tsx'
import { ResourceTable } from './resource-table.tsx'
import { useRowSelection } from './selection/use-row-selection.ts'

const listCalls = (calls: string[]) => calls.filter((call) => call.endsWith('import-log-headers')).length

function OddOnly({ row }: { row: ImportLogHeader }): ReactElement {
  if (row.batchId % 2 === 0) throw new Error('no such state')
  return <>{row.status}</>
}

it('[R17] keeps the list when some of its cells cannot be drawn, and tells the host once', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
  const textOf = (row: ImportLogHeader) => (row.batchId === 3 ? JSON.parse('{') : row.source)
  const { runtime, user } = await showList(
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
  const { user, query } = await showList()
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
  await showList()
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
  const { query } = await showList({ page: '9' })
  expect(await screen.findByText('51–60 of 60')).toBeVisible()
  expect(query()).toEqual({ page: '3' })
})

it('[ux 8.1] sorts by what the server can sort by, and says so', async () => {
  const { user, query } = await showList({ page: '2' })
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
  const { user, query } = await showList(
    {},
    { server: rowsServer({ batches: [...many, batch(99, 24 * 40)] }) },
  )
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
  const { user, calls, query } = await showList()
  await screen.findByText('60 batches')
  const before = listCalls(calls)
  await user.type(screen.getByRole('searchbox', { name: 'Batch ID' }), '12')
  expect(listCalls(calls)).toBe(before)
  expect(await screen.findByText('1 batch')).toBeVisible()
  expect(listCalls(calls)).toBe(before + 1)
  await user.type(screen.getByRole('searchbox', { name: 'Batch ID' }), '9{Enter}')
  expect(query()).toEqual({ search: '129' })
})

it('[R29] a chosen page size is saved, not written into the address', async () => {
  const { user, query, server } = await showList({ page: '2' })
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
  const { query, server } = await showList({ size: '50' })
  expect(await screen.findByText('1–50 of 60')).toBeVisible()
  expect(query()).toEqual({ size: '50' })
  expect(server.written).toEqual([])
})

it('[R23] hides and moves columns, and saves that under the table', async () => {
  const { user, server } = await showList()
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
  await showList(
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
  const { user } = await showList({}, { expand: (row) => <p>What happened in {row.batchId}</p> })
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
  await showList()
  await waitFor(() =>
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
      '25 of 60 batches shown',
    ),
  )
})
