import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { IMPORT_DEFAULTS } from '../inbox/import-settings.ts'
import { RUNNING_STATUSES } from '../pipeline/conclude-batch.ts'
import { dueImports } from '../pipeline/due-imports.ts'
import type { Scheduled } from '../schedules/due-work.ts'
import type { DistrictFacts, LastRun, Run, TopFinding } from './district-facts.ts'
import { type RefusedValues, stillRefused } from './still-refused.ts'

/** Enough for fourteen nights with imports that were started again, and for a rhythm. */
const RUNS = 40

/** Reads what the summaries of districts are made of. */
export const readFacts = async (db: Db, leas: readonly string[]): Promise<DistrictFacts[]> => {
  const codes = sql`any(${[...leas]}::text[])`
  const districts = await db
    .selectFrom('districts')
    .leftJoin('sisApiConfigs as connection', 'connection.districtId', 'districts.id')
    .leftJoin('sisSystems as system', 'system.name', 'districts.sisProviderName')
    .select(['districts.id as districtId', 'districts.lea', 'districts.timeZone', 'districts.isActive'])
    .select(['districts.importsEnabled', 'districts.sisYear', 'connection.sisApiUrl', 'system.kind'])
    .where(sql<boolean>`districts.lea = ${codes}`)
    .execute()
  const runs = Map.groupBy(await readRuns(db, leas), ({ lea }) => lea)
  const ended = (lea: string) =>
    (runs.get(lea) ?? []).filter(({ status }) => !RUNNING_STATUSES.includes(status))
  const last = districts.flatMap(({ lea }) => ended(lea).at(0) ?? [])
  const blocked = last.filter(({ status }) => status === 'failed' || status === 'completedWithErrors')
  const findings = await readFindings(db, blocked, new Map(districts.map((one) => [one.lea, one])))
  const removals = await readRemovals(
    db,
    last.filter(({ status }) => status === 'held'),
  )
  const templates = await db
    .selectFrom('importTemplates')
    .select(['lea', 'schoolYear', sql<number>`count(*)`.as('count')])
    .where(sql<boolean>`lea = ${codes}`)
    .where('isEnabled', '=', true)
    .groupBy(['lea', 'schoolYear'])
    .execute()
  const settings = await db
    .selectFrom('importSettings')
    .select(['lea', 'isPaused', 'pausedUntil', 'blackoutRanges', 'rejectedLimitPercent'])
    .where(sql<boolean>`lea = ${codes}`)
    .execute()
  const { rows: schedules } = await sql<Scheduled>`
    select s.* from (${dueImports.scheduled}) s where s.lea = ${codes}`.execute(db)
  const exports = await readExports(db, leas)
  return districts.map(({ sisYear, sisApiUrl, kind, ...district }) => {
    const { lea } = district
    const [first] = ended(lea)
    const saved = settings.find((one) => one.lea === lea)
    return {
      ...district,
      schoolYear: sisYear,
      isConnected: kind === 'file' || (kind !== null && sisApiUrl !== null),
      templates: templates.find((one) => one.lea === lea && one.schoolYear === sisYear)?.count ?? 0,
      settings: {
        ...IMPORT_DEFAULTS,
        ...(saved && {
          isPaused: saved.isPaused,
          pausedUntil: saved.pausedUntil,
          blackoutRanges: saved.blackoutRanges,
          rejectedLimitPercent: saved.rejectedLimitPercent,
        }),
      },
      schedules: schedules.filter((one) => one.lea === lea),
      running: (runs.get(lea) ?? []).find(({ status }) => RUNNING_STATUSES.includes(status)) ?? null,
      runs: ended(lea).map((run) => ({ ...run, ...findings.get(run.batchId) })),
      heldRemovals: (first && removals.get(first.batchId)) ?? 0,
      exports: exports.filter((one) => one.lea === lea && one.schoolYear === sisYear),
    }
  })
}

/** Newest first, of each district. */
const readRuns = async (db: Db, leas: readonly string[]): Promise<(Run & { lea: string })[]> => {
  const { rows } = await sql<Run & { lea: string }>`
    select b.lea, b.batch_id, b.school_year, b.status, b.started_at, b.source, b.records_read, b.records_rejected,
      b.components_failed, b.failure_origin
    from unnest(${[...leas]}::text[]) as wanted (lea) cross join lateral (
      select * from import_batches one where one.lea = wanted.lea and one.status <> 'cancelled'
      order by one.started_at desc, one.batch_id desc limit ${RUNS}) b`.execute(db)
  return rows
}

type Batch = { lea: string; batchId: number }

const leasOf = (batches: readonly Batch[]): string[] => batches.map(({ lea }) => lea)
const idsOf = (batches: readonly Batch[]): number[] => batches.map(({ batchId }) => batchId)

/** Of more values it isn't worth knowing which ones are left. */
const REFUSED_MAX = 50

/**
 * The error that blocks most of each batch: one about a source, else the one that refused most rows. Values that were added
 * since count no more, and neither do errors without any other.
 */
const readFindings = async (
  db: Db,
  batches: readonly Batch[],
  districts: ReadonlyMap<string, { lea: string; sisYear: number }>,
): Promise<Map<number, Pick<LastRun, 'finding' | 'isRepaired'>>> => {
  if (batches.length === 0) return new Map()
  const { rows } = await sql<TopFinding & RefusedValues & Batch>`
    select grouped.* from (
      select lea, batch_id, error_code, min(owner) as owner, count(*) as rows,
        count(distinct rejected_value) as values, bool_and(row_number is null) as is_whole_file,
        min(etl_status_id) as etl_status_id, min(column_name) as column_name,
        (array_agg(fix_target order by id) filter (where fix_target is not null))[1] as fix_target,
        case when count(distinct rejected_value) <= ${REFUSED_MAX} then
          array_agg(distinct rejected_value) filter (where rejected_value is not null
            and (fix_target->'query' ? 'code' or fix_target->'query' ? 'values'))
        end as refused
      from import_details where lea = any(${leasOf(batches)}::text[]) and batch_id = any(${idsOf(batches)}::bigint[])
        and severity = 'error'
      group by lea, batch_id, error_code, cause) grouped
    order by batch_id, is_whole_file desc, rows desc, error_code`.execute(db)
  const leftOf = stillRefused(db)
  const found = new Map<number, Pick<LastRun, 'finding' | 'isRepaired'>>()
  for (const { lea, batchId, columnName, refused, ...row } of rows) {
    const district = districts.get(lea)
    if (!district || found.get(batchId)?.finding) continue
    const left = await leftOf({ fixTarget: row.fixTarget, columnName, refused }, district)
    if (left?.length === 0) found.set(batchId, { isRepaired: true })
    else found.set(batchId, { finding: left ? withValues(row, left) : row })
  }
  return found
}

const withValues = (finding: TopFinding, left: readonly string[]): TopFinding => {
  const { fixTarget } = finding
  const [code = ''] = left
  return {
    ...finding,
    values: left.length,
    fixTarget:
      fixTarget && 'code' in fixTarget.query
        ? { ...fixTarget, query: { ...fixTarget.query, code } }
        : fixTarget,
  }
}

const readRemovals = async (db: Db, batches: readonly Batch[]): Promise<Map<number, number>> => {
  if (batches.length === 0) return new Map()
  const rows = await db
    .selectFrom('importHeldRows')
    .innerJoin('importResults', (join) =>
      join
        .onRef('importResults.lea', '=', 'importHeldRows.lea')
        .onRef('importResults.etlStatusId', '=', 'importHeldRows.etlStatusId'),
    )
    .select(['importResults.batchId', sql<number>`count(*)`.as('count')])
    .where('importHeldRows.lea', 'in', leasOf(batches))
    .where('importResults.batchId', 'in', idsOf(batches))
    .groupBy('importResults.batchId')
    .execute()
  return new Map(rows.map(({ batchId, count }) => [batchId, count]))
}

/** What is sent: exports that are on, and whether their last run failed. */
const readExports = async (db: Db, leas: readonly string[]) => {
  const rows = await db
    .selectFrom('exports')
    .leftJoin('exportBatches as last', (join) =>
      join.onRef('last.lea', '=', 'exports.lea').onRef('last.batchId', '=', 'exports.lastBatchId'),
    )
    .select(['exports.id', 'exports.lea', 'exports.schoolYear', 'exports.lastStatus', 'last.deliveryStatus'])
    .where(sql<boolean>`exports.lea = any(${[...leas]}::text[])`)
    .where('exports.isEnabled', '=', true)
    .orderBy('exports.id')
    .execute()
  return rows.map(({ lastStatus, deliveryStatus, ...one }) => ({
    ...one,
    isFailing: lastStatus === 'failed' || (lastStatus !== null && deliveryStatus === 'failed'),
  }))
}
