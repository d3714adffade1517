import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showTable } from '../../../testing/show-table.tsx'
import type { FilterSpec } from '../filter-spec.ts'
import type { QuickViews } from './quick-views.ts'

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
  {
    kind: 'choice',
    field: 'source',
    label: 'Source',
    options: [
      { value: 'api', label: 'API' },
      { value: 'upload', label: 'Upload' },
    ],
  },
  { kind: 'flag', field: 'recordsRead', label: 'Large', operator: { gte: 51 } },
]
const values: QuickViews = {
  label: 'Batches shown',
  views: [
    { label: 'All' },
    { label: 'Completed', chosen: { status: ['completed'] } },
    { label: 'Failed', chosen: { status: ['failed'] } },
  ],
}
const mixed: QuickViews = {
  label: 'Batches shown',
  views: [
    { label: 'All' },
    { label: 'From files', chosen: { source: ['upload'] } },
    { label: 'Failed', chosen: { status: ['failed'] } },
  ],
}
const view = (name: string) => page.getByRole('radio', { name, exact: true })
const asked = (calls: readonly string[]) => calls.filter((call) => call.endsWith('import-log-headers')).length

it('[ux 8.2] views carry counts, narrow the list through the address, and exclude one another', async () => {
  const { runtime } = await showTable({ filters, views: mixed })
  const query = () => runtime.navigation.get().current()?.query
  await expect.element(view('All 60')).toBeChecked()
  await userEvent.click(view('Failed 12'))
  expect(query()).toEqual({ filter: { status: ['failed'] } })
  await expect.element(page.getByText('1–12 of 12')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => query()).toEqual({ filter: { source: ['upload'] } })
  await expect.element(view('From files 30')).toBeChecked()
  await userEvent.click(view('All 60'))
  expect(query()).toEqual({})
})

it('[ux 8.2] filters that make none of the views leave the choice open, and other filters count', async () => {
  await showTable({ filters, views: mixed, query: { filter: { status: ['completed'] } } })
  await expect.element(view('All 60')).not.toBeChecked()
  cleanup()
  await showTable({ filters, views: mixed, query: { filter: { source: ['upload'], status: ['failed'] } } })
  await expect.element(view('Failed 12')).not.toBeChecked()
  cleanup()
  await showTable({ filters, views: mixed, query: { search: '1' } })
  await expect.element(view('All 15')).toBeChecked()
})

it('[R46] one request for groups where the views are values of one field; its missing counts are told', async () => {
  const { calls } = await showTable({ filters, views: values })
  await expect.element(page.getByText('Counts unavailable')).toBeVisible()
  expect(view('Failed').elements()).toHaveLength(1)
  // The list and the groups
  expect(asked(calls)).toBe(2)
})

it('[R46] groups of the server are the counts', async () => {
  const { calls } = await showTable({ filters, views: values, facets: true })
  await expect.element(view('Failed 12')).toBeVisible()
  await expect.element(view('Completed 48')).toBeVisible()
  await expect.element(view('All 60')).toBeChecked()
  expect(asked(calls)).toBe(2)
})
