import { createTestServer, DEMO_PASSWORD, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { Login } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
}, 300_000)
afterAll(() => server.close())

/** A recovery code that the server was told. */
const CODE = 'ABCDE-23456'

const enterPassword = async (email: string) => {
  const shown = await showScreen(<Login />, { server })
  await shown.user.click(await screen.findByRole('button', { name: 'Provider staff sign-in' }))
  await shown.user.click(screen.getByLabelText('Username'))
  await shown.user.paste(email)
  await shown.user.click(screen.getByLabelText('Password'))
  await shown.user.paste(DEMO_PASSWORD)
  await shown.user.keyboard('{Enter}')
  return shown
}

test('R33 asks for a code after the password; a wrong one is refused in place, a recovery code signs in', async () => {
  const { id: accountId, email } = await server.newDistrict()
  const app = { kind: 'app', name: 'App', sealed: server.secrets.seal('A'.repeat(32)) } as const
  await server.db
    .insertInto('secondFactors')
    .values(Object.assign({ accountId, addedAt: server.now() }, app))
    .execute()
  const hash = server.secrets.sign(`recovery code of account ${accountId}: ABCDE23456`)
  await server.db.insertInto('recoveryCodes').values({ accountId, hash }).execute()
  const { user, runtime, calls } = await enterPassword(email)

  const field = await screen.findByLabelText<HTMLInputElement>('Six-digit code')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await user.keyboard('{Enter}')
  expect(screen.getByText('Enter the six-digit code that the app shows')).toBeVisible()
  await user.type(field, '12345{Enter}')
  expect(screen.getByText('Enter all six digits')).toHaveRole('alert')
  expect(field).toHaveFocus()
  expect(calls).not.toContain('POST /api/login/second-step')
  await user.clear(field)
  await user.type(field, '000 000')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('This code is wrong or was already used.')).toHaveRole('alert')
  expect(field).toHaveAccessibleDescription('This code is wrong or was already used.')
  await waitFor(() => expect(field).toHaveFocus())
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, '000 000'.length])
  expect(screen.getByText('Enter the code from your authenticator app.')).toBeVisible()
  await user.keyboard('1')
  expect(screen.queryByText('This code is wrong or was already used.')).toBeNull()
  expect(runtime.session.get().status).toBe('signed-out')

  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  const other = screen.getByLabelText('Recovery code')
  await waitFor(() => expect(other).toHaveFocus())
  await user.type(other, `${CODE}{Enter}`)
  await waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
})

test('R33 whoever needs a first factor sets it up there; a sign-in that is over leads back to the password', async () => {
  const { email, clientId } = await server.newDistrict()
  const settings = JSON.stringify({ secondFactor: { staff: { requireSecondFactor: true } } })
  await server.db.updateTable('authentications').set({ settings }).where('clientId', '=', clientId).execute()
  const { user } = await enterPassword(email)
  const start = await screen.findByRole('button', { name: 'Set up authenticator app' })
  await waitFor(() => expect(start).toHaveFocus())
  // What leads away would lose the step.
  const elsewhere = () => screen.queryByRole('button', { name: 'Sign in with a district account' })
  expect(elsewhere()).toBeNull()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await server.db.deleteFrom('secondSteps').execute()
  await user.type(screen.getByLabelText('Six-digit code'), '000000{Enter}')
  expect(await screen.findByText(/Enter your password again/)).toBeVisible()
  expect(screen.getByLabelText('Password')).toBeVisible()
  await waitFor(() => expect(elsewhere()).toBeVisible())
})
