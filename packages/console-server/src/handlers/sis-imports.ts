import {
  formatDateTimeWithZone,
  type HoldDecision,
  resources,
  type SyncRequest,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { auditCreated, audited } from '../audit/record-changes.ts'
import { columnField } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { authorOf } from '../http/require-caller.ts'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { decideHold } from '../pipeline/holds/decide-hold.ts'
import { startSync } from '../pipeline/start-sync.ts'
import { rollingWords } from '../rollovers/rolling-since.ts'
import { districtOfCall } from './district-of-call.ts'
import { detailedTemplates } from './sis-imports/detailed-templates.ts'
import { lockTemplate } from './sis-imports/lock-template.ts'
import { createTemplate, updateTemplate } from './sis-imports/save-template.ts'
import { templateRows, withNextRuns } from './sis-imports/template-rows.ts'
import {
  createTranslation,
  translationPlan,
  translationRows,
  updateTranslation,
} from './sis-imports/translations.ts'

/** The answer to starting an import while one runs; its words are fixed (R46). */
export const importRunning = (startedAt: string, timeZone: string): ApiError =>
  new ApiError(409, `An import has been running since ${formatDateTimeWithZone(startedAt, timeZone)}`)

/** Removes a template with its columns and translations; what it has loaded stays, and so do the logs. */
const removeTemplate = async (call: Call<undefined>): Promise<null> => {
  const id = numberParam(call)
  await call.db.transaction().execute(async (trx) => {
    const { name } = await lockTemplate(trx, call.lea, id)
    const running = await trx
      .selectFrom('importResults')
      .select('batchId')
      .where('lea', '=', call.lea)
      .where('templateId', '=', id)
      .where('status', 'in', RUNNING_STATUSES)
      .executeTakeFirst()
    if (running)
      throw new ApiError(
        409,
        `Import ${running.batchId} is using ${name}. Remove the template when the import finishes.`,
      )
    await trx.deleteFrom('importTemplates').where('id', '=', id).execute()
  })
  return null
}

const templateFields = {
  fields: {
    id: columnField('integer', 'id'),
    name: columnField('text', 'name'),
    componentName: columnField('code', 'componentName'),
    updatedAt: columnField('instant', 'updatedAt'),
    isEnabled: columnField('boolean', 'isEnabled'),
    schoolYear: columnField('integer', 'schoolYear'),
  },
  searched: [sql.ref('name'), sql.ref('componentName')],
}
const listed = listPlan(resources.sisImports.list, templateFields)
const detailed = listPlan(resources.sisImports.detailed, templateFields)
export const sisImportHandlers = {
  'sisImports.list': async (call) => {
    const page = await runList(templateRows(call.db, call.lea), listed, parseListQuery(listed, call.query))
    return { ...page, rows: await withNextRuns(call, call.db, page.rows) }
  },
  'sisImports.detailed': async (call) => {
    const page = await runList(
      templateRows(call.db, call.lea),
      detailed,
      parseListQuery(detailed, call.query),
    )
    return { ...page, rows: await detailedTemplates(call.db, await withNextRuns(call, call.db, page.rows)) }
  },
  'sisImports.translations': (call) =>
    runList(translationRows(call.db, call.lea), translationPlan, parseListQuery(translationPlan, call.query)),
  'sisImports.create': createTemplate,
  'sisImports.update': updateTemplate,
  'sisImports.remove': removeTemplate,
  'sisImports.createTranslation': createTranslation,
  'sisImports.updateTranslation': updateTranslation,
  'sisImports.sync': async (call) => {
    const { db, lea, now, timeZone, nudge, body } = call
    if (isDecision(body)) return decideBatch(call, body)
    const { sisYear } = await districtOfCall(call)
    const answer = await startSync(db, {
      lea,
      request: body,
      schoolYear: sisYear,
      now: now(),
      triggeredBy: await authorOf(call),
      record: (trx, batchId) => auditCreated(trx, call, { kind: 'import', keys: [batchId] }),
    })
    if (answer.kind === 'refused') throw new ApiError(400, answer.message)
    if (answer.kind === 'rolling') throw new ApiError(409, rollingWords(answer.startedAt, 'import', timeZone))
    if (answer.kind === 'running') throw importRunning(answer.startedAt, timeZone)
    nudge()
    return { batchId: answer.batchId }
  },
} satisfies Partial<Handlers>

const isDecision = (body: SyncRequest | HoldDecision): body is HoldDecision =>
  'batchId' in body && body.batchId !== undefined

/** Releases or discards what a held batch would remove (R46). */
const decideBatch = async (
  call: Call,
  { batchId, decision, removals }: HoldDecision,
): Promise<{ batchId: number }> => {
  const { db, lea, now, timeZone, nudge } = call
  const decidedBy = await authorOf(call)
  const answer = await decideHold(db, {
    lea,
    batchId,
    decision,
    removals,
    decidedBy,
    now: now(),
    timeZone,
    record: (trx, work) => audited(trx, call, { kind: 'import', keys: [batchId] }, work),
  })
  if (answer.kind === 'unknown') throw new ApiError(404, `Batch ${batchId} isn't in this district.`)
  if (answer.kind === 'conflict') throw new ApiError(409, answer.message)
  if (answer.kind === 'rolling') throw new ApiError(409, rollingWords(answer.startedAt, 'import', timeZone))
  if (answer.kind === 'running') throw importRunning(answer.startedAt, timeZone)
  nudge()
  return { batchId }
}
