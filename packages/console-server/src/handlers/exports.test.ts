import type { Export } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

const LEA = '4107320'

let server: TestServer
let dana: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  dana = await server.browser('admin@example.org')
  // Report Cards is offered, but off for the district; Analytics takes no exports.
  await server.db
    .updateTable('productsEnabled')
    .set({ enabled: false })
    .where('lea', '=', LEA)
    .where('productId', '=', 6)
    .execute()
})
afterAll(() => server.close())

const send = async (
  method: string,
  path: string,
  body?: object,
  { lea = LEA, by = dana, query = '' } = {},
) => {
  const answer = await by(`/api${path}?lea=${lea}${query}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, ...JSON.parse(text) }
}
const create = (body: object) => send('POST', '/export', body)
const update = (id: number, body: object, query = '') => send('PATCH', `/export/${id}`, body, { query })
const list = async (query = ''): Promise<Export[]> =>
  (await send('GET', '/export', undefined, { query })).data

let made = 0
const draft = (more: object = {}) => {
  made += 1
  return {
    ...{ name: `Export ${made}`, productId: 2, components: ['sites', 'students'], deliveryMethod: 'sftp' },
    ...{ host: 'sftp.example.org', username: 'larkspur' },
    ...more,
  }
}
const newExport = async (more: object = {}): Promise<Export> => (await create(draft(more))).data
const stored = () => server.db.selectFrom('exports').selectAll().orderBy('id').execute()

const KEY = `-----BEGIN OPENSSH PRIVATE KEY-----
b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQ
-----END OPENSSH PRIVATE KEY-----`

describe('POST /export', () => {
  it('[S7] adds an export of the year of the data, switched off, and tells the name of its product', async () => {
    const { status, data } = await create(
      draft({
        name: ' Roster nightly ',
        siteCodes: [],
        blackoutRanges: [{ from: '2026-12-21', to: '2027-01-02' }],
      }),
    )
    expect(status).toBe(200)
    expect(data).toEqual({
      ...{ id: expect.any(Number), lea: LEA, productId: 2, productName: 'Screening', schoolYear: 2026 },
      ...{ name: 'Roster nightly', isEnabled: false, exportType: 'oneroster11Csv' },
      ...{ components: ['sites', 'students'], deliveryMethod: 'sftp', host: 'sftp.example.org', port: 22 },
      ...{ username: 'larkspur', passwordSavedAt: null, privateKeySavedAt: null, remotePath: null },
      ...{ fileNamePattern: '{lea}_{component}_{yyyyMMdd}.csv', delimiter: 'comma', includeHeader: true },
      ...{ quoteAll: false, lineEnding: 'lf', encoding: 'UTF-8', zip: false, siteCodes: [], gradeLevels: [] },
      ...{ includeInactive: false, scheduleEnabled: false, scheduleTime: null, scheduleDays: [] },
      ...{ blackoutRanges: [{ from: '2026-12-21', to: '2027-01-02' }], notifyEmails: [] },
      ...{ lastSentAt: null, lastStatus: null, lastBatchId: null, nextRunAt: null, rolledOverFromId: null },
      ...{ createdAt: expect.any(String), createdBy: 'Dana Reyes', updatedAt: null, updatedBy: null },
    })
    expect(await list(`&filter[id]=${data.id}`)).toEqual([data])
  })

  it.each([
    ['ftps', 990],
    ['api', 443],
    ['download', null],
  ])('by %s it has the usual port', async (deliveryMethod, port) => {
    expect(await newExport({ deliveryMethod })).toMatchObject({ deliveryMethod, port })
  })

  it.each([
    ['name', { name: '' }, 'empty'],
    ['name', { name: 'rOSTER to Assessment' }, 'already used'],
    ['productId', { productId: 99 }, 'no product has the number 99'],
    ['productId', { productId: 6 }, 'Report Cards is not switched on'],
    ['productId', { productId: 7 }, 'Analytics takes no exports'],
    ['productId', { schoolYear: 2030 }, 'not switched on for the district in this year'],
    ['components', { components: [] }, 'component'],
    ['components', { components: ['sites', 'sites'] }, 'twice'],
    ['components.0', { components: ['accounts'] }, ''],
    ['deliveryMethod', { deliveryMethod: 'ftp' }, ''],
    ['exportType', { exportType: 'xlsx' }, ''],
    ['host', { host: null }, 'SFTP needs a host'],
    ['host', { host: 'ftp://sftp.example.org' }, 'name of a host'],
    ['host', { host: 'sftp.example.org/in' }, 'name of a host'],
    ['port', { port: 0 }, ''],
    ['port', { port: 65_536 }, ''],
    ['username', { username: null }, 'user name'],
    ['remotePath', { remotePath: 'in' }, '/'],
    ['remotePath', { remotePath: '/in/../etc' }, 'upwards'],
    ['fileNamePattern', { fileNamePattern: '{lea}.csv' }, '{component}'],
    ['fileNamePattern', { fileNamePattern: '{component}_{today}.csv' }, '{yyyyMMdd}'],
    ['fileNamePattern', { fileNamePattern: '../{component}.csv' }, 'letters'],
    ['siteCodes.0', { siteCodes: ['9999'] }, 'no site has the code 9999'],
    ['gradeLevels.0', { gradeLevels: ['K'] }, ''],
    ['scheduleTime', { scheduleEnabled: true, scheduleDays: ['mon'] }, 'time'],
    ['scheduleDays', { scheduleEnabled: true, scheduleTime: '04:30' }, 'day'],
    ['blackoutRanges.0.to', { blackoutRanges: [{ from: '2026-12-21', to: '2026-12-01' }] }, 'begins'],
    ['blackoutRanges.0.from', { blackoutRanges: [{ from: '2026-02-30', to: '2026-12-01' }] }, ''],
    ['notifyEmails.0', { notifyEmails: ['nobody'] }, 'name@example.org'],
    ['password', { isEnabled: true }, 'a password or a private key'],
    ['password', { isEnabled: true, deliveryMethod: 'ftps', privateKey: KEY }, 'a password'],
    ['password', { password: '••••••••' }, 'mask'],
    ['privateKey', { privateKey: 'ssh-rsa AAAA' }, 'private key'],
    ['passwordSavedAt', { passwordSavedAt: '2026-09-14T00:00:00Z' }, 'not known'],
    ['lea', { lea: LEA }, 'not known'],
  ])('refuses %s in %j and keeps nothing', async (field, more, words) => {
    const before = await stored()
    const { status, error } = await create(draft(more))
    expect([status, error.field]).toEqual([400, field])
    expect(error.message).toContain(`'${field}'`)
    expect(error.message).toContain(words)
    expect(await stored()).toEqual(before)
  })

  it('[S7] takes no encryptPassword, which belongs to changes (R36)', async () => {
    const { status } = await send('POST', '/export', draft({ password: 's3cret' }), {
      query: '&encryptPassword=true',
    })
    expect(status).toBe(400)
  })

  it('is switched on with either secret', async () => {
    expect(await newExport({ isEnabled: true, privateKey: KEY })).toMatchObject({ isEnabled: true })
    expect(await newExport({ isEnabled: true, password: 's3cret' })).toMatchObject({ isEnabled: true })
  })
})

describe('R35 secrets', () => {
  it('go in, are sealed, and never come out again', async () => {
    const secret = 'Correct-horse-7'
    const answer = await create(draft({ password: secret, privateKey: KEY, isEnabled: true }))
    const { id } = answer.data
    expect(answer.data).toMatchObject({
      passwordSavedAt: expect.stringMatching(/^2026-09-14T12:/),
      privateKeySavedAt: expect.stringMatching(/^2026-09-14T12:/),
    })
    const changed = await update(
      id,
      { name: 'With secrets', password: `${secret}!` },
      '&encryptPassword=true',
    )
    const everything = [answer, changed, await send('GET', '/export')].map(({ text }) => text).join()
    for (const text of [secret, 'b3BlbnNzaC1rZXk', 'sealed', 'v1.']) expect(everything).not.toContain(text)
    const row = (await stored()).find((one) => one.id === id)
    expect(JSON.stringify(row)).not.toContain(secret)
    expect(server.secrets.open(row?.secrets.password?.sealed ?? '')).toBe(`${secret}!`)
    expect(server.secrets.open(row?.secrets.privateKey?.sealed ?? '')).toBe(KEY)
  })

  it('stay when they are not sent, and go with null', async () => {
    const { id, passwordSavedAt } = await newExport({ password: 's3cret', privateKey: KEY })
    server.advance(60_000)
    expect((await update(id, { zip: true })).data.passwordSavedAt).toBe(passwordSavedAt)
    expect((await update(id, { privateKey: null })).data).toMatchObject({
      passwordSavedAt,
      privateKeySavedAt: null,
    })
    const again = (await update(id, { password: 'other' }, '&encryptPassword=true')).data
    expect(Date.parse(again.passwordSavedAt)).toBeGreaterThan(Date.parse(passwordSavedAt ?? ''))
  })

  it('a password does not follow to another host', async () => {
    const { id } = await newExport({ password: 's3cret' })
    const before = await stored()
    expect(await update(id, { host: 'sftp.elsewhere.example.org' })).toMatchObject({
      status: 400,
      error: { field: 'password', message: "'password' is not valid: enter it again for a new host." },
    })
    expect(await stored()).toEqual(before)
    const moved = { host: 'sftp.elsewhere.example.org', password: 'for-there' }
    expect((await update(id, moved, '&encryptPassword=true')).data.host).toBe(moved.host)
    expect((await update(id, { host: 'sftp.third.example.org', password: null })).data.passwordSavedAt).toBe(
      null,
    )
  })

  it.each([
    ['true', { zip: true }],
    ['true', { password: null }],
    ['false', { password: 's3cret' }],
    ['1', { password: 's3cret' }],
    ['', { password: 's3cret' }],
  ])('R36 refuses encryptPassword=%s with %j', async (value, body) => {
    const { id } = await newExport()
    const before = await stored()
    const { status, error } = await update(id, body, `&encryptPassword=${value}`)
    expect(status).toBe(400)
    expect(error.message).toContain("'encryptPassword'")
    expect(await stored()).toEqual(before)
  })
})

describe('PATCH /export/{id}', () => {
  it('changes only the keys that are given', async () => {
    const before = await newExport({ notifyEmails: ['a@example.org'], gradeLevels: ['KG'] })
    const { data } = await update(before.id, { gradeLevels: [], remotePath: '/in' })
    expect(data).toEqual({
      ...before,
      ...{ gradeLevels: [], remotePath: '/in', updatedAt: expect.any(String), updatedBy: 'Dana Reyes' },
    })
  })

  it('another way of sending has its own usual port, unless one is named', async () => {
    const { id } = await newExport({ port: 2222 })
    expect((await update(id, { remotePath: '/out' })).data.port).toBe(2222)
    expect((await update(id, { deliveryMethod: 'ftps' })).data.port).toBe(990)
    expect((await update(id, { deliveryMethod: 'sftp', port: 2022 })).data.port).toBe(2022)
    expect((await update(id, { port: null })).data.port).toBe(22)
    expect((await update(id, { deliveryMethod: 'download' })).data.port).toBe(null)
  })

  it.each([
    ['productId', { productId: 1 }],
    ['schoolYear', { schoolYear: 2027 }],
    ['host', { host: null }],
    ['fileNamePattern', { fileNamePattern: 'all.csv' }],
    ['password', { isEnabled: true }],
    ['components', { components: [] }],
    ['scheduleTime', { scheduleEnabled: true, scheduleDays: ['tue'] }],
    ['name', { name: 'Roster to Screening' }],
    ['rolledOverFromId', { rolledOverFromId: 1 }],
  ])('refuses %s in %j and changes nothing', async (field, body) => {
    const { id } = await newExport()
    const before = await stored()
    const { status, error } = await update(id, body)
    expect([status, error.field]).toEqual([400, field])
    expect(await stored()).toEqual(before)
  })

  it('a change by one person leaves what another changes at the same moment', async () => {
    const { id } = await newExport()
    const other = await server.browser('employee@example.org')
    await Promise.all([
      update(id, { remotePath: '/a' }),
      send('PATCH', `/export/${id}`, { zip: true }, { by: other }),
      update(id, { quoteAll: true }),
    ])
    expect(await list(`&filter[id]=${id}`)).toMatchObject([{ remotePath: '/a', zip: true, quoteAll: true }])
  })

  it('may be changed, but not switched on, while its product is off for the district', async () => {
    const { id } = await newExport({ productId: 3, password: 's3cret' })
    const set = (enabled: boolean) =>
      server.db
        .updateTable('productsEnabled')
        .set({ enabled })
        .where('lea', '=', LEA)
        .where('productId', '=', 3)
        .execute()
    await set(false)
    expect((await update(id, { zip: true })).status).toBe(200)
    expect(await update(id, { isEnabled: true })).toMatchObject({
      status: 400,
      error: { field: 'isEnabled' },
    })
    await set(true)
    expect((await update(id, { isEnabled: true })).status).toBe(200)
  })
})

describe('DELETE /export/{id}', () => {
  it('[S7] removes the export and leaves its log', async () => {
    const sent = await server.db
      .selectFrom('exportBatches')
      .select(['exportId', 'batchId'])
      .where('lea', '=', LEA)
      .executeTakeFirstOrThrow()
    expect(await send('DELETE', `/export/${sent.exportId}`)).toMatchObject({ status: 200, data: null })
    expect((await send('DELETE', `/export/${sent.exportId}`)).status).toBe(404)
    const log = await send('GET', '/district/export-log-headers', undefined, {
      query: `&filter[batchId]=${sent.batchId}`,
    })
    expect(log.data).toHaveLength(1)
  })

  it('waits for a sending to end', async () => {
    const { id, name } = await newExport()
    const { batchId } = await server.db
      .insertInto('exportBatches')
      .values({
        ...{
          lea: LEA,
          schoolYear: 2026,
          exportId: id,
          exportName: name,
          productId: 2,
          productName: 'Screening',
        },
        ...{ deliveryMethod: 'sftp', triggerType: 'manual', status: 'loading', startedAt: server.now() },
      })
      .returning('batchId')
      .executeTakeFirstOrThrow()
    expect(await send('DELETE', `/export/${id}`)).toMatchObject({
      status: 409,
      error: { message: `${name} is being sent. Remove it when export ${batchId} has ended.` },
    })
    await server.db.deleteFrom('exportBatches').where('batchId', '=', batchId).execute()
    expect((await send('DELETE', `/export/${id}`)).status).toBe(200)
  })
})

describe('POST /export/send-now', () => {
  const sendNow = (body: object) => send('POST', '/export/send-now', body)

  it('says plainly that nothing was sent, and writes nothing', async () => {
    const { id } = await newExport({ isEnabled: true, password: 's3cret' })
    const before = [await stored(), await server.db.selectFrom('exportBatches').selectAll().execute()]
    expect(await sendNow({ exportIds: [id] })).toMatchObject({
      status: 503,
      error: { code: 503, message: 'Nothing was sent: this server does not write export files yet.' },
    })
    expect([await stored(), await server.db.selectFrom('exportBatches').selectAll().execute()]).toEqual(
      before,
    )
  })

  it('does not send what is switched off, unknown, or of another district', async () => {
    const { id, name } = await newExport()
    expect(await sendNow({ exportIds: [id] })).toMatchObject({
      status: 409,
      error: { message: `${name} is switched off.` },
    })
    expect(await sendNow({ exportIds: [999_999] })).toMatchObject({
      status: 404,
      error: { message: 'No export has the number 999999.' },
    })
    const foreign = await server.db
      .selectFrom('exports')
      .select('id')
      .where('lea', '=', '0610391')
      .executeTakeFirstOrThrow()
    expect((await sendNow({ exportIds: [foreign.id] })).status).toBe(404)
    expect((await update(foreign.id, { zip: true })).status).toBe(404)
    expect((await send('DELETE', `/export/${foreign.id}`)).status).toBe(404)
  })

  it.each([
    ['exportIds', {}],
    ['exportIds', { exportIds: [] }],
    ['exportIds', { exportIds: [1, 1] }],
    ['exportIds.0', { exportIds: ['1'] }],
    ['force', { exportIds: [1], force: true }],
  ])('refuses %s in %j', async (field, body) => {
    const { status, error } = await sendNow(body)
    expect([status, error.field]).toEqual([400, field])
  })
})
