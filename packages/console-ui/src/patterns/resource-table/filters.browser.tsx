import { importLogsResource } from '@edconsole/console-core'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showTable } from '../../testing/show-table.tsx'
import type { FilterSpec } from './filter-spec.ts'

afterEach(cleanup)

const filters: FilterSpec[] = [
  {
    kind: 'choice',
    field: 'source',
    label: 'Source',
    whole: true,
    options: [
      { value: 'api', label: 'API' },
      { value: 'upload', label: 'Upload' },
    ],
  },
  {
    kind: 'since',
    field: 'startedAt',
    label: 'Started',
    options: [{ days: 30, label: 'Last 30 days' }],
    defaultDays: 30,
  },
  { kind: 'flag', field: 'recordsRejected', label: 'With rejections', operator: { gte: 1 } },
  // The server's list has no filter of this.
  { kind: 'text', field: 'districtName', label: 'District' },
]
const focus = (element: Element) => element instanceof HTMLElement && element.focus()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('option', { name, exact: true })
const show = async (options: Parameters<typeof showTable>[0] = {}) => {
  const shown = await showTable({ filters, ...options })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  return { ...shown, query: () => shown.runtime.navigation.get().current()?.query }
}

it('[ux 8.2] offers only what the server can filter by', async () => {
  await show()
  await userEvent.click(button('Add filter'))
  await expect.element(field('Source')).toBeVisible()
  expect(field('District').elements()).toEqual([])
})

it('[ux 10] adding a filter keeps the focus the whole way: arrows, letters, the choice, Esc', async () => {
  const { query } = await show()
  const add = button('Add filter')
  focus(add.element())
  await userEvent.keyboard('{Enter}')
  const search = page.getByRole('combobox', { name: 'Filter by' })
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(search)
    .toHaveAttribute('aria-activedescendant', field('Started Last 30 days').element().id)
  await userEvent.keyboard('sour{Enter}')
  const editor = page.getByRole('group', { name: 'Source' })
  await expect.element(editor.getByRole('combobox', { name: 'Condition' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{ArrowDown} ')
  await expect.poll(() => query()).toEqual({ filter: { source: ['upload'] } })
  await expect.element(page.getByRole('checkbox', { name: 'Upload' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(add).toHaveFocus()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await userEvent.keyboard('{Enter}')
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('rej{Enter}')
  await expect.element(add).toHaveFocus()
  expect(query()).toEqual({ filter: { source: ['upload'], recordsRejected: { gte: '1' } } })
})

it('[ux 10] the focus of a filter that is removed goes to where one is added', async () => {
  await show()
  focus(page.getByRole('button', { name: /^Remove filter Started/ }).element())
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Add filter')).toHaveFocus()
  focus(button('Clear filters').element())
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Add filter')).toHaveFocus()
})

it('[ux 8.2] a chip opens its editor: operator and value, by keyboard alone', async () => {
  const { query } = await show()
  const chip = page.getByRole('button', { name: 'Started Last 30 days' })
  focus(chip.element())
  await userEvent.keyboard('{Enter}')
  const editor = page.getByRole('dialog', { name: 'Filter Started' })
  await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Condition' }), 'before')
  await userEvent.fill(editor.getByRole('textbox', { name: 'Started' }), 'soon')
  await userEvent.keyboard('{Enter}')
  await expect.element(editor.getByRole('alert')).toHaveTextContent('Enter a date as MM/dd/yyyy')
  await userEvent.fill(editor.getByRole('textbox', { name: 'Started' }), '09/13/2026')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => query()).toEqual({ filter: { startedAt: { lt: '2026-09-13' } } })
  await expect.element(button('Remove filter Started before 09/13/2026')).toBeVisible()
  await expect.element(editor).not.toBeInTheDocument()
})

it('[ux 8.2] days between, with a calendar inside the editor; turned round they are refused', async () => {
  const { query } = await show()
  await userEvent.click(page.getByRole('button', { name: 'Started Last 30 days' }))
  const editor = page.getByRole('dialog', { name: 'Filter Started' })
  await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Condition' }), 'between')
  await userEvent.fill(editor.getByRole('textbox', { name: 'From' }), '09/20/2026')
  await userEvent.fill(editor.getByRole('textbox', { name: 'To' }), '09/12/2026')
  await userEvent.click(editor.getByRole('button', { name: 'Apply' }))
  await expect.element(editor.getByRole('alert')).toHaveTextContent("From can't be after To")
  await userEvent.click(editor.getByRole('button', { name: 'Choose From' }))
  await userEvent.click(page.getByRole('button', { name: /September 10, 2026/ }))
  await expect.element(editor.getByRole('textbox', { name: 'From' })).toHaveValue('09/10/2026')
  await userEvent.click(editor.getByRole('button', { name: 'Apply' }))
  await expect
    .poll(() => query())
    .toEqual({ filter: { startedAt: { gte: '2026-09-10', lte: '2026-09-12' } } })
})

it('[ux 8.2] "is not" asks for the others', async () => {
  const { query } = await show()
  await userEvent.click(button('Add filter'))
  await userEvent.click(field('Source'))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Condition' }), 'is not')
  await userEvent.click(page.getByRole('checkbox', { name: 'API' }))
  expect(query()).toEqual({ filter: { source: { not: ['api'] } } })
  await expect.element(page.getByRole('checkbox', { name: 'Upload' })).toBeDisabled()
  await expect.element(page.getByText('30 batches', { exact: true })).toBeVisible()
})

const { headers } = importLogsResource
const withEmpty = headers.list && {
  ...headers,
  list: { ...headers.list, mayBeEmpty: ['startedAt', 'source'] },
}

it('[ux 8.2] "is empty" and "is not empty" are offered where the call says that a field may be empty', async () => {
  const { query } = await show(withEmpty && { operation: withEmpty })
  await userEvent.click(page.getByRole('button', { name: 'Started Last 30 days' }))
  const editor = page.getByRole('dialog', { name: 'Filter Started' })
  await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Condition' }), 'is not empty')
  expect(editor.getByRole('textbox').elements()).toEqual([])
  await userEvent.click(editor.getByRole('button', { name: 'Apply' }))
  await expect.poll(() => query()).toEqual({ filter: { startedAt: { empty: 'false' } } })
  await expect.element(button('Remove filter Started is not empty')).toBeVisible()
  await userEvent.click(button('Add filter'))
  await userEvent.click(field('Source'))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Condition' }), 'is empty')
  expect(query()).toEqual({ filter: { source: { empty: 'true' }, startedAt: { empty: 'false' } } })
  expect(page.getByRole('checkbox', { name: 'API' }).elements()).toEqual([])
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Condition' }), 'is any of')
  await expect.element(page.getByRole('checkbox', { name: 'API' })).toBeVisible()
  expect(query()).toEqual({ filter: { startedAt: { empty: 'false' } } })
})

it('[ux 8.2] the sheet of a small container offers "is empty" too', async () => {
  const { query } = await show({ width: 390, ...(withEmpty && { operation: withEmpty }) })
  await userEvent.click(page.getByRole('button', { name: 'Filters 1' }))
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Condition' }).first(), 'is empty')
  await expect.poll(() => query()).toEqual({ filter: { source: { empty: 'true' } } })
})

const counted: FilterSpec[] = [
  { kind: 'choice', field: 'status', label: 'Status', options: [], fromServer: true },
  {
    kind: 'choice',
    field: 'source',
    label: 'Source',
    options: [{ value: 'api', label: 'API' }],
    fromServer: true,
  },
]

it('[R46] the values of a filter and their counts come from the server, under the other filters', async () => {
  const { query } = await show({ filters: counted, facets: true, query: { filter: { source: ['api'] } } })
  await userEvent.click(button('Add filter'))
  await userEvent.click(field('Status'))
  await expect.element(page.getByRole('checkbox', { name: 'completed (24)' })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'failed (6)' }))
  expect(query()).toEqual({ filter: { status: ['failed'], source: ['api'] } })
  await expect.element(page.getByRole('checkbox', { name: 'completed (24)' })).toBeVisible()
})

it('[R46] without groups of the server they are counted over its rows, and of how many is said', async () => {
  await show({ filters: counted, batches: 1200 })
  await userEvent.click(button('Add filter'))
  await userEvent.click(field('Source'))
  await expect.element(page.getByRole('checkbox', { name: 'API (500)' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'upload (500)' })).toBeVisible()
  await expect.element(page.getByText('Counts of the first 1,000 rows')).toBeVisible()
})

it('[ux 8.2] many values are found by typing, and what is chosen stays in sight', async () => {
  const others = Array.from({ length: 129 }, (_, place) => `${place + 1}`)
  const options = ['api', ...others].map((value) => ({ value, label: `Source ${value}` }))
  const { query } = await show({
    filters: [{ kind: 'choice', field: 'source', label: 'Source', options }],
    query: { filter: { source: ['api'] } },
  })
  await userEvent.click(button('Source Source api'))
  const editor = page.getByRole('group', { name: 'Source' })
  const box = editor.getByRole('checkbox')
  await expect.element(editor.getByText('30 more. Type to narrow them down')).toBeVisible()
  expect(box.elements()).toHaveLength(100)
  await userEvent.fill(editor.getByRole('searchbox', { name: 'Find a value' }), 'source 129')
  await expect.poll(() => box.elements()).toHaveLength(2)
  await userEvent.click(editor.getByRole('checkbox', { name: 'Source 129' }))
  await expect.poll(() => query()).toEqual({ filter: { source: ['api', '129'] } })
})

it('a value that came by a link and that no row has can be taken away', async () => {
  const { query } = await show({
    filters: counted,
    facets: true,
    query: { filter: { status: ['melted', 'failed'] } },
  })
  await userEvent.click(page.getByRole('button', { name: 'Status melted, failed' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'melted' }))
  expect(query()).toEqual({ filter: { status: ['failed'] } })
})

it('[ux 8.1] "Filter by this column" leads to its chip, or to where it is added', async () => {
  await show()
  await userEvent.hover(page.getByRole('searchbox'))
  for (const [column, label] of [
    ['Started (ET)', 'Filter Started'],
    ['Source', 'Add filter'],
  ]) {
    await userEvent.click(button(`Options for ${column}`))
    await userEvent.click(page.getByRole('menuitem', { name: 'Filter by this column' }))
    await expect.element(page.getByRole('dialog', { name: label })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    // Both fade out before they are gone.
    await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await userEvent.click(button('Options for Source'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Filter by this column' }))
  await expect.element(page.getByRole('checkbox', { name: 'Upload' })).toBeVisible()
})

it('[ux 8.2] in a small container one button with a count opens all filters over the whole screen', async () => {
  const { query } = await show({ width: 390 })
  expect(button('Add filter').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: 'Filters 1' }))
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect.element(sheet).toBeVisible()
  await userEvent.click(sheet.getByRole('checkbox', { name: 'API' }))
  await expect.element(sheet.getByRole('button', { name: 'Show 30 batches' })).toBeVisible()
  await userEvent.click(sheet.getByRole('button', { name: 'Remove filter Started' }))
  expect(query()).toEqual({ filter: { source: ['api'], startedAt: 'any' } })
  await userEvent.click(sheet.getByRole('button', { name: 'Show 30 batches' }))
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Filters 1' })).toHaveFocus()
})

it('the search of a list can be found by what leads there', async () => {
  await show()
  expect(document.querySelector('[data-ec-list-bar] [data-ec-search] input')).toBe(
    page.getByRole('searchbox', { name: 'Batch ID' }).element(),
  )
})
