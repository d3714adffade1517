import { cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { batchColumns, type ShownTable, showTable } from '../../testing/show-table.tsx'

afterEach(cleanup)

const header = (name: string) => page.getByRole('columnheader', { name, exact: true })
const edge = (name: string) => page.getByRole('separator', { name: `Width of ${name}` })
const widthOf = (name: string) => Math.round(header(name).element().getBoundingClientRect().width)
const titles = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((cell) => cell.getAttribute('aria-label'))
const focus = (element: Element) => element instanceof HTMLElement && element.focus()
const saved = ({ runtime }: ShownTable) => runtime.preferences.get().columnStates['import-logs']

async function show(options: Parameters<typeof showTable>[0] = {}): Promise<ShownTable> {
  const shown = await showTable(options)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  focus(page.getByRole('searchbox').element())
  await expect.element(edge('Status')).toBeInTheDocument()
  return shown
}

it('[ux 8.1] the tools of the headers come with the first focus in the table, cost nothing before, and move no title', async () => {
  const title = 'Rows read'
  await showTable({
    width: 800,
    columns: batchColumns.map((column) => (column.title === title ? { ...column, width: 104 } : column)),
  })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  expect(page.getByRole('separator').elements()).toEqual([])
  const room = () => header(title).element().querySelector('button')?.getBoundingClientRect().width
  const before = room()
  focus(page.getByRole('searchbox').element())
  await expect.element(edge('Status')).toBeInTheDocument()
  expect(room()).toEqual(before)
  expect(header('Status').element().querySelectorAll('button')).toHaveLength(2)
})

it.each([
  ['ltr', 'the right'],
  ['rtl', 'the left'],
] as const)('[ux 11] in %s, an arrow on the edge moves it to %s by 16 px', async (dir, _) => {
  const shown = await show({ dir })
  const [wider, narrower] = dir === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
  focus(edge('Status').element())
  const before = widthOf('Status')
  await userEvent.keyboard(wider)
  await expect.poll(() => widthOf('Status')).toBe(before + 16)
  await userEvent.keyboard(narrower)
  await userEvent.keyboard(narrower)
  await expect.poll(() => widthOf('Status')).toBe(before - 16)
  expect(edge('Status').element()).toHaveFocus()
  expect(edge('Status').element()).toHaveAttribute('aria-valuenow', `${before - 16}`)
  expect(saved(shown)?.find(({ field }) => field === 'status')).toEqual({
    field: 'status',
    width: before - 16,
  })
})

it('[ux 10] 24 px can be grasped, on both sides of the edge', async () => {
  await show()
  const line = edge('Status').element()
  const { left, right, top, height } = line.getBoundingClientRect()
  expect(right - left).toBe(24)
  for (const x of [left + 1, right - 1]) expect(document.elementFromPoint(x, top + height / 2)).toBe(line)
})

it('[ux 8.1] dragging the edge sets the width, and Esc takes it back', async () => {
  const shown = await show()
  const drag = (type: string, x: number) =>
    edge('Source')
      .element()
      .dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          button: 0,
          clientX: x,
          clientY: 0,
        }),
      )
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => {})
  const before = widthOf('Source')
  drag('pointerdown', 500)
  drag('pointermove', 560)
  await expect.poll(() => widthOf('Source')).toBe(before + 60)
  drag('pointermove', 700)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => widthOf('Source')).toBe(before)
  expect(saved(shown)?.find(({ field }) => field === 'source')).toEqual({ field: 'source' })
  drag('pointerdown', 500)
  drag('pointermove', 100)
  drag('pointerup', 100)
  await expect.poll(() => widthOf('Source')).toBe(48)
  vi.restoreAllMocks()
})

it('[ux 8.1] a double click on the edge fits the content, as Enter does', async () => {
  await show({ batches: 3 })
  await userEvent.dblClick(edge('Source'))
  await expect.poll(() => widthOf('Source')).toBeLessThan(120)
  const cells = [...document.querySelectorAll('tbody tr')].map((row) => row.children[2])
  for (const cell of cells) expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0)
  focus(edge('Started (ET)').element())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => widthOf('Started (ET)')).not.toBe(200)
})

it('[ux 11] Ctrl+Shift+Left and Right on a header move its column, the focus goes along, and it is said', async () => {
  await show()
  const sort = header('Status').getByRole('button', { name: 'Status', exact: true })
  focus(sort.element())
  await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
  // The first such key loads the code for it.
  await expect.poll(() => titles().slice(0, 3)).toEqual(['Batch', 'Source', 'Status'])
  await expect.element(sort).toHaveFocus()
  await expect.element(page.getByText('Status is column 3 of 5')).toBeInTheDocument()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
  await expect.poll(() => titles().slice(0, 3)).toEqual(['Batch', 'Status', 'Source'])
  await expect.element(sort).toHaveFocus()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
  expect(titles()[0]).toBe('Batch')
})

async function choose(column: string, item: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: `Options for ${column}` }))
  await userEvent.click(page.getByRole('menuitem', { name: item, exact: true }))
}

it('[ux 8.1] the header menu sorts, moves and hides', async () => {
  const shown = await show()
  await choose('Rows read', 'Sort descending')
  expect(shown.runtime.navigation.get().current()?.query).toEqual({ sort: { recordsRead: 'desc' } })
  await choose('Rows read', 'Move left')
  expect(titles()).toEqual(['Batch', 'Status', 'Source', 'Rows read', 'Started (ET)'])
  await choose('Status', 'Hide')
  expect(titles()).toEqual(['Batch', 'Source', 'Rows read', 'Started (ET)'])
  await userEvent.click(page.getByRole('button', { name: 'Options for Source' }))
  expect(page.getByRole('menuitem', { name: /Sort/ }).elements()).toEqual([])
  await expect
    .element(page.getByRole('menuitem', { name: /Move left/ }))
    .toHaveAttribute('aria-disabled', 'true')
})

it('[ux 8.1] a pinned column stays beside the row header while the rest scrolls sideways, and that is saved', async () => {
  const shown = await show({ width: 560 })
  await choose('Source', 'Pin')
  expect(titles().slice(0, 2)).toEqual(['Batch', 'Source'])
  expect(saved(shown)?.[1]).toEqual({ field: 'source', pinned: true })
  const region = page.getByRole('region', { name: 'Import logs' }).element()
  region.scrollLeft = 300
  const left = (cell: Element | undefined | null) => Math.round(cell?.getBoundingClientRect().left ?? -1)
  const row = document.querySelector('tbody tr')
  const start = left(region)
  await expect.poll(() => left(header('Source').element())).toBe(start + widthOf('Batch'))
  expect(left(header('Batch').element())).toBe(start)
  expect(left(row?.children[1])).toBe(start + widthOf('Batch'))
  expect(left(header('Status').element())).toBeLessThan(start + widthOf('Batch') + widthOf('Source'))
  await choose('Source', 'Unpin')
  await expect.poll(() => left(header('Source').element())).not.toBe(start + widthOf('Batch'))
})
