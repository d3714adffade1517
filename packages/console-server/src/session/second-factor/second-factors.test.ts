import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/create-test-server.ts'
import { findAccount } from '../find-account.ts'
import { secondStepNeedOf } from './second-factors.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it.each([
  ['employee@example.org', true, 'setUp'],
  ['employee@example.org', false, 'none'],
  ['admin@example.org', true, 'none'],
])(
  'R33 %s, with the operator’s switch for provider staff %s: %s',
  async (username, staffSecondFactor, need) => {
    const { db } = server
    const account = await findAccount(db, { username })
    if (!account) throw new Error('There is no such account')
    expect(await secondStepNeedOf({ db, staffSecondFactor }, account)).toBe(need)
  },
)
