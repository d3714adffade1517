import type { CauseHistory, FacetGroup, Operation } from '@edconsole/console-core/contract'
import { FINDING_CODES, findingMessages } from '@edconsole/console-core/import-rules'
import { type RawBuilder, sql } from 'kysely'
import { columnField, maybeEmpty } from '../../db/list-field.ts'
import type { ListPlan } from '../../db/list-order.ts'
import { listPlan } from '../../db/list-query.ts'
import type { Db } from '../../db/schema.ts'
import { answeredFinding } from '../../pipeline/answered-finding.ts'

/** A sentence without its parameters, in lower case, and which lines of its code have it; all of them if that isn't said. */
type Sentence = { readonly code: string; readonly text: string; readonly when?: RawBuilder<boolean> }

const plain = (text: string): string => text.replace(/\{\w+\}/g, ' ').toLowerCase()

/** Worded for the same cases as `describeFinding` does: of several special parameters the first counts. */
const SENTENCES: readonly Sentence[] = Object.entries(FINDING_CODES).flatMap(
  ([code, { text, cases = {} }]) => {
    const worded = Object.entries(cases).flatMap(([param, one]) =>
      one.text === undefined ? [] : [{ param, text: plain(one.text) }],
    )
    const params = worded.map(({ param }) => param)
    if (params.length === 0) return [{ code, text: plain(text) }]
    const withNone = (some: readonly string[]) =>
      sql`error_code = ${sql.lit(code)} and not coalesce(params ?| array[${sql.join(some.map(sql.lit))}]::text[], false)`
    const special = worded.map(({ param, text: own }, index) => ({
      code,
      text: own,
      when: sql<boolean>`(${withNone(params.slice(0, index))} and params ? ${sql.lit(param)})`,
    }))
    return [...special, { code, text: plain(text), when: sql<boolean>`(${withNone(params)})` }]
  },
)

const REASONS = Object.entries(findingMessages.reasons).map(([reason, text]) => ({
  reason,
  text: text.toLowerCase(),
}))

const oneOf = (value: RawBuilder<unknown>, of: readonly string[]): RawBuilder<boolean>[] =>
  of.length === 0 ? [] : [sql<boolean>`${value} in (${sql.join(of.map(sql.lit))})`]

/** Lines whose sentence, or the reason in it, contains a word: looked up here, as to compare each line with every sentence takes long. */
const linesSaying = (word: string): RawBuilder<boolean>[] => {
  const wanted = word.toLowerCase()
  const sentences = SENTENCES.filter(({ text }) => text.includes(wanted))
  const reasons = REASONS.filter(({ text }) => text.includes(wanted))
  return [
    ...oneOf(
      sql.ref('errorCode'),
      sentences.flatMap(({ code, when }) => (when ? [] : [code])),
    ),
    ...sentences.flatMap(({ when }) => when ?? []),
    ...oneOf(
      sql`params->>'reason'`,
      reasons.map(({ reason }) => reason),
    ),
  ]
}

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
  searched: [
    sql`row_number::text`,
    sql.ref('sourceId'),
    // The stored sentence of earlier releases, and what the sentences of this one are filled with.
    sql.ref('message'),
    sql.ref('rejectedValue'),
    sql`jsonb_path_query_array(params, '$.*')::text`,
  ],
  foundBy: linesSaying,
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
