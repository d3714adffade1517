import { routerNavigation } from '@edconsole/console-core/react-router'
import { cleanup } from '@testing-library/react'
import { createBrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showTable } from '../../testing/show-table.tsx'

const home = window.location.href

beforeEach(() => {
  window.history.pushState(null, '', '/42/import-logs')
})
afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', home)
})

async function show(search = '') {
  window.history.replaceState(null, '', `/42/import-logs${search}`)
  const router = createBrowserRouter([{ path: '*', element: null }])
  const shown = await showTable({ navigation: routerNavigation(router), batches: 120 })
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  return { ...shown, query: () => decodeURIComponent(window.location.search), start: window.history.length }
}
const region = () => page.getByRole('region', { name: 'Import logs' }).element()
const firstRow = () => document.querySelector('tbody th')?.textContent
const shows = (row: string) => expect.poll(() => firstRow()).toBe(row)
const back = () => window.history.back()

it('[ux 8.3] page, order and filter push; Back undoes them one by one, down to where the reader was', async () => {
  const { query, start } = await show()
  await userEvent.click(page.getByRole('searchbox'))
  await expect.element(page.getByRole('separator').first()).toBeInTheDocument()
  region().scrollTop = 300
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await shows('26')
  expect(region().scrollTop).toBe(0)
  region().scrollTop = 200
  await userEvent.click(page.getByRole('button', { name: 'Next page' }))
  await shows('51')
  await userEvent.click(page.getByRole('button', { name: 'Batch', exact: true }))
  await shows('1')
  expect(query()).toBe('?sort[batchId]=asc')
  expect(window.history.length).toBe(start + 3)
  back()
  await shows('51')
  back()
  await shows('26')
  await expect.poll(() => region().scrollTop).toBe(200)
  back()
  await shows('1')
  await expect.poll(() => region().scrollTop).toBe(300)
  expect(query()).toBe('')
})

it('[ux 8.3] typing replaces: Back leaves the list', async () => {
  const { query, start } = await show()
  await userEvent.fill(page.getByRole('searchbox'), '11')
  await expect.poll(() => query()).toBe('?search=11')
  await userEvent.fill(page.getByRole('searchbox'), '119')
  await expect.poll(() => query()).toBe('?search=119')
  expect(window.history.length).toBe(start)
})

it('[ux 8.3] bad values are dropped without an error, and the list is as without them', async () => {
  await show('?page=soon&sort[color]=asc&filter[melted]=yes&size=26&search=12')
  await expect.element(page.getByText('3 batches', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('article')).toHaveLength(0)
})
