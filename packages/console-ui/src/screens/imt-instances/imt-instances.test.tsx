import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { ImtInstances } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())
afterEach(cleanup)

const show = (query = {}, options: Partial<ShowScreenOptions> = {}) =>
  showScreen(<ImtInstances />, {
    server,
    as: 'employee@example.org',
    place: placeOf('imt-instances', {}, { query }),
    ...options,
  })
const names = async (expected: readonly string[]) =>
  waitFor(() => expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(expected))

test('[S2.2] domain 8.16 all instances with counters, which narrow the list', {
  tags: 'main:imt-instances',
}, async () => {
  const read = () => server.db.selectFrom('instances').select(['name', 'status']).orderBy('name').execute()
  const last = (await read()).at(-1)?.name ?? ''
  await server.db.updateTable('instances').set({ status: 'suspended' }).where('name', '=', last).execute()
  const stored = await read()
  const { user } = await show()
  await names(stored.map(({ name }) => name))
  const stopped = stored.filter(({ status }) => ['suspended', 'maintenance'].includes(status))
  const views = within(await screen.findByRole('group', { name: 'Status' }))
  const view = await views.findByRole('radio', { name: new RegExp(`^Not running.*${stopped.length}`) })
  await user.click(view)
  await names(stopped.map(({ name }) => name))
})

test('[R16] client and kind narrow the list, from the address', async () => {
  await show({ filter: { clientId: ['90412'], environment: ['sandbox'] } })
  await names(['larkspur-valley-sandbox'])
  expect(await screen.findByRole('button', { name: /^Remove filter Kind = Sandbox/ })).toBeVisible()
})

test('R30 from its row an instance is opened, edited, copied as a sandbox and moved where it may', async () => {
  const { user } = await show({ filter: { clientId: ['90412'], environment: ['production'] } })
  await names(['larkspur-valley-prod'])
  await user.click(screen.getByRole('button', { name: /^Actions for/ }))
  expect((await screen.findAllByRole('menuitem')).map((one) => one.textContent)).toEqual([
    'Details',
    'Open address',
    'Copy address',
    'Edit',
    'Create sandbox',
    'Start maintenance',
    'Suspend',
    'Deprovision',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Start maintenance' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Start maintenance' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByText('Maintenance')).toBeVisible()
})

test('R47 whoever may create instances is offered it', async () => {
  await show()
  expect(await screen.findByRole('link', { name: /^Create instance/ })).toHaveAttribute(
    'href',
    '/instance/create',
  )
})

test('a list that cannot be fetched says so and comes back', async () => {
  const { user, faults } = await show({}, { faults: [['instances.list', { status: 500, message: 'Down' }]] })
  const again = await screen.findAllByRole('button', { name: 'Try again' })
  faults.clear()
  for (const button of again.slice(0, 1)) await user.click(button)
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0)
})
