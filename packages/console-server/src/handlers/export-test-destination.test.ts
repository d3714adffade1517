import type { DestinationTest } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { LEA, PRIVATE_KEY } from '../testing/export-calls.ts'
import { jsonCalls } from '../testing/json-calls.ts'
import { type SendingBench, sendingBench } from '../testing/sending-bench.ts'
import { CONNECTION_TEST_LIMIT } from './validators/connection-test.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
})
beforeEach(() => bench.server.db.deleteFrom('connectionTests').execute())
afterAll(() => bench.close())

const test = (body: object, browser = bench.browser) =>
  jsonCalls(browser)<DestinationTest>('POST', `/export/test-destination?lea=${LEA}`, {
    deliveryMethod: 'sftp',
    host: '127.0.0.1',
    port: bench.sftp.port,
    username: 'larkspur',
    remotePath: '/tried',
    ...body,
  })
const stateOf = ({ data }: { data: DestinationTest }, step: string) =>
  data.steps.find(({ id }) => id === step)?.status

it('tests what is entered, stores nothing, and says no secret', async () => {
  const { db } = bench.server
  const before = await db.selectFrom('exports').selectAll().execute()
  const changes = () => db.selectFrom('auditEntries').select('id').execute()
  const audited = await changes()
  const answer = await test({ password: 's3cret' })
  expect(answer).toMatchObject({ status: 200, data: { outcome: 'passed', message: null } })
  const refused = await test({ password: 'wr0ng-one' })
  expect(refused).toMatchObject({ status: 200, data: { outcome: 'failed' } })
  expect(stateOf(refused, 'signIn')).toBe('failed')
  expect(answer.text + refused.text).not.toMatch(/s3cret|wr0ng-one/)
  expect(await db.selectFrom('exports').selectAll().execute()).toEqual(before)
  expect(await changes()).toEqual(audited)
  expect(bench.arrivedAt('/tried').size).toBe(0)
})

it('R35 a secret that is left out is the saved one', async () => {
  const { id: exportId } = await bench.add()
  expect((await test({ exportId })).data.outcome).toBe('passed')
  expect(await test({ exportId, password: null })).toMatchObject({
    status: 400,
    error: { field: 'password', message: 'Enter a password or a private key.' },
  })
})

it.each([
  ['another host', { host: 'localhost' }],
  ['another port', { port: 1 }],
])('R35 a saved secret is not sent to %s', async (_, elsewhere) => {
  const { id: exportId } = await bench.add({ privateKey: PRIVATE_KEY })
  expect(await test({ exportId, ...elsewhere })).toMatchObject({
    status: 400,
    error: { field: 'password', message: 'Enter the password again for a new host or port.' },
  })
  expect(await test({ exportId, password: 's3cret', ...elsewhere })).toMatchObject({
    status: 400,
    error: { field: 'privateKey', message: 'Enter the private key again for a new host or port.' },
  })
})

it('X005 the key of the last sending is expected again', async () => {
  const { id: exportId } = await bench.add()
  expect(stateOf(await test({ exportId }), 'secure')).toBe('note')
  await bench.send(exportId)
  expect(stateOf(await test({ exportId }), 'secure')).toBe('passed')
  bench.sftp.changeKey()
  expect(stateOf(await test({ exportId }), 'secure')).toBe('failed')
})

it('R47 who may only create exports does not use what is saved, and another district has none of it', async () => {
  const { id: exportId } = await bench.add()
  const { email, lea } = await bench.server.newDistrict({ roles: ['ROLE_SETUP_EXPORT_PRODUCT_CREATE'] })
  const creator = jsonCalls(await bench.server.browser(email))
  const body = { deliveryMethod: 'sftp', host: '127.0.0.1', port: bench.sftp.port, username: 'larkspur' }
  const path = `/export/test-destination?lea=${lea}`
  expect((await creator('POST', path, { ...body, password: 's3cret' })).status).toBe(200)
  expect((await creator('POST', path, { ...body, exportId })).status).toBe(403)
  const staff = jsonCalls(await bench.server.browser('employee@example.org'))
  expect(await staff('POST', path, { ...body, exportId })).toMatchObject({
    status: 400,
    error: { field: 'exportId', message: 'This export no longer exists.' },
  })
})

it('is counted with the tests of a SIS', async () => {
  await test({ password: 's3cret' })
  await bench.server.db.updateTable('connectionTests').set({ tests: CONNECTION_TEST_LIMIT.tests }).execute()
  expect((await test({ password: 's3cret' })).status).toBe(429)
})
