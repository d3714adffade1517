import {
  COMPONENTS,
  correctionEmail,
  formatDay,
  type NewCorrectionRequest,
  needsNewFile,
  zonedDay,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError, fieldError } from '../../http/api-error.ts'
import { consoleAddress } from '../../http/console-address.ts'
import type { Call } from '../../http/handler.ts'
import { authorOf, requireCaller } from '../../http/require-caller.ts'
import { districtOfCall } from '../district-of-call.ts'

const NOT_SENT = "The email couldn't be sent. Try again later."

/** Asks the district's contact to correct the rows of a cause (R25), and keeps the request once the email has left. */
export const sendCorrection = async (call: Call<NewCorrectionRequest>): Promise<number> => {
  const { db, lea, body, now, mail, timeZone } = call
  const { contactEmailAddress: to, contactName, districtName } = await districtOfCall(call)
  if (!to?.trim()) {
    const field = 'contactEmailAddress'
    throw new ApiError(400, `${districtName} has no '${field}', so no email can be sent.`, field)
  }
  if (body.dueOn < zonedDay(now(), timeZone))
    throw fieldError({ field: 'dueOn', message: "it can't be in the past" })
  const consoleUrl = consoleAddress(call)
  const author = await authorOf(call)
  const cause = await correctableCause(db, lea, body)
  const { emailAddress: replyTo } = await db
    .selectFrom('users')
    .select('emailAddress')
    .where('id', '=', requireCaller(call).userId)
    .executeTakeFirstOrThrow()
  const { id, rows } = await insertRequest(db, {
    lea,
    cause,
    note: body.note ?? null,
    dueOn: body.dueOn,
    sentTo: to,
    consoleUrl,
    createdAt: now(),
    createdBy: author,
    createdById: requireCaller(call).userId,
  })
  try {
    const email = correctionEmail({
      contactName,
      districtName,
      component: COMPONENTS[cause.componentName].title.toLowerCase(),
      rows,
      author,
      dueOn: formatDay(body.dueOn),
      link: `${consoleUrl}/`,
    })
    await mail.send({ to, replyTo, ...email })
  } catch {
    await db.deleteFrom('correctionRequests').where('id', '=', id).execute()
    throw new ApiError(503, NOT_SENT)
  }
  return id
}

/** A cause of refused rows that lie in the district's SIS, and that no import has loaded since. */
const correctableCause = async (
  db: Db,
  lea: string,
  { etlStatusId, cause }: Pick<NewCorrectionRequest, 'etlStatusId' | 'cause'>,
) => {
  const noted = await db
    .selectFrom('importCauses')
    .selectAll()
    .where('etlStatusId', '=', etlStatusId)
    .where('cause', '=', cause)
    .where('lea', '=', lea)
    .executeTakeFirst()
  const sample = await db
    .selectFrom('importDetails')
    .select(['owner', 'fixTarget', 'errorCode', 'params'])
    .where('etlStatusId', '=', etlStatusId)
    .where('cause', '=', cause)
    .where('lea', '=', lea)
    .where('severity', '=', 'error')
    .where('rowNumber', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!noted || !sample) throw new ApiError(404, 'No rejected rows with this cause found.')
  if (sample.owner !== 'district' || sample.fixTarget !== null || needsNewFile(sample.errorCode))
    throw new ApiError(400, "These rows aren't corrected in the SIS.", 'cause')
  if (noted.loadedBatchId !== null)
    throw new ApiError(409, `Batch ${noted.loadedBatchId} has loaded these rows.`)
  const { errorCode, params } = sample
  return { ...noted, errorCode, params }
}

type Request = {
  lea: string
  cause: Awaited<ReturnType<typeof correctableCause>>
  note: string | null
  dueOn: string
  sentTo: string
  consoleUrl: string
  createdAt: Date
  createdBy: string
  createdById: number
}

/** @throws ApiError if a request for the same cause is open */
const insertRequest = (db: Db, { lea, cause, ...request }: Request): Promise<{ id: number; rows: number }> =>
  db.transaction().execute(async (trx) => {
    const { etlStatusId, batchId, componentName, schoolYear, errorCode, params } = cause
    const { rows } = await trx
      .selectFrom('importDetails')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('lea', '=', lea)
      .where('etlStatusId', '=', etlStatusId)
      .where('cause', '=', cause.cause)
      .where('severity', '=', 'error')
      .where('rowNumber', 'is not', null)
      .executeTakeFirstOrThrow()
    const inserted = await trx
      .insertInto('correctionRequests')
      .values({
        ...request,
        lea,
        etlStatusId,
        batchId,
        componentName,
        schoolYear,
        cause: cause.cause,
        errorCode,
        params: params && json(params),
        rowCount: rows,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new ApiError(409, 'The district was asked to correct these rows already.')
    await sql`insert into correction_rows (lea, request_id, detail_id, source_id)
      select lea, ${inserted.id}::integer, id, source_id from import_details
      where lea = ${lea} and etl_status_id = ${etlStatusId}::bigint and cause = ${cause.cause} and severity = 'error'
        and row_number is not null
      order by row_number, id`.execute(trx)
    return { id: inserted.id, rows }
  })
