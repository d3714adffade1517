import { createTestServer, DEMO_PASSWORD, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { Login } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
}, 300_000)
afterAll(() => server.close())

const NEW = 'nine green bottles hanging'

/** The form as shown to a user whose password has to be changed. */
const meetForm = async (passwordComplexity: object = {}) => {
  const { id, email, clientId } = await server.newDistrict()
  await server.db
    .updateTable('authentications')
    .set({ settings: JSON.stringify({ passwordComplexity: { staff: passwordComplexity } }) })
    .where('clientId', '=', clientId)
    .execute()
  await server.db.updateTable('accounts').set({ mustChangePassword: true }).where('id', '=', id).execute()
  const shown = await showScreen(<Login />, { server })
  await shown.user.click(await screen.findByRole('button', { name: 'Provider staff sign-in' }))
  await shown.user.click(screen.getByLabelText('Username'))
  await shown.user.paste(email)
  await shown.user.click(screen.getByLabelText('Password'))
  await shown.user.paste(DEMO_PASSWORD)
  await shown.user.keyboard('{Enter}')
  const field = await screen.findByLabelText('New password')
  await waitFor(() => expect(field).toHaveFocus())
  return { ...shown, email, field }
}
const rule = (text: string) =>
  within(screen.getByRole('list', { name: 'A new password must' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.startsWith(text))
const again = () => screen.getByLabelText('Confirm new password')

test('[R12] R33 a new password is asked for, its rules are ticked while it is typed, and it signs in', async () => {
  const { user, field, runtime, calls } = await meetForm({ minLength: 20, requireDigit: 1, historyCount: 3 })
  expect(screen.getByText('You need to change your password. Choose a new one to sign in.')).toBeVisible()
  expect(field).toHaveAttribute('autocomplete', 'new-password')
  expect(rule('have at least 20 characters')).not.toHaveTextContent('(met)')
  await user.click(field)
  await user.paste(NEW)
  expect(rule('have at least 20 characters')).toHaveTextContent('(met)')
  expect(rule('have at least 1 digit')).not.toHaveTextContent('(met)')
  expect(rule('not be a common password')).toHaveTextContent('(checked when you submit)')
  expect(rule('be different from your previous passwords')).toBeDefined()

  await user.keyboard('{Enter}')
  expect(screen.getByText('Choose one that meets all the rules')).toBeVisible()
  expect(field).toHaveFocus()
  await user.type(field, ' 7')
  await user.click(again())
  await user.paste(`${NEW} 8`)
  await user.keyboard('{Enter}')
  expect(screen.getByText('Enter the same password as above')).toBeVisible()
  expect(again()).toHaveFocus()
  await user.click(field)
  await user.keyboard('{Enter}')
  expect(again()).toHaveFocus()
  expect(calls.filter((call) => call === 'POST /api/login')).toHaveLength(1)
  await user.clear(again())
  await user.paste(`${NEW} 7`)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
})

test('R33 words of the person and the place are refused while they are typed', async () => {
  const { user, field } = await meetForm()
  await user.click(field)
  await user.paste('robin goes to the sea')
  const words = "not contain your name, your district's name, or the product's name"
  expect(rule(words)).not.toHaveTextContent('(met)')
  await user.clear(field)
  await user.paste(NEW)
  expect(rule(words)).toHaveTextContent('(met)')
})

test('R33 what only the server knows stands above the fields, takes the focus, and loses nothing', async () => {
  const { user, field, runtime } = await meetForm()
  await user.click(field)
  await user.paste('passwordpassword')
  await user.click(again())
  await user.paste('passwordpassword')
  await user.keyboard('{Enter}')
  const refusal = await screen.findByText('A password must not be a common password.')
  expect(refusal.parentElement).toHaveFocus()
  expect(field).toHaveValue('passwordpassword')
  expect(again()).toHaveValue('passwordpassword')
  expect(runtime.snackbars.get().recent).toEqual([])
})

test('R33 whoever came with the wrong account goes back, and finds what was typed', async () => {
  const { user, email } = await meetForm()
  await user.click(screen.getByRole('button', { name: 'Use another account' }))
  expect(screen.getByLabelText('Username')).toHaveValue(email)
  expect(screen.getByLabelText('Password')).toHaveValue(DEMO_PASSWORD)
})
