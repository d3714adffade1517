import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { districtItem, savedView } from '../../../testing/rows-server.ts'
import { showTable } from '../../../testing/show-table.tsx'
import type { FilterSpec } from '../filter-spec.ts'

afterEach(cleanup)

const filters: FilterSpec[] = [
  {
    kind: 'choice',
    field: 'status',
    label: 'Status',
    options: [
      { value: 'completed', label: 'Completed' },
      { value: 'failed', label: 'Failed' },
    ],
  },
]
const failed = savedView(1, {
  name: 'Failed first',
  query: 'filter[status][0]=failed&sort[startedAt]=asc',
  columns: [{ field: 'batchId' }, { field: 'status' }, { field: 'source', hidden: true }],
})
const views = {
  label: 'Batches shown',
  views: [{ label: 'All' }, { label: 'Failed', chosen: { status: ['failed'] } }],
}

const tab = (name: string) => page.getByRole('radio', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const header = (name: string) => page.getByRole('columnheader', { name })
const choose = async (name: string) => {
  await userEvent.click(button('Views'))
  await userEvent.click(page.getByRole('menuitem', { name, exact: true }))
}
const address = ({ runtime }: Awaited<ReturnType<typeof showTable>>) =>
  runtime.navigation.get().current()?.query

it('opens a saved view beside the list’s own: its filters, order, and columns, in the address', async () => {
  const shown = await showTable({ filters, views, saved: [failed] })
  await expect.element(header('Source')).toBeVisible()
  await userEvent.click(tab('Failed first'))
  expect(address(shown)).toEqual({ view: '1', filter: { status: ['failed'] }, sort: { startedAt: 'asc' } })
  await expect.element(page.getByText('1–12 of 12')).toBeVisible()
  await expect.element(tab('Failed first')).toBeChecked()
  expect(header('Source').elements()).toEqual([])
  await userEvent.click(tab('All 60'))
  await expect.element(page.getByText('1–25 of 60')).toBeVisible()
  await expect.element(header('Source')).toBeVisible()
  expect(address(shown)).toEqual({})
})

it('says that an open view was changed, and saves or discards the changes', async () => {
  const query = { view: '1', filter: { status: ['failed'] }, sort: { startedAt: 'asc' } }
  const shown = await showTable({ filters, saved: [failed], query })
  await expect.element(tab('Failed first')).toBeChecked()
  expect(header('Source').elements()).toEqual([])
  expect(button('Save changes').elements()).toEqual([])
  await userEvent.click(page.getByRole('button', { name: /^Remove filter Status/ }))
  await expect.element(page.getByText('Changed', { exact: true })).toBeVisible()
  await choose('Discard changes')
  await expect.element(page.getByText('1–12 of 12')).toBeVisible()
  await expect.poll(() => address(shown)).toEqual(query)
  await userEvent.click(page.getByRole('button', { name: /^Remove filter Status/ }))
  await userEvent.click(button('Save changes'))
  await expect.element(page.getByText('View “Failed first” saved')).toBeVisible()
  await expect.poll(() => page.getByText('Changed', { exact: true }).elements()).toEqual([])
  await userEvent.click(tab('All batches'))
  await userEvent.click(tab('Failed first'))
  expect(address(shown)).toEqual({ view: '1', sort: { startedAt: 'asc' } })
})

it('columns that are arranged in a view stay with it, and not with the list', async () => {
  const shown = await showTable({ filters, saved: [failed], query: { view: '1' } })
  await userEvent.click(button('Columns'))
  await userEvent.click(page.getByRole('checkbox', { name: 'Status' }))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => header('Status').elements()).toEqual([])
  await expect.element(button('Save changes')).toBeVisible()
  await userEvent.click(tab('All batches'))
  await expect.element(header('Status')).toBeVisible()
  expect(shown.server.written).toEqual([])
})

it('saves the list as it is under a name, shared in the district, and shows it as the open tab', async () => {
  const shown = await showTable({ filters, query: { filter: { status: ['failed'] } } })
  expect(page.getByRole('radio').elements()).toEqual([])
  await choose('Save as new view')
  await userEvent.click(button('Save view'))
  await expect.element(page.getByText('Enter a name')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Failed')
  await userEvent.click(page.getByRole('checkbox', { name: 'Share in District 42' }))
  await userEvent.click(button('Save view'))
  await expect.element(tab('Failed')).toBeChecked()
  expect(address(shown)).toEqual({ view: '1', filter: { status: ['failed'] } })
  await expect.element(button('Views')).toHaveFocus()
  await choose('Delete view')
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }))
  await expect.poll(() => page.getByRole('radio').elements()).toEqual([])
  expect(address(shown)).toEqual({ filter: { status: ['failed'] } })
})

it('a view can’t have the name of a tab that the list comes with', async () => {
  const shown = await showTable({ filters, views, saved: [failed], query: { view: '1' } })
  const name = page.getByRole('textbox', { name: 'Name' })
  const taken = (name: string) =>
    page.getByText(`This list already has a view named “${name}”. Choose another name.`)
  await choose('Save as new view')
  await userEvent.fill(name, ' all ')
  await userEvent.click(button('Save view'))
  await expect.element(taken('all')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await userEvent.fill(name, 'All of them')
  await expect.element(taken('all')).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }))
  await choose('Rename or share')
  await userEvent.fill(name, 'FAILED')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save changes' }))
  await expect.element(taken('FAILED')).toBeVisible()
  expect(shown.server.written).toEqual([])
})

it('without tabs of its own, a list keeps the name of the one for all rows', async () => {
  await showTable({ filters, query: { filter: { status: ['failed'] } } })
  await choose('Save as new view')
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'All Batches')
  await userEvent.click(button('Save view'))
  await expect.element(page.getByText(/already has a view named “All Batches”/)).toBeVisible()
})

it.each([
  ['names that district', [districtItem(42), districtItem(43)], 'Share in District 43'],
  ['says so where its name isn’t known', [districtItem(42)], 'Shared in another district'],
])(
  'a view that is shared in another district %s, and stays there when it is renamed',
  async (_, districts, label) => {
    const elsewhere = Object.assign({}, failed, { isShared: true, lea: '043' })
    const shown = await showTable({ filters, saved: [elsewhere], districts, query: { view: '1' } })
    await choose('Rename or share')
    await expect.element(page.getByRole('checkbox', { name: label })).toBeChecked()
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Late')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Save changes' }))
    await expect.element(tab('Late')).toBeChecked()
    expect(shown.server.written.map(({ body }) => body)).toEqual([{ name: 'Late' }])
  },
)

it('of a view that others share, changes are saved as a new one', async () => {
  const shared = savedView(1, { name: 'Team', isShared: true, isOwn: false, canChange: false })
  await showTable({ filters, saved: [shared], query: { view: '1', filter: { status: ['failed'] } } })
  await userEvent.click(button('Views'))
  await expect.element(page.getByRole('menuitem', { name: 'Discard changes' })).toBeVisible()
  for (const name of ['Save changes', 'Rename or share', 'Delete view'])
    expect(page.getByRole('menuitem', { name }).elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(button('Save as new view'))
  await expect.element(page.getByRole('dialog', { name: 'Save view' })).toBeVisible()
})

it('a link to a view that the reader can’t see says so, and shows the list without it', async () => {
  const shown = await showTable({ filters, query: { view: '9', filter: { status: ['failed'] } } })
  await expect.element(page.getByText(/^This view was deleted or isn't shared with you/)).toBeVisible()
  await expect.element(page.getByText('1–12 of 12')).toBeVisible()
  await userEvent.click(button('Dismiss'))
  expect(address(shown)).toEqual({ filter: { status: ['failed'] } })
})

it('where the backend has no saved views, nothing is offered', async () => {
  await showTable({ filters, saved: null, query: { view: '1' } })
  await expect.poll(() => button('Views').elements()).toEqual([])
  await expect.element(page.getByText('1–25 of 60')).toBeVisible()
})
