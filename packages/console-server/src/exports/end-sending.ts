import { COMPONENTS, type DeliveryStatus } from '@edconsole/console-core/contract'
import { createFinding, FINDING_CODES, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { batchStatus, RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import type { Stop } from './deliver-files.ts'
import { logFindings } from './log-findings.ts'
import { saveProgress } from './save-progress.ts'
import type { Sending } from './sending.ts'

const SKIPPED = "Skipped: the previous file wasn't delivered"

/** Ends a sending: what arrived, what was refused, and what was not even tried. */
export const endSending = (sending: Sending, stop: Stop | null): Promise<void> =>
  sending.write(async (trx) => {
    const { batchId } = sending.batch
    const at = sending.now()
    const open = await openResults(trx, batchId)
    if (stop) {
      const finding = findingOf(sending, stop)
      const failure = { status: 'failed', deliveryStatus: 'failed', endedAt: at } as const
      const [refused, behind] = partOf(open, stop)
      await saveProgress(
        trx,
        { batchId, etlStatusIds: refused.map(({ etlStatusId }) => etlStatusId) },
        { ...failure, message: finding.message, failureOrigin: FINDING_CODES[finding.code].origin },
      )
      await saveProgress(
        trx,
        { batchId, etlStatusIds: behind.map(({ etlStatusId }) => etlStatusId) },
        { status: 'cancelled', stage: 'generate', message: SKIPPED, endedAt: at },
      )
      const told = refused[0] ?? sending.results.at(-1)
      if (told) {
        const { etlStatusId, componentName } = told
        await logFindings(trx, sending, [finding], {
          result: { etlStatusId, componentName },
          stage: 'transfer',
          at,
        })
        await saveProgress(trx, { batchId, etlStatusIds: [etlStatusId] }, { errorCount: 1 })
      }
      const title = told ? COMPONENTS[told.componentName].title : sending.batch.exportName
      await endBatch(trx, batchId, {
        at,
        deliveryStatus: 'failed',
        message: `${title}: ${finding.message}`,
        failureOrigin: FINDING_CODES[finding.code].origin,
      })
      return
    }
    const ids = open.map(({ etlStatusId }) => etlStatusId)
    await saveProgress(trx, { batchId, etlStatusIds: ids }, { status: 'completed', endedAt: at })
    const isKept = sending.export.deliveryMethod === 'download'
    const deliveryStatus = isKept ? 'generated' : 'transferred'
    await endBatch(trx, batchId, { at, deliveryStatus, message: null, failureOrigin: null })
  })

type OpenResult = Awaited<ReturnType<typeof openResults>>[number]

const openResults = (trx: Db, batchId: number) =>
  trx
    .selectFrom('exportResults')
    .select(['etlStatusId', 'componentName', 'fileName'])
    .where('batchId', '=', batchId)
    .where('status', 'in', RUNNING_STATUSES)
    .orderBy('sequence')
    .orderBy('etlStatusId')
    .execute()

/** What was refused, and what is behind it. A file that holds no component's rows stands for the first one left. */
const partOf = (open: readonly OpenResult[], { fileName }: Stop): [OpenResult[], OpenResult[]] => {
  const own = open.filter((result) => fileName !== null && result.fileName === fileName)
  const refused = own.length > 0 ? own : open.slice(0, 1)
  return [refused, open.filter((result) => !refused.includes(result))]
}

const findingOf = ({ district, export: { id, host, port } }: Sending, { fault }: Stop): Finding =>
  createFinding(fault.code, {
    params: { host: host ?? '', port: String(port ?? ''), ...fault.words },
    fixTarget: fixTargets.export(String(district.id), id),
  })

type Ending = {
  at: Date
  deliveryStatus: DeliveryStatus
  message: string | null
  failureOrigin: (typeof FINDING_CODES)[keyof typeof FINDING_CODES]['origin'] | null
}

/** Ends a batch with the worst of its results, and tells its export; an email about what failed is queued with it. */
export const endBatch = async (trx: Db, batchId: number, { at, ...ending }: Ending): Promise<void> => {
  const results = await trx
    .selectFrom('exportResults')
    .select('status')
    .where('batchId', '=', batchId)
    .execute()
  const worst = batchStatus(results.map(({ status }) => status))
  // All rows are with the receiver; what belongs to none of them, such as a manifest, is not.
  const status = ending.deliveryStatus === 'failed' && worst === 'completed' ? 'completedWithErrors' : worst
  const { startedAt } = await trx
    .selectFrom('exportBatches')
    .select('startedAt')
    .where('batchId', '=', batchId)
    .executeTakeFirstOrThrow()
  const durationMs = Math.max(0, at.getTime() - Date.parse(startedAt))
  const ended = await trx
    .updateTable('exportBatches')
    .set({ ...ending, status, endedAt: at, durationMs })
    .where('batchId', '=', batchId)
    .returning(['exportId', 'lea'])
    .executeTakeFirstOrThrow()
  const { notifyEmails } = (await trx
    .updateTable('exports')
    .set({
      lastBatchId: batchId,
      lastStatus: status,
      ...(status === 'completed' ? { lastSentAt: at } : {}),
    })
    .where('id', '=', ended.exportId)
    .returning('notifyEmails')
    .executeTakeFirst()) ?? { notifyEmails: [] }
  if (status === 'completed' || notifyEmails.length === 0) return
  await trx
    .insertInto('jobs')
    .values({ kind: 'exportLetter', lea: ended.lea, batchId, payload: json({}) })
    .execute()
}
