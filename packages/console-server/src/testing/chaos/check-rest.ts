import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { verifyAudit } from '../../audit/verify-audit.ts'
import { RUNNING_STATUSES } from '../../pipeline/conclude-batch.ts'
import { openStoredSecrets } from '../../secrets/open-secrets.ts'
import type { ChaosRun } from './chaos-run.ts'

/** Names of files that are not whole yet, or that somebody works with. */
const SCRATCH = /\.(?:unfinished|part|probe|tmp)$|^arriving-/

/** Nothing runs, nothing is held, nothing is half, and the audit log is one chain. */
export const checkRest = async ({ db, data, wrong, count }: ChaosRun, secretKey: string): Promise<void> => {
  const jobs = await db.selectFrom('jobs').selectAll().execute()
  for (const { id, kind, status, lockedBy, error, attempts } of jobs) {
    if (status !== 'done' && status !== 'failed') wrong(`Job ${id} (${kind}) is ${status}`)
    if (status === 'failed' && error !== 'too many attempts') wrong(`Job ${id} (${kind}) failed: ${error}`)
    if (lockedBy !== null) wrong(`Job ${id} (${kind}) is still held`)
    count('jobs')
    if (attempts > 1) count('jobs that were started again')
  }
  for (const table of ['importBatches', 'exportBatches'] as const) {
    const running = await db
      .selectFrom(table)
      .select('batchId')
      .where('status', 'in', RUNNING_STATUSES)
      .execute()
    for (const { batchId } of running) wrong(`${batchId} of ${table} still runs`)
  }
  for (const table of ['importStaged', 'importRememberedRows'] as const) {
    const left = await db.selectFrom(table).select('etlStatusId').execute()
    if (left.length > 0) wrong(`${left.length} rows were left in ${table}`)
  }
  for (const entry of await readdir(data, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && SCRATCH.test(entry.name)) wrong(`${join(entry.parentPath, entry.name)} was left`)
  const secrets = await openStoredSecrets(db, { CONSOLE_SECRET_KEY: secretKey }, data)
  await verifyAudit(db, secrets, ({ chainId, fault }) => {
    if (fault !== null) wrong(`Chain ${chainId} of the audit log: ${JSON.stringify(fault)}`)
  })
}
