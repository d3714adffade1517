import {
  type AssignDistricts,
  type DistrictStates,
  type DistrictStatus,
  type DistrictStatusCounts,
  formatDateTimeWithZone,
  type ItemError,
  resources,
  type SyncDistricts,
  type UsState,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { auditCreated } from '../audit/record-changes.ts'
import { columnField, maybeEmpty } from '../db/list-field.ts'
import type { ListPage } from '../db/list-page.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import { nightOf } from '../fleet/rhythm.ts'
import { ApiError, fieldError } from '../http/api-error.ts'
import { type Call, type Handlers, PerItem } from '../http/handler.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'
import { type SyncAnswer, startSync } from '../pipeline/start-sync.ts'
import { rollingWords } from '../rollovers/rolling-since.ts'

const importState = sql<string>`district_summaries.import_state`

export const fleetPlan = listPlan(resources.fleet.list, {
  fields: {
    id: columnField('integer', 'districtSummaries.districtId'),
    importState: {
      kind: 'code',
      value: importState,
      sortBy: sql.ref('districtSummaries.listOrder'),
      matches: (values) => sql<boolean>`${importState} in (${sql.join(values)})`,
    },
    needsAttention: columnField('boolean', 'districtSummaries.needsAttention'),
    districtName: columnField('text', 'districts.districtName'),
    state: columnField('code', 'districts.state'),
    sisProviderName: maybeEmpty(columnField('code', 'districts.sisProviderName')),
    lastImportAt: maybeEmpty(columnField('instant', 'districtSummaries.lastImportAt')),
    rejectedPercent: maybeEmpty(columnField('decimal', 'districtSummaries.rejectedPercent')),
    exportsFailing: columnField('integer', 'districtSummaries.exportsFailing'),
    ownerId: maybeEmpty(columnField('integer', 'districtSummaries.ownerId')),
    stepOwner: columnField('code', 'districtSummaries.stepOwner'),
  },
  keysFirst: true,
  searched: [sql.ref('districts.districtName'), sql.ref('districtSummaries.lea')],
})

const fleetRows = (db: Db) =>
  db
    .selectFrom('districtSummaries')
    // Outer joins with one row each: counting leaves them out.
    .leftJoin('districts', 'districts.id', 'districtSummaries.districtId')
    .leftJoin('users as owner', 'owner.id', 'districtSummaries.ownerId')
    .select([
      'districtSummaries.districtId as id',
      'districtSummaries.lea',
      'districtName',
      'state',
      'sisProviderName',
    ])
    .select(['importState', 'runningSince', 'lastImportBatchId', 'lastImportAt', 'stateSince', 'streak'])
    .select([
      'expectedBy',
      'lateReason',
      'nights',
      'rejectedPercent',
      'rejectedLimitPercent',
      'rejectedTrend',
      'exportsTotal',
      'exportsFailing',
    ])
    .select(['nextStep', 'needsAttention', 'ownerId'])
    .select(sql<string | null>`owner.first_name || ' ' || owner.last_name`.as('ownerName'))
    .where('districtSummaries.isActive', '=', true)
    .$narrowType<{ id: number; districtName: string; lea: string; state: UsState }>()

const list = (call: Call<undefined>): Promise<ListPage<DistrictStatus>> => {
  const asked = parseListQuery(fleetPlan, call.query)
  const rows = fleetRows(call.db)
  // That makes the join an inner one, for which an index of districts gives the order.
  const page = IN_DISTRICTS.includes(asked.sort.field) ? rows.where('districts.id', 'is not', null) : rows
  return runList(rows, fleetPlan, asked, undefined, { page })
}

/** Fields to sort by that are of districts, not of their summaries. */
const IN_DISTRICTS = ['districtName', 'state']

const counts = async (call: Call): Promise<DistrictStatusCounts> => {
  const { userId } = requireCaller(call)
  const { rows } = await sql<Omit<DistrictStatusCounts, 'night'>>`
    select
      count(*) filter (where s.import_state in ('completed', 'rejections')) as imported,
      count(*) filter (where s.import_state = 'late') as late,
      count(*) filter (where s.import_state = 'failed') as failing,
      count(*) filter (where s.import_state = 'held') as held,
      count(*) filter (where s.import_state = 'never') as never,
      count(*) filter (where s.needs_attention) as needs_attention,
      count(*) filter (where s.owner_id = ${userId}) as mine,
      count(*) filter (where s.import_state in ('completed', 'rejections') and s.needs_attention)
        as imported_with_problems,
      count(*) filter (where s.exports_failing > 0) as with_failing_exports,
      count(*) filter (where substr(s.nights, length(s.nights) - 1, 1) = 'f') as failed_night_before,
      min(s.state_since) filter (where s.import_state = 'late') as late_since,
      min(s.state_since) filter (where s.import_state = 'held') as held_since,
      count(*) filter (where s.import_state = 'never' and s.next_step ->> 'kind' = 'finishSetup') as never_in_setup
    from district_summaries s where s.is_active`.execute(call.db)
  const [row] = rows
  if (!row) throw new Error('An aggregate without a row')
  return Object.assign(row, { night: nightOf(call.now()) })
}

const states = async ({ db }: Call): Promise<DistrictStates> => {
  const { rows } = await sql<DistrictStates>`
    select
      coalesce(array_agg(district_id) filter (where import_state = 'failed'), '{}') as failed,
      coalesce(array_agg(district_id) filter (where import_state = 'held'), '{}') as held,
      coalesce(array_agg(district_id) filter (where import_state = 'late'), '{}') as late,
      coalesce(array_agg(district_id) filter (where import_state = 'never'), '{}') as never
    from district_summaries where is_active`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate without a row')
  return row
}

/** Provider staff who can sign in. */
const staff = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', sql<string>`users.first_name || ' ' || users.last_name`.as('name')])
    .where('users.clientId', 'is', null)
    .where('users.status', '=', 'active')

const assign = async (call: Call<AssignDistricts>): Promise<{ assigned: number }> => {
  const { districtIds, ownerId } = call.body
  if (ownerId !== null) {
    const owner = await staff(call.db).where('users.id', '=', ownerId).executeTakeFirst()
    if (!owner)
      throw fieldError({ field: 'ownerId', message: 'it must be an active member of provider staff' })
  }
  return call.db.transaction().execute(async (trx) => {
    await knownDistricts(trx, districtIds)
    await trx
      .updateTable('districtSummaries')
      .set({ ownerId })
      .where('districtId', 'in', districtIds)
      .execute()
    return { assigned: districtIds.length }
  })
}

const sync = async (call: Call<SyncDistricts>): Promise<PerItem<{ started: number[] }>> => {
  const districts = await knownDistricts(call.db, call.body.districtIds)
  const triggeredBy = await authorOf(call)
  const record = (trx: Db, batchId: number) => auditCreated(trx, call, { kind: 'import', keys: [batchId] })
  const started: number[] = []
  const errors: ItemError[] = []
  for (const { id, lea, districtName, sisYear } of districts) {
    const start = { lea, request: {}, schoolYear: sisYear, now: call.now(), triggeredBy, record }
    const answer = await startSync(call.db, start)
    if (answer.kind === 'started') started.push(id)
    else
      errors.push({
        id,
        code: answer.kind === 'refused' ? 400 : 409,
        message: `${districtName}: ${refusal(answer, call.timeZone)}`,
      })
  }
  if (started.length > 0) call.nudge()
  return new PerItem({ started }, errors)
}

const refusal = (answer: Exclude<SyncAnswer, { kind: 'started' }>, timeZone: string): string => {
  if (answer.kind === 'refused') return answer.message
  if (answer.kind === 'rolling') return rollingWords(answer.startedAt, 'import', timeZone)
  return `An import has been running since ${formatDateTimeWithZone(answer.startedAt, timeZone)}`
}

/** The named districts in their order. @throws ApiError if one of them isn't active or isn't there */
const knownDistricts = async (db: Db, ids: readonly number[]) => {
  const found = await db
    .selectFrom('districts')
    .select(['id', 'lea', 'districtName', 'sisYear'])
    .where('id', 'in', ids)
    .where('isActive', '=', true)
    .execute()
  const byId = new Map(found.map((district) => [district.id, district]))
  return ids.map((id) => {
    const district = byId.get(id)
    if (!district) throw new ApiError(404, `District ${id} not found.`, 'districtIds')
    return district
  })
}

export const fleetHandlers = {
  'fleet.list': list,
  'fleet.counts': counts,
  'fleet.states': states,
  'fleet.owners': (call) => staff(call.db).orderBy('name').orderBy('users.id').execute(),
  'fleet.assign': assign,
  'fleet.sync': sync,
} satisfies Partial<Handlers>
