import { type ConsoleRuntime, type ImportLogHeader, placeOf, type Query } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { act, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../../parts/button/button.tsx'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { BatchesConsole, type BatchesConsoleProps, BatchesList } from '../../../testing/batches-table.tsx'
import type { RowSelection, Selected } from './row-selection.ts'
import { useRowSelection } from './use-row-selection.ts'

afterEach(cleanup)
beforeEach(() => page.viewport(1000, 700))

type Archive = (selected: Selected<ImportLogHeader>) => void

function Selecting({ archive, grid }: { archive: Archive; grid: boolean }): ReactElement {
  const selection: RowSelection<ImportLogHeader> = useRowSelection<ImportLogHeader>({
    actions: (selected) => (
      <>
        <Button kind="ghost" onClick={() => archive(selected)}>
          Archive
        </Button>
        <Button kind="ghost" onClick={() => setTimeout(selection.clear)}>
          Unlock
        </Button>
      </>
    ),
  })
  return <BatchesList selection={selection} grid={grid} />
}

async function show({ grid = false, ...props }: BatchesConsoleProps & { grid?: boolean } = {}) {
  const archive = vi.fn<Archive>()
  const known: { runtime?: ConsoleRuntime } = {}
  render(
    <ThemeRoot scheme="light">
      <BatchesConsole
        {...props}
        onReady={(runtime) => {
          known.runtime = runtime
        }}
      >
        <Selecting archive={archive} grid={grid} />
      </BatchesConsole>
    </ThemeRoot>,
  )
  await expect.element(box(1)).toBeVisible()
  return {
    archive,
    go: (districtId: string, query: Query) =>
      act(() => known.runtime?.navigation.get().go(placeOf('import-logs', { districtId }, { query }))),
  }
}

const box = (batch: number) => page.getByRole('checkbox', { name: `Select ${batch}`, exact: true })
const pageBox = () => page.getByRole('checkbox', { name: 'Select all batches on this page' })
const bar = () => page.getByRole('region', { name: 'Selection' })
const picked = () =>
  page
    .getByRole('checkbox', { name: /^Select \d/, checked: true })
    .elements()
    .map((input) => Number(input.getAttribute('aria-label')?.slice(7)))
const pressed = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

describe('[ux 8.1] rows that can be selected', () => {
  it('the bar with the actions takes the place of the filters, and hands over what is selected', async () => {
    const { archive } = await show()
    await userEvent.click(box(3))
    expect(page.getByRole('searchbox').query()).toBeNull()
    await expect.element(bar().getByText('1 selected')).toBeVisible()
    await expect
      .element(page.getByRole('row', { selected: true }).getByRole('rowheader', { name: '3', exact: true }))
      .toBeVisible()
    await userEvent.click(box(5))
    await pressed('Archive')
    expect(archive).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'rows', count: 2, keys: ['3', '5'] }),
    )
    await pressed('Clear')
    expect(bar().query()).toBeNull()
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    await expect.element(pageBox()).toHaveFocus()
  })

  it('an action that ends the selection leaves the focus in the list', async () => {
    await show()
    await userEvent.click(box(3))
    await pressed('Unlock')
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    await expect.element(pageBox()).toHaveFocus()
  })

  it('Shift and click picks a range, on the box or beside it, and marks no text', async () => {
    await show()
    await userEvent.click(box(2))
    await userEvent.click(box(5), { modifiers: ['Shift'] })
    expect(picked()).toEqual([2, 3, 4, 5])
    const label = box(4).element().closest('label')
    if (label) await userEvent.click(label, { modifiers: ['Shift'], position: { x: 1, y: 1 } })
    expect(picked()).toEqual([2, 3])
    expect(window.getSelection()?.toString()).toBe('')
    await userEvent.click(box(8))
    expect(picked()).toEqual([2, 3, 8])
  })

  it('Space picks a row, Shift and Space a range', async () => {
    await show()
    const first = box(2).element()
    if (first instanceof HTMLElement) first.focus()
    await userEvent.keyboard(' {Tab}{Tab}{Shift>} {/Shift}')
    expect(picked()).toEqual([2, 3, 4])
    await userEvent.keyboard('{Tab} ')
    expect(picked()).toEqual([2, 3, 4, 5])
  })

  it('the header box picks the page, knows of a part of it, and a line offers the rest', async () => {
    const { archive } = await show({ query: { search: '1' } })
    await userEvent.click(box(1))
    await expect.element(pageBox()).toBePartiallyChecked()
    await userEvent.click(pageBox())
    await expect.element(pageBox()).toBeChecked()
    await expect.element(page.getByText('All 15 on this page', { exact: false })).not.toBeInTheDocument()
    await userEvent.click(pageBox())
    expect(picked()).toEqual([])
    expect(archive).not.toHaveBeenCalled()
  })

  it('all that match are handed over as the question, not as keys', async () => {
    const { archive } = await show({ query: { filter: {}, size: '25' } })
    await userEvent.click(pageBox())
    await expect.element(page.getByText('All 25 on this page are selected.', { exact: false })).toBeVisible()
    await pressed('Select all 60')
    await expect.element(bar().getByText('60 selected')).toBeVisible()
    await pressed('Archive')
    expect(archive).toHaveBeenCalledExactlyOnceWith({ kind: 'all', count: 60, query: {} })
    await pressed('Next page')
    await expect.element(box(26)).toBeChecked()
    await userEvent.click(box(26))
    await expect.element(bar().getByText('24 selected')).toBeVisible()
  })

  it('is kept over pages', async () => {
    const { archive } = await show()
    await userEvent.click(box(25))
    await pressed('Next page')
    await userEvent.click(box(26))
    await userEvent.click(box(28), { modifiers: ['Shift'] })
    await pressed('Archive')
    expect(archive.mock.calls[0]?.[0]).toMatchObject({ count: 4, keys: ['25', '26', '27', '28'] })
    await pressed('Previous page')
    await expect.element(box(25)).toBeChecked()
  })

  it.each([
    ['another search', '42', { search: '2' }, 'Selection cleared because the filters changed.'],
    ['another district', '43', {}, 'Selection cleared because the district changed.'],
  ])('%s clears it and says so', async (_, districtId, query, message) => {
    const { go } = await show()
    await userEvent.click(box(2))
    await go(districtId, query)
    await expect.element(page.getByRole('listitem').getByText(message)).toBeVisible()
    await expect.element(box(2)).not.toBeChecked()
    expect(bar().query()).toBeNull()
  })

  it('another page or order clears nothing', async () => {
    const { go } = await show()
    await userEvent.click(box(2))
    await go('42', { sort: { batchId: 'desc' } })
    await expect.element(box(60)).toBeVisible()
    await expect.element(bar().getByText('1 selected')).toBeVisible()
  })

  it('Ctrl+A among the boxes picks the page and leads to the bar', async () => {
    await show()
    await userEvent.click(box(2))
    await expect.element(box(2)).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(bar().getByText('25 selected')).toBeVisible()
    await expect.element(bar()).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
    await expect.element(pageBox()).toHaveFocus()
  })

  it('boxes and names stay in place while the rest scrolls', async () => {
    await page.viewport(400, 700)
    await show()
    const region = page.getByRole('region', { name: 'Import logs' }).element()
    const lefts = () =>
      [box(1).element().closest('td'), page.getByRole('rowheader').first().element()].map(
        (cell) => cell?.getBoundingClientRect().left,
      )
    const before = lefts()
    region.scrollLeft = 60
    expect(region.scrollLeft).toBe(60)
    expect(lefts()).toEqual(before)
  })
})

it('[ux 6.4] boxes begin on the edge of the page, as everything else does', async () => {
  await show()
  const inline = getComputedStyle(document.querySelector('[data-ec-list-bar]') ?? document.body)
  for (const name of ['Select 1', 'Select all batches on this page']) {
    const mark = page.getByRole('checkbox', { name }).element()
    const table = mark.closest('table')?.getBoundingClientRect().left ?? 0
    expect(mark.getBoundingClientRect().left - table, name).toBeCloseTo(
      Number.parseFloat(inline.paddingLeft),
      0,
    )
  }
})

it('in a grid the box is a cell: Space picks, Shift and Space a range', async () => {
  await show({ grid: true })
  // The keyboard of a grid is loaded with its rows.
  await expect.poll(() => document.querySelectorAll('table [tabindex="0"]').length).toBe(1)
  await userEvent.click(page.getByRole('rowheader', { name: '2', exact: true }))
  await userEvent.keyboard('{Home} {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(picked()).toEqual([2, 3, 4])
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(bar()).toHaveFocus()
})
