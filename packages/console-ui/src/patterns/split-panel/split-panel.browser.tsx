import { act, cleanup } from '@testing-library/react'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { showSplitPanel } from '../../testing/show-split-panel.tsx'
import { SplitPanel } from './split-panel.tsx'
import { useOpenRow } from './use-open-row.ts'

afterEach(cleanup)

type Row = { id: string }
const all: readonly Row[] = ['1', '2', '3'].map((id) => ({ id }))
const keyOf = (row: Row) => row.id

/** A list as `ResourceTable` draws one, as far as the panel knows it. */
let lose: (id: string) => void = () => {}
function List({ children }: { children?: ReactNode }): ReactElement {
  const open = useOpenRow(keyOf)
  const { onRows, row } = open
  const [rows, setRows] = useState<readonly Row[]>(all)
  lose = (id) => setRows(all.filter((one) => keyOf(one) !== id))
  useEffect(() => onRows(rows, { from: 1, to: rows.length, total: rows.length, last: 1 }), [onRows, rows])
  return (
    <SplitPanel
      record={
        row && {
          title: `Row ${row.id}`,
          position: open.position,
          previous: open.previous,
          next: open.next,
          onClose: open.close,
          body: <button type="button">In the record</button>,
        }
      }
    >
      {children}
      <table>
        <tbody>
          {rows.map((one) => (
            <tr key={one.id}>
              <td>
                <button type="button" aria-expanded={open.key === one.id} onClick={() => open.open(one)}>
                  Open {one.id}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SplitPanel>
  )
}

const show = (width: number, dir: 'ltr' | 'rtl' = 'ltr', list = <List />) =>
  showSplitPanel(list, { width, dir })

const row = (id: number) => page.getByRole('button', { name: `Open ${id}` })
const panel = () => page.getByRole('complementary')
const focus = (id: number) => {
  const element = row(id).element()
  if (element instanceof HTMLElement) element.focus()
}

it('[ux 7.25] opening leaves the focus in the list, Enter moves into the panel, Esc back to the row', async () => {
  const shown = await show(1100)
  focus(2)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('complementary', { name: 'Row 2' })).toBeVisible()
  await expect.element(page.getByText('2 of 3', { exact: true })).toBeVisible()
  expect(row(2).element()).toHaveFocus()
  expect(shown.query()).toEqual({ row: '2' })
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toHaveTextContent('Row 2')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('complementary', { name: 'Row 3' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(row(3)).toHaveFocus()
  expect(shown.query() ?? {}).toEqual({})
})

/** A page whose button opens a record that is being made. */
function Making(): ReactElement {
  const [isOpen, setOpen] = useState(false)
  const none = { position: '', previous: undefined, next: undefined }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      <SplitPanel
        record={
          isOpen
            ? Object.assign({ title: 'New record', onClose: () => setOpen(false), body: <p>Fields</p> }, none)
            : undefined
        }
      >
        <p>No rows</p>
      </SplitPanel>
    </>
  )
}

it('[ux 11] a record that is being made takes the focus, and gives it back to what opened it', async () => {
  await show(1100, 'ltr', <Making />)
  await userEvent.click(page.getByRole('button', { name: 'Add' }))
  await expect.element(panel()).toBeVisible()
  expect(document.activeElement).toHaveTextContent('New record')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add' })).toHaveFocus()
})

it('[ux 10] a row that leaves the list takes its panel along, and the focus stays in the list', async () => {
  await show(1100)
  focus(2)
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'In the record' }))
  act(() => lose('2'))
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(row(1)).toHaveFocus()
})

it('[ux 11] J and K go to the neighbors; the focus of the list goes along', async () => {
  const press = await show(1100)
  focus(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(panel()).toBeVisible()
  press('next-record')
  await expect.element(page.getByRole('complementary', { name: 'Row 2' })).toBeVisible()
  await expect.element(row(2)).toHaveFocus()
  press('previous-record')
  await expect.element(row(1)).toHaveFocus()
})

it('[ux 7.25] the head leads to the neighbors, and says where there is none', async () => {
  await show(1100)
  await userEvent.click(row(2))
  const next = page.getByRole('button', { name: 'Next row' })
  await userEvent.click(next)
  await expect.element(page.getByRole('complementary', { name: 'Row 3' })).toBeVisible()
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  await expect.element(next).toHaveFocus()
})

it.each([
  [1100, 'beside', false],
  [800, 'over', true],
] as const)('[ux 4.5] at %i px the panel lies %s the list', async (width, _, overlaps) => {
  await show(width)
  await userEvent.click(row(1))
  const list = page.getByRole('table').element().parentElement?.getBoundingClientRect()
  const side = panel().element().getBoundingClientRect()
  expect((list?.right ?? 0) > side.left + 1).toBe(overlaps)
  expect(side.right).toBeGreaterThan(width - 40)
})

/** A page whose list has more above its rows than a low window holds. */
function LowPage(): ReactElement {
  return (
    <section
      aria-label="Page"
      style={{ display: 'flex', flexDirection: 'column', inlineSize: '100%', overflow: 'auto' }}
    >
      <h1 style={{ flex: 'none', blockSize: 120, margin: 0 }}>Page</h1>
      <List>
        <p style={{ flex: 'none', blockSize: 600, margin: 0 }}>Causes</p>
      </List>
    </section>
  )
}

it.each([
  [1100, 'beside'],
  [800, 'over'],
] as const)(
  '[ux 7.25] at %i px in a low window the record stays in view, %s rows far down the page',
  async (width, _) => {
    await show(width, 'ltr', <LowPage />)
    row(3).element().scrollIntoView({ block: 'center' })
    const before = row(3).element().getBoundingClientRect()
    await userEvent.click(row(3))
    await expect.element(page.getByRole('complementary', { name: 'Row 3' })).toBeVisible()
    const inPage = page.getByRole('region', { name: 'Page' }).element().getBoundingClientRect()
    const side = panel().element().getBoundingClientRect()
    expect(side.top).toBe(inPage.top + 120)
    expect(side.bottom).toBe(inPage.bottom)
    expect(row(3).element().getBoundingClientRect().top).toBe(before.top)
    expect(before.bottom).toBeLessThan(side.bottom)
  },
)

it('[ux 4.5] on a small container it takes the place of the page, and gives the focus back', async () => {
  await show(400)
  await userEvent.click(row(1))
  const dialog = page.getByRole('dialog', { name: 'Row 1' })
  await expect.element(dialog).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Next row' }))
  await expect.element(page.getByRole('dialog', { name: 'Row 2' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(row(2)).toHaveFocus()
})

/** A record with a dialog of its own, which holds what was typed into it. */
function Asking(): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title="Question">
          <input aria-label="Answer" />
        </Dialog>
      )}
    </>
  )
}

it.each([
  ['narrower', 1100, 400, 'complementary', 'dialog'],
  ['wider', 400, 1100, 'dialog', 'complementary'],
] as const)(
  '[ux 4.5] where the page gets %s below an open dialog, the panel waits for it to close',
  async (_, from, to, before, after) => {
    const record = {
      title: 'Row 1',
      position: '',
      previous: undefined,
      next: undefined,
      onClose: () => {},
      body: <Asking />,
    }
    await show(
      from,
      'ltr',
      <SplitPanel record={record}>
        <p>No rows</p>
      </SplitPanel>,
    )
    await expect.element(page.getByRole(before, { name: 'Row 1' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Ask' }))
    const answer = page.getByLabelText('Answer')
    await userEvent.type(answer, 'typed')
    const frame = document.querySelector<HTMLElement>('[style*="inline-size"]')
    if (frame) frame.style.inlineSize = `${to}px`
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await userEvent.type(answer, ' more')
    await expect.element(answer).toHaveValue('typed more')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole(after, { name: 'Row 1' })).toBeVisible()
  },
)

it.each([
  ['ltr', '{ArrowLeft}', '{ArrowRight}'],
  ['rtl', '{ArrowRight}', '{ArrowLeft}'],
] as const)('[ux 10] its width changes with the arrow keys, %s', async (dir, wider, narrower) => {
  await show(1100, dir)
  await userEvent.click(row(1))
  const separator = page.getByRole('separator', { name: 'Record width' })
  const edge = separator.element()
  if (edge instanceof HTMLElement) edge.focus()
  const width = () => Math.round(panel().element().getBoundingClientRect().width)
  const before = width()
  await userEvent.keyboard(wider)
  expect(width()).toBe(before + 16)
  await expect.element(separator).toHaveAttribute('aria-valuenow', String(before + 16))
  await userEvent.keyboard(narrower)
  expect(width()).toBe(before)
  await userEvent.keyboard('{Home}')
  expect(width()).toBe(640)
  expect(edge.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
})
