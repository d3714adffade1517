import { expect, it, onTestFinished, vi } from 'vitest'
import { startJobs } from './jobs.ts'
import { localStore } from './storage/local-store.ts'
import { jobContext } from './testing/job-context.ts'
import { openBlankDatabase } from './testing/test-database.ts'

it('tells what stopped a round of work instead of hiding it', async () => {
  const { db, close } = await openBlankDatabase()
  const onError = vi.fn()
  await db.schema.alterTable('jobs').renameTo('jobs_elsewhere').execute()
  const jobs = startJobs({ ...jobContext({ db, store: localStore('/nowhere') }), onError })
  onTestFinished(async () => {
    await jobs.stop()
    await close()
  })
  await vi.waitUntil(() => onError.mock.calls.length > 0)
  expect(String(onError.mock.calls[0]?.[0])).toContain('jobs')
})
