import { type Client, formatDateTime, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { ImtClients } from './index.ts'

let server: TestServer
let browser: TestFetch
let clients: Client[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  browser = await server.browser('employee@example.org')
  clients = (await (await browser('/api/ied/clients?limit=1000&sort[updatedAt]=desc')).json()).data
}, 240_000)
afterAll(() => server.close())

const show = (query = {}, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<ImtClients />, {
    server,
    as: 'employee@example.org',
    place: placeOf('imt-clients', {}, { query }),
    ...options,
  })
const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr') as HTMLElement
const larkspur = () => clients.find(({ slug }) => slug === 'larkspur-valley') as Client

test('[S2.2] R4 the list says of each client what it has and when the next subscription ends', {
  tags: 'main:imt-clients',
}, async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'IMT Clients' })).toBeVisible()
  await rowOf('Larkspur Valley Unified')
  const names = screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent)
  expect(names).toEqual(clients.map(({ clientName }) => clientName))
  const { id, instanceCount, products, updatedAt } = larkspur()
  const row = await rowOf('Larkspur Valley Unified')
  expect(row).toHaveTextContent('District · larkspur-valley')
  expect(row).toHaveTextContent(String(id))
  expect(row).toHaveTextContent('Active')
  expect(row).toHaveTextContent(String(instanceCount))
  await waitFor(() => expect(row).toHaveTextContent(`AssessmentScreening+${products.length - 2}`))
  // In the window of 60 days.
  expect(row).toHaveTextContent('10/24/2026')
  expect(row).toHaveTextContent(formatDateTime(updatedAt).slice(0, 10))
  expect(within(row).getByRole('link', { name: 'Larkspur Valley Unified' })).toHaveAttribute(
    'href',
    `/client/${id}`,
  )
})

test('[ux 21] what is over says so with its day', async () => {
  const { clientId, districtName } = await server.newDistrict()
  await server.db
    .insertInto('subscriptions')
    .values({ clientId, productId: 1, startDate: '2025-07-01', endDate: '2026-06-30' })
    .execute()
  await show({ search: String(clientId) })
  expect(await rowOf(districtName)).toHaveTextContent('Ended 06/30/2026')
  expect(screen.getAllByRole('rowheader')).toHaveLength(1)
})

test('[R16] views and filters narrow the list, from the address, with their counts', async () => {
  const count = (status: string) => clients.filter((one) => one.status === status).length
  const { user } = await show({ filter: { state: ['OR'] }, search: 'unified' })
  await rowOf('Larkspur Valley Unified')
  expect(await screen.findByRole('button', { name: 'Remove filter State = Oregon (OR)' })).toBeVisible()
  const inactive = await screen.findByRole('radio', { name: /^Inactive/ })
  expect(count('inactive')).toBeGreaterThanOrEqual(0)
  await user.click(inactive)
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Larkspur/ })).toBeNull())
})

test('[ux 9.13] from its row a client is opened, edited, given an instance and copied by its ID', async () => {
  const { user, runtime } = await show({ search: 'larkspur-valley' })
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const row = await rowOf('Larkspur Valley Unified')
  await user.click(within(row).getByRole('button', { name: /^Actions for/ }))
  const { id } = larkspur()
  expect(await screen.findByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', `/client/${id}`)
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', `/client/${id}/edit`)
  expect(screen.getByRole('menuitem', { name: 'Create instance' })).toHaveAttribute(
    'href',
    `/instance/create?clientId=${id}`,
  )
  await user.click(screen.getByRole('menuitem', { name: 'Copy client ID' }))
  expect(written).toHaveBeenCalledWith(String(id))
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([`Client ID ${id} copied`]),
  )
})

test('[S2.2] tabs lead to the lists that the person may open', async () => {
  await show()
  const tabs = within(await screen.findByRole('navigation', { name: 'Instance Management' }))
  expect(tabs.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page')
  expect(tabs.getByRole('link', { name: 'Instances' })).toHaveAttribute('href', '/services/instance')
})

test('R47 whoever may create clients is offered it', async () => {
  await show()
  expect(await screen.findByRole('link', { name: /^Create client/ })).toHaveAttribute(
    'href',
    '/client/create',
  )
})

test('[S8] a list that cannot be fetched says so and comes back', async () => {
  const { user, faults } = await show({}, { faults: [['clients.list', { status: 500, message: 'Down' }]] })
  const again = await screen.findAllByRole('button', { name: 'Try again' })
  faults.clear()
  await user.click(again[0] as HTMLElement)
  await rowOf('Larkspur Valley Unified')
})

test('[R17] a backend that knows less of clients shows dashes', async () => {
  await show(
    { search: 'larkspur' },
    {
      faults: [
        ['clients.list', { body: { data: [{ id: 7, clientName: 'Elm' }], extensions: { totalCount: 1 } } }],
        ['products.list', { status: 404, message: 'Not found' }],
      ],
    },
  )
  const row = await rowOf('Elm')
  expect(within(row).getAllByText('–').length).toBeGreaterThanOrEqual(4)
})
