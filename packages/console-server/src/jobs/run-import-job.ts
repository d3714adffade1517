import { join } from 'node:path'
import type { Db } from '../db/schema.ts'
import { runBatch } from '../pipeline/run-batch.ts'
import { LostLeaseError, type RunContext } from '../pipeline/run-context.ts'
import { type ClaimedJob, finishJob, keepLease, putBack } from './claim-job.ts'
import { failBatch } from './fail-batch.ts'
import { tickingFrom } from './ticking-from.ts'

type Options = {
  db: Db
  inboxDir: string
  now: () => Date
  workerId: string
  /** The server wants to end: the import is put back and goes on at the next start. */
  stopping: () => boolean
}

class StoppingError extends Error {
  override name = 'StoppingError'
}

/** An import that stopped the server this often is not tried again. */
const ATTEMPTS = 3
const HEARTBEAT_MS = 10_000

/** Runs one import; whatever happens, its batch ends with a sentence. */
export const runImportJob = async (options: Options, job: ClaimedJob): Promise<void> => {
  const { db, inboxDir, now, workerId, stopping } = options
  const { lea, batchId } = job
  if (lea === null || batchId === null) return finishJob(db, job.id, workerId, 'An import without a batch')
  const write: RunContext['write'] = async (work) => {
    if (stopping()) throw new StoppingError()
    return owned(work)
  }
  const owned: RunContext['write'] = (work) =>
    db.transaction().execute(async (trx) => {
      if (!(await keepLease(trx, job.id, workerId))) throw new LostLeaseError()
      return work(trx)
    })
  const fail = async (message: string, error: string) => {
    await owned((trx) => failBatch(trx, batchId, message, now()))
    await finishJob(db, job.id, workerId, error)
  }

  const heartbeat = setInterval(() => void keepLease(db, job.id, workerId).catch(() => {}), HEARTBEAT_MS)
  try {
    if (job.attempts > ATTEMPTS) {
      await fail(
        'The server stopped several times while this import ran. What was not loaded stayed as it was.',
        'too many attempts',
      )
      return
    }
    const batch = await db
      .selectFrom('importBatches')
      .innerJoin('districts', 'districts.lea', 'importBatches.lea')
      .select(['districts.id as districtId', 'importBatches.schoolYear'])
      .where('batchId', '=', batchId)
      .executeTakeFirst()
    if (!batch) return await finishJob(db, job.id, workerId, 'The batch is gone')
    const run: RunContext = {
      db,
      batchId,
      lea,
      districtId: String(batch.districtId),
      schoolYear: batch.schoolYear,
      inbox: join(inboxDir, lea),
      now: tickingFrom(now()),
      write,
    }
    await runBatch(run, modeOf(job.payload))
    await finishJob(db, job.id, workerId, null)
  } catch (error) {
    if (error instanceof LostLeaseError) return
    if (error instanceof StoppingError) return await putBack(db, job.id, workerId)
    await fail(
      'The import stopped because of a problem on the server. What was not loaded stayed as it was. Sync again.',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    )
  } finally {
    clearInterval(heartbeat)
  }
}

const modeOf = ({ mode }: Record<string, unknown>) =>
  mode === 'full' || mode === 'delta' || mode === 'addOnly' ? mode : undefined
