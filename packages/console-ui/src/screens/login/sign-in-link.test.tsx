import { createHash, randomBytes } from 'node:crypto'
import { placeFromHref, placeOf, signInLinkPath } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { Login } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
}, 300_000)
afterAll(() => server.close())

test('a link signs in once, even if only the answer about who is in got lost; then it is over', async () => {
  const { id: accountId } = await server.newDistrict()
  const token = randomBytes(32).toString('base64url')
  await server.db
    .insertInto('signInLinks')
    .values({
      hash: createHash('sha256').update(token).digest('hex'),
      accountId,
      expiresAt: new Date(server.now().getTime() + 60_000),
    })
    .execute()
  const place = placeFromHref(signInLinkPath(token)) ?? placeOf('login')
  const first = await showScreen(<Login />, { server, place })
  const button = await screen.findByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(button).toHaveFocus())
  first.faults.on('session.userInfo', { status: 500, times: 1 })
  await first.user.keyboard('{Enter}')
  await waitFor(() => expect(first.runtime.session.get().user?.id).toBe(accountId))
  cleanup()

  const { user } = await showScreen(<Login />, { server, place })
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Back to sign-in' })).toHaveFocus()
})
