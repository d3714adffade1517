import {
  type ListSpec,
  type Operation,
  SIS_ROW_FIELDS,
  type SisComponent,
} from '@edconsole/console-core/contract'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderBy, orderOf, partsOf } from './list-order.ts'
import { filterCondition } from './list-query.ts'
import { openMemoryDb } from './packed-database.ts'
import { parseFilter } from './parse-filter.ts'
import type { Db } from './schema.ts'
import { SIS_LISTS } from './search-text.ts'
import { FINDINGS } from './sis-findings.ts'
import { sisRowField } from './sis-row-field.ts'

let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openMemoryDb())
  // Enough rows for an index to pay, and no other way left: what remains is a plan that uses none for a field.
  await sql`insert into sis_rows (lea, component, school_year, source_id, data, hash, date_last_modified)
    select '4107320', component, 2026, n::text, '{}', '', now()
    from unnest(${Object.keys(SIS_LISTS)}::text[]) as component, generate_series(1, 1500) as n`.execute(db)
  await sql`analyze sis_rows`.execute(db)
  await sql`set enable_seqscan = off`.execute(db)
  await sql`set enable_bitmapscan = off`.execute(db)
})
afterAll(() => close())

const COLUMNS = ['id', 'sourceId', 'schoolYear', 'batchId', 'isActive']
const lists: { component: SisComponent; list: ListSpec }[] = Object.entries<Operation>(SIS_LISTS).flatMap(
  ([component, { list }]) => (list ? [{ component: component as SisComponent, list }] : []),
)
const own = (names: readonly string[]) => names.filter((name) => !COLUMNS.includes(name))
const sorted = lists.flatMap(({ component, list }) =>
  own([list.key, ...list.sortable]).map((name) => ({ component, list, name })),
)
const few = 'some values that many rows share: the page fills while the list is walked in its order'

/** Fields that are filtered by without an index of their own, and why. */
const WITHOUT: Partial<Record<SisComponent, Readonly<Record<string, string>>>> = {
  staff: { employmentStatus: few },
  sections: { termCode: few, classType: few },
  enrollment: { entryCode: few, exitCode: few },
  roster: { termCode: few, period: few, role: few },
  attendance: { termCode: few, period: few },
  behavior: { violationCode: few, dispositionCode: few, dispositionCategory: few },
  gradebooks: { termCode: few, category: few, scoreStatus: few },
  reportCards: { gradeType: few },
  transcripts: { termCode: few, gradeLevelTaken: few },
  studentTags: { source: few },
  studentPrograms: { programType: few },
}
const filtered = lists.flatMap(({ component, list }) =>
  own([list.key, ...list.filterable])
    .filter((name) => !WITHOUT[component]?.[name] && !FINDINGS[component]?.[name])
    .map((name) => ({ component, name, mayBeEmpty: list.mayBeEmpty?.includes(name) === true })),
)
const found = lists.flatMap(({ component }) =>
  Object.entries(FINDINGS[component] ?? {}).map(([name, { field, from }]) => ({
    component,
    name,
    field,
    from,
  })),
)

const SAMPLES = { text: 'x', code: 'x', grade: '09', date: '2026-09-14', number: '4', flag: 'true' } as const

const planOf = async (component: SisComponent, rest: RawBuilder<unknown>): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from sis_rows
    where lea = '4107320' and component = ${sql.lit(component)} ${rest}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** Compared with all of the others at once, which are read once: no key leads from a row to its term at every site. */
const AS_A_WHOLE: ReadonlySet<string> = new Set(['inTerm'])

describe('R46 at any size', () => {
  it.each(sorted)(
    '$component sorted by $name are read in the order of an index',
    async ({ component, list, name }) => {
      const fields = { id: sisRowField(component, 'id'), [name]: sisRowField(component, name) }
      const plan = { spec: list, fields, tieBreaker: fields.id, searched: [] }
      for (const direction of ['asc', 'desc'] as const) {
        const { filled, empty } = partsOf(orderOf(plan, { field: name, direction }))
        for (const part of empty ? [filled, empty] : [filled]) {
          const found = await planOf(
            component,
            sql`and ${part.rows ?? sql`true`} order by ${orderBy(part, false)} limit 25`,
          )
          expect(found).toMatch(/Index (Only )?Scan/)
          expect(found).not.toMatch(/Sort/)
        }
      }
    },
  )

  it.each(filtered)(
    '$component filtered by $name are found by an index',
    async ({ component, name, mayBeEmpty }) => {
      const kind = SIS_ROW_FIELDS[component][name]?.kind ?? 'list'
      if (kind === 'list') throw new Error(`${component} cannot be filtered by ${name}.`)
      const field = sisRowField(component, name)
      const wanted = [filterCondition(parseFilter(name, field, SAMPLES[kind]))]
      if (kind !== 'flag' && kind !== 'text' && kind !== 'code')
        wanted.push(filterCondition(parseFilter(name, field, { gte: SAMPLES[kind] })))
      for (const condition of wanted) {
        const found = await planOf(component, sql`and ${condition}`)
        expect(found).toMatch(new RegExp(`Index Cond:.*${name}`))
      }
      if (!mayBeEmpty) return
      // Two conditions, without a value and with an empty one, are put together as bitmaps.
      await sql`set enable_bitmapscan = on`.execute(db)
      const without = filterCondition(parseFilter(name, field, { empty: 'true' }, true))
      expect(await planOf(component, sql`and ${without}`)).toMatch(new RegExp(`Index Cond:.*${name}`))
      await sql`set enable_bitmapscan = off`.execute(db)
    },
  )

  it('what a batch touched is found by an index', async () => {
    expect(await planOf('attendance', sql`and batch_id = 4::bigint`)).toMatch(/Index Cond:.*batch_id/)
  })

  it.each(lists)(
    '$component names only fields that it has among those without an index',
    ({ component, list }) => {
      expect(list.filterable).toEqual(expect.arrayContaining(Object.keys(WITHOUT[component] ?? {})))
    },
  )

  it.each(found.filter(({ from, name }) => from.length > 0 && !AS_A_WHOLE.has(name)))(
    '$component filtered by $name are compared with $from by an index',
    async ({ component, name, field }) => {
      // One row at a time: with all of them together, reading the others once may be less.
      await sql`set enable_hashjoin = off`.execute(db)
      await sql`set enable_mergejoin = off`.execute(db)
      const wanted = filterCondition(parseFilter(name, field, field.kind === 'boolean' ? 'true' : 'x'))
      const plan = await planOf(
        component,
        sql`and ${wanted} and sis_rows.source_id = '4' and school_year = 2026`,
      )
      expect(plan).toMatch(
        /Index Scan using sis_rows_by_\w+_(studentid|sectionid|primarystaffid) on sis_rows r\b/,
      )
    },
  )
})
