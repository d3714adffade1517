import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { batchColumns, showTable } from '../../testing/show-table.tsx'

afterEach(cleanup)

const panel = () => page.getByRole('dialog', { name: 'Columns' })
const lines = () =>
  [...document.querySelectorAll<HTMLElement>('[data-line]')].map((line) => line.dataset.line)
const titles = () => [...document.querySelectorAll('thead th')].map((cell) => cell.getAttribute('aria-label'))

async function open(options: Parameters<typeof showTable>[0] = {}) {
  const shown = await showTable(options)
  await userEvent.click(page.getByRole('button', { name: 'Columns', exact: true }))
  await expect.element(panel()).toBeVisible()
  const saved = () => shown.runtime.preferences.get().columnStates['import-logs']
  return { ...shown, saved }
}

it('[ux 11] Space shows and hides, Alt and an arrow move, and the name of the row stays', async () => {
  const { saved } = await open()
  const box = page.getByRole('checkbox', { name: 'Status' })
  const element = box.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(' ')
  expect(titles()).not.toContain('Status')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(lines()).toEqual(['batchId', 'source', 'status', 'startedAt', 'recordsRead'])
  await expect.element(page.getByText('Status is column 3 of 5')).toBeInTheDocument()
  expect(saved()?.[2]).toEqual({ field: 'status', hidden: true })
  await expect.element(page.getByRole('checkbox', { name: 'Batch' })).toBeDisabled()
  expect(panel().element().textContent).toMatch('4 of 5 shown')
})

it('[ux 8.1] a line is dragged by its grip, and Esc puts it back without closing the panel', async () => {
  await open()
  const grip = (field: string) => document.querySelector(`[data-line="${field}"] > span`)
  const middle = (field: string) => {
    const { top, height } =
      document.querySelector(`[data-line="${field}"]`)?.getBoundingClientRect() ?? new DOMRect()
    return top + height / 2
  }
  const point = (type: string, target: EventTarget | null, clientY: number) =>
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, clientY }))
  const before = lines()
  point('pointerdown', grip('recordsRead'), middle('recordsRead'))
  point('pointermove', document, middle('source') - 4)
  await expect.poll(() => lines()).toEqual(['batchId', 'status', 'recordsRead', 'source', 'startedAt'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => lines()).toEqual(before)
  await expect.element(panel()).toBeVisible()
  point('pointerdown', grip('status'), middle('status'))
  point('pointermove', document, middle('startedAt') + 4)
  await expect.poll(() => titles()).toEqual(['Batch', 'Source', 'Started (ET)', 'Status', 'Rows read'])
  point('pointermove', document, middle('batchId'))
  point('pointerup', document, middle('batchId'))
  expect(lines()[0]).toBe('batchId')
})

it('[ux 8.1] resets to the default, and shows all', async () => {
  const { saved } = await open({
    columns: batchColumns.map((column) => (column.field === 'source' ? { ...column, hidden: true } : column)),
  })
  expect(panel().getByRole('button', { name: 'Reset to default' }).elements()).toEqual([])
  await userEvent.click(panel().getByRole('button', { name: 'Show all' }))
  expect(titles()).toContain('Source')
  await userEvent.click(panel().getByRole('button', { name: 'Reset to default' }))
  expect(titles()).not.toContain('Source')
  expect(saved()).toContainEqual({ field: 'source', hidden: true })
})

it('[ux 8.1] columns that matter least leave where there is no room, which the panel says; who shows more than the list does sees all of it', async () => {
  const priorities: Readonly<Record<string, 2 | 3>> = { status: 3, source: 2, recordsRead: 3 }
  await open({
    columns: [
      ...batchColumns.map((column) => ({
        ...column,
        width: 260,
        priority: priorities[column.field] ?? (1 as const),
      })),
      { field: 'triggeredBy', title: 'Started by', hidden: true, text: () => '' },
    ],
    width: 1300,
  })
  const narrowTo = (px: number) =>
    document
      .querySelector('[dir="ltr"]')
      ?.setAttribute('style', `container: ec-screen / inline-size; width: ${px}px`)
  const sideways = () => {
    const region = document.querySelector('[role="region"]:has(table)')
    return region ? region.scrollWidth - region.clientWidth : undefined
  }
  expect(titles()).toEqual(['Batch', 'Status', 'Source', 'Started (ET)', 'Rows read'])
  narrowTo(1200)
  await expect.poll(titles).toEqual(['Batch', 'Status', 'Source', 'Started (ET)'])
  narrowTo(1000)
  await expect.poll(titles).toEqual(['Batch', 'Source', 'Started (ET)'])
  expect(sideways()).toBe(0)
  const line = (field: string) => document.querySelector(`[data-line="${field}"]`)?.textContent
  await expect.poll(() => line('status')).toMatch('No room at this width')
  expect(line('source')).not.toMatch('No room at this width')
  await userEvent.click(page.getByRole('checkbox', { name: 'Source' }))
  await expect.poll(titles).toEqual(['Batch', 'Status', 'Started (ET)'])
  expect(line('status')).not.toMatch('No room at this width')
  await userEvent.click(page.getByRole('checkbox', { name: 'Started by' }))
  await expect.poll(titles).toEqual(['Batch', 'Status', 'Started (ET)', 'Rows read', 'Started by'])
  expect(sideways()).toBeGreaterThan(0)
})

it('[ux 8.1] columns without room are shown anyway on demand, until the default is back, and nothing of that is saved as columns', async () => {
  const { saved } = await open({
    columns: batchColumns.map((column) => ({
      ...column,
      width: 260,
      priority: column.field === 'source' ? (3 as const) : (1 as const),
    })),
    width: 1200,
  })
  const all = ['Batch', 'Status', 'Source', 'Started (ET)', 'Rows read']
  const without = all.filter((title) => title !== 'Source')
  await expect.poll(titles).toEqual(without)
  expect(panel().element().textContent).toMatch('1 column without room')
  await userEvent.click(panel().getByRole('button', { name: 'Show anyway' }))
  await expect.poll(titles).toEqual(all)
  expect(panel().element().textContent).not.toMatch('without room')
  expect(saved()).toBeUndefined()
  await userEvent.click(page.getByRole('checkbox', { name: 'Status' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Status' }))
  await expect.poll(titles).toEqual(all)
  await userEvent.click(panel().getByRole('button', { name: 'Reset to default' }))
  await expect.poll(titles).toEqual(without)
  // The button that was pressed has gone; the focus hasn't.
  await expect.poll(() => document.activeElement).toBe(panel().element())
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => panel().elements()).toEqual([])
})

it('[ux 8.1] where no column names the row, one column stays', async () => {
  await open({ columns: batchColumns.slice(1, 3) })
  await userEvent.click(page.getByRole('checkbox', { name: 'Status' }))
  await expect.element(page.getByRole('checkbox', { name: 'Source' })).toBeDisabled()
})

it('[ux 8.1] many columns can be looked for', async () => {
  const more = Array.from({ length: 6 }, (_, index) => ({
    field: `extra${index}`,
    title: `Extra ${index}`,
    hidden: true,
    text: () => '',
  }))
  await open({ columns: [...batchColumns, ...more] })
  await userEvent.fill(panel().getByRole('searchbox', { name: 'Find a column' }), 'rows')
  expect(lines()).toEqual(['recordsRead'])
  await userEvent.fill(panel().getByRole('searchbox', { name: 'Find a column' }), 'nothing')
  expect(panel().element().textContent).toMatch('No matching columns')
})

it('[ux 8.1] the density of one table stays when the reader comes back to it', async () => {
  await showTable()
  const row = () => Math.round(document.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0)
  const before = row()
  await userEvent.click(page.getByRole('button', { name: 'Compact rows' }))
  await expect.poll(() => row()).toBe(34)
  expect(before).toBe(44)
})

it('[ux 11] a column that is moved passes those that have no room', async () => {
  await showTable({
    columns: batchColumns.map((column) => ({
      ...column,
      width: 260,
      priority: column.field === 'source' ? (3 as const) : (1 as const),
    })),
    width: 1200,
  })
  await expect.poll(titles).toEqual(['Batch', 'Status', 'Started (ET)', 'Rows read'])
  document.querySelector<HTMLElement>('th[data-field="status"] button')?.focus()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
  await expect.poll(titles).toEqual(['Batch', 'Started (ET)', 'Status', 'Rows read'])
  await expect.element(page.getByText('Status is column 3 of 4')).toBeInTheDocument()
})
