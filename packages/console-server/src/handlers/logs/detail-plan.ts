import type { CauseHistory, FacetGroup, Operation } from '@edconsole/console-core/contract'
import { FINDING_CODES, findingMessages } from '@edconsole/console-core/import-rules'
import { type RawBuilder, sql } from 'kysely'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import type { ListPlan } from '../../db/list-order.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { answeredFinding } from '../../pipeline/answered-finding.ts'

const withoutPlaceholders = (text: string) => sql.lit(text.replace(/\{\w+\}/g, ' '))

/** The sentence of a line without its parameters, worded for the same cases as `describeFinding` does. */
const sentences = Object.entries(FINDING_CODES).flatMap(([code, { text, cases = {} }]) => [
  ...Object.entries(cases).map(
    ([param, special]) =>
      sql`when error_code = ${sql.lit(code)} and params ? ${sql.lit(param)} then ${withoutPlaceholders(special.text ?? text)}`,
  ),
  sql`when error_code = ${sql.lit(code)} then ${withoutPlaceholders(text)}`,
])

const reasons = Object.entries(findingMessages.reasons).map(
  ([reason, text]) => sql`when ${sql.lit(reason)} then ${sql.lit(text)}`,
)

/** What the search of a log finds lines by: what their sentences are made of, or the stored sentence. */
const FINDING_TEXTS: readonly RawBuilder<unknown>[] = [
  sql.ref('message'),
  sql.ref('rejectedValue'),
  sql`jsonb_path_query_array(params, '$.*')::text`,
  sql`case ${sql.join(sentences, sql` `)} end`,
  sql`case params->>'reason' ${sql.join(reasons, sql` `)} end`,
]

/** Where the lines of a log are kept. */
type DetailsTable = 'importDetails' | 'exportDetails'

const GROUPS_MAX = 200

const VALUES_MAX = 50

const base = {
  fields: {
    id: columnField('integer', 'id'),
    batchId: columnField('integer', 'batchId'),
    etlStatusId: columnField('integer', 'etlStatusId'),
    componentName: columnField('code', 'componentName'),
    severity: columnField('code', 'severity'),
    cause: columnField('code', 'cause'),
    rejectedValue: columnField('code', 'rejectedValue'),
    siteCode: maybeEmpty(columnField('code', 'siteCode')),
    sourceId: maybeEmpty(columnField('code', 'sourceId')),
    rowNumber: maybeEmpty(columnField('integer', 'rowNumber')),
    loggedAt: columnField('instant', 'loggedAt'),
  },
  searched: [sql`row_number::text`, sql.ref('sourceId'), ...FINDING_TEXTS],
}

/** The lines of one district's logs of one kind; grouped by cause they come with their values and a sample (R46). */
export const detailPlan = (operation: Operation, db: Db, table: DetailsTable, lea: string): ListPlan =>
  listPlan(operation, {
    ...base,
    facets: { cause: (where) => causeGroups(db, table, lea, where) },
  })

const linesOf = (db: Db, table: DetailsTable, lea: string, where: RawBuilder<boolean>) =>
  db.selectFrom(table).where('lea', '=', lea).where(where)

type LinesOf = ReturnType<typeof linesOf>

/** Causes, most frequent first, each with the values that were received and the first line as a sample. */
const causeGroups = async (
  db: Db,
  table: DetailsTable,
  lea: string,
  where: RawBuilder<boolean>,
): Promise<FacetGroup[]> => {
  const lines = linesOf(db, table, lea, where)
  const groups = await lines
    .select(['cause as value', sql<number>`count(*)`.as('count')])
    .groupBy('cause')
    .orderBy(sql`2 desc, 1`)
    .limit(GROUPS_MAX)
    .execute()
  const values = await valuesOf(db, table, lea, where)
  const histories = table === 'importDetails' ? await historiesOf(db, lines) : []
  const samples = await lines.selectAll().distinctOn('cause').orderBy(sql`cause, row_number, id`).execute()
  return groups.map((group) => {
    const sample = samples.find(({ cause }) => cause === group.value)
    const history = histories.find(({ cause }) => cause === group.value)
    return {
      ...group,
      values: values
        .filter(({ cause }) => cause === group.value)
        .map(({ value, count }) => ({ value, count })),
      sample: sample && answeredFinding(sample),
      ...(history && {
        history: { since: history.since, isBack: history.isBack, loadedBatchId: history.loadedBatchId },
      }),
    }
  })
}

/** Of several components with the same cause: since the first of them, and loaded once all are. */
const historiesOf = async (db: Db, lines: LinesOf): Promise<(CauseHistory & { cause: string })[]> =>
  db
    .selectFrom(lines.select(['lea', 'etlStatusId', 'cause']).distinct().as('found'))
    .innerJoin('importCauses as noted', (join) =>
      join
        .onRef('noted.lea', '=', 'found.lea')
        .onRef('noted.etlStatusId', '=', 'found.etlStatusId')
        .onRef('noted.cause', '=', 'found.cause'),
    )
    .select('noted.cause')
    .select(({ fn }) => fn.min('noted.since').as('since'))
    .select(sql<boolean>`bool_and(noted.is_back)`.as('isBack'))
    .select(
      sql<number | null>`case when bool_and(noted.loaded_batch_id is not null)
        then max(noted.loaded_batch_id) end`.as('loadedBatchId'),
    )
    .groupBy('noted.cause')
    .execute()

const valuesOf = (db: Db, table: DetailsTable, lea: string, where: RawBuilder<boolean>) =>
  db
    .selectFrom(
      db
        .selectFrom(table)
        .where('lea', '=', lea)
        .where('rejectedValue', 'is not', null)
        .where(where)
        .select(['cause', sql<string>`rejected_value`.as('value'), sql<number>`count(*)`.as('count')])
        .select(
          sql<number>`row_number() over (partition by cause order by count(*) desc, rejected_value)`.as(
            'place',
          ),
        )
        .groupBy(['cause', 'rejectedValue'])
        .as('counted'),
    )
    .select(['cause', 'value', 'count'])
    .where('place', '<=', VALUES_MAX)
    .orderBy('cause')
    .orderBy('place')
    .execute()
