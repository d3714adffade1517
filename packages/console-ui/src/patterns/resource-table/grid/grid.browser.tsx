import type { ImportLogHeader } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { BatchesTable, type BatchesTableProps, batchColumns } from '../../../testing/batches-table.tsx'
import type { Column } from '../column.ts'

afterEach(cleanup)
beforeEach(() => page.viewport(900, 700))

const wide: Column<ImportLogHeader>[] = [
  ...batchColumns,
  ...Array.from({ length: 12 }, (_, at) => ({
    field: `extra${at}`,
    title: `Extra ${at}`,
    width: 160,
    text: (row: ImportLogHeader) => `${row.batchId}.${at}`,
  })),
]

async function show(props: BatchesTableProps = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  render(
    <ThemeRoot scheme="light">
      <div dir={dir} style={{ blockSize: 520, display: 'flex', flexDirection: 'column' }}>
        <button type="button">Before</button>
        <BatchesTable grid {...props} />
        <button type="button">After</button>
      </div>
    </ThemeRoot>,
  )
  await expect.element(page.getByRole('grid')).toBeVisible()
}

const press = (keys: string) => userEvent.keyboard(keys)
const cell = () => document.activeElement?.closest('td, th')
const text = () => cell()?.firstChild?.textContent
const region = () => page.getByRole('region', { name: 'Import logs' }).element()
const enterGrid = async () => {
  const first = page.getByRole('rowheader').first().element()
  if (first instanceof HTMLElement) first.focus()
  await expect.poll(() => text()).toBe('1')
}

describe('[ux 8.1] a grid', () => {
  it('has the roles of a grid, and one tab stop', async () => {
    await show()
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(25)
    expect(page.getByRole('gridcell').elements().length).toBe(25 * 3)
    expect(page.getByRole('columnheader').elements().length).toBe(4)
    const stops = () => region().querySelectorAll('[tabindex="0"]')
    await expect.poll(() => [...stops()].map((stop) => stop.firstChild?.textContent)).toEqual(['1'])
    expect(region()).not.toHaveAttribute('tabindex')
    await enterGrid()
    await press('{ArrowRight}{Tab}')
    expect(region().contains(document.activeElement)).toBe(false)
    await press('{Shift>}{Tab}{/Shift}')
    expect(text()).toBe('completed')
    expect(cell()).toHaveAttribute('aria-colindex', '2')
    expect(cell()?.closest('tr')).toHaveAttribute('aria-rowindex', '2')
  })

  it('shows the whole text of the cell that the keyboard has reached, where it is cut; Esc takes it away', async () => {
    const long = 'completed with a word that is longer than its column is wide'
    const cut = batchColumns.map((column) =>
      column.field === 'status' ? { ...column, width: 120, text: () => long } : column,
    )
    await show({ columns: cut })
    const tips = () => document.querySelectorAll('td [data-ec-tip]')
    await enterGrid()
    expect(tips()).toHaveLength(0)
    await press('{ArrowRight}')
    await expect.poll(() => tips()[0]?.textContent).toBe(long)
    expect(tips()[0]?.getBoundingClientRect().height).toBeGreaterThan(0)
    await press('{Escape}')
    expect(tips()).toHaveLength(0)
    await press('{ArrowRight}')
    expect(tips()).toHaveLength(0)
  })

  it.each([
    ['{ArrowDown}{ArrowDown}', '3'],
    ['{ArrowRight}{ArrowRight}', 'upload'],
    ['{ArrowRight}{ArrowLeft}{ArrowLeft}', '1'],
    ['{End}', '1'],
    ['{ArrowRight}{ArrowRight}{Home}', '1'],
    ['{Control>}{End}{/Control}', '25'],
    ['{Control>}{End}{/Control}{ArrowDown}', '25'],
    ['{Control>}{End}{/Control}{Control>}{Home}{/Control}', '1'],
    ['{ArrowUp}', 'Batch'],
    ['{ArrowUp}{ArrowUp}{ArrowDown}', '1'],
  ])('%s leads to %s', async (keys, expected) => {
    await show()
    await enterGrid()
    await press(keys)
    await expect.poll(() => text()).toBe(expected)
  })

  it('goes the way that the reader reads', async () => {
    await show({}, 'rtl')
    await enterGrid()
    await press('{ArrowLeft}')
    expect(text()).toBe('completed')
    await press('{ArrowRight}')
    expect(text()).toBe('1')
  })

  it('Page Down and Page Up go by one screen of rows', async () => {
    await show({ count: 200, defaultPageSize: 100 })
    await enterGrid()
    const rows = Math.floor((region().clientHeight - 36) / 44)
    await press('{PageDown}')
    await expect.poll(() => text()).toBe(String(1 + rows))
    await press('{PageDown}')
    await expect.poll(() => text()).toBe(String(1 + 2 * rows))
    await press('{PageUp}')
    await expect.poll(() => text()).toBe(String(1 + rows))
    await press('{PageUp}{PageUp}')
    await expect.poll(() => text()).toBe('1')
  })

  it('the ends of a long page are one key away, and the focus stays where it is while scrolling', async () => {
    await show({ count: 400, defaultPageSize: 250 })
    await enterGrid()
    await press('{Control>}{End}{/Control}')
    await expect.poll(() => text()).toBe('250')
    expect(cell()?.closest('tr')).toHaveAttribute('aria-rowindex', '251')
    region().scrollTop = 0
    await expect.poll(() => page.getByRole('rowheader', { name: '2', exact: true }).query()).not.toBeNull()
    expect(text()).toBe('250')
    expect(region().querySelectorAll('tr[data-index]').length).toBeLessThan(60)
    await press('{ArrowUp}')
    await expect.poll(() => text()).toBe('249')
    await expect.element(page.getByRole('rowheader', { name: '249', exact: true })).toBeInViewport()
  })

  it.each(['ltr', 'rtl'] as const)(
    'header and first column never lie over the focused cell (%s)',
    async (dir) => {
      await show({ columns: wide, count: 60, defaultPageSize: 50 }, dir)
      await enterGrid()
      await press('{End}')
      for (const key of [
        '{PageDown}',
        '{PageDown}',
        '{PageUp}',
        ...Array(12).fill('{ArrowLeft}'),
        '{ArrowUp}',
      ]) {
        await press(dir === 'rtl' ? key.replace('ArrowLeft', 'ArrowRight') : key)
        const seen = () => {
          const { left, top, right, bottom } = cell()?.getBoundingClientRect() ?? new DOMRect()
          const corners = [
            document.elementFromPoint(left + 3, top + 3),
            document.elementFromPoint(right - 3, bottom - 3),
          ]
          return corners.map((corner) => corner !== null && corner.closest('td, th') === cell())
        }
        await expect.poll(seen, { message: key }).toEqual([true, true])
      }
    },
  )

  it('after another page the focus is where it was', async () => {
    await show({ count: 60, onRowOpen: () => {} })
    await enterGrid()
    await press('{ArrowDown}{ArrowDown}{ArrowRight}')
    const next = page.getByRole('button', { name: 'Next page' }).element()
    // As a host or a shortcut does it: the focus stays in the grid
    if (next instanceof HTMLElement) next.click()
    await expect.element(page.getByRole('rowheader', { name: '28', exact: true })).toBeVisible()
    await expect.poll(() => cell()?.closest('tr')?.textContent).toMatch(/^28/)
    expect(cell()).toHaveAttribute('aria-colindex', '2')
  })
})

describe('Enter in a grid', () => {
  it('opens the row', async () => {
    const onRowOpen = vi.fn()
    await show({ onRowOpen })
    await enterGrid()
    await press('{ArrowDown}{ArrowRight}{Enter}')
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ batchId: 2 }))
    expect(text()).toBe('completed')
  })

  it('opens the preview of the row, which is a line of its own', async () => {
    const pressed = vi.fn()
    await show({
      expand: (row) => (
        <>
          <button type="button">First of {row.batchId}</button>
          <button type="button" onClick={pressed}>
            Second of {row.batchId}
          </button>
        </>
      ),
    })
    const first = page.getByRole('rowheader').first().element()
    if (first instanceof HTMLElement) first.focus()
    await press('{ArrowRight}{Enter}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('button', { name: 'First of 1' })).toHaveFocus()
    await press('{Tab}{Enter}')
    expect(pressed).toHaveBeenCalledOnce()
    await press('{Escape}')
    expect(cell()).toHaveFocus()
    await press('{ArrowDown}')
    expect(cell()?.closest('tr')?.textContent).toMatch(/^2/)
    expect(cell()).toHaveAttribute('aria-colindex', '2')
  })

  it('opens the control of the cell, and Esc leads from it back to the cell', async () => {
    await show({ rowMenu: () => [{ key: 'open', label: 'Open' }] })
    await enterGrid()
    await press('{End}{Enter}')
    await expect.element(page.getByRole('menu')).toBeVisible()
    await press('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Actions for 1', exact: true })).toHaveFocus()
    await press('{Escape}')
    expect(cell()).toHaveFocus()
  })

  it('leads into a header, where sorting is, and arrows lead on', async () => {
    await show()
    await enterGrid()
    const header = page.getByRole('columnheader', { name: /^Batch/ })
    await press('{ArrowUp}{F2}{Enter}')
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending')
    await press('{ArrowRight}')
    expect(cell()?.firstChild?.textContent).toMatch(/^Status/)
    expect(cell()).toHaveFocus()
  })
})

describe('Ctrl+C in a grid', () => {
  it('copies the value of the cell and says so', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await show()
    await enterGrid()
    await press('{ArrowRight}{Control>}c{/Control}')
    expect(writeText).toHaveBeenCalledExactlyOnceWith('completed')
    await expect.element(page.getByText('Copied', { exact: true })).toBeInTheDocument()
    writeText.mockRestore()
  })

  it('offers a button in the focused cell alone', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await show()
    expect(page.getByRole('button', { name: /^Copy/ }).elements()).toEqual([])
    await userEvent.click(page.getByRole('gridcell', { name: 'upload' }).first())
    await userEvent.click(page.getByRole('button', { name: 'Copy Source' }))
    expect(writeText).toHaveBeenCalledExactlyOnceWith('upload')
    await press('{Escape}{ArrowLeft}')
    expect(page.getByRole('button', { name: /^Copy/ }).elements().length).toBe(1)
    await expect.element(page.getByRole('button', { name: 'Copy Status' })).toBeVisible()
    writeText.mockRestore()
  })
})

it('without rows there is no grid, and the way out can be reached by Tab', async () => {
  render(
    <ThemeRoot scheme="light">
      <BatchesTable grid query={{ search: '777' }} />
    </ThemeRoot>,
  )
  await expect.element(page.getByRole('table')).toBeVisible()
  await expect.element(page.getByText('No batches match these filters').first()).toBeVisible()
  expect(page.getByRole('grid').elements()).toEqual([])
  for (const control of document.querySelectorAll('thead button, tbody button')) {
    expect(control).not.toHaveAttribute('tabindex', '-1')
  }
})
