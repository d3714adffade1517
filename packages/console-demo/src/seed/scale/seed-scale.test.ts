import { searchTextOf } from '@edconsole/console-server/internal'
import { openTestDatabase, type TestDatabase } from '@edconsole/console-server/internal/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDatabase } from '../seed-database.ts'
import { scaleDistricts } from './scale-districts.ts'
import { ROWS_PER_STUDENT, SCALE_SIZE, sizeFault } from './scale-size.ts'
import { seedScale } from './seed-scale.ts'
import { lengthOf } from './share.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
const SIZE = { districts: 7, rows: 10_000, students: 2500, logRows: 3100 }

let one: TestDatabase
let other: TestDatabase
const lines: string[] = []
const indexes = async ({ db }: TestDatabase) =>
  (
    await sql`select indexdef from pg_indexes where schemaname = current_schema()
      and not (select relispartition from pg_class where oid = tablename::regclass) order by indexname`.execute(
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
  expect(await value('select count(*) from sis_rows')).toBe(10_000)
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

it('makes rows that refer to rows of the same district', async () => {
  const missing = (component: string, field: string, of: string, its: string) =>
    value(`select count(*) from sis_rows r where component = '${component}' and not exists (
      select from sis_rows o where o.lea = r.lea and o.component = '${of}' and ${its.replaceAll('$', `r.data->>'${field}'`)})`)
  const references = [
    ...['staff', 'students', 'gradingPeriods', 'sections', 'enrollment', 'roster'].map(
      (component) =>
        [
          component,
          component === 'staff' ? 'primarySiteCode' : 'siteCode',
          'sites',
          'o.source_id = $',
        ] as const,
    ),
    ['enrollment', 'studentId', 'students', `o.source_id = $ and o.data->>'siteCode' = r.data->>'siteCode'`],
    ['roster', 'studentId', 'students', `o.source_id = $ and o.data->>'siteCode' = r.data->>'siteCode'`],
    ['sections', 'courseId', 'courses', 'o.source_id = $'],
    ['sections', 'primaryStaffId', 'staff', 'o.source_id = $'],
    ['sections', 'termCode', 'gradingPeriods', `o.source_id = $ || '/' || (r.data->>'siteCode')`],
    [
      'roster',
      'sectionId',
      'sections',
      `o.source_id = $ || '/' || (r.data->>'siteCode') || '/' || (r.data->>'termCode')`,
    ],
    [
      'roster',
      'courseId',
      'sections',
      `o.data->>'sectionId' = r.data->>'sectionId' and o.data->>'courseId' = $`,
    ],
  ] as const
  for (const [component, field, of, its] of references)
    expect([component, field, await missing(component, field, of, its)]).toEqual([component, field, 0])
})

it('makes many small districts and a few large ones', async () => {
  const sizes = scaleDistricts({ districts: 1000, rows: 1_000_000, students: 250_000, logRows: 0 }).map(
    ({ students }) => lengthOf(students),
  )
  const sum = (some: readonly number[]) => some.reduce((whole, one) => whole + one, 0)
  expect(sum(sizes)).toBe(250_000)
  expect(sum(sizes.slice(0, 500)) / 250_000).toBeCloseTo(0.23, 2)
  expect(sum(sizes.slice(-10)) / 250_000).toBeCloseTo(0.18, 2)
})

it('fits any size to the last row', () => {
  for (const rows of [140, 1000, 12_345]) {
    const size = { districts: 7, rows, students: Math.floor(rows / ROWS_PER_STUDENT), logRows: 0 }
    const parts = scaleDistricts(size).map((district) => district.parts)
    expect(parts.flatMap((part) => Object.values(part)).reduce((a, b) => a + b)).toBe(rows)
    for (const part of parts) expect(part.roster).toBeLessThanOrEqual(part.students * 2)
  }
})

it('refuses what the embedded database would take too long for, and what cannot be', () => {
  expect(sizeFault(SCALE_SIZE, false)).toBeNull()
  expect(sizeFault(SCALE_SIZE, true)).toMatch(/need a PostgreSQL server: set DATABASE_URL/)
  expect(sizeFault(SIZE, true)).toBeNull()
  expect(sizeFault({ ...SIZE, rows: 100, students: 30 }, false)).toMatch(/7 districts need at least 140 rows/)
  expect(sizeFault({ ...SIZE, students: 3 }, false)).toMatch(/at least 2500 and at most 9300 can be students/)
})

it('adds nothing to a database that is filled', async () => {
  // As one, it was opened with a seed of its own.
  expect(await seedDatabase(one.db, 'scale', NOW, { size: { ...SIZE, districts: 9 } })).toBe('empty')
  expect(await value('select count(*) from districts')).toBe(7)
})

it('lets every row be searched as an imported one', async () => {
  const { rows } = await sql<{ component: string; data: Record<string, unknown>; searchText: string }>`
    select component, data, search_text from sis_rows where id % 17 = 0 or component in ('sites', 'courses', 'gradingPeriods')`.execute(
    one.db,
  )
  expect(rows.length).toBeGreaterThan(100)
  for (const { component, data, searchText } of rows) expect(searchText).toBe(searchTextOf(component, data))
})

it('leaves every index where it was, and says how far it is', async () => {
  expect(await indexes(one)).toEqual(indexesBefore)
  expect(lines.join('\n')).toMatch(/of 13,100 rows/)
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
