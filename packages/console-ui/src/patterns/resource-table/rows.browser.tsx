import type { ImportLogHeader } from '@edconsole/console-core'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { NameCell } from '../../features/people/name-cell.tsx'
import { StatusText } from '../../parts/status/status-text.tsx'
import { batchColumns } from '../../testing/batches-table.tsx'
import { showTable } from '../../testing/show-table.tsx'

afterEach(cleanup)

const lines = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => header.closest('tr'))

it('[ux 8.1] the next page is drawn in the lines of the last one, and nothing of that one stays behind', async () => {
  await showTable({ batches: 60, expand: (row) => <p>What happened in {row.batchId}</p> })
  await screen.findByText('1–25 of 60')
  await expect.poll(lines).toHaveLength(25)
  const before = lines()
  const opened = within(screen.getByRole('table')).getAllByRole('button', { name: /^Show more about/ })[1]
  if (!opened) throw new Error('No row can be opened')
  await userEvent.click(opened)
  expect(screen.getByText(/^What happened in/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('26–50 of 60')
  await expect.poll(() => screen.queryByText(/^What happened in/)).toBeNull()
  expect(lines().filter((line, index) => line !== before[index])).toEqual([])
  expect(lines().map((line) => line?.getAttribute('aria-rowindex'))).toEqual(
    Array.from({ length: 25 }, (_, index) => String(index + 27)),
  )
  expect(screen.queryByRole('button', { name: /^Hide more about/ })).toBeNull()
})

it('[S9] another page draws each of its rows once, and none of those that stand in meanwhile', async () => {
  const drawn: number[] = []
  const columns = batchColumns.map((column) =>
    column.field === 'source'
      ? {
          ...column,
          cell: (row: ImportLogHeader) => {
            drawn.push(row.batchId)
            return row.source
          },
        }
      : column,
  )
  await showTable({ batches: 60, columns })
  await screen.findByText('1–25 of 60')
  drawn.length = 0
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('26–50 of 60')
  await expect.poll(() => screen.getByRole('table')).not.toHaveAttribute('aria-busy')
  expect(drawn).toHaveLength(25)
  expect(new Set(drawn).size).toBe(25)
})

it.each([
  ['a text', 'source', undefined],
  ['an icon and its word', 'status', (row: ImportLogHeader) => <StatusText status={row.status} />],
])('[ux 8.1] %s that its column cuts is told whole where the pointer rests', async (_, field, cell) => {
  const columns = batchColumns.map((column) =>
    column.field === field
      ? { ...column, width: 56, text: () => 'Completed with rejections', ...(cell && { cell }) }
      : column,
  )
  await showTable({ batches: 3, columns })
  const index = columns.findIndex((column) => column.field === field)
  const cut = (await screen.findAllByRole('rowheader'))[0]?.closest('tr')?.cells[index]
  if (!cut) throw new Error('No such cell')
  await userEvent.hover(cut)
  await expect.poll(() => cut.title).toBe('Completed with rejections')
})

it('[ux 8.1] of a person whom their column cuts, each line ends in a mark', async () => {
  const [name, username] = ['Rosalind Fitzgerald', 'rosalind.fitzgerald@example.org']
  const columns = batchColumns.map((column) =>
    column.rowHeader ? { ...column, cell: () => <NameCell username={username}>{name}</NameCell> } : column,
  )
  await showTable({ batches: 1, columns })
  for (const text of [name, username]) {
    const line = await screen.findByText(text)
    expect(line.scrollWidth).toBeGreaterThan(line.clientWidth)
    expect(getComputedStyle(line)).toMatchObject({ overflow: 'hidden', textOverflow: 'ellipsis' })
  }
})

it('[S9] from right to left a phone number stays as it is written, at the start of its cell, and arrows turn round', async () => {
  const phone = '(555) 555-0102'
  const columns = batchColumns.map((column) =>
    column.field === 'source' ? { ...column, text: () => phone } : column,
  )
  await showTable({ batches: 60, columns, dir: 'rtl' })
  await screen.findByText('1–25 of 60')
  const [cell] = screen.getAllByText(phone)
  const text = cell?.firstChild
  if (!cell || !text) throw new Error('There is no phone number')
  const edgesOf = (from: number) => {
    const range = document.createRange()
    range.setStart(text, from)
    range.setEnd(text, from + 1)
    return range.getBoundingClientRect()
  }
  const [first, last] = [edgesOf(0), edgesOf(phone.length - 1)]
  expect(first.left).toBeLessThan(last.left)
  const box = cell.getBoundingClientRect()
  expect(box.right - last.right).toBeLessThan(first.left - box.left)
  const arrow = screen.getByRole('button', { name: 'Next page' }).querySelector('svg')
  expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
})
