import {
  memoryStorage,
  passwordLinkPath,
  placeFromHref,
  placeOf,
  STORAGE_KEYS,
} from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { Login } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
}, 300_000)
afterAll(() => server.close())

const NEW = 'nine green bottles hanging'

const newPerson = async (selfServiceReset = true) => {
  const district = await server.newDistrict()
  await server.db
    .updateTable('authentications')
    .set({ settings: JSON.stringify({ selfServiceReset }) })
    .where('clientId', '=', district.clientId)
    .execute()
  return district
}
const emailsTo = (email: string) => server.mail.sent.filter(({ to }) => to === email)
const tokenFor = async (email: string, count = 1): Promise<string> => {
  await waitFor(() => expect(emailsTo(email)).toHaveLength(count))
  return /#new-password=(\S+)/.exec(emailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
}
const requested = async () => {
  const person = await newPerson()
  await server.fetch('/api/password-links', {
    method: 'POST',
    body: JSON.stringify({ username: person.email }),
  })
  return { ...person, token: await tokenFor(person.email) }
}
const placeOfLink = (token: string, query = '') =>
  placeFromHref(passwordLinkPath(token).replace('/login', `/login${query}`)) ?? placeOf('login')
const open = (token: string, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<Login />, { server, place: placeOfLink(token), ...options })
const title = (name: string) => screen.findByRole('heading', { name })
const type = async (user: Awaited<ReturnType<typeof open>>['user'], password: string) => {
  for (const label of ['New password', 'Confirm new password']) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.click(field)
    await user.paste(password)
  }
  await user.keyboard('{Enter}')
}

test('R33 whoever forgot their password asks for a link, and learns nothing about accounts', async () => {
  const { email } = await newPerson()
  const { user } = await showScreen(<Login />, { server })
  await user.click(await screen.findByRole('button', { name: 'Provider staff sign-in' }))
  await user.type(screen.getByLabelText('Username'), email)
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  expect(screen.getByLabelText('Username')).toHaveFocus()
  expect(screen.getByLabelText('Username')).toHaveValue(email)
  await user.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(/^If the account exists/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back to sign-in' })).toHaveFocus()
  await tokenFor(email)
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }))
  expect(screen.getByLabelText('Username')).toHaveValue(email)
})

const forget = async (clientId: number, options: Partial<Parameters<typeof showScreen>[1]> = {}) => {
  const storage = memoryStorage()
  storage.setItem(STORAGE_KEYS.client, String(clientId))
  const shown = await showScreen(<Login />, { server, storage, ...options })
  await shown.user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
  return shown
}

test('[R33] a district that allows no resets says whom to ask, and takes no request', async () => {
  const { clientId } = await newPerson(false)
  const { user, calls } = await forget(clientId)
  expect(
    screen.getByText(
      "You can't reset your password here. Ask your district administrator for a new password.",
    ),
  ).toBeVisible()
  expect(screen.queryByLabelText('Username')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Back to sign-in' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByLabelText('Username')).toHaveFocus()
  expect(calls).not.toContain('POST /api/password-links')
})

test.each([true, null])('[R33] a server that tells %s of a district takes requests', async (told) => {
  const { clientId } = await newPerson(false)
  const local = { code: 'illuminate', title: 'Local', ...(told === null ? {} : { selfServiceReset: told }) }
  const client = { id: clientId, clientName: 'Elm', state: 'OR', slug: 'elm', authProviders: [local] }
  await forget(clientId, { faults: [['reference.publicClients', { body: { data: [client] } }]] })
  expect(screen.getByRole('button', { name: 'Send link' })).toBeVisible()
})

test('[ux 9.1] the page is about the reset until its visitor goes back', async () => {
  const { clientId, email } = await newPerson()
  const { user } = await forget(clientId)
  const lead = 'Use the account your district gave you.'
  const isReset = () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Reset password')
    expect(screen.queryByText(lead)).not.toBeInTheDocument()
  }
  isReset()
  await user.type(screen.getByLabelText('Username'), `${email}{Enter}`)
  expect(await screen.findByText(/^If the account exists/)).toBeVisible()
  isReset()
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }))
  await title('Sign in')
  expect(screen.getByText(lead)).toBeVisible()
})

test.each([404, 501])('R33 a backend that answers %i has a page of its own for that', async (status) => {
  const { user } = await showScreen(<Login />, {
    server,
    faults: [['passwordLinks.request', { status, message: 'Not here' }]],
  })
  await user.click(await screen.findByRole('button', { name: 'Provider staff sign-in' }))
  await user.type(screen.getByLabelText('Username'), 'dana')
  await user.click(screen.getByRole('button', { name: 'Forgot your password?' }))
  await user.keyboard('{Enter}')
  const href = '/api/login?provider=illuminate&forgotten=1&username=dana'
  expect(await screen.findByRole('link', { name: 'Reset password' })).toHaveAttribute('href', href)
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }))
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', href)
})

test('R33 a link asks for a password under the rules, signs in, and goes where its owner wanted', async () => {
  const { id, token } = await requested()
  const { user, runtime, calls } = await open(token, { place: placeOfLink(token, '?returnTo=%2F%3Fa%3D1') })
  await title('Choose a password')
  expect(await screen.findByText(`Choose a new password for “person-${id}”.`)).toBeVisible()
  expect(await screen.findByLabelText('New password')).toHaveFocus()
  expect(screen.getByText('have at least 15 characters')).toBeVisible()
  await type(user, 'short')
  expect(screen.getByText('Choose one that meets all the rules')).toBeVisible()
  expect(calls).not.toContain('POST /api/password-links/use')
  // What only the server knows takes nothing away, and leaves the link as it is.
  await type(user, 'passwordpassword')
  expect(await screen.findByText('A password must not be a common password.')).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveValue('passwordpassword')
  await type(user, NEW)
  await waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
  await waitFor(() =>
    expect(runtime.navigation.get().current()).toEqual(placeOf('dashboard', {}, { query: { a: '1' } })),
  )
  expect(runtime.snackbars.get().recent).toEqual([])
})

test('R33 a link that is over offers a new one, sent to the same address', async () => {
  const { email, token } = await requested()
  server.advance(3_600_000)
  const { user, runtime } = await open(token)
  await title('This link has expired')
  await user.click(screen.getByRole('button', { name: 'Send a new link' }))
  expect(await title('Check your email')).toHaveFocus()
  expect(await tokenFor(email, 2)).not.toBe(token)
  await user.click(screen.getByRole('button', { name: 'Back to sign-in' }))
  expect(runtime.navigation.get().current()).toEqual(placeOf('login', {}, { query: {} }))
  await title('Sign in')
})

test('R33 a link that somebody else used first ends in the same offer', async () => {
  const { token } = await requested()
  const { user } = await open(token)
  await screen.findByLabelText('New password')
  const body = JSON.stringify({ token, newPassword: `${NEW} first` })
  await server.fetch('/api/password-links/use', { method: 'POST', body })
  await type(user, NEW)
  await title('This link has expired')
})

test('R33 in a browser where somebody else is signed in, a link says so, and signs its owner in', async () => {
  const { id, token } = await requested()
  const other = await server.newDistrict()
  const { user, runtime } = await open(token, { as: other.email })
  expect(await screen.findByText(/^You're signed in as Robin Moss/)).toBeVisible()
  await type(user, NEW)
  await waitFor(() => expect(runtime.session.get().user?.id).toBe(id))
})

test('R33 a link that can’t be checked is tried again', async () => {
  const { token } = await requested()
  const { user, faults } = await open(token, {
    faults: [['passwordLinks.check', { status: 503, message: 'Not now' }]],
  })
  expect(await screen.findByText("The link couldn't be checked")).toBeVisible()
  faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('New password')).toBeVisible()
})
