import { type ImportLogHeader, placeOf } from '@edconsole/console-core'
import { cleanup, render, screen } from '@testing-library/react'
import type { CSSProperties, ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../../parts/button/button.tsx'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { BatchesConsole, BatchesList } from '../../../testing/batches-table.tsx'
import { batchColumns, showTable } from '../../../testing/show-table.tsx'
import { PlaceLink } from '../../place-link/place-link.tsx'
import { EmptyState } from '../../states/empty-state.tsx'
import { useRowSelection } from '../selection/use-row-selection.ts'
import type { CardSpec } from './card-spec.ts'

afterEach(cleanup)

const columns = batchColumns.map((column) =>
  column.field === 'batchId'
    ? {
        ...column,
        cell: ({ batchId }: ImportLogHeader) => (
          <PlaceLink to={placeOf('import-log-results', { districtId: '42', batchId: String(batchId) })}>
            {batchId}
          </PlaceLink>
        ),
      }
    : column,
)
const card: CardSpec<ImportLogHeader> = {
  title: 'batchId',
  status: 'status',
  meta: ['startedAt', 'source'],
  bar: ({ recordsRead }) => ({ accepted: recordsRead, rejected: 0 }),
  figures: [{ field: 'recordsRead', noun: ['row', 'rows'] }],
  problem: ({ status }) => (status === 'failed' ? 'The certificate was refused' : null),
}
const show = (options: Parameters<typeof showTable>[0] = {}) =>
  showTable({ columns, card, width: 390, height: 844, ...options })
const cards = () => page.getByRole('article').elements()
const nameOf = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''

it('[ux 4.5] cards stand in a small container, a table in any other, also after it was resized', async () => {
  await show()
  const list = page.getByRole('region', { name: 'Import logs' })
  await expect.element(list.getByRole('listitem').first()).toBeVisible()
  expect(cards()).toHaveLength(25)
  expect(page.getByRole('table').elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Columns' }).elements()).toEqual([])
  const container = document.querySelector<HTMLElement>('[style*="ec-screen"]')
  if (container) container.style.width = '641px'
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(cards()).toEqual([])
  if (container) container.style.width = '640px'
  await expect.element(page.getByRole('article').first()).toBeVisible()
})

it('[ux 10] the focus stays with its row when rows become cards, also out of a menu, and when they become rows again', async () => {
  const resize = (width: number) => {
    const container = document.querySelector<HTMLElement>('[style*="ec-screen"]')
    if (container) container.style.width = `${width}px`
  }
  await show({ width: 900, rowMenu: () => [{ key: 'open', label: 'Open', onSelect: () => resize(640) }] })
  const link = () => page.getByRole('link', { name: '3', exact: true })
  const focusLink = () => {
    const element = link().element()
    if (element instanceof HTMLElement) element.focus()
  }
  await expect.element(link()).toBeVisible()
  focusLink()
  resize(640)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(link()).toHaveFocus()
  resize(900)
  await expect.element(page.getByRole('table')).toBeVisible()
  await expect.element(link()).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('article').first()).toBeVisible()
  await expect.element(link()).toHaveFocus()
})

it('[ux 4.5] a list without cards stays a table', async () => {
  await showTable({ columns, width: 390 })
  await expect.element(page.getByRole('table')).toBeVisible()
  expect(cards()).toEqual([])
})

it('a card is named by its title and state, counts what there is, and says why there is nothing', async () => {
  await show()
  const all = cards()
  expect(all[0]).toHaveAccessibleName('1 completed')
  expect(all[0]?.textContent).toMatch(/upload1 row$/)
  expect(all[1]?.textContent).toMatch(/api2 rows$/)
  expect(all[4]).toHaveAccessibleName('5 failed')
  expect(all[4]?.textContent).toMatch(/uploadThe certificate was refused$/)
})

it('by keyboard: link, menu and chevron of each card, in this order; the chevron opens what is below', async () => {
  const { runtime } = await show({
    expand: ({ batchId }) => <p>What happened in {batchId}</p>,
    rowMenu: () => [{ key: 'copy', label: 'Copy ID' }],
  })
  screen.getByRole('link', { name: '1' }).focus()
  const stops: string[] = [nameOf(document.activeElement)]
  for (let step = 0; step < 3; step += 1) {
    await userEvent.keyboard('{Tab}')
    stops.push(nameOf(document.activeElement))
  }
  expect(stops).toEqual(['1', 'Actions for 1', 'Show more about 1', '2'])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.element(page.getByText('What happened in 1')).toBeVisible()
  expect(document.activeElement).toHaveAttribute('aria-expanded', 'true')
  screen.getByRole('link', { name: '2' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(runtime.navigation.get().current()).toMatchObject({ params: { batchId: '2' } })
})

it('a tap anywhere on a card follows its link; its controls are at least 40 px', async () => {
  const { runtime } = await show({ rowMenu: () => [{ key: 'copy', label: 'Copy ID' }], expand: () => 'More' })
  for (const name of ['Actions for 3', 'Show more about 3']) {
    const { width, height } = screen.getByRole('button', { name }).getBoundingClientRect()
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(40)
  }
  await userEvent.click(page.getByRole('article', { name: '3 completed' }), { position: { x: 150, y: 45 } })
  expect(runtime.navigation.get().current()).toMatchObject({ params: { batchId: '3' } })
})

it('pages, search and states are those of the table', async () => {
  const { runtime, faults } = await show({ empty: <EmptyState title="No imports yet" /> })
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await expect.element(page.getByRole('article', { name: '26 completed' })).toBeVisible()
  expect(runtime.navigation.get().current()?.query).toEqual({ page: '2' })
  await userEvent.fill(page.getByRole('searchbox'), '777')
  await expect.element(page.getByText('No batches match these filters').first()).toBeVisible()
  faults.on('importLogs.headers', { status: 502, message: 'Gateway timed out' })
  await userEvent.fill(page.getByRole('searchbox'), '5')
  await expect.element(page.getByText('Error fetching import logs')).toBeVisible()
  faults.clear()
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('article', { name: '5 failed' })).toBeVisible()
})

it('placeholders stand in their place while the list loads', async () => {
  const { runtime, faults } = await show()
  faults.on('importLogs.headers', { hold: true })
  await userEvent.fill(page.getByRole('searchbox'), '5')
  const region = page.getByRole('region', { name: 'Import logs' })
  await expect.poll(() => region.element()).toHaveAttribute('aria-busy', 'true')
  expect(runtime.navigation.get().current()?.query).toEqual({ search: '5' })
})

function Selecting({ archive }: { archive: (keys: readonly string[]) => void }): ReactElement {
  const selection = useRowSelection<ImportLogHeader>({
    actions: (selected) => (
      <Button kind="ghost" onClick={() => archive(selected.kind === 'rows' ? selected.keys : ['all'])}>
        Archive
      </Button>
    ),
  })
  return <BatchesList selection={selection} columns={columns} card={card} />
}

describe('[ux 8.1] cards that can be selected', () => {
  const select = async (height: 'screen' | 'content' = 'screen') => {
    await page.viewport(390, 844)
    const archive = vi.fn<(keys: readonly string[]) => void>()
    const style: CSSProperties & Record<`--${string}`, string> = {
      containerName: 'ec-screen',
      containerType: 'inline-size',
      display: 'flex',
      flexDirection: 'column',
      ...(height === 'screen' && { blockSize: '100vh' }),
      '--ec-table-max-block-size': 'none',
    }
    render(
      <ThemeRoot scheme="light">
        <div style={style}>
          <BatchesConsole>
            <Selecting archive={archive} />
          </BatchesConsole>
        </div>
      </ThemeRoot>,
    )
    await expect.element(box(1)).toBeVisible()
    return archive
  }
  const box = (batchId: number) => page.getByRole('checkbox', { name: `Select ${batchId}`, exact: true })
  const bar = () => page.getByRole('region', { name: 'Selection' })
  const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

  it('each has a box as large as a finger, which is not the link of the card', async () => {
    await select()
    const target = box(2).element().closest('label')?.getBoundingClientRect()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(40)
    const article = page.getByRole('article').nth(1).element().getBoundingClientRect()
    const mark = box(2).element().getBoundingClientRect()
    expect(mark.left).toBeGreaterThanOrEqual(article.left)
    expect(mark.left - article.left).toBeCloseTo(16, 0)
    await userEvent.click(box(2))
    await expect.element(box(2)).toBeChecked()
    await expect.element(page.getByRole('article').first()).toBeVisible()
  })

  it.each([
    ['the cards scroll', 'screen'],
    ['the page scrolls', 'content'],
  ] as const)('the bar lies at the bottom edge where %s, and the filters stay', async (_, height) => {
    const archive = await select(height)
    await userEvent.click(box(1))
    await expect.element(bar().getByText('1 selected')).toBeVisible()
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    const { bottom, left, right } = bar().element().getBoundingClientRect()
    expect(bottom).toBeGreaterThan(844 - 24)
    expect(bottom).toBeLessThanOrEqual(844)
    expect([left >= 0, right <= 390]).toEqual([true, true])
    const pages = page.getByRole('button', { name: 'Next page' }).element()
    const order = pages.compareDocumentPosition(bar().element())
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await userEvent.click(box(3))
    await press('Archive')
    expect(archive).toHaveBeenCalledExactlyOnceWith(['1', '3'])
  })

  it('a range, the page, and all that match are selected without a header', async () => {
    const archive = await select()
    await userEvent.click(box(1))
    await userEvent.click(box(4), { modifiers: ['Shift'] })
    await expect.element(bar().getByText('4 selected')).toBeVisible()
    await press('Select all batches on this page')
    await expect.element(bar().getByText('25 selected')).toBeVisible()
    await press('Select all 60')
    await press('Archive')
    expect(archive).toHaveBeenCalledExactlyOnceWith(['all'])
    await press('Clear')
    await expect.element(box(1)).toHaveFocus()
    expect(bar().query()).toBeNull()
  })
})
