import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCalls, exportDraft, PRIVATE_KEY } from '../testing/export-calls.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let dana: ReturnType<typeof exportCalls>
beforeAll(async () => {
  server = await createTestServer()
  dana = exportCalls(await server.browser('admin@example.org'))
})
afterAll(() => server.close())

const stored = () => server.db.selectFrom('exports').selectAll().orderBy('id').execute()

it('R35 secrets go in, are sealed, and never come out again', async () => {
  const secret = 'Correct-horse-7'
  const answer = await dana.create(
    exportDraft({ password: secret, privateKey: PRIVATE_KEY, isEnabled: true }),
  )
  const { id } = answer.data
  expect(answer.data).toMatchObject({
    passwordSavedAt: expect.stringMatching(/^2026-09-14T12:/),
    privateKeySavedAt: expect.stringMatching(/^2026-09-14T12:/),
  })
  const changed = await dana.update(
    id,
    { name: 'With secrets', password: `${secret}!` },
    '&encryptPassword=true',
  )
  const everything = JSON.stringify([answer, changed, await dana.list()])
  for (const text of [secret, 'b3BlbnNzaC1rZXk', 'sealed', 'v2.']) expect(everything).not.toContain(text)
  const row = (await stored()).find((one) => one.id === id)
  expect(JSON.stringify(row)).not.toContain(secret)
  expect(server.secrets.open(row?.secrets.password?.sealed ?? '')).toBe(`${secret}!`)
  expect(server.secrets.open(row?.secrets.privateKey?.sealed ?? '')).toBe(PRIVATE_KEY)
})

it('R35 secrets stay when they are not sent, and go with null', async () => {
  const { id, passwordSavedAt } = await dana.add({ password: 's3cret', privateKey: PRIVATE_KEY })
  server.advance(60_000)
  expect((await dana.update(id, { zip: true })).data.passwordSavedAt).toBe(passwordSavedAt)
  expect((await dana.update(id, { privateKey: null })).data).toMatchObject({
    passwordSavedAt,
    privateKeySavedAt: null,
  })
  const again = (await dana.update(id, { password: 'other' }, '&encryptPassword=true')).data
  expect(Date.parse(again.passwordSavedAt)).toBeGreaterThan(Date.parse(passwordSavedAt ?? ''))
})

it('R35 a password does not follow to another host', async () => {
  const { id } = await dana.add({ password: 's3cret' })
  const before = await stored()
  expect(await dana.update(id, { host: 'sftp.elsewhere.example.org' })).toMatchObject({
    status: 400,
    error: { field: 'password', message: 'Password is not valid: enter it again for a new host.' },
  })
  expect(await stored()).toEqual(before)
  const moved = { host: 'sftp.elsewhere.example.org', password: 'for-there' }
  expect((await dana.update(id, moved, '&encryptPassword=true')).data.host).toBe(moved.host)
  expect(
    (await dana.update(id, { host: 'sftp.third.example.org', password: null })).data.passwordSavedAt,
  ).toBe(null)
})

it.each([
  ['true', { zip: true }],
  ['true', { password: null }],
  ['false', { password: 's3cret' }],
  ['1', { password: 's3cret' }],
  ['', { password: 's3cret' }],
])('R36 refuses encryptPassword=%s with %j', async (value, body) => {
  const { id } = await dana.add()
  const before = await stored()
  const { status, error } = await dana.update(id, body, `&encryptPassword=${value}`)
  expect(status).toBe(400)
  expect(error.message).toContain("'encryptPassword'")
  expect(await stored()).toEqual(before)
})
