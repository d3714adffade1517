import { type Client, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { ClientEdit } from './index.ts'

let server: TestServer
let browser: TestFetch
let client: Client
let made = 0
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('employee@example.org')
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  made += 1
  client = await send('POST', '/api/ied/clients', {
    clientName: `Elm ${made}`,
    clientType: 'charter',
    state: 'WA',
    slug: `elm-${made}`,
  })
})

const send = async (method: string, path: string, body: object): Promise<Client> => {
  const { data, error } = await (await browser(path, { method, body: JSON.stringify(body) })).json()
  if (error) throw new Error(error.message)
  return data
}
const read = async (): Promise<Client> => (await (await browser(`/api/ied/clients/${client.id}`)).json()).data
const show = (id: number | string = client.id, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<ClientEdit id={String(id)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('client-edit', { id: String(id) }),
    ...options,
  })
const city = () => screen.findByRole('textbox', { name: /^City/ })
const save = () => screen.getByRole('button', { name: 'Save changes' })

test('[S7] R21 only what was changed is sent, and told', { tags: 'main:client-edit' }, async () => {
  const { user, runtime } = await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Client' })).toBeVisible()
  expect(await screen.findByText(`Elm ${made} · Client ID ${client.id}`)).toBeVisible()
  await user.type(await city(), 'Elm City')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Status/ }), 'active')
  await user.click(save())
  await waitFor(async () =>
    expect(await read()).toMatchObject({ city: 'Elm City', status: 'active', slug: `elm-${made}` }),
  )
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
      `Client updated (Elm ${made})`,
    ),
  )
})

test('[S7] two people who change one client choose what is kept, and hear who was first', async () => {
  const { user, runtime } = await show()
  await user.type(await city(), 'Mine')
  await send('PATCH', `/api/ied/clients/${client.id}`, { city: 'Theirs', updatedAt: client.updatedAt })
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed these fields' }))
  expect(runtime.snackbars.get().recent[0]?.message).toMatch(/Ana Silva changed this client/)
  await user.click(dialog.getByRole('radio', { name: /Mine/ }))
  await user.click(dialog.getByRole('button', { name: 'Use these values' }))
  await user.click(save())
  await waitFor(async () => expect((await read()).city).toBe('Mine'))
})

test('a name that another client of the state has is refused at its field, and nothing is lost', async () => {
  await send('POST', '/api/ied/clients', {
    clientName: `Oak ${made}`,
    clientType: 'charter',
    state: 'WA',
    slug: `oak-${made}`,
  })
  const { user } = await show()
  const name = await screen.findByRole('textbox', { name: /^Name\b(?! of)/ })
  await user.clear(name)
  await user.type(name, `Oak ${made}`)
  await user.type(await city(), 'Kept')
  await user.click(save())
  await waitFor(() => expect(name).toHaveAccessibleDescription(/already used by another client/))
  expect(await city()).toHaveValue('Kept')
  expect((await read()).city).toBeNull()
})

test('a client that is gone is said to be', async () => {
  await show(999_999)
  expect(await screen.findByText('Client not found.')).toBeVisible()
})

test('R47 whoever may only look sees why nothing can be changed', async () => {
  await show(client.id, { as: 'bare@example.org' })
  expect(await screen.findByText('You can view this client. Editing needs another role.')).toBeVisible()
  expect(await city()).toHaveAttribute('readonly')
})

test('the way back leads to the client', async () => {
  await show()
  await city()
  expect(screen.getByRole('link', { name: /^Open client/ })).toHaveAttribute('href', `/client/${client.id}`)
})
