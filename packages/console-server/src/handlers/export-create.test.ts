import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportCalls, exportDraft, LEA, PRIVATE_KEY } from '../testing/export-calls.ts'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let dana: ReturnType<typeof exportCalls>
beforeAll(async () => {
  server = await createTestServer()
  dana = exportCalls(await server.browser('admin@example.org'))
  // Report Cards is offered, but off for the district; Analytics takes no exports.
  await server.db
    .updateTable('productsEnabled')
    .set({ enabled: false })
    .where('lea', '=', LEA)
    .where('productId', '=', 6)
    .execute()
})
afterAll(() => server.close())

const stored = () => server.db.selectFrom('exports').selectAll().orderBy('id').execute()

it('[S7] adds an export of the year of the data, switched off, and tells the name of its product', async () => {
  const { status, data } = await dana.create(
    exportDraft({
      name: ' Roster nightly ',
      siteCodes: [],
      blackoutRanges: [{ from: '2026-12-21', to: '2027-01-02' }],
    }),
  )
  expect(status).toBe(200)
  expect(data).toEqual({
    id: expect.any(Number),
    lea: LEA,
    productId: 2,
    productName: 'Screening',
    schoolYear: 2026,
    name: 'Roster nightly',
    isEnabled: false,
    exportType: 'oneroster11Csv',
    components: ['sites', 'students'],
    deliveryMethod: 'sftp',
    host: 'sftp.example.org',
    port: 22,
    username: 'larkspur',
    delay: null,
    passwordSavedAt: null,
    privateKeySavedAt: null,
    remotePath: null,
    fileNamePattern: '{lea}_{component}_{yyyyMMdd}.csv',
    delimiter: 'comma',
    includeHeader: true,
    quoteAll: false,
    lineEnding: 'lf',
    encoding: 'UTF-8',
    zip: false,
    siteCodes: [],
    gradeLevels: [],
    includeInactive: false,
    scheduleEnabled: false,
    scheduleTime: null,
    scheduleDays: [],
    blackoutRanges: [{ from: '2026-12-21', to: '2027-01-02' }],
    notifyEmails: [],
    lastSentAt: null,
    lastStatus: null,
    lastRunAt: null,
    lastMessage: null,
    lastBatchId: null,
    nextRunAt: null,
    rolledOverFromId: null,
    createdAt: expect.any(String),
    createdBy: 'Dana Reyes',
    updatedAt: null,
    updatedBy: null,
  })
  expect(await dana.list(`&filter[id]=${data.id}`)).toEqual([data])
})

it.each([
  ['ftps', 990],
  ['api', 443],
  ['download', null],
])('by %s it has the usual port', async (deliveryMethod, port) => {
  expect(await dana.add({ deliveryMethod })).toMatchObject({ deliveryMethod, port })
})

it.each([
  ['name', { name: '' }, 'empty'],
  ['name', { name: 'rOSTER to Assessment' }, 'already used'],
  ['productId', { productId: 99 }, "this product doesn't exist"],
  ['productId', { productId: 6 }, "Report Cards isn't enabled"],
  ['productId', { productId: 7 }, "Analytics doesn't accept exports"],
  ['productId', { schoolYear: 2030 }, "isn't enabled for the district this year"],
  ['components', { components: [] }, 'component'],
  ['components', { components: ['sites', 'sites'] }, 'duplicate'],
  ['components.0', { components: ['accounts'] }, ''],
  ['deliveryMethod', { deliveryMethod: 'ftp' }, ''],
  ['exportType', { exportType: 'xlsx' }, ''],
  ['host', { host: null }, 'SFTP requires a host'],
  ['host', { host: 'ftp://sftp.example.org' }, 'name of a host'],
  ['host', { host: 'sftp.example.org/in' }, 'name of a host'],
  ['port', { port: 0 }, ''],
  ['port', { port: 65_536 }, ''],
  ['username', { username: null }, 'username'],
  ['remotePath', { remotePath: 'in' }, '/'],
  ['remotePath', { remotePath: '/in/../etc' }, '".."'],
  ['fileNamePattern', { fileNamePattern: '{lea}.csv' }, '{component}'],
  ['fileNamePattern', { fileNamePattern: '{component}_{today}.csv' }, '{yyyyMMdd}'],
  ['fileNamePattern', { fileNamePattern: '../{component}.csv' }, 'letters'],
  ['siteCodes.0', { siteCodes: ['9999'] }, "site 9999 doesn't exist"],
  ['gradeLevels.0', { gradeLevels: ['K'] }, ''],
  ['scheduleTime', { scheduleEnabled: true, scheduleDays: ['mon'] }, 'time'],
  ['scheduleDays', { scheduleEnabled: true, scheduleTime: '04:30' }, 'day'],
  ['blackoutRanges.0.to', { blackoutRanges: [{ from: '2026-12-21', to: '2026-12-01' }] }, 'starts'],
  ['blackoutRanges.0.from', { blackoutRanges: [{ from: '2026-02-30', to: '2026-12-01' }] }, ''],
  ['notifyEmails.0', { notifyEmails: ['nobody'] }, 'name@example.org'],
  ['password', { isEnabled: true }, 'a password or a private key'],
  ['password', { isEnabled: true, deliveryMethod: 'ftps', privateKey: PRIVATE_KEY }, 'a password'],
  ['password', { password: '••••••••' }, 'mask'],
  ['privateKey', { privateKey: 'ssh-rsa AAAA' }, 'private key'],
  ['passwordSavedAt', { passwordSavedAt: '2026-09-14T00:00:00Z' }, 'Unknown key'],
  ['lea', { lea: LEA }, 'Unknown key'],
])('refuses %s in %j and keeps nothing', async (field, more, words) => {
  const before = await stored()
  const { status, error } = await dana.create(exportDraft(more))
  expect([status, error.field]).toEqual([400, field])
  expect(error.message).not.toContain(`'${field}'`)
  expect(error.message).toContain(words)
  expect(await stored()).toEqual(before)
})

it('[S7] takes no encryptPassword, which belongs to changes (R36)', async () => {
  expect((await dana.create(exportDraft({ password: 's3cret' }), '&encryptPassword=true')).status).toBe(400)
})

it('is switched on with either secret', async () => {
  expect(await dana.add({ isEnabled: true, privateKey: PRIVATE_KEY })).toMatchObject({ isEnabled: true })
  expect(await dana.add({ isEnabled: true, password: 's3cret' })).toMatchObject({ isEnabled: true })
})
