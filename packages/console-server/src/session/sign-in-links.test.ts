import { signInLinkToken } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { localSignIn } from '../testing/local-sign-in.ts'
import { makeSignInLink } from './sign-in-links.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

const { change, withLocal } = localSignIn(() => server)
const make = async (email: string) => {
  const path = await makeSignInLink(server, email)
  return signInLinkToken(path.split('#')[1]) ?? ''
}
const send = async (path: 'check' | 'use', token: string) => {
  const browser = await server.browser()
  const response = await browser(`/api/sign-in-links/${path}`, {
    method: 'POST',
    body: JSON.stringify({ token }),
  })
  const { data, error } = await response.json()
  return { status: response.status, data, error, isIn: (await browser('/api/user-info')).status === 200 }
}
const OVER = { status: 410, isIn: false }

it('R33 a link from the server signs in once, beside a second factor, and leaves two entries in the audit log', async () => {
  const { id, email } = await withLocal()
  const factor = { kind: 'app', name: 'App', sealed: server.secrets.seal('A'.repeat(32)) } as const
  await server.db
    .insertInto('secondFactors')
    .values({ accountId: id, addedAt: server.now(), ...factor })
    .execute()
  const token = await make(` ${email.toUpperCase()}`)
  expect(JSON.stringify(await server.db.selectFrom('signInLinks').selectAll().execute())).not.toContain(token)
  expect(await send('check', token)).toMatchObject({
    status: 200,
    isIn: false,
    data: {
      username: `person-${id}`,
      name: expect.stringContaining('Robin'),
      clientName: expect.any(String),
    },
  })
  const answers = await Promise.all([send('use', token), send('use', token)])
  expect(answers.map(({ status, isIn }) => [status, isIn]).toSorted()).toEqual([
    [200, true],
    [410, false],
  ])
  expect(await send('check', token)).toMatchObject(OVER)
  const entries = await server.db
    .selectFrom('auditEntries')
    .select(['operation', 'actorId', 'changes'])
    .where('subjectId', '=', String(id))
    .orderBy('id')
    .execute()
  expect(entries).toMatchObject([
    { operation: 'sign-in-link', actorId: null, changes: [{ to: 'Link created' }] },
    { operation: 'signInLinks.use', actorId: id, changes: [{ to: 'Link used' }] },
  ])
})

it('R33 ends after 15 minutes, with another one for the account, and with the account', async () => {
  const { id, email } = await withLocal()
  const [first, second] = [await make(email), await make(email)]
  expect(await send('use', first)).toMatchObject(OVER)
  server.advance(15 * 60_000 + 1)
  expect(await send('use', second)).toMatchObject(OVER)
  const third = await make(email)
  await change(id, { isEnabled: false })
  expect(await send('check', third)).toMatchObject(OVER)
  expect(await send('use', third)).toMatchObject(OVER)
  expect(await send('use', 'made-up')).toMatchObject(OVER)
})

it.each([
  ['a disabled account', { isEnabled: false }, 'the account is disabled'],
  ['a locked one', { locked: true, lockReason: 'administrator' }, 'an administrator locked the account'],
  ['one that needs a new password', { mustChangePassword: true }, 'the account needs a new password first'],
])('R33 makes none for %s, and says why', async (_, values, why) => {
  const { id, email } = await withLocal()
  await change(id, values)
  await expect(make(email)).rejects.toThrow(`${email} can't be signed in: ${why}.`)
  await expect(make('nobody@example.org')).rejects.toThrow(
    'No account has the email address nobody@example.org.',
  )
  expect(await server.db.selectFrom('signInLinks').where('accountId', '=', id).selectAll().execute()).toEqual(
    [],
  )
})
