import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ScreenHostContext } from '../../patterns/define-screen/screen-host.ts'
import { LARKSPUR, showLarkspur } from '../../testing/show-larkspur.tsx'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { Dashboard } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 300_000)
afterAll(() => server.close())

const region = (name: string | RegExp) => screen.findByRole('region', { name })
const show = (options: Partial<ShowScreenOptions> = {}) => showLarkspur(<Dashboard />, { server, ...options })

test('where the backend lists no districts together there is a District Select in the page', async () => {
  const { user, runtime } = await showScreen(<Dashboard />, {
    server,
    as: 'employee@example.org',
    faults: [['fleet.list', { status: 501 }]],
  })
  // While it loads the skeleton has a heading of its own
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible())
  const picker = await screen.findByRole('combobox', { name: 'District Select' })
  expect(screen.getByRole('link', { name: 'Add District' })).toBeVisible()
  await waitFor(() => expect(picker).toBeEnabled())
  await user.type(picker, 'larkspur')
  await screen.findByRole('option', { name: /Larkspur Valley Unified/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(runtime.districts.get().selected?.districtName).toBe(LARKSPUR))
  expect(await region('Needs attention')).toBeVisible()
})

test('who can open no district reads why, and whom to ask', async () => {
  await showScreen(<Dashboard />, {
    server,
    as: 'admin@example.org',
    faults: [['districts.all', { body: { data: [] } }]],
  })
  const why = await region('No district is open to you yet')
  expect(why).toHaveTextContent('Your district may be inactive')
  expect(why).toHaveTextContent('Ask the person who invited you')
  expect(screen.queryByRole('combobox', { name: 'District Select' })).not.toBeInTheDocument()
})

test('[R38] an employee without the import log role asks for no log and is offered none', async () => {
  const { calls } = await show({ as: 'bare@example.org' })
  expect(await region('Recent districts')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Recent batches' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Import Logs' })).not.toBeInTheDocument()
  expect(calls.filter((call) => call.includes('import-log'))).toEqual([])
})

test('[ux 9.1] a backend without the list of people has its open accounts counted, by their own name', async () => {
  await show({
    faults: [
      ['people.list', { status: 501 }],
      [
        'accounts.list',
        {
          body: {
            data: [],
            extensions: { totalCount: 1386, facets: { locked: [{ value: '1', count: 3 }] } },
          },
        },
      ],
    ],
  })
  const summary = within(await region('Summary'))
  expect((await summary.findByText('Enabled accounts')).parentElement).toHaveTextContent('1,3863 locked')
  expect(summary.queryByText('Active users')).toBeNull()
})

test('a click on a recent district changes the district', async () => {
  const { user, runtime } = await show()
  const other = runtime.districts.get().list?.find(({ districtName }) => districtName !== LARKSPUR)
  await runtime.selectDistrict(other?.id ?? null)
  await waitFor(() => expect(runtime.districts.get().selected?.id).toBe(other?.id))
  await user.click(within(await region('Recent districts')).getByRole('button', { name: /Larkspur/ }))
  await waitFor(() => expect(runtime.districts.get().selected?.districtName).toBe(LARKSPUR))
})

test('[ux 9.1] cards share their answers: nothing is asked for twice, and the refresh asks for all of it once more', async () => {
  const { user, calls } = await show()
  const card = await region('Needs attention')
  await waitFor(() => expect(card).not.toHaveAttribute('aria-busy'))
  await screen.findByText(/^Updated /)
  const asked = (path: string) => calls.filter((call) => call.endsWith(path)).length
  const paths = ['import-log-headers', 'import-log-details', 'export-log-headers', 'accounts']
  // The newest batches, asked for again while one runs, those of two weeks, and the course of the recent district.
  const once = [3, 1, 1, 1]
  expect(paths.map(asked)).toEqual(once)
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(paths.map(asked)).toEqual(once.map((times) => 2 * times)))
})

test('[ux 9.1] a user who may read no logs is told no age and offered no refresh', async () => {
  await show({ as: 'bare@example.org' })
  expect(await region('Recent districts')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument()
})

test('[ux 9.1] each recent district shows the course of its imports, asked for in its own name', async () => {
  const { calls } = await show()
  const card = await region('Recent districts')
  await waitFor(() => expect(card.querySelector('polyline')).not.toBeNull())
  expect(calls.filter((call) => call.endsWith('import-log-headers')).length).toBeGreaterThan(1)
})

test('[ux 9.1] where the shell has a picker, the recent districts lead to it', async () => {
  const pickDistrict = vi.fn()
  const { user } = await showLarkspur(
    <ScreenHostContext.Provider value={{ headingLevel: 1, breadcrumbs: true, pickDistrict }}>
      <Dashboard />
    </ScreenHostContext.Provider>,
    { server },
  )
  await user.click(within(await region('Recent districts')).getByRole('button', { name: 'Change district' }))
  expect(pickDistrict).toHaveBeenCalledOnce()
})

test('[ux 9.1] a district without a connection is told why it cannot sync yet', async () => {
  const district = await server.newDistrict()
  await server.db
    .updateTable('districts')
    .set({ sisProviderName: null })
    .where('id', '=', district.id)
    .execute()
  const { user, runtime } = await show()
  await runtime.selectDistrict(district.id)
  const sync = () => screen.getByRole('button', { name: 'Sync now' })
  await waitFor(() => expect(sync()).toHaveAttribute('aria-disabled', 'true'))
  await user.hover(sync())
  await waitFor(() => expect(sync()).toHaveAccessibleDescription('Set up the SIS connection first'))
})

test('[ux 5] embedded, there is no picker to lead to', async () => {
  await show()
  expect(await region('Recent districts')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change district' })).not.toBeInTheDocument()
})
