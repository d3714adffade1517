import { placeOf, type Staff } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSisPerson } from '../../testing/new-sis-person.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { UserEdit } from './index.ts'

const LEA = '4107320'

let server: TestServer
let person: Staff
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  const browser = await server.browser('employee@example.org')
  person = await newSisPerson(server, browser, { lea: LEA, siteCode: '0401' })
}, 240_000)
afterAll(() => server.close())

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
  const districtId = String(server.districts.find(({ lea }) => lea === LEA)?.id)
  const { user, runtime } = await showScreen(<UserEdit districtId={districtId} id={String(person.id)} />, {
    server,
    as: 'admin@example.org',
    place: placeOf('user-edit', { districtId, id: String(person.id) }),
  })
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
