import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMemoryDb } from './packed-database.ts'
import type { Db } from './schema.ts'
import { FINDINGS } from './sis-findings.ts'

const ROWS = 3000
let db: Db
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openMemoryDb())
  await sql`insert into sis_rows (lea, component, school_year, source_id, data, hash, date_last_modified)
    select '4107320', component, 2026, n::text, jsonb_build_object('studentId', n::text, 'lastName', md5(n::text),
      'sectionId', (n % 900)::text, 'siteCode', '0412', 'staffId', n::text, 'primaryStaffId', n::text), '', now()
    from unnest(array['students', 'sections', 'roster', 'contacts', 'enrollment']) as component,
      generate_series(1, ${ROWS}::integer) as n`.execute(db)
  await sql`analyze sis_rows`.execute(db)
})
afterAll(() => close())

type Plan = { 'Node Type': string; Plans?: Plan[] }

/** The plans that run again and again over rows that were put by. */
const repeated = ({ Plans: parts = [], 'Node Type': node }: Plan): Plan[] => [
  ...(node === 'Nested Loop' ? parts.filter((part) => part['Node Type'] === 'Materialize') : []),
  ...parts.flatMap(repeated),
]

const cases = (['students', 'sections', 'roster'] as const).flatMap((component) =>
  Object.entries(FINDINGS[component] ?? {}).map(([name, { field, within }]) => ({
    component,
    name,
    field: within?.('4107320') ?? field,
  })),
)

it.each(cases)(
  '[R46] however long a page, no question of $component by $name goes through all other rows once for each row',
  async ({ component, field }) => {
    const lacking = field.present === undefined ? field.matches?.(['false']) : sql`not ${field.present}`
    if (!lacking) throw new Error('a finding can be looked for')
    for (const limit of [100, 250, 1000]) {
      const answer = await sql<{ queryPlan: { Plan: Plan }[] }>`explain (format json)
        select id from sis_rows where lea = '4107320' and component = ${sql.lit(component)} and school_year = 2026
        and is_active and ${lacking} order by lower(data->>'lastName') collate "C", id limit ${sql.lit(limit)}`.execute(
        db,
      )
      const [row] = answer.rows
      const [first] = Object.values(row ?? {}).flat()
      expect(first?.Plan, String(limit)).toBeDefined()
      expect(first && repeated(first.Plan), String(limit)).toEqual([])
    }
  },
)

it('[R46] lines of a roster without a teacher are found by putting the sections by once, known figures or not', async () => {
  const present = FINDINGS.roster?.staffId?.within?.('4107320').present
  if (!present) throw new Error('a roster is found by its teachers')
  for (const figures of [
    'analyze sis_rows',
    "delete from pg_statistic where starelid = 'sis_rows'::regclass",
  ]) {
    await sql.raw(figures).execute(db)
    const answer = await sql<{
      queryPlan: { Plan: Plan }[]
    }>`explain (format json) select count(*) from sis_rows
      where lea = '4107320' and component = 'roster' and not ${present}`.execute(db)
    expect(JSON.stringify(answer.rows), figures).toContain('hashed SubPlan')
  }
})
