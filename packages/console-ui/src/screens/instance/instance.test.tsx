import { type InstanceDetailed, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { Instance } from './index.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  employee = await server.browser('employee@example.org')
}, 240_000)
afterAll(() => server.close())
afterEach(cleanup)

const call = async <T,>(method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await employee(`/api/ied/instances${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await answer.json()).data
}
const read = (id: number) => call<InstanceDetailed>('GET', `/${id}`)
let made = 0
/** An instance whose creation hasn't been started. */
const requested = async (): Promise<InstanceDetailed> => {
  made += 1
  const { clientId } = await server.newDistrict({ districtName: `Oakdale ${made}` })
  const body = { clientId, name: `oakdale-${made}`, environment: 'production', region: 'us-west' }
  return call<InstanceDetailed>('POST', '', body)
}
/** An instance that the server created. */
const created = async (): Promise<InstanceDetailed> => {
  const { id } = await requested()
  await call('PATCH', `/${id}/status`, { status: 'provisioning' })
  await server.jobs.idle()
  return read(id)
}
const show = (id: number | string, options: Partial<ShowScreenOptions> = {}) =>
  showScreen(<Instance id={String(id)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('instance', { id: String(id) }),
    ...options,
  })
/** Without a way to sign in, provisioning fails at its last step. */
const setLocal = (clientId: number, isEnabled: boolean) =>
  server.db.updateTable('authentications').set({ isEnabled }).where('clientId', '=', clientId).execute()
const titled = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 })
const card = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }))

test('domain 8.19 shows where it is, who moved it and why, what runs on it, and its raw numbers', {
  tags: 'main:instance',
}, async () => {
  const { id, name, url, clientName, databaseName } = await created()
  await call('PATCH', `/${id}/status`, { status: 'suspended', reason: 'The contract ended' })
  await show(id)
  await titled(name)
  expect(screen.getByRole('link', { name: /^Open$/ })).toHaveAttribute('href', url)
  const history = within(screen.getByRole('list', { name: 'Status changes, newest first' }))
  expect(history.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^SuspendedThe contract ended.* · Ana Silva/),
    expect.stringMatching(/^Active.* · System/),
    expect.stringMatching(/^Provisioning.* · Ana Silva/),
    expect.stringMatching(/^Requested.* · Ana Silva/),
  ])
  expect(screen.getAllByText(clientName).length).toBeGreaterThan(0)
  expect(screen.getByText(databaseName ?? '')).toBeVisible()
})

test('[S8] a product that is renewed ends when the subscription that runs does, as on the page of its client', async () => {
  const { id, name, clientId, products } = await read(5501)
  const [{ productId = 0 } = {}] = products
  const ends = async () => (await screen.findAllByText('10/24/2026'))[0]
  await server.db.deleteFrom('subscriptions').where('productId', '=', productId).execute()
  const term = { clientId, productId, instanceId: null }
  await server.db
    .insertInto('subscriptions')
    .values([
      { ...term, startDate: '2025-10-25', endDate: '2026-10-24' },
      { ...term, startDate: '2026-10-25', endDate: '2027-10-24' },
    ])
    .execute()
  await show(id)
  await titled(name)
  expect(await ends()).toBeVisible()
  expect(screen.queryByText('10/24/2027')).toBeNull()
})

test('one that is only requested says what to do next; what was done is told no more once it runs', async () => {
  const { id, name } = await requested()
  const { user } = await show(id)
  await titled(name)
  await user.click(card('Provisioning').getByRole('button', { name: 'Start provisioning' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: `Start provisioning ${name}?` }))
  expect(dialog.getByText('This may take several minutes. You can leave this page.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Start provisioning' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start provisioning' })).toBeNull(), {
    timeout: 5000,
  })
  await server.jobs.idle()
  expect((await read(id)).status).toBe('active')
  await call('PATCH', `/${id}/status`, { status: 'maintenance' })
  cleanup()
  await show(id)
  await titled(name)
  expect(screen.queryByRole('region', { name: 'Provisioning' })).toBeNull()
})

test('shows the last changes from the audit log, and leads to all of them', async () => {
  const { id, name } = await created()
  await call('PATCH', `/${id}/status`, { status: 'suspended', reason: 'The contract ended' })
  await show(id)
  await titled(name)
  const changes = within(await screen.findByRole('region', { name: 'Changes' }))
  const [last] = await changes.findAllByRole('listitem')
  expect(last?.textContent).toMatch(/^Changed.*suspended.* · Ana Silva$/i)
  expect(changes.getByRole('link', { name: 'All changes' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^/users-and-roles/audit-log\\?.*instance(:|%3A)${id}$`)),
  )
})

describe('a sandbox', () => {
  test('is asked for, confirmed, and shows its steps until it is active', async () => {
    const { id, name } = await created()
    const { user } = await show(id)
    await titled(name)
    await user.click(await screen.findByRole('button', { name: 'Create sandbox' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: `Create a sandbox of ${name}?` }))
    expect(dialog.getByText(/may take several minutes/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Create sandbox' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await server.jobs.idle()
    const sandboxes = card('Sandboxes')
    expect(await sandboxes.findByRole('link', { name: `${name}-sandbox` }, { timeout: 5000 })).toBeVisible()
    await waitFor(() => expect(sandboxes.getByText('Active')).toBeVisible(), { timeout: 6000 })
  })

  test('that failed names the step, and goes on from there', async () => {
    const { id, name, clientId } = await created()
    await setLocal(clientId, false)
    await call('POST', `/${id}/sandbox`)
    await server.jobs.idle()
    const { user } = await show(id)
    await titled(name)
    const steps = within(await screen.findByRole('list', { name: 'Steps' }, { timeout: 5000 }))
    expect(steps.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Reserve the address, Done/),
      expect.stringMatching(/^Create the database, Done/),
      expect.stringMatching(/^Copy data, Done/),
      expect.stringMatching(/^Add products, Done/),
      expect.stringMatching(/^Check sign-in, Failed.*answered with status 503 instead of a sign-in page/),
    ])
    await setLocal(clientId, true)
    await user.click(steps.getByRole('button', { name: 'Try again' }))
    await server.jobs.idle()
    await waitFor(() => expect(card('Sandboxes').getByText('Active')).toBeVisible(), { timeout: 6000 })
  })
})

describe('R30 a change of status', () => {
  const choose = async (user: Awaited<ReturnType<typeof show>>['user'], move: string) => {
    await user.click(screen.getByRole('button', { name: 'Change status' }))
    await user.click(await screen.findByRole('menuitem', { name: move }))
    return within(await screen.findByRole('alertdialog'))
  }

  test('offers only what may follow, and wants a reason for suspending', async () => {
    const { id, name } = await created()
    const { user, calls } = await show(id)
    await titled(name)
    await user.click(screen.getByRole('button', { name: 'Change status' }))
    expect((await screen.findAllByRole('menuitem')).map((one) => one.textContent)).toEqual([
      'Start maintenance',
      'Suspend',
      'Deprovision',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Suspend' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: `Suspend ${name}?` }))
    await user.click(dialog.getByRole('button', { name: 'Suspend' }))
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription('Enter the reason')
    expect(calls).not.toContain(`PATCH /api/ied/instances/${id}/status`)
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Unpaid')
    await user.click(dialog.getByRole('button', { name: 'Suspend' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await read(id)).toMatchObject({ status: 'suspended', statusReason: 'Unpaid' })
  })

  test('that goes on after a failure says that completed steps are kept', async () => {
    const { id, name, clientId } = await requested()
    await setLocal(clientId, false)
    await call('PATCH', `/${id}/status`, { status: 'provisioning' })
    await server.jobs.idle()
    const { user } = await show(id)
    await titled(name)
    const dialog = await choose(user, 'Try again')
    expect(dialog.getByText(/^Completed steps are kept\. This may take several minutes/)).toBeVisible()
    await setLocal(clientId, true)
  })

  test('deprovisioning wants the name too, and the server retires the instance, which can be deleted then', async () => {
    const { id, name } = await created()
    const { user, runtime } = await show(id)
    await titled(name)
    expect(screen.getByRole('button', { name: `Delete ${name}` })).toHaveAttribute('aria-disabled', 'true')
    const dialog = await choose(user, 'Deprovision')
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The contract ended')
    expect(dialog.getByRole('button', { name: 'Deprovision' })).toHaveAttribute('aria-disabled', 'true')
    await user.type(dialog.getByRole('textbox', { name: new RegExp(name) }), name)
    await user.click(dialog.getByRole('button', { name: 'Deprovision' }))
    await server.jobs.idle()
    const remove = await screen.findByRole('button', { name: `Delete ${name}` })
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled', 'true'), { timeout: 6000 })
    expect(screen.queryByRole('button', { name: 'Change status' })).toBeNull()
    await user.click(remove)
    const question = within(await screen.findByRole('alertdialog'))
    await user.type(question.getByRole('textbox'), name)
    await user.click(question.getByRole('button', { name: 'Delete instance' }))
    await waitFor(() => expect(runtime.navigation.get().current()?.id).toBe('imt-instances'))
    expect((await employee(`/api/ied/instances/${id}`)).status).toBe(404)
  })

  test('that somebody else was faster with says who, keeps the reason, and is not offered anymore', async () => {
    const { id, name } = await created()
    const { user } = await show(id)
    await titled(name)
    const dialog = await choose(user, 'Suspend')
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Unpaid')
    server.advance(60_000)
    await call('PATCH', `/${id}/status`, { status: 'maintenance' })
    await user.click(dialog.getByRole('button', { name: 'Suspend' }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Ana Silva changed this instance/)
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Unpaid')
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Suspend' })).toHaveAttribute('aria-disabled', 'true'),
    )
    expect(await read(id)).toMatchObject({ status: 'maintenance' })
  })
})

test('[S8] a product that is refused stays as a row with the words of the server', async () => {
  const { id, name, clientId } = await created()
  const enabledAt = server.now()
  await server.db
    .insertInto('clientProducts')
    .values([1, 2].map((productId) => ({ clientId, productId, enabledAt })))
    .execute()
  await server.db.updateTable('products').set({ isActive: false }).where('id', '=', 2).execute()
  const { user } = await show(id)
  await titled(name)
  await user.click(screen.getByRole('button', { name: 'Add products' }))
  await user.click(await screen.findByRole('button', { name: 'Add Assessment' }))
  await user.click(screen.getByRole('button', { name: 'Add Screening' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  const refused = await screen.findByRole('list', { name: 'Changes that failed' })
  expect(refused).toHaveTextContent('Error returned. 409 Screening is no longer offered.')
  expect(await card('Products').findByText('Assessment')).toBeVisible()
  await server.db.updateTable('products').set({ isActive: true }).where('id', '=', 2).execute()
  await user.click(within(refused).getByRole('button', { name: 'Try again: Screening' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Changes that failed' })).toBeNull())
  expect((await read(id)).products.map((one) => one.name)).toEqual(['Assessment', 'Screening'])
})

test.each(['999999', 'x', '0'])('one that is gone says so and leads to the list: %s', async (id) => {
  const { runtime } = await show(id)
  expect(await screen.findByText('Instance not found.')).toBeVisible()
  expect(runtime.snackbars.get().recent).toEqual([])
  expect(screen.getByRole('link', { name: 'All instances' })).toHaveAttribute('href', '/services/instance')
})

test('R47 whoever may only look is offered nothing', async () => {
  const { id, name } = await created()
  await show(id, { as: 'bare@example.org' })
  await titled(name)
  for (const button of ['Change status', 'Create sandbox', 'Add products'])
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Danger zone' })).toBeNull()
})
