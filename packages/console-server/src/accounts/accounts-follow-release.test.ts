import { expect, it, onTestFinished } from 'vitest'
import { importReleaseJob } from '../jobs/import-release-job.ts'
import { createTestServer } from '../testing/index.ts'
import { type StaffLine, staffDistrict } from './testing/staff-district.ts'

const ADA: StaffLine = ['10', 'Ada', 'Brook', 'ada@release.example.org', 'abrook']
const BEN: StaffLine = ['11', 'Ben', 'Cole', 'ben@release.example.org', 'bcole']

it('[S7] accounts of staff whose removal was held are disabled when it is released, in the name of who did', async () => {
  const server = await createTestServer({ seed: 'empty' })
  onTestFinished(server.close)
  const { sync, account, call, lea, logged } = await staffDistrict(server)
  await sync([ADA, BEN])
  await server.db
    .updateTable('importTemplates')
    .set({ deleteThresholdPercent: 10 })
    .where('lea', '=', lea)
    .execute()
  const { header, batchId } = await sync([ADA])
  expect(header).toMatchObject({ status: 'held' })
  expect(await account('11')).toMatchObject({ isEnabled: true })

  const decision = { batchId, decision: 'release' }
  expect(await call('POST', `/district/sis-imports/sync?lea=${lea}`, decision)).toMatchObject({ status: 200 })
  await server.jobs.idle()
  expect(await account('11')).toMatchObject({ isEnabled: false })
  expect(await account('10')).toMatchObject({ isEnabled: true })
  const lines = (await logged()).filter((line) => line.batchId === batchId)
  expect(lines).toMatchObject([
    { action: 'disable', staffId: '11', triggeredBy: expect.stringMatching(/^Robin/) },
  ])
  // Had something gone wrong with the accounts, the records would be removed all the same.
  const headers = async () =>
    (await call<object[]>('GET', `/district/import-log-headers?lea=${lea}&filter[batchId]=${batchId}`)).data
  const released = await headers()
  const job = { id: 0, kind: 'release', lea, batchId, payload: {}, attempts: 1 }
  const at = server.now()
  await server.db.transaction().execute((trx) => importReleaseJob.fail(trx, { job, reason: 'error', at }))
  expect(await headers()).toEqual(released)

  const before = await logged()
  await call('POST', `/district/sis-imports/sync?lea=${lea}`, decision)
  await server.jobs.idle()
  expect(await logged()).toEqual(before)
})
