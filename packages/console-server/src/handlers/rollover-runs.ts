import {
  countOf,
  formatDateTimeWithZone,
  type PreviewRollovers,
  type RetryRollovers,
  ROLLOVER_RUN_STATUSES,
  type RolloverPreview,
  type RolloverRun,
  type RolloverRunStatus,
  resources,
  type StartRollovers,
  type UsState,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { auditCreated, auditDone } from '../audit/record-changes.ts'
import { uniqueViolation } from '../db/database-errors.ts'
import { columnField } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { authorOf } from '../http/require-caller.ts'
import { checkDistricts, previewRollovers } from '../rollovers/preview-rollovers.ts'
import { refuseOutOfSeason } from '../rollovers/roll-over.ts'
import { cancelDistricts, queueDistricts } from '../rollovers/run-districts.ts'

const runPlan = listPlan(resources.rolloverRuns.list, {
  fields: {
    id: columnField('integer', 'rolloverRuns.id'),
    startedAt: columnField('instant', 'rolloverRuns.startedAt'),
  },
  searched: [sql.ref('rolloverRuns.startedBy')],
})

const status = sql<string>`rollover_run_districts.status`

const districtPlan = listPlan(resources.rolloverRuns.districts, {
  fields: {
    id: columnField('integer', 'rolloverRunDistricts.id'),
    runId: columnField('integer', 'rolloverRunDistricts.runId'),
    status: {
      kind: 'code',
      value: status,
      sortBy: sql`array_position(${sql.lit(`{${ROLLOVER_RUN_STATUSES.join()}}`)}::text[], ${status})`,
      matches: (values) => sql<boolean>`${status} in (${sql.join(values)})`,
    },
    districtName: columnField('text', 'districts.districtName'),
    state: columnField('code', 'districts.state'),
  },
  searched: [sql.ref('districts.districtName'), sql.ref('districts.lea')],
})

const countIn = <Status extends RolloverRunStatus>(one: Status) =>
  sql<number>`(select count(*) from rollover_run_districts d
    where d.run_id = rollover_runs.id and d.status = ${sql.lit(one)})`.as(one)

const runRows = (db: Db) =>
  db
    .selectFrom('rolloverRuns')
    .select(['id', 'startedAt', 'startedBy', 'endedAt', 'canceledAt', 'canceledBy'])
    .select(
      sql<number>`(select count(*) from rollover_run_districts d where d.run_id = rollover_runs.id)`.as(
        'total',
      ),
    )
    .select([countIn('waiting'), countIn('running'), countIn('done'), countIn('failed'), countIn('skipped')])
    .select(countIn('canceled'))

const readRun = (db: Db, id: number): Promise<RolloverRun> =>
  runRows(db).where('id', '=', id).executeTakeFirstOrThrow()

const districtRows = (db: Db) =>
  db
    .selectFrom('rolloverRunDistricts')
    .innerJoin('districts', 'districts.id', 'rolloverRunDistricts.districtId')
    .select(['rolloverRunDistricts.id', 'runId', 'districtId', 'districts.lea', 'districtName', 'state'])
    .select(['status', 'reason', 'fromYear', 'staff', 'templates', 'exports', 'alreadyPresent', 'leftOut'])
    .select('endedAt')
    .$narrowType<{ state: UsState }>()

const optionsOf = (call: Call, districtIds: readonly number[]) => ({
  districtIds,
  at: call.now(),
  wordsZone: call.timeZone,
})

const preview = (call: Call<PreviewRollovers>): Promise<RolloverPreview[]> => {
  refuseOutOfSeason(call.now())
  return previewRollovers(call.db, optionsOf(call, call.body.districtIds))
}

/** Rows of one statement; a statement takes so many parameters only. */
const INSERT_ROWS = 5000

const start = async (call: Call<StartRollovers>): Promise<RolloverRun> => {
  const at = call.now()
  refuseOutOfSeason(at)
  const districts = await checkDistricts(call.db, optionsOf(call, call.body.districtIds))
  const [first] = districts
  if (first?.blocked && districts.every(({ blocked }) => blocked !== null))
    throw new ApiError(409, `None of these districts can be rolled over. ${first.blocked}`)
  const startedBy = await authorOf(call)
  const runId = await oneAtATime(call, async (trx) => {
    const { id } = await trx
      .insertInto('rolloverRuns')
      .values({ startedAt: at, startedBy })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (let from = 0; from < districts.length; from += INSERT_ROWS)
      await trx
        .insertInto('rolloverRunDistricts')
        .values(
          districts.slice(from, from + INSERT_ROWS).map((district) => ({
            runId: id,
            districtId: district.id,
            fromYear: district.sisYear,
            status: district.blocked === null ? ('waiting' as const) : ('skipped' as const),
            reason: district.blocked,
          })),
        )
        .execute()
    await queueDistricts(trx, id, at)
    await auditCreated(trx, call, { kind: 'rollover', keys: [id] })
    return id
  })
  call.nudge()
  return readRun(call.db, runId)
}

const retry = async (call: Call<RetryRollovers>): Promise<RolloverRun> => {
  const runId = numberParam(call)
  const { districtIds } = call.body
  const at = call.now()
  refuseOutOfSeason(at)
  await oneAtATime(call, async (trx) => {
    const run = await trx
      .selectFrom('rolloverRuns')
      .select('id')
      .where('id', '=', runId)
      .forUpdate()
      .executeTakeFirst()
    if (!run) throw new ApiError(404, 'Rollover not found.')
    const again = await trx
      .updateTable('rolloverRunDistricts')
      .set({
        status: 'waiting',
        reason: null,
        staff: null,
        templates: null,
        exports: null,
        alreadyPresent: null,
        leftOut: null,
        endedAt: null,
      })
      .where('runId', '=', runId)
      .where('status', 'in', districtIds ? ['failed', 'canceled', 'skipped'] : ['failed', 'canceled'])
      .$if(districtIds !== undefined, (query) => query.where('districtId', 'in', districtIds ?? []))
      .returning('id')
      .execute()
    if (again.length === 0) throw new ApiError(409, 'No district of this rollover is left to try again.')
    await trx
      .updateTable('rolloverRuns')
      .set({ endedAt: null, canceledAt: null, canceledBy: null })
      .where('id', '=', runId)
      .execute()
    await queueDistricts(trx, runId, at)
    await auditDone(
      trx,
      call,
      { kind: 'rollover', keys: [runId] },
      {
        field: 'triedAgain',
        to: countOf(again.length, 'district', 'districts'),
      },
    )
  })
  call.nudge()
  return readRun(call.db, runId)
}

const cancel = async (call: Call<undefined>): Promise<RolloverRun> => {
  const runId = numberParam(call)
  const at = call.now()
  const canceledBy = await authorOf(call)
  await call.db.transaction().execute(async (trx) => {
    const run = await trx
      .selectFrom('rolloverRuns')
      .select(['endedAt', 'canceledAt'])
      .where('id', '=', runId)
      .forUpdate()
      .executeTakeFirst()
    if (!run) throw new ApiError(404, 'Rollover not found.')
    if (run.endedAt !== null) throw new ApiError(409, 'This rollover has already finished.')
    if (run.canceledAt !== null) return
    const left = await cancelDistricts(trx, runId, at)
    if (left === 0) throw new ApiError(409, 'The last districts of this rollover have already started.')
    await trx
      .updateTable('rolloverRuns')
      .set({ canceledAt: at, canceledBy })
      .where('id', '=', runId)
      .execute()
    await auditDone(
      trx,
      call,
      { kind: 'rollover', keys: [runId] },
      {
        field: 'notStarted',
        to: countOf(left, 'district', 'districts'),
      },
    )
  })
  return readRun(call.db, runId)
}

/** @throws ApiError 409 while another run goes on */
const oneAtATime = async <T>(
  { db, timeZone }: Pick<Call, 'db' | 'timeZone'>,
  work: (trx: Db) => Promise<T>,
): Promise<T> => {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (uniqueViolation(error) !== 'rollover_runs_open') throw error
    const open = await runRows(db).where('endedAt', 'is', null).executeTakeFirst()
    if (!open) throw new ApiError(409, 'Another rollover has just finished. Try again.')
    const { total, startedBy, startedAt } = open
    const districts = countOf(total, 'district', 'districts')
    throw new ApiError(
      409,
      `${startedBy} started a rollover of ${districts} on ${formatDateTimeWithZone(startedAt, timeZone)}. Start another one when it finishes.`,
    )
  }
}

export const rolloverRunHandlers = {
  'rolloverRuns.list': (call) => runList(runRows(call.db), runPlan, parseListQuery(runPlan, call.query)),
  'rolloverRuns.districts': (call) =>
    runList(districtRows(call.db), districtPlan, parseListQuery(districtPlan, call.query)),
  'rolloverRuns.preview': preview,
  'rolloverRuns.start': start,
  'rolloverRuns.cancel': cancel,
  'rolloverRuns.retry': retry,
} satisfies Partial<Handlers>
