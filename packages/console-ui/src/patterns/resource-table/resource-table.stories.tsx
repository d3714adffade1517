import type { ImportLogHeader } from '@edconsole/console-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../parts/button/button.tsx'
import { DownloadIcon, UnlockIcon } from '../../parts/icons/icons.ts'
import {
  BatchesConsole,
  BatchesList,
  BatchesTable,
  type BatchesTableProps,
  batchColumns,
} from '../../testing/batches-table.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import type { Column } from './column.ts'
import { useRowSelection } from './selection/use-row-selection.ts'

const meta = {
  title: 'Patterns/ResourceTable',
  component: BatchesTable,
  args: { empty: <EmptyState title="No imports yet">Run the first sync.</EmptyState> },
} satisfies Meta<typeof BatchesTable>
export default meta
type Story = StoryObj<typeof meta>

const long = 'A batch whose source has a name that no column is wide enough for, however wide it is made'
const wide: Column<ImportLogHeader>[] = [
  ...batchColumns,
  { field: 'message', title: 'Message', width: 160, text: () => long },
  ...Array.from({ length: 8 }, (_, at) => ({
    field: `extra${at}`,
    title: `Column ${at + 5}`,
    width: 160,
    text: (row: ImportLogHeader) => `${row.batchId}.${at}`,
  })),
]

const rowsOf: Story['play'] = async ({ canvas }) => void (await canvas.findByText('1–25 of 60'))

export const Rows: Story = { play: rowsOf }
export const RowsWithEverything: Story = {
  args: {
    columns: wide,
    expand: (row) => `What happened in ${row.batchId}`,
    note: (row) => (row.status === 'failed' ? `Batch ${row.batchId} has failed.` : null),
    rowMenu: () => [{ key: 'open', label: 'Open' }],
  },
  play: rowsOf,
}
export const OpenRow: Story = { args: { onRowOpen: () => {}, openKey: '3' }, play: rowsOf }
export const Loading: Story = {
  args: { faults: [['importLogs.headers', { hold: true }]] },
  play: async ({ canvas }) => void (await canvas.findByText('Loading batches')),
}
export const Failed: Story = {
  args: { faults: [['importLogs.headers', { status: 502, message: 'Gateway timed out' }]] },
  play: async ({ canvas }) => void (await canvas.findByText('Error fetching import logs')),
}
export const NoMatch: Story = {
  args: { query: { search: '777' } },
  play: async ({ canvas }) => void (await canvas.findAllByText('No batches match these filters')),
}
export const HeaderTools: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('searchbox'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Options for Source' }))
    await within(document.body).findByRole('menuitem', { name: 'Pin' })
  },
}
export const Columns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }))
    await within(document.body).findByRole('dialog', { name: 'Columns' })
  },
}
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => void (await canvas.findByText('No imports yet')),
}

/** Arrows, Home, End, Page Up and Page Down go from cell to cell; Ctrl+C copies the one with the focus. */
export const Grid: Story = {
  args: { grid: true, columns: wide, expand: (row) => `What happened in ${row.batchId}` },
  play: async ({ canvas, canvasElement }) => {
    const [value] = await canvas.findAllByText('upload')
    // Its keys load after its rows.
    await waitFor(() => expect(canvasElement.querySelector('tbody [tabindex="0"]')).not.toBeNull())
    if (value) await userEvent.click(value)
    await canvas.findByRole('button', { name: 'Copy Source' })
  },
}

/** Ten thousand rows on one page: only those in view are in the document. */
export const TenThousandRows: Story = {
  args: { count: 10_000, defaultPageSize: 10_000, columns: wide, expand: (row) => `Batch ${row.batchId}` },
  play: async ({ canvas }) => void (await canvas.findByText('1–10,000 of 10,000')),
}

/** The same as a grid, whose focus stays where it is while the page is scrolled. */
export const TenThousandRowsInAGrid: Story = {
  args: { ...TenThousandRows.args, grid: true },
  play: async ({ canvas }) => void (await canvas.findByText('1–10,000 of 10,000')),
}

function Selecting(props: BatchesTableProps): ReactElement {
  const [last, setLast] = useState('')
  const selection = useRowSelection<ImportLogHeader>({
    actions: (selected) => (
      <>
        <Button kind="ghost" size="sm" icon={<UnlockIcon size="sm" />} onClick={() => setLast(selected.kind)}>
          Unlock
        </Button>
        <Button
          kind="ghost"
          size="sm"
          icon={<DownloadIcon size="sm" />}
          onClick={() => setLast(selected.kind)}
        >
          CSV
        </Button>
      </>
    ),
  })
  return <BatchesList {...props} toolbarStart={last} selection={selection} />
}

/** For lists with something to do for several rows at once. */
export const Selection: Story = {
  args: { columns: wide },
  render: ({ count, query, faults, onReady, ...table }) => (
    <BatchesConsole count={count} query={query} faults={faults} onReady={onReady}>
      <Selecting {...table} />
    </BatchesConsole>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select 3' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 5' }))
    await within(await canvas.findByRole('region', { name: 'Selection' })).findByText('2 selected')
  },
}
export const SelectionOfAPage: Story = {
  ...Selection,
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select all batches on this page' })
    await waitFor(() => userEvent.click(all))
    await canvas.findByRole('button', { name: 'Select all 60' })
  },
}
