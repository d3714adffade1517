import type { AuditEntry } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'
import { newColleagues } from '../testing/new-colleagues.ts'
import { callerWith } from '../testing/walks/caller-with.ts'
import { fingerprintTables } from '../testing/walks/fingerprint-tables.ts'

let server: TestServer
let admin: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  admin = await callerWith(server, ['ROLE_PROVIDER_ADMINISTRATOR'])
})
afterAll(() => server.close())

type Sent = { client?: number; method?: string }

const send = async (address: string, body: object, { client, method = 'PATCH' }: Sent = {}) => {
  const headers: Record<string, string> = client === undefined ? {} : { 'x-ied-client-id': String(client) }
  return admin(`/api${address}`, { method, headers, body: JSON.stringify(body) })
}
const entriesOf = async (query: string, browser = admin): Promise<AuditEntry[]> => {
  const answer = await browser(`/api${query}`)
  expect(answer.status).toBe(200)
  return (await answer.json()).data
}
const ofDistrict = ({ lea }: TestDistrict, query = '', browser = admin) =>
  entriesOf(`/district/audit-log?lea=${lea}${query}`, browser)
const exportable = () =>
  server.db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('isExportable', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()
const accountOf = ({ clientId }: TestDistrict) =>
  server.db
    .selectFrom('accounts')
    .select(['id', 'userId', 'username'])
    .where('clientId', '=', clientId)
    .executeTakeFirstOrThrow()

describe('an administrative change', () => {
  it('is recorded with who, when, what, before and after', async () => {
    const { district } = await newColleagues(server, [])
    const user = await accountOf(district)
    const roles = ['ROLE_IMPORT_LOG_VIEW', 'ROLE_EXPORT_LOG_VIEW']
    expect((await send(`/users/${user.userId}`, { roles })).status).toBe(200)
    const [entry] = await ofDistrict(district, '&filter[subjectKind]=user')
    expect(entry).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/^2026-09-14T12:14/),
      actorId: expect.any(Number),
      actorName: expect.stringMatching(/^\w+ \w+/),
      action: 'update',
      operation: 'users.update',
      subjectKind: 'user',
      subjectId: String(user.userId),
      subject: `user:${user.userId}`,
      subjectName: expect.stringMatching(/^Robin Moss/),
      clientId: district.clientId,
      clientName: district.districtName,
      lea: district.lea,
      changes: [{ field: 'roles', kind: 'plain', from: null, to: roles.toSorted(), isErased: false }],
      sequence: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      previousHash: '0'.repeat(64),
    })
  })

  it('that is refused, or changes nothing, leaves no entry', async () => {
    const district = await server.newDistrict()
    const before = await fingerprintTables(server.db)
    const stale = { city: 'Elsewhere', updatedAt: '2001-01-01T00:00:00.000Z' }
    expect((await send(`/district/${district.id}?lea=${district.lea}`, stale)).status).toBe(409)
    expect((await send(`/district/${district.id}?lea=${district.lea}`, { sisYear: 1999 })).status).toBe(400)
    expect(await fingerprintTables(server.db)).toEqual(before)
    expect((await send(`/district/${district.id}?lea=${district.lea}`, { city: 'Testville' })).status).toBe(
      200,
    )
    expect(await ofDistrict(district)).toEqual([])
  })

  it('of a secret tells that it was saved, replaced or removed, never the secret', async () => {
    const district = await server.newDistrict()
    const create = {
      name: 'Nightly',
      components: ['students'],
      deliveryMethod: 'sftp',
      host: 'sftp.example.org',
    }
    const product = await exportable()
    await server.db
      .insertInto('productsEnabled')
      .values({
        lea: district.lea,
        productId: product.id,
        schoolYear: district.sisYear ?? 2026,
        enabled: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const body = { ...create, productId: product.id, username: 'drop', password: 'Hush-1', remotePath: '/in' }
    const made = await send(`/export?lea=${district.lea}`, body, { method: 'POST' })
    expect([made.status, await made.clone().text()]).toEqual([200, expect.any(String)])
    const { id } = (await made.json()).data
    server.advance(1000)
    expect((await send(`/export/${id}?lea=${district.lea}`, { password: 'Hush-2' })).status).toBe(200)
    const entries = await ofDistrict(district, '&filter[subjectKind]=export')
    expect(entries.map(({ changes }) => changes.find(({ field }) => field === 'password'))).toEqual([
      { field: 'password', kind: 'secret', from: 'saved', to: 'saved', isErased: false },
      { field: 'password', kind: 'secret', from: null, to: 'saved', isErased: false },
    ])
    expect(entries[0]?.changes).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain('Hush')
    expect(entries[0]?.previousHash).toBe(entries[1]?.hash)
  })

  it('of the products of a district names those that were turned on or off, with their year, and who sent an export to one', async () => {
    const district = await server.newDistrict()
    const { id: productId, name } = await exportable()
    const turn = async (enabled: boolean) => {
      server.advance(1000)
      const { status } = await send(`/products-enabled/${productId}?lea=${district.lea}`, { enabled })
      expect(status).toBe(200)
    }
    for (const enabled of [true, true, false, true]) await turn(enabled)
    const named = [`${name} (2026-2027)`]
    const entries = await ofDistrict(district, '&filter[subjectKind]=district')
    expect(entries.map(({ changes: [one] }) => [one?.field, one?.from, one?.to])).toEqual([
      ['products', null, named],
      ['products', named, null],
      ['products', null, named],
    ])
    const fields = { name: 'By hand', components: ['students'], deliveryMethod: 'download', productId }
    const made = await send(`/export?lea=${district.lea}`, { ...fields, isEnabled: true }, { method: 'POST' })
    const { id } = (await made.json()).data
    server.advance(1000)
    const sent = await send(`/export/send-now?lea=${district.lea}`, { exportIds: [id] }, { method: 'POST' })
    const { batchIds } = (await sent.json()).data
    const [entry] = await ofDistrict(district, '&filter[subjectKind]=export')
    expect(entry).toMatchObject({
      operation: 'exports.sendNow',
      actorName: expect.any(String),
      subjectName: 'By hand',
      changes: [{ field: 'startedRun', to: String(batchIds[0]) }],
    })
    await server.jobs.idle()
  })

  it('of nested settings names each setting that changed', async () => {
    const { clientId, lea } = await server.newDistrict()
    const local = await server.db
      .selectFrom('authentications')
      .select('id')
      .where('clientId', '=', clientId)
      .executeTakeFirstOrThrow()
    const settings = { passwordComplexity: { staff: { minLength: 17 } } }
    expect((await send(`/ied/authentications/${local.id}`, { settings }, { client: clientId })).status).toBe(
      200,
    )
    const [entry] = await entriesOf(
      `/district/audit-log?lea=${lea}&filter[subject]=authentication:${local.id}`,
    )
    expect(entry?.changes).toContainEqual({
      field: 'settings.passwordComplexity.staff.minLength',
      kind: 'plain',
      from: '15',
      to: '17',
      isErased: false,
    })
  })
})

describe('GET /audit-log and /district/audit-log', () => {
  it('an account is found with the changes of its user, by names, and by who did it', async () => {
    const district = await server.newDistrict()
    const { id, userId, username } = await accountOf(district)
    await send(`/accounts/${id}`, { mustChangePassword: true }, { client: district.clientId })
    await send(`/users/${userId}`, { status: 'disabled' })
    await send(`/district/${district.id}?lea=${district.lea}`, { city: 'Fernhill' })
    const found = await ofDistrict(district, `&filter[subject]=account:${id}`)
    expect(found.map(({ subject }) => subject)).toEqual([`user:${userId}`, `account:${id}`])
    expect(await ofDistrict(district, `&search=${encodeURIComponent(username)}`)).toHaveLength(1)
    expect(await ofDistrict(district, `&filter[actorId]=${found[0]?.actorId}`)).toHaveLength(3)
    expect(await ofDistrict(district, '&filter[actorId]=1')).toEqual([])
    expect((await ofDistrict(district, '&sort[at]=asc')).map(({ sequence }) => sequence)).toEqual([1, 2, 3])
    expect(await entriesOf(`/audit-log?filter[subject]=district:${district.id}`)).toHaveLength(1)
  })

  it('a district shows its own entries, and only those about records that the caller may read', async () => {
    const roles = ['ROLE_USER_MANAGEMENT_VIEW']
    const [district, stranger] = [await server.newDistrict({ roles }), await server.newDistrict({ roles })]
    const { id } = await accountOf(district)
    const browser = await server.browser(district.email)
    await send(`/accounts/${id}`, { mustChangePassword: true }, { client: district.clientId })
    await send(`/district/${district.id}?lea=${district.lea}`, { city: 'Fernhill' })
    expect((await ofDistrict(district, '', browser)).map(({ subjectKind }) => subjectKind)).toEqual([
      'account',
    ])
    const other = await server.browser(stranger.email)
    expect(await ofDistrict(stranger, '', other)).toEqual([])
    expect((await other(`/api/district/audit-log?lea=${district.lea}`)).status).toBe(403)
    expect((await browser('/api/audit-log')).status).toBe(403)
  })

  it('of users with several districts a district shows those whom the caller may know of', async () => {
    const roles = ['ROLE_USER_MANAGEMENT_VIEW']
    const district = await server.newDistrict({ roles })
    const [second, third] = [await server.newDistrict({ roles }), await server.newDistrict()]
    const { userId } = await accountOf(third)
    await server.db
      .updateTable('districts')
      .set({ illuminateClientId: district.clientId })
      .where('id', 'in', [second.id, third.id])
      .execute()
    await server.db
      .updateTable('users')
      .set({ clientId: district.clientId })
      .where('id', '=', userId)
      .execute()
    expect((await send(`/users/${userId}`, { districtIds: [second.id, third.id] })).status).toBe(200)
    const seen = async (one: TestDistrict) => ofDistrict(one, '', await server.browser(one.email))
    expect((await seen(second)).map(({ subjectId }) => subjectId)).toEqual([String(userId)])
    expect(await seen(district)).toEqual([])
  })
})
