import { memoryStorage, STORAGE_KEYS } from '@edconsole/console-core'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { Login } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
}, 300_000)
afterAll(() => server.close())

/** A computer on which that district was looked at last. */
const computer = (clientId: number) => {
  const storage = memoryStorage()
  storage.setItem(STORAGE_KEYS.client, String(clientId))
  return storage
}
const open = (storage = memoryStorage()) => showScreen(<Login />, { server, storage })
const signIn = async ({ user, runtime }: Awaited<ReturnType<typeof open>>, username: string) => {
  await user.click(await screen.findByLabelText('Username'))
  await user.paste(username)
  await user.click(screen.getByLabelText('Password'))
  await user.paste(DEMO_PASSWORD)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
}
const addProviders = (clientId: number, ...providers: readonly ('ldap' | 'google' | 'illuminate_google')[]) =>
  server.db
    .insertInto('authentications')
    .values(
      providers.map((provider) => ({
        clientId,
        provider,
        displayName: provider,
        isEnabled: true,
        isDefault: false,
        settings: '{}',
      })),
    )
    .execute()

describe('[R12] the way used last on this computer is offered', () => {
  test('to provider staff, whichever district they looked at since', async () => {
    const { clientId, email } = await server.newDistrict()
    const storage = computer(clientId)
    const first = await open(storage)
    await first.user.click(await screen.findByRole('button', { name: 'Provider staff sign-in' }))
    await signIn(first, email)
    cleanup()

    const { user } = await open(storage)
    expect(await screen.findByText(/^Use your staff account/)).toBeVisible()
    expect(screen.getByLabelText('Username')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Sign in with a district account' }))
    expect(await screen.findByText('Last used on this computer')).toBeVisible()
  })

  test('to people of a district, after staff had signed in', async () => {
    const { id, clientId } = await server.newDistrict()
    const storage = computer(clientId)
    storage.setItem(STORAGE_KEYS.staffSignIn, 'form')
    const first = await open(storage)
    await first.user.click(await screen.findByRole('button', { name: 'Sign in with a district account' }))
    await signIn(first, `person-${id}`)
    cleanup()

    await open(storage)
    expect(await screen.findByText('Last used on this computer')).toBeVisible()
  })

  test('not a way that let nobody in', async () => {
    const { clientId } = await server.newDistrict()
    const storage = computer(clientId)
    const { user } = await open(storage)
    await user.click(await screen.findByRole('button', { name: 'Provider staff sign-in' }))
    await user.type(screen.getByLabelText('Username'), 'nobody')
    await user.type(screen.getByLabelText('Password'), 'nothing{Enter}')
    await screen.findByText(/^The username or password is incorrect/)
    expect(storage.getItem(STORAGE_KEYS.staffSignIn)).toBeNull()
  })

  test('to staff who sign in at a client of their own', async () => {
    const [own, other] = [await server.newDistrict(), await server.newDistrict()]
    await addProviders(own.clientId, 'illuminate_google')
    const storage = computer(own.clientId)
    const first = await open(storage)
    const link = await screen.findByRole('link', { name: 'Continue as provider staff' })
    link.addEventListener('click', (event) => event.preventDefault())
    await first.user.click(link)
    cleanup()

    storage.setItem(STORAGE_KEYS.client, String(other.clientId))
    await open(storage)
    expect(await screen.findByRole('link', { name: 'Continue as provider staff' })).toBeVisible()
  })
})

describe('[R12] where a district has several ways, the form says which account it takes', () => {
  test.each([
    ['LDAP', 'Use your district network username and password.'],
    ['Local', 'Use your Console username and password.'],
  ])('%s', async (provider, sentence) => {
    const { clientId } = await server.newDistrict()
    await addProviders(clientId, 'ldap')
    const { user } = await open(computer(clientId))
    await user.click(await screen.findByRole('button', { name: `Continue with ${provider}` }))
    expect(screen.getByText(sentence)).toBeVisible()
  })

  test('and nothing where there is only one', async () => {
    const { clientId } = await server.newDistrict()
    await open(computer(clientId))
    expect(await screen.findByLabelText('Username')).toBeVisible()
    expect(screen.queryByText(/username and password\.$/)).not.toBeInTheDocument()
  })
})
