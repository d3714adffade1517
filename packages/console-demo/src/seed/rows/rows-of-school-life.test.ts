import { GRADE_CODES, SIS_ROW_FIELDS, type SisComponent } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS } from '@edconsole/console-core/import-rules'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A field that names another row, and of the same site where a number is a site's own. */
const REFERENCES: readonly [SisComponent, string, SisComponent, string, 'site'?][] = [
  ['students', 'siteCode', 'sites', 'siteCode'],
  ['staff', 'primarySiteCode', 'sites', 'siteCode'],
  ['gradingPeriods', 'siteCode', 'sites', 'siteCode'],
  ['gradingPeriods', 'parentCode', 'gradingPeriods', 'gradingPeriodCode', 'site'],
  ['gradingPeriods', 'termCode', 'gradingPeriods', 'gradingPeriodCode', 'site'],
  ['courses', 'siteCode', 'sites', 'siteCode'],
  ['sections', 'siteCode', 'sites', 'siteCode'],
  ['sections', 'courseId', 'courses', 'courseId'],
  ['sections', 'primaryStaffId', 'staff', 'staffId'],
  ['sections', 'termCode', 'gradingPeriods', 'gradingPeriodCode', 'site'],
  ['roster', 'studentId', 'students', 'studentId', 'site'],
  ['roster', 'sectionId', 'sections', 'sectionId', 'site'],
  ['roster', 'courseId', 'courses', 'courseId'],
  ['roster', 'termCode', 'gradingPeriods', 'gradingPeriodCode', 'site'],
  ['contacts', 'studentId', 'students', 'studentId'],
  ['enrollment', 'studentId', 'students', 'studentId', 'site'],
  ['attendance', 'studentId', 'students', 'studentId', 'site'],
  ['attendance', 'sectionId', 'sections', 'sectionId', 'site'],
  ['attendance', 'enteredBy', 'staff', 'staffId'],
  ['behavior', 'studentId', 'students', 'studentId', 'site'],
  ['behavior', 'referredByStaffId', 'staff', 'staffId'],
  ['gradebooks', 'studentId', 'students', 'studentId', 'site'],
  ['gradebooks', 'sectionId', 'sections', 'sectionId', 'site'],
  ['gradebooks', 'staffId', 'staff', 'staffId'],
  ['reportCards', 'studentId', 'students', 'studentId', 'site'],
  ['reportCards', 'sectionId', 'sections', 'sectionId', 'site'],
  ['reportCards', 'courseId', 'courses', 'courseId'],
  ['reportCards', 'staffId', 'staff', 'staffId'],
  ['reportCards', 'gradingPeriodCode', 'gradingPeriods', 'gradingPeriodCode', 'site'],
  ['transcripts', 'studentId', 'students', 'studentId'],
  ['transcripts', 'courseId', 'courses', 'courseId'],
  ['studentTags', 'studentId', 'students', 'studentId'],
  ['studentPrograms', 'studentId', 'students', 'studentId', 'site'],
]
const COMPONENTS = Object.keys(SIS_ROW_FIELDS) as SisComponent[]

describe.each(['small', 'demo'] as const)('rows of the %s seed', (seed) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer({ seed })
  }, 300_000)
  afterAll(() => server.close())

  const count = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<{
      found: number
    }>`select count(*) as found from sis_rows as row where ${condition}`.execute(server.db)
    return rows[0]?.found
  }

  it.each(COMPONENTS)(
    'there are %s in the district of the pictures and in another one',
    async (component) => {
      const { rows } = await sql<{ lea: string }>`
      select distinct lea from sis_rows where component = ${component} and is_active`.execute(server.db)
      const leas = rows.map(({ lea }) => lea)
      expect(leas).toContain('4107320')
      expect(leas.length).toBeGreaterThan(1)
    },
  )

  it.each(REFERENCES)('each %s names by %s one of the %s', async (from, field, to, key, ofSite) => {
    const { rows } = await sql`
      with known as (select distinct lea, school_year, data->>${key} as key, ${ofSite ? sql`data->>'siteCode'` : sql`null`} as site
        from sis_rows where component = ${to})
      select row.lea, row.source_id, row.data->>${field} as value from sis_rows as row
      left join known on known.lea = row.lea and known.school_year = row.school_year and known.key = row.data->>${field}
        and known.site is not distinct from ${ofSite ? sql`row.data->>'siteCode'` : sql`null`}
      where row.component = ${from} and row.data->>${field} is not null and known.key is null limit 5`.execute(
      server.db,
    )
    expect(rows).toEqual([])
    expect(await count(sql`component = ${from} and data->>${field} is not null`)).toBeGreaterThan(0)
  })

  it.each(COMPONENTS)('%s hold what their fields may hold, under their own keys', async (component) => {
    const { rows } = await sql<{ sourceId: string; data: Record<string, unknown> }>`
      select source_id, data from sis_rows where component = ${component} order by id`.execute(server.db)
    const fields = SIS_ROW_FIELDS[component]
    const columns = DATABASE_COLUMNS[component]
    const keys = columns.filter(({ isKey }) => isKey).map(({ columnName }) => columnName)
    for (const { sourceId, data } of rows) {
      if (sourceId !== keys.map((name) => data[name] ?? '').join('/'))
        expect([data, sourceId]).toBe('a row under its key')
      for (const [name, value] of Object.entries(data)) {
        if (value === null) continue
        const kind = fields[name]?.kind
        if (!kind || !HOLDS[kind](value)) expect([sourceId, name, value]).toBe(`a ${kind}`)
      }
      for (const { columnName, isRequired, isCoded, isList, possibleValues, maxLength } of columns) {
        const value = data[columnName] ?? null
        const values = Array.isArray(value) ? value : value === null ? [] : [value]
        const known =
          !isCoded || values.every((one) => one === '' || possibleValues.some((p) => p.value === one))
        const fits = maxLength === null || isList || String(value ?? '').length <= maxLength
        if (!known || !fits || (isRequired && value === null))
          expect([sourceId, columnName, value]).toBe('what an import would take')
      }
    }
  })

  it('sections are no fuller than they may be, and their students no older than their year', async () => {
    const { rows } = await sql`
      select section.source_id from sis_rows as section
      join sis_rows as line on line.component = 'roster' and line.lea = section.lea
        and line.data->>'sectionId' = section.data->>'sectionId'
      join sis_rows as student on student.component = 'students' and student.lea = line.lea
        and student.source_id = line.data->>'studentId'
      where section.component = 'sections'
      group by section.id, section.lea
      having count(*) > (section.data->>'maxStudents')::integer
        or not bool_and(section.data->'gradeLevels' ? (student.data->>'gradeLevel'))`.execute(server.db)
    expect(rows).toEqual([])
  })

  it('a program is one that its student is in', async () => {
    const flags = {
      '144': 'specialEducation',
      '101': 'section504',
      '127': 'giftedTalented',
      '191': 'homeless',
      '135': 'migrant',
    }
    const { rows } = await sql<{ code: string; student: Record<string, unknown> }>`
      select program.data->>'programCode' as code, student.data as student from sis_rows as program
      join sis_rows as student on student.component = 'students' and student.lea = program.lea
        and student.source_id = program.data->>'studentId'
      where program.component = 'studentPrograms'`.execute(server.db)
    expect(rows.length).toBeGreaterThan(0)
    for (const { code, student } of rows)
      if (student[flags[code as keyof typeof flags]] !== true) expect(code).toBe('a flag')
  })

  it('nothing of the school day has happened after today, nor on a day without school', async () => {
    const late = sql`(data->>'attendanceDate' > '2026-09-14' or data->>'incidentDate' > '2026-09-14'
      or data->>'assignedDate' > data->>'dueDate'
      or extract(isodow from (coalesce(data->>'attendanceDate', data->>'incidentDate'))::date) > 5)`
    expect(await count(sql`component in ('attendance', 'behavior', 'gradebooks') and ${late}`)).toBe(0)
  })

  it('people are reached at addresses and numbers that nobody has', async () => {
    expect(
      await count(sql`component in ('contacts', 'students') and (data->>'emailAddress' !~ '@example\\.org$'
        or coalesce(data->>'mobilePhone', data->>'homePhone') !~ '^55555501\\d\\d$')`),
    ).toBe(0)
  })
})

const HOLDS = {
  text: (value: unknown) => typeof value === 'string',
  code: (value: unknown) => typeof value === 'string',
  grade: (value: unknown) => GRADE_CODES.some((code) => code === value),
  date: (value: unknown) => typeof value === 'string' && new Date(value).toISOString().startsWith(value),
  number: (value: unknown) => typeof value === 'number',
  flag: (value: unknown) => typeof value === 'boolean',
  list: (value: unknown) => Array.isArray(value),
} as const
