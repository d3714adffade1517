import { once } from 'node:events'
import http from 'node:http'
import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ClientPage } from '../../screens/client/index.ts'
import { DistrictProfile } from '../../screens/district-profile/index.ts'
import { showScreen } from '../../testing/show-screen.tsx'

const receiver = http.createServer((_, response) => response.writeHead(202).end())
let address: string
let server: TestServer
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const bound = receiver.address()
  address = `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}/alerts`
  server = await createTestServer({ allowLoopback: true })
  await import('./webhooks-dialog.tsx')
}, 240_000)
afterAll(async () => {
  await server.close()
  receiver.close()
  receiver.closeAllConnections()
})

/** Pasted: what is tested here is not the typing. */
const put = async (
  user: Awaited<ReturnType<typeof showScreen>>['user'],
  field: HTMLElement,
  text: string,
) => {
  await user.clear(field)
  await user.paste(text)
}

test('a webhook of a district is added with a secret that is shown once, tested, edited and removed', async () => {
  const { user } = await showScreen(<DistrictProfile districtId="412" />, {
    server,
    as: 'employee@example.org',
    place: placeOf('district-profile', { districtId: '412' }),
  })
  await screen.findByLabelText(/^District name/)
  const actions = within(await screen.findByRole('complementary', { name: 'Actions' }))
  await user.click(await actions.findByRole('button', { name: /^Webhooks/ }))
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText('Enter a name')).toBeVisible()
  expect(screen.getByText(/^Enter an address that starts with/)).toBeVisible()
  const name = () => screen.getByRole('textbox', { name: 'Name' })
  await waitFor(() => expect(name()).toHaveFocus())
  await put(user, name(), 'Help desk')
  // Escape may be pressed by mistake; Cancel isn't.
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  await waitFor(() => expect(name()).toHaveValue('Help desk'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  await waitFor(() => expect(name()).toHaveValue(''))
  await put(user, name(), 'Help desk')
  await put(user, screen.getByRole('textbox', { name: 'Web address' }), address)
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText(/^whsec_/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText(/^whsec_/)).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Send test: Help desk' }))
  expect(await screen.findByText('Test delivered. The receiver answered 202.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Deliveries: Help desk' }))
  expect(await screen.findByText('Answered 202')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))

  await user.click(await screen.findByRole('button', { name: 'Edit: Help desk' }))
  await user.click(await screen.findByRole('switch', { name: /^Enabled/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const item = (await screen.findByText('Help desk')).closest('li')
  expect(item && (await within(item).findByText('Off'))).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Remove: Help desk' }))
  await user.click(await screen.findByRole('button', { name: 'Remove webhook' }))
  await expect.poll(() => screen.queryByText('Help desk')).toBeNull()
  expect(screen.getByText('Service desk')).toBeVisible()
})

test("a client's own are added on its page, which lists those of its districts too", async () => {
  const { clientId } = await server.newDistrict()
  const { user } = await showScreen(<ClientPage id={String(clientId)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('client', { id: String(clientId) }),
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Webhooks/ }))
  expect(await screen.findByText('No webhooks yet.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  await put(user, await screen.findByRole('textbox', { name: 'Name' }), 'Pager')
  await put(user, screen.getByRole('textbox', { name: 'Web address' }), 'https://10.0.0.8/alerts')
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText(/must be a public address/)).toBeVisible()
  await put(user, screen.getByRole('textbox', { name: 'Web address' }), address)
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(await screen.findByText('All districts of the client')).toBeVisible()
})
