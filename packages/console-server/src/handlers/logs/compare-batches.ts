import {
  type BatchComparison,
  type ChangedRows,
  COMPONENTS,
  type ComparedCause,
  type ComparedComponent,
  type ComparedCounts,
  type ComparedMeasure,
  type ComponentName,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/handler.ts'
import { numberParam } from '../../http/params.ts'
import { answeredFinding } from '../../pipeline/answered-finding.ts'
import { RUNNING_STATUSES } from '../../pipeline/conclude-batch.ts'

const MEASURES = Object.freeze([
  'recordsRead',
  'recordsInserted',
  'recordsUpdated',
  'recordsDeleted',
  'recordsRejected',
] as const satisfies readonly ComparedMeasure[])

/** Batches before the one in question that say which changes are usual. */
const HISTORY = 30
/** With fewer changes, none is unusual. */
const CHANGES_MIN = 5
/** Small numbers vary. */
const ROWS_MIN = 10
/** How much more than the largest usual change. */
const FAR_MORE = 2

const CAUSES_MAX = 200
const VALUES_MAX = 50
const FIELDS_MAX = 200

/** Puts a batch beside another one: counts, causes, and what it changed in stored records. */
export const compareBatches = async (call: Call): Promise<BatchComparison> => {
  const { db, lea } = call
  const after = await batchOf(db, lea, numberParam(call))
  const before = await batchOf(db, lea, withParam(call) ?? (await batchBefore(db, lea, after.batchId)))
  if (before.batchId === after.batchId) throw new ApiError(400, "A batch can't be compared with itself.")
  const pair: Pair = { lea, before: before.batchId, after: after.batchId }
  const components = await componentsOf(db, pair)
  return {
    before,
    after,
    components,
    rows: await changedRowsOf(db, pair, components),
    causes: await causesOf(db, pair),
    fields: await db
      .selectFrom('importChangedFields')
      .select(['componentName', 'fieldName', 'rowCount as rows', 'examples'])
      .where('lea', '=', lea)
      .where('batchId', '=', after.batchId)
      .orderBy('rowCount', 'desc')
      .orderBy('componentName')
      .orderBy('fieldName')
      .limit(FIELDS_MAX)
      .execute(),
  }
}

/** What the batch added and removed, by component, with examples as long as they are kept. */
const changedRowsOf = async (
  db: Db,
  { lea, after: batchId }: Pair,
  components: readonly ComparedComponent[],
): Promise<ChangedRows[]> => {
  const kept = await db
    .selectFrom('importChangedRows')
    .select(['componentName', 'change', 'examples'])
    .where('lea', '=', lea)
    .where('batchId', '=', batchId)
    .execute()
  return components.flatMap(({ componentName, after }) =>
    (['added', 'removed'] as const).flatMap((change) => {
      const rows = (change === 'added' ? after?.recordsInserted : after?.recordsDeleted) ?? 0
      const own = kept.find((one) => one.componentName === componentName && one.change === change)
      return rows === 0 ? [] : { componentName, change, rows, examples: own?.examples ?? [] }
    }),
  )
}

type Pair = { readonly lea: string; readonly before: number; readonly after: number }

const withParam = ({ query }: Call): number | undefined => {
  const given = query.with
  if (given === undefined) return undefined
  if (typeof given === 'string' && /^[1-9]\d{0,8}$/.test(given)) return Number(given)
  throw new ApiError(400, "The parameter 'with' must be the number of a batch.")
}

const batchOf = async (db: Db, lea: string, batchId: number) => {
  const batch = await db
    .selectFrom('importBatches')
    .select(['batchId', 'startedAt', 'durationMs', 'detailsDeletedAt'])
    .where('batchId', '=', batchId)
    .where('lea', '=', lea)
    .executeTakeFirst()
  if (!batch) throw new ApiError(404, `Batch ${batchId} not found in this district.`)
  return batch
}

const batchBefore = async (db: Db, lea: string, batchId: number): Promise<number> => {
  const found = await db
    .selectFrom('importBatches')
    .select('batchId')
    .where('lea', '=', lea)
    .where('batchId', '<', batchId)
    .where('status', 'not in', RUNNING_STATUSES)
    .orderBy('batchId', 'desc')
    .executeTakeFirst()
  if (!found) throw new ApiError(404, `No batch ran before batch ${batchId}.`)
  return found.batchId
}

type Counted = ComparedCounts & { readonly batchId: number; readonly componentName: ComponentName }

const componentsOf = async (db: Db, pair: Pair): Promise<ComparedComponent[]> => {
  const results = await db
    .selectFrom('importResults')
    .select(['componentName', 'batchId', 'etlStatusId', ...MEASURES])
    .where('lea', '=', pair.lea)
    .where('batchId', 'in', [pair.before, pair.after])
    .execute()
  const names = [...new Set(results.map(({ componentName }) => componentName))].toSorted(
    (a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder,
  )
  const usual = await usualCounts(db, pair)
  return names.map((componentName) => {
    const own = results.filter((result) => result.componentName === componentName)
    const [were, are] = [pair.before, pair.after].map((id) => own.filter(({ batchId }) => batchId === id))
    const [before, after] = [countsOf(were ?? []), countsOf(are ?? [])]
    const earlier = usual.filter((result) => result.componentName === componentName)
    const etlStatusId = (are?.[0] ?? own[0])?.etlStatusId ?? 0
    return { componentName, etlStatusId, before, after, unusual: unusualMeasures(before, after, earlier) }
  })
}

/** Two templates may load one component: their counts are added up. */
const countsOf = (results: readonly Counted[]): ComparedCounts | null => {
  const [first, ...others] = results
  if (!first) return null
  const counts = others.reduce(addCounts, first)
  return {
    recordsRead: counts.recordsRead,
    recordsInserted: counts.recordsInserted,
    recordsUpdated: counts.recordsUpdated,
    recordsDeleted: counts.recordsDeleted,
    recordsRejected: counts.recordsRejected,
  }
}

const addCounts = (a: ComparedCounts, b: ComparedCounts): ComparedCounts => ({
  recordsRead: a.recordsRead + b.recordsRead,
  recordsInserted: a.recordsInserted + b.recordsInserted,
  recordsUpdated: a.recordsUpdated + b.recordsUpdated,
  recordsDeleted: a.recordsDeleted + b.recordsDeleted,
  recordsRejected: a.recordsRejected + b.recordsRejected,
})

/** What components counted in finished batches before the one in question, in the order in which they ran. */
const usualCounts = (db: Db, { lea, after }: Pair): Promise<Counted[]> =>
  db
    .selectFrom('importResults')
    .select(['componentName', 'batchId', ...MEASURES])
    .where('lea', '=', lea)
    .where('status', 'in', ['completed', 'completedWithErrors'])
    .where('batchId', 'in', (eb) =>
      eb
        .selectFrom('importBatches')
        .select('importBatches.batchId')
        .where('lea', '=', lea)
        .where('importBatches.batchId', '<', after)
        .where('status', 'in', ['completed', 'completedWithErrors'])
        .orderBy('importBatches.batchId', 'desc')
        .limit(HISTORY),
    )
    .orderBy('batchId')
    .execute()

/** More removals or rejections than before is what harms; that there are fewer, or other rows, is no alarm. */
const unusualMeasures = (
  before: ComparedCounts | null,
  after: ComparedCounts | null,
  earlier: readonly Counted[],
): ComparedMeasure[] => {
  if (!before || !after || earlier.length <= CHANGES_MIN) return []
  return (['recordsDeleted', 'recordsRejected'] as const).filter((measure) => {
    const changes = earlier
      .slice(1)
      .map((result, at) => Math.abs(result[measure] - (earlier[at]?.[measure] ?? 0)))
    const grown = after[measure] - before[measure]
    return grown >= ROWS_MIN && grown > FAR_MORE * Math.max(...changes)
  })
}

const causesOf = async (db: Db, { lea, before, after }: Pair): Promise<ComparedCause[]> => {
  const lines = db
    .selectFrom('importDetails')
    .where('lea', '=', lea)
    .where('batchId', 'in', [before, after])
    .where('severity', '=', 'error')
  const inBatch = (batchId: number) => sql<number>`count(*) filter (where batch_id = ${batchId}::bigint)`
  const groups = await lines
    .select(['componentName', 'cause', inBatch(before).as('before'), inBatch(after).as('after')])
    .groupBy(['componentName', 'cause'])
    .orderBy(sql`count(*) desc, component_name, cause`)
    .limit(CAUSES_MAX)
    .execute()
  const values = await db
    .selectFrom(
      lines
        .where('rejectedValue', 'is not', null)
        .select(['componentName', 'cause', sql<string>`rejected_value`.as('value')])
        .select([inBatch(before).as('before'), inBatch(after).as('after')])
        .select(
          sql<number>`row_number() over (partition by component_name, cause order by count(*) desc, rejected_value)`.as(
            'place',
          ),
        )
        .groupBy(['componentName', 'cause', 'rejectedValue'])
        .as('counted'),
    )
    .select(['componentName', 'cause', 'value', 'before', 'after'])
    .where('place', '<=', VALUES_MAX)
    .orderBy('place')
    .execute()
  const samples = await lines
    .selectAll()
    .distinctOn(['componentName', 'cause'])
    .orderBy(sql`component_name, cause, batch_id desc, row_number, id`)
    .execute()
  return groups.flatMap(({ componentName, cause, before: was, after: is }) => {
    const isOwn = (one: { componentName: ComponentName; cause: string }) =>
      one.componentName === componentName && one.cause === cause
    const line = samples.find(isOwn)
    if (!line) return []
    const { lea: _, ...sample } = answeredFinding(line)
    return {
      componentName,
      cause,
      before: was,
      after: is,
      sample,
      values: values.filter(isOwn).map(({ value, before, after }) => ({ value, before, after })),
    }
  })
}
