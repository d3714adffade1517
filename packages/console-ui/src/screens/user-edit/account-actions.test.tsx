import { placeOf, type Staff } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSisPerson } from '../../testing/new-sis-person.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { UserEdit } from './index.ts'

const LEA = '4107320'

let server: TestServer
let browser: TestFetch
let person: Staff
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  browser = await server.browser('employee@example.org')
  person = await newSisPerson(server, browser, { lea: LEA, siteCode: '0401' })
}, 240_000)
afterAll(() => server.close())

const show = () => {
  const districtId = String(server.districts.find(({ lea }) => lea === LEA)?.id)
  return showScreen(<UserEdit districtId={districtId} id={String(person.id)} />, {
    server,
    as: 'admin@example.org',
    place: placeOf('user-edit', { districtId, id: String(person.id) }),
  })
}

test('[S7] a district administrator resets the second factors of someone who lost theirs, after a question', async () => {
  const { id: accountId } = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('emailAddress', '=', String(person.emailAddress))
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('secondFactors')
    .values({
      accountId,
      kind: 'app',
      name: 'Phone',
      sealed: server.secrets.seal('A'.repeat(32)),
      addedAt: server.now(),
    })
    .execute()
  const { user, runtime } = await show()
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Reset second factors/ }))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: /^Reset the second factors of .*\?$/ }),
  )
  await user.click(dialog.getByRole('button', { name: 'Reset second factors' }))
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual(['1 second factor removed']),
  )
  expect(await server.db.selectFrom('secondFactors').selectAll().execute()).toEqual([])
  cleanup()
})

test('[S7] an account without second factors says so instead of offering to reset them', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const item = await screen.findByRole('menuitem', { name: /^Reset second factors/ })
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(item).toHaveTextContent('This account has no second factors.')
  cleanup()
})

test('[S2.2] an account is locked after a question, until somebody unlocks it', async () => {
  const { user, runtime } = await show()
  const more = async () => user.click(await screen.findByRole('button', { name: 'More actions' }))
  await more()
  await user.click(await screen.findByRole('menuitem', { name: /^Lock account/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Lock account .*\?$/ }))
  await user.click(dialog.getByRole('button', { name: 'Lock account' }))
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual(['Account locked']),
  )
  expect(await screen.findByText('Locked by an administrator')).toBeVisible()
  await more()
  expect(screen.queryByRole('menuitem', { name: /^Lock account/ })).toBeNull()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Unlock' }))
  await waitFor(() => expect(screen.queryByText('Locked by an administrator')).toBeNull())
  cleanup()
})

test('[S7] a new password is required without a question, as that can be taken back', async () => {
  const { user, runtime } = await show()
  const choose = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  const isRequired = async () =>
    (
      await server.db
        .selectFrom('accounts')
        .select('mustChangePassword')
        .where('emailAddress', '=', String(person.emailAddress))
        .executeTakeFirstOrThrow()
    ).mustChangePassword
  await choose(/^Require new password/)
  await waitFor(async () => expect(await isRequired()).toBe(true))
  await screen.findByText('Required at the next sign-in')
  await choose(/^Don't require a new password/)
  await waitFor(async () => expect(await isRequired()).toBe(false))
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
      'A new password is no longer required',
    ),
  )
  cleanup()
})

test('[S7] who forgot their password gets a link to choose another one, after a question', async () => {
  const address = String(person.emailAddress)
  const { userId } = await server.db
    .updateTable('accounts')
    .set({ lastLogin: server.now() })
    .where('emailAddress', '=', address)
    .returning('userId')
    .executeTakeFirstOrThrow()
  await server.db.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute()
  const { user, runtime } = await show()
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Send password link/ }))
  const dialog = await screen.findByRole('alertdialog', { name: /^Send a password link to Ines Brook.*\?$/ })
  await waitFor(() => expect(dialog).toHaveTextContent(`sent to ${address}.`))
  await user.click(within(dialog).getByRole('button', { name: 'Send link' }))
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
      `Password link sent to ${address}. It works once, for 60 minutes.`,
    ]),
  )
  cleanup()
})

test('[S2.2] the account names what the person signs in with, whatever the username of the record', async () => {
  const { status } = await browser(`/api/district/staff/${person.id}?lea=${LEA}`, {
    method: 'PATCH',
    body: JSON.stringify({ username: 'of-the-record', dateLastModified: person.dateLastModified }),
  })
  expect(status).toBe(200)
  await show()
  expect(await screen.findByRole('textbox', { name: /^Username/ })).toHaveValue('of-the-record')
  const signIn = within(await screen.findByRole('region', { name: 'Sign-in' }))
  expect(signIn.getByText('Signs in as')).toBeVisible()
  expect(signIn.getByText(String(person.emailAddress))).toBeVisible()
})
