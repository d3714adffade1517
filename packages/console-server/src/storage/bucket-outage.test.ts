import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ImportUpload } from '@edconsole/console-core/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { startSync } from '../pipeline/start-sync.ts'
import { FILES } from '../pipeline/testing/files.ts'
import { readBatch } from '../pipeline/testing/import-bench.ts'
import { type Port, takePort } from '../take-port.ts'
import { createTestServer, type TestServer } from '../testing/create-test-server.ts'
import { fileIn, uploadersOf } from '../testing/uploaders.ts'
import type { FileStore } from './file-store.ts'
import { INBOX } from './places.ts'
import { s3Store } from './s3-store.ts'
import { startBucket } from './testing/start-bucket.ts'

let bucket: Awaited<ReturnType<typeof startBucket>>
let store: FileStore
let server: TestServer
let door: Port
let scratch: string
let isStopped = false
beforeAll(async () => {
  bucket = await startBucket()
  scratch = await mkdtemp(join(tmpdir(), 'edconsole-bucket-outage-'))
  store = s3Store(bucket, scratch)
  server = await createTestServer({ store })
  door = await takePort(0, '127.0.0.1')
  door.open(server.app.fetch)
})
afterAll(async () => {
  await door.close(1000)
  await server.close()
  store.close()
  await bucket.close()
  await rm(scratch, { recursive: true, force: true })
})
const stop = async () => {
  isStopped = true
  await bucket.stop()
}
const restart = async () => {
  await bucket.restart()
  isStopped = false
}
afterEach(async () => {
  if (isStopped) await restart()
})

it('while a bucket is out of reach, calls that need it answer 503 and when to try again', async () => {
  const me = await uploadersOf(server, door).newUploader()
  const content = Buffer.from(FILES['STU.csv'])
  const { files } = (await me.announce({ 'STU.csv': content.length })).data as ImportUpload
  const file = fileIn(files, 'STU.csv')
  const send = () =>
    fetch(
      `http://127.0.0.1:${door.port}/api/files/import-uploads/${file.id}?lea=${me.district.lea}&offset=0`,
      {
        method: 'PATCH',
        headers: me.headers,
        body: content,
      },
    )
  await stop()
  const refused = await send()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toEqual({
    error: { code: 503, message: 'The server is temporarily unavailable. Try again in a few seconds.' },
  })
  await restart()
  expect((await send()).status).toBe(200)
})

it('an import whose bucket is out of reach waits, and goes on once it is back', async () => {
  const { db } = server
  const { district } = await uploadersOf(server, door).newUploader()
  const { lea } = district
  for (const [name, text] of Object.entries(FILES))
    await store.put(`${INBOX}/${lea}/${name}`, Readable.from([text]))
  await stop()
  const about = { lea, schoolYear: 2026, request: {}, triggeredBy: 'Ana Silva', now: server.now() }
  const answer = await startSync(db, about)
  if (answer.kind !== 'started') throw new Error(answer.kind)
  const { batchId } = answer
  const job = () =>
    db
      .selectFrom('jobs')
      .select(['status', 'attempts', 'error', 'lockedUntil'])
      .where('batchId', '=', batchId)
      .executeTakeFirstOrThrow()
  server.jobs.nudge()
  await expect
    .poll(job, { timeout: 20_000 })
    .toMatchObject({ status: 'queued', attempts: 1, error: null, lockedUntil: expect.any(String) })
  const { header, results } = await readBatch(db, batchId)
  expect(header.endedAt).toBeNull()
  expect(results.map(({ status }) => status)).not.toContain('failed')

  await restart()
  await db.updateTable('jobs').set({ lockedUntil: null }).where('batchId', '=', batchId).execute()
  await server.jobs.idle()
  expect(await job()).toMatchObject({ status: 'done', attempts: 2 })
  const batch = await readBatch(db, batchId)
  expect(batch.result('students')).toMatchObject({ status: 'completed', recordsInserted: 5 })
})
