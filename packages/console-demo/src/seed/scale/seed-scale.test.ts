import { searchTextOf } from '@edconsole/console-server/internal'
import { openTestDatabase, type TestDatabase } from '@edconsole/console-server/internal/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedScale } from './seed-scale.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const SIZE = { districts: 7, students: 2500, logRows: 3100 }

let one: TestDatabase
let other: TestDatabase
const lines: string[] = []
const indexes = async ({ db }: TestDatabase) =>
  (
    await sql`select indexdef from pg_indexes where schemaname = current_schema() order by indexname`.execute(
      db,
    )
  ).rows
let indexesBefore: unknown[]
beforeAll(async () => {
  ;[one, other] = await Promise.all([openTestDatabase('empty', NOW), openTestDatabase('empty', NOW)])
  indexesBefore = await indexes(one)
  await seedScale(one.db, { now: NOW, size: SIZE, onProgress: (line) => lines.push(line) })
  await seedScale(other.db, { now: NOW, size: SIZE })
})
afterAll(() => Promise.all([one.close(), other.close()]))

const value = async (text: string, { db } = one): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select (${sql.raw(text)}) as value`.execute(db)
  return rows[0]?.value
}

it('makes as many of everything as was asked for', async () => {
  expect(await value('select count(*) from districts')).toBe(7)
  expect(await value(`select count(*) from sis_rows where component = 'students'`)).toBe(2500)
  expect(
    await value(`(select count(*) from import_batches) + (select count(*) from import_results)
      + (select count(*) from import_details)`),
  ).toBe(3100)
  expect(await value(`select count(distinct lea) from sis_rows`)).toBe(7)
  expect(await value(`select sum(row_count) from row_counts where scope = 'sis_rows:students'`)).toBe(2500)
})

it('makes the same rows each time', async () => {
  for (const table of ['districts', 'sis_rows', 'import_batches', 'import_results', 'import_details']) {
    const rows = `select md5(string_agg((to_jsonb(r) - 'created_at')::text, '' order by (to_jsonb(r) - 'created_at')::text)) from ${table} as r`
    expect(await value(rows)).toBe(await value(rows, other))
  }
})

it('makes counts that agree with the lines', async () => {
  const counts = ['records_read', 'records_rejected', 'error_count', 'warning_count']
  const sums = counts.map((name) => `sum(${name})`)
  expect(
    await value(`select count(*) from import_batches b where records_read <> records_unchanged + records_rejected
      or array[${counts}]::bigint[] <> (
        select array[${sums}]::bigint[] from import_results r where r.batch_id = b.batch_id)`),
  ).toBe(0)
  expect(
    await value(`select count(*) from import_results r where array[error_count, warning_count]::bigint[] <> (
      select array[count(*) filter (where severity = 'error'), count(*) filter (where severity = 'warning')]
      from import_details d where d.etl_status_id = r.etl_status_id)`),
  ).toBe(0)
  expect(
    await value(`select count(*) from sis_rows s where component = 'sites' and (data->>'studentCount')::integer <> (
      select count(*) from sis_rows p where p.component = 'students' and p.lea = s.lea
        and p.data->>'siteCode' = s.source_id)`),
  ).toBe(0)
})

it('lets every row be searched as an imported one', async () => {
  const { rows } = await sql<{ component: string; data: Record<string, unknown>; searchText: string }>`
    select component, data, search_text from sis_rows where id % 17 = 0 or component = 'sites'`.execute(
    one.db,
  )
  expect(rows.length).toBeGreaterThan(100)
  for (const { component, data, searchText } of rows) expect(searchText).toBe(searchTextOf(component, data))
})

it('leaves every index where it was, and says how far it is', async () => {
  expect(await indexes(one)).toEqual(indexesBefore)
  expect(lines.join('\n')).toMatch(/of 5,\d{3} rows/)
  expect(lines).toContain('Building the index import_details_row')
})

it('goes on counting ids after its own', async () => {
  for (const [table, id] of [
    ['import_batches', 'batch_id'],
    ['import_results', 'etl_status_id'],
    ['sis_rows', 'id'],
  ]) {
    const next = await value(`select nextval(pg_get_serial_sequence('${table}', '${id}'))`)
    expect(next).toBeGreaterThan(Number(await value(`select max(${id}) from ${table}`)))
  }
})
