import { AUTH_SETTINGS, effectiveSettings, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { panel, told } from '../../testing/authentications-of-client.tsx'
import { showScreen } from '../../testing/show-screen.tsx'
import { ImtAccounts } from './index.ts'

let server: TestServer
/** Of a client of its own for each test, with one account whose number it has too. */
let district: TestDistrict
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  district = await server.newDistrict()
})

const stored = () =>
  server.db.selectFrom('accounts').selectAll().where('id', '=', district.id).executeTakeFirstOrThrow()
const change = (values: object) =>
  server.db.updateTable('accounts').set(values).where('id', '=', district.id).execute()
const nameOf = async () => {
  const { firstName, lastName } = await stored()
  return `${firstName} ${lastName}`
}
const open = async () => {
  const query = { clientId: String(district.clientId), row: String(district.id) }
  const place = placeOf('imt-accounts', {}, { query })
  const shown = await showScreen(<ImtAccounts />, { server, as: 'employee@example.org', place })
  await panel(await nameOf())
  return shown
}
const confirm = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send link' }))

test('[S7] who forgot their password gets a link by email, once that is confirmed', async () => {
  const { emailAddress } = await stored()
  const shown = await open()
  await shown.user.click(await screen.findByRole('button', { name: 'Send password link' }))
  const dialog = await screen.findByRole('alertdialog', {
    name: `Send a password link to ${await nameOf()}?`,
  })
  await waitFor(() => expect(dialog).toHaveTextContent(`sent to ${emailAddress}.`))
  const { resetTokenMinutes } = effectiveSettings(AUTH_SETTINGS.illuminate, {})
  expect(dialog).toHaveTextContent(`The link works once, for ${resetTokenMinutes} minutes unless`)
  await confirm(shown)
  await waitFor(() =>
    expect(told(shown)).toEqual([
      `Password link sent to ${emailAddress}. It works once, for ${resetTokenMinutes} minutes.`,
    ]),
  )
  expect(server.mail.sent.filter(({ to }) => to === emailAddress).map(({ subject }) => subject)).toEqual([
    'Choose a new password',
  ])
})

test('[S7] a password link that is refused keeps the dialog with the reason', async () => {
  const shown = await open()
  await change({ emailAddress: '' })
  await shown.user.click(await screen.findByRole('button', { name: 'Send password link' }))
  await confirm(shown)
  expect(await within(screen.getByRole('alertdialog')).findByText(/has no email address\.$/)).toBeVisible()
  expect(server.mail.sent.filter(({ to }) => to === '')).toEqual([])
})

test.each([
  [{ isEnabled: false }, 'This account is disabled. Enable it first.'],
  [
    { locked: true, lockReason: 'administrator' as const },
    'This account was locked by an administrator. Unlock it first.',
  ],
])('[S7] an account that is %j says why it gets no password link', async (values, why) => {
  await change(values)
  const { user } = await open()
  const button = await screen.findByRole('button', { name: 'Send password link' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.hover(button)
  expect(await screen.findByText(why)).toBeInTheDocument()
})

test('[S7] service accounts are offered no password link', async () => {
  await change({ userType: 'service' })
  await open()
  expect(await screen.findByRole('button', { name: 'Disable' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send password link' })).toBeNull()
})
