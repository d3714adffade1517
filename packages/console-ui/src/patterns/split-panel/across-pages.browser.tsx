import { useQueryState } from '@edconsole/console-core'
import { cleanup } from '@testing-library/react'
import { type ReactElement, useEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showSplitPanel } from '../../testing/show-split-panel.tsx'
import { SplitPanel } from './split-panel.tsx'
import { useOpenRow } from './use-open-row.ts'

afterEach(cleanup)

type Row = { id: string }
const all: readonly Row[] = ['1', '2', '3'].map((id) => ({ id }))
const keyOf = (row: Row) => row.id

/** A list of two pages, of which the second is fetched for as long as `answer` is not called. */
let answer = () => {}
function Pages(): ReactElement {
  const open = useOpenRow(keyOf)
  const [query] = useQueryState()
  const [rows, setRows] = useState<readonly Row[]>([])
  const { onRows, row } = open
  const second = query.page === '2'
  useEffect(() => {
    const [from, to] = second ? [3, 3] : [1, 2]
    answer = () => setRows(all.slice(from - 1, to))
    if (!second) answer()
    else setRows([])
  }, [second])
  useEffect(() => {
    onRows(rows, { from: second ? 3 : 1, to: second ? 3 : 2, total: 3, last: 2 })
  }, [onRows, rows, second])
  return (
    <SplitPanel
      record={
        row && {
          title: `Row ${row.id}`,
          position: open.position,
          previous: open.previous,
          next: open.next,
          pending: open.pending,
          onClose: open.close,
          body: <button type="button">In the record</button>,
        }
      }
    >
      <p>{rows.length} rows</p>
    </SplitPanel>
  )
}

it('[ux 7.25] on the way to another page the panel stays, its focus too, and the record before stands in', async () => {
  const shown = await showSplitPanel(<Pages />, { width: 1100, query: { row: '2' } })
  const inside = page.getByRole('button', { name: 'In the record' })
  await expect.element(page.getByRole('complementary', { name: 'Row 2' })).toBeVisible()
  const element = inside.element()
  if (element instanceof HTMLElement) element.focus()
  shown('next-record')
  await expect.element(page.getByText('0 rows')).toBeVisible()
  await expect.element(page.getByRole('complementary', { name: 'Row 2' })).toBeVisible()
  expect(element.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  // Pressed again meanwhile, it asks for nothing more
  shown('next-record')
  answer()
  await expect.element(page.getByRole('complementary', { name: 'Row 3' })).toBeVisible()
  await expect.poll(() => shown.query()).toEqual({ page: '2', row: '3' })
  expect(inside.element()).toBe(element)
  expect(element).toHaveFocus()
  await expect.element(page.getByText('3 of 3')).toBeVisible()
  shown('previous-record')
  await expect.element(page.getByRole('complementary', { name: 'Row 2' })).toBeVisible()
  await expect.poll(() => shown.query()).toEqual({ row: '2' })
})
