import type { Fault } from '@edconsole/console-server/faults'
import { createTestServer, DEMO_PASSWORD, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { OwnAccount } from './index.ts'

let server: TestServer
let email: string
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
  email = (await server.newDistrict()).email
}, 240_000)
afterAll(() => server.close())

const show = (options: Partial<ShowScreenOptions>): Promise<ShownScreen> =>
  showScreen(<OwnAccount />, { server, as: email, ...options })
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem')

test.each([
  [{ authProvider: 'google' }, 'You sign in with Google. Change your password there.'],
  [{ authProvider: 'illuminate' }, "You don't use a console password to sign in."],
  [{ username: 'robin' }, "You don't use a console password to sign in."],
])('[R17] an account without a password here: %j', async (data, text) => {
  await show({ faults: [['ownAccount.get', { body: { data } }]] })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
  expect(await rows()).not.toEqual([])
})

test('[R17] sessions of another backend, of which little is known', async () => {
  const data = [
    { id: 'a', isCurrent: true },
    { id: 'b', browser: 'Safari', lastUsedAt: 'yesterday' },
    { id: 'c' },
  ]
  const shown = await show({
    faults: [
      ['ownAccount.sessions', { body: { data } }],
      ['ownAccount.endSession', { body: { data: null } }],
    ],
  })
  const texts = (await rows()).map(({ textContent }) => textContent ?? '')
  expect(texts).toEqual([
    'Unknown deviceThis deviceActive now',
    expect.stringMatching(/^SafariSign/),
    expect.stringMatching(/^Unknown deviceSign/),
  ])
  await shown.user.click(screen.getByRole('button', { name: /^Sign out Safari/ }))
  await waitFor(() => expect(shown.calls).toContain('DELETE /api/account/sessions/b'))
})

test.each([404, 501])(
  'a backend that answers %i to all of it is not asked twice, and says so',
  async (status) => {
    const missing = { status, message: 'Not Found' }
    const shown = await show({
      faults: [
        ['ownAccount.get', missing],
        ['ownAccount.sessions', missing],
      ],
    })
    expect(await screen.findByText('Not available here')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(shown.runtime.snackbars.get().recent).toEqual([])
  },
)

test.each<Fault>([
  { drop: true },
  { status: 502, body: '<html></html>' },
  { status: 500, message: 'Disk full' },
])('[S8] without an answer nobody claims to know what became of a new password: %j', async (fault) => {
  const { user } = await show({ faults: [['ownAccount.changePassword', fault]] })
  const next = 'nine green bottles hanging'
  await user.type(await screen.findByLabelText('Current password'), DEMO_PASSWORD)
  await user.type(screen.getByLabelText('New password'), next)
  await user.type(screen.getByLabelText('Confirm new password'), `${next}{Enter}`)
  const title = "We couldn't tell whether your password was changed"
  const summary = await screen.findByRole('region', { name: title })
  expect(summary).toHaveTextContent('Try signing in with the new one.')
  expect(screen.queryByText("Your password wasn't changed")).toBeNull()
  await waitFor(() => expect(summary).toHaveFocus())
  expect(screen.getByLabelText('New password')).toHaveValue(next)
})
