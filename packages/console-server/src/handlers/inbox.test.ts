import type { CreatedInboxKey, Inbox } from '@edconsole/console-core/contract'
import ssh2 from 'ssh2'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'
import { sender } from '../testing/walks/send.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

let district: TestDistrict
let browser: TestFetch
beforeEach(async () => {
  district = await server.newDistrict({
    roles: ['ROLE_SETUP_SIS_IMPORTS_API_VIEW', 'ROLE_SETUP_SIS_IMPORTS_API_EDIT'],
  })
  browser = await server.browser(district.email)
})

const send = sender('/district')
const createKey = async (body: object): Promise<CreatedInboxKey> =>
  (await send(browser, 'POST', `/inbox-keys?lea=${district.lea}`, body)).data
const inbox = async (): Promise<Inbox> => (await send(browser, 'GET', `/inbox?lea=${district.lea}`)).data

describe('keys', () => {
  it('are refused in words that say why, and a private key is never repeated', async () => {
    const add = (body: object) => send(browser, 'POST', `/inbox-keys?lea=${district.lea}`, body)
    const weak = ssh2.utils.generateKeyPairSync('rsa', { bits: 1024 })
    const strong = ssh2.utils.generateKeyPairSync('rsa', { bits: 2048 })
    const key = { kind: 'publicKey', name: 'ETL' }
    const refusals = await Promise.all([
      add({ ...key, publicKey: strong.private }),
      add({ ...key, publicKey: 'ssh-ed25519 nonsense' }),
      add({ ...key, publicKey: weak.public }),
      add(key),
      add({ kind: 'password', name: 'x', publicKey: strong.public }),
    ])
    expect(refusals.map(({ status, error }) => [status, error.field])).toEqual(
      Array(5).fill([400, 'publicKey']),
    )
    expect(JSON.stringify(refusals)).not.toContain(strong.private.slice(40, 80))
    expect((await add({ ...key, publicKey: `${strong.public} me@example.org` })).status).toBe(200)
    expect((await add({ ...key, publicKey: strong.public })).status).toBe(409)
    await add({ kind: 'password', name: 'One' })
    await add({ kind: 'password', name: 'Two' })
    expect(await add({ kind: 'password', name: 'Three' })).toMatchObject({
      status: 409,
      error: { message: 'A district can have 2 passwords in use. Revoke one first.' },
    })
  })

  it('leave entries in the audit log that name them and hold no secret', async () => {
    const { id, password } = await createKey({ kind: 'password', name: 'Nightly job' })
    await send(browser, 'DELETE', `/inbox-keys/${id}?lea=${district.lea}`)
    const entries = await server.db
      .selectFrom('auditEntries')
      .select(['operation', 'changes', 'subjectKind'])
      .where('lea', '=', district.lea)
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { operation: 'inbox.createKey', subjectKind: 'inbox', changes: [{ to: [`Nightly job (${id})`] }] },
      { operation: 'inbox.revokeKey', changes: [{ from: [`Nightly job (${id})`], to: null }] },
    ])
    const { hash } = await server.db
      .selectFrom('inboxKeys')
      .select('hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify([entries, await inbox()])).not.toMatch(new RegExp(`${password}|argon2`))
  })
})

describe('settings', () => {
  const save = (body: object) => send(browser, 'PATCH', `/inbox?lea=${district.lea}`, body)

  it('are saved one by one, and refused when somebody else saved meanwhile', async () => {
    const pause = { isPaused: true, pausedUntil: '2026-09-20' }
    expect((await save(pause)).data).toMatchObject({ ...pause, oldAfterDays: 7, archiveDays: 90 })
    expect((await save({ oldAfterDays: null })).data).toMatchObject({ ...pause, oldAfterDays: null })
    expect((await save({ isPaused: false })).data).toMatchObject({ isPaused: false, pausedUntil: null })
    expect(await save({ updatedAt: null, archiveDays: 3 })).toMatchObject({ status: 409 })
    expect(await save({ archiveDays: 0 })).toMatchObject({ status: 400, error: { field: 'archiveDays' } })
    const away = [{ from: '2026-12-21', to: '2026-12-01' }]
    expect(await save({ blackoutRanges: away })).toMatchObject({ status: 400 })
    expect((await inbox()).archiveDays).toBe(90)
  })

  it('tell the audit log what the first save changed, and not the defaults beside it', async () => {
    await save({ archiveDays: 30 })
    const { changes } = await server.db
      .selectFrom('auditEntries')
      .select('changes')
      .where('lea', '=', district.lea)
      .executeTakeFirstOrThrow()
    expect(changes).toEqual([{ field: 'archiveDays', kind: 'plain', from: '90', to: '30' }])
  })
})
