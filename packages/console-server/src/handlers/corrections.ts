import {
  type AnswerCorrection,
  type CorrectionRequest,
  type CorrectionRow,
  countOf,
  resources,
} from '@edconsole/console-core/contract'
import { describeFinding } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { auditDone } from '../audit/record-changes.ts'
import { columnField, maybeEmpty } from '../db/list-field.ts'
import type { ListPage } from '../db/list-page.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { answeredFinding } from '../pipeline/answered-finding.ts'
import { sendCorrection } from './corrections/send-correction.ts'

const requestPlan = listPlan(resources.corrections.list, {
  fields: {
    id: columnField('integer', 'correctionRequests.id'),
    createdAt: columnField('instant', 'correctionRequests.createdAt'),
    dueOn: columnField('date', 'correctionRequests.dueOn'),
    status: columnField('code', 'correctionRequests.status'),
    componentName: columnField('code', 'correctionRequests.componentName'),
    etlStatusId: columnField('integer', 'correctionRequests.etlStatusId'),
    cause: columnField('code', 'correctionRequests.cause'),
  },
  searched: [sql.ref('correctionRequests.componentName'), sql.ref('correctionRequests.cause')],
})

const rowPlan = listPlan(resources.corrections.rows, {
  fields: {
    id: columnField('integer', 'asked.id'),
    requestId: columnField('integer', 'asked.requestId'),
    rowNumber: columnField('integer', 'importDetails.rowNumber'),
    sourceId: maybeEmpty(columnField('code', 'asked.sourceId')),
    fixedBatchId: maybeEmpty(columnField('integer', 'asked.fixedBatchId')),
  },
  searched: [sql`import_details.row_number::text`, sql.ref('asked.sourceId')],
})

const countIn = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::integer from correction_rows r
    where r.lea = correction_requests.lea and r.request_id = correction_requests.id and ${condition})`

const requestRows = (db: Db, lea: string) =>
  db
    .selectFrom('correctionRequests')
    .select(['id', 'batchId', 'etlStatusId', 'componentName', 'cause', 'errorCode', 'params', 'status'])
    .select(['rowCount as rows', 'note', 'dueOn', 'sentTo', 'createdAt', 'createdBy', 'reply', 'answeredAt'])
    .select(['answeredBy', 'remindedAt', 'closedAt', 'closedBy', 'closedBatchId'])
    .select(countIn(sql`r.fixed_batch_id is null`).as('openRows'))
    .select(countIn(sql`r.fixed_batch_id is null and r.corrected_at is not null`).as('correctedRows'))
    .where('correctionRequests.lea', '=', lea)

type StoredRequest = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>

/** Words the cause without a value, as a group of rows has none of its own. */
const withTexts = ({ errorCode, params, ...request }: StoredRequest): CorrectionRequest => {
  const texts = describeFinding({ code: errorCode, value: '', params })
  return { ...request, causeTitle: texts?.title ?? errorCode, suggestion: texts?.suggestion ?? null }
}

const readRequest = async ({ db, lea }: Pick<Call, 'db' | 'lea'>, id: number): Promise<CorrectionRequest> => {
  const request = await requestRows(db, lea).where('id', '=', id).executeTakeFirst()
  if (!request) throw new ApiError(404, 'Request not found.')
  return withTexts(request)
}

const listRows = async (call: Call<undefined>): Promise<ListPage<CorrectionRow>> => {
  const { db, lea, query } = call
  const rows = db
    .selectFrom('correctionRows as asked')
    .innerJoin('correctionRequests', (join) =>
      join
        .onRef('correctionRequests.lea', '=', 'asked.lea')
        .onRef('correctionRequests.id', '=', 'asked.requestId'),
    )
    .innerJoin('importDetails', (join) =>
      join.onRef('importDetails.lea', '=', 'asked.lea').onRef('importDetails.id', '=', 'asked.detailId'),
    )
    .select(['asked.id', 'asked.requestId', 'asked.correctedAt', 'asked.correctedBy', 'asked.fixedBatchId'])
    .select(['importDetails.batchId', 'importDetails.etlStatusId', 'importDetails.componentName'])
    .select(['severity', 'stage', 'rowNumber', 'importDetails.sourceId', 'recordLabel', 'siteCode'])
    .select(['columnName', 'sourceColumn', 'rejectedValue', 'importDetails.errorCode', 'importDetails.cause'])
    .select(['importDetails.params', 'causeTitle', 'message', 'suggestion', 'owner', 'fixTarget'])
    .select(['rowData', 'loggedAt'])
    .where('correctionRequests.lea', '=', lea)
  const page = await runList(rows, rowPlan, parseListQuery(rowPlan, query))
  return { ...page, rows: page.rows.map(answeredFinding) }
}

/** An open request, locked: an import may be about to close it. @throws ApiError if it isn't there or is closed */
const openRequest = async (trx: Db, { lea }: Pick<Call, 'lea'>, id: number): Promise<void> => {
  const found = await trx
    .selectFrom('correctionRequests')
    .select('status')
    .where('id', '=', id)
    .where('lea', '=', lea)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new ApiError(404, 'Request not found.')
  if (found.status === 'closed') throw new ApiError(409, 'This request is closed.')
}

const answer = async (call: Call<AnswerCorrection>): Promise<CorrectionRequest> => {
  const { db, now, body } = call
  const id = numberParam(call)
  const by = await authorOf(call)
  const { userId } = requireCaller(call)
  await db.transaction().execute(async (trx) => {
    await openRequest(trx, call, id)
    await correct(trx, { id, body, at: now(), by })
    await trx
      .updateTable('correctionRequests')
      .set(({ ref }) => ({
        status: 'answered',
        answeredAt: now(),
        answeredBy: by,
        // Whoever asked needn't be told of their own answer.
        untoldSince: sql`coalesce(${ref('untoldSince')},
          case when ${ref('createdById')} <> ${userId} then ${now()}::timestamptz end)`,
        untoldReply: sql`${ref('untoldReply')} or (${body.reply !== undefined}::boolean and ${ref('createdById')} is distinct from ${userId})`,
      }))
      .$if(body.reply !== undefined, (query) => query.set({ reply: body.reply ?? null }))
      .where('id', '=', id)
      .execute()
    await recordRequest(trx, call, id, 'Answered')
  })
  return readRequest(call, id)
}

type Correction = { id: number; body: AnswerCorrection; at: Date; by: string }

/** Marks rows as corrected: what the district says of them, until an import says the same. */
const correct = async (trx: Db, { id, body: { rows, allRows }, at, by }: Correction): Promise<void> => {
  if (rows === undefined && allRows !== true) return
  const named = [...new Set(rows)]
  const marked = await trx
    .updateTable('correctionRows')
    .set({ correctedAt: at, correctedBy: by })
    .where('requestId', '=', id)
    .where('fixedBatchId', 'is', null)
    .$if(allRows !== true, (query) => query.where('id', 'in', named))
    .returning('id')
    .execute()
  if (allRows !== true && marked.length < named.length)
    throw new ApiError(400, 'Some of these rows are not open in this request. Reload the page.', 'rows')
}

/** In the history of the cause that a request is about. */
const recordRequest = (trx: Db, call: Call<unknown>, id: number, to: string): Promise<void> =>
  auditDone(trx, call, { kind: 'cause', keys: [id] }, { field: 'correctionRequest', to })

const close = async (call: Call<undefined>): Promise<CorrectionRequest> => {
  const id = numberParam(call)
  const closedBy = await authorOf(call)
  await call.db.transaction().execute(async (trx) => {
    await openRequest(trx, call, id)
    await trx
      .updateTable('correctionRequests')
      .set({ status: 'closed', closedAt: call.now(), closedBy })
      .where('id', '=', id)
      .execute()
    await recordRequest(trx, call, id, 'Closed')
  })
  return readRequest(call, id)
}

/** Requests to a district to correct refused rows in its SIS. */
export const correctionHandlers = {
  'corrections.list': async (call) => {
    const page = await runList(
      requestRows(call.db, call.lea),
      requestPlan,
      parseListQuery(requestPlan, call.query),
    )
    return { ...page, rows: page.rows.map(withTexts) }
  },
  'corrections.rows': listRows,
  'corrections.send': async (call) => {
    const id = await sendCorrection(call)
    const request = await readRequest(call, id)
    const sent = `Sent, ${countOf(request.rows, 'row', 'rows')}`
    await call.db.transaction().execute((trx) => recordRequest(trx, call, id, sent))
    return request
  },
  'corrections.answer': answer,
  'corrections.close': close,
} satisfies Partial<Handlers>
