import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ONEROSTER_COMPONENTS } from '@edconsole/console-core/contract'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { LEA } from '../../testing/export-calls.ts'
import { type SendingBench, sendingBench } from '../../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
  return () => bench.close()
})
afterEach(() =>
  sql`update sis_rows set data = data - 'sourcedId' where lea = ${LEA}`.execute(bench.server.db),
)

const download = { deliveryMethod: 'download', host: null, username: null, password: null, port: null }

type Lines = Record<string, string>[]

/** Sends everything; the bench compares the files with the standard. */
const send = async (exportType: string) => {
  const { id } = await bench.add({ ...download, exportType, components: ONEROSTER_COMPONENTS })
  const { header } = await bench.send(id)
  expect(header.status).toBe('completed')
  return async (name: string): Promise<Lines> => {
    const path = join(bench.server.outboxDir, LEA, String(header.batchId), `${name}.csv`)
    return parse(await readFile(path, 'utf8'), { columns: true })
  }
}

const idsIn = (lines: Lines) => new Set(lines.map(({ sourcedId }) => sourcedId))

type Row = { sourceId: string; data: Record<string, unknown> }
const stored = (component: (typeof ONEROSTER_COMPONENTS)[number]): Promise<Row[]> =>
  bench.server.db
    .selectFrom('sisRows')
    .select(['sourceId', 'data'])
    .where('lea', '=', LEA)
    .where('component', '=', component)
    .where('schoolYear', '=', 2026)
    .where('isActive', '=', true)
    .orderBy('sourceId')
    .execute()

/** @param id of the rows, as SQL over them */
const name = (component: string, id: ReturnType<typeof sql>, where = sql`true`) =>
  sql`update sis_rows set data = jsonb_set(data, '{sourcedId}', ('"' || ${id} || '"')::jsonb)
    where lea = ${LEA} and component = ${component} and school_year = 2026 and ${where}`.execute(
    bench.server.db,
  )

it.each(['oneroster11Csv', 'oneroster12Csv'])(
  '[S3] what came from OneRoster leaves under the same ids as %s, and so does whatever refers to it',
  async (exportType) => {
    const before = await send(exportType)
    for (const component of ['sites', 'staff', 'students', 'courses', 'roster'])
      await name(component, sql`'or-' || component || '-' || source_id`)
    await name('sections', sql`'or-class-' || (data->>'siteCode') || (data->>'sectionId')`)
    await name('contacts', sql`'or-contact-' || source_id`)
    await name('gradingPeriods', sql`'or-session-' || source_id`)
    const after = await send(exportType)
    for (const file of ['academicSessions', 'courses', 'classes', 'users', 'demographics'])
      expect([file, (await after(file)).length]).toEqual([file, (await before(file)).length])
    const own = /^(or-|staff-|contact-|district-)/
    for (const file of ['academicSessions', 'courses', 'classes', 'users', 'demographics', 'orgs'])
      for (const { sourcedId = '' } of await after(file))
        expect(sourcedId).toMatch(sourcedId.startsWith('district-') ? own : /^or-/)
    const [line] = (await after('enrollments')).filter(({ role }) => role === 'student')
    expect(line).toMatchObject({
      sourcedId: expect.stringMatching(/^or-roster-/),
      classSourcedId: expect.stringMatching(/^or-class-/),
      schoolSourcedId: expect.stringMatching(/^or-sites-/),
      userSourcedId: expect.stringMatching(/^or-students-/),
    })
    const [lesson] = await after('classes')
    expect(lesson).toMatchObject({
      courseSourcedId: expect.stringMatching(/^or-courses-/),
      schoolSourcedId: expect.stringMatching(/^or-sites-/),
      termSourcedIds: expect.stringMatching(/^or-session-/),
    })
    const agents = (await after('users')).flatMap(({ agentSourcedIds = '' }) =>
      agentSourcedIds === '' ? [] : agentSourcedIds.split(','),
    )
    expect(agents.length).toBeGreaterThan(0)
    for (const agent of agents) expect(agent).toMatch(/^or-contact-/)
  },
)

it('[S3] a session that every school has, and a person whom several students name, leave once', async () => {
  const before = await send('oneroster11Csv')
  const [period] = await stored('gradingPeriods')
  const code = String(period?.data.gradingPeriodCode)
  const same = sql`data->>'gradingPeriodCode' = ${code}`
  const dates = sql`'{"title":"Fall","startDate":"2026-08-12","endDate":"2026-12-18","parentCode":null}'::jsonb`
  await sql`update sis_rows set data = data || ${dates}
    where lea = ${LEA} and component = 'gradingPeriods' and school_year = 2026 and ${same}`.execute(
    bench.server.db,
  )
  await name('gradingPeriods', sql`'fall'`, same)
  // Two students at different sites.
  const students = new Map((await stored('students')).map(({ sourceId, data }) => [sourceId, data.siteCode]))
  const contacts = (await stored('contacts')).filter(
    ({ data }) => data.emailAddress && data.firstName && students.has(String(data.studentId)),
  )
  const siteOf = (row: Row | undefined) => students.get(String(row?.data.studentId))
  const [one] = contacts
  const other = contacts.find((row) => siteOf(row) !== siteOf(one))
  const person = { contactId: 'p7', firstName: 'Ines', lastName: 'Sol', emailAddress: 'ines@example.org' }
  await sql`update sis_rows
    set data = data || ${JSON.stringify(person)}::jsonb, source_id = (data->>'studentId') || '/p7'
    where lea = ${LEA} and component = 'contacts' and school_year = 2026
      and source_id in (${one?.sourceId}, ${other?.sourceId})`.execute(bench.server.db)
  await name('contacts', sql`'ines'`, sql`data->>'contactId' = 'p7'`)

  const after = await send('oneroster11Csv')
  const sessions = await after('academicSessions')
  const schools = (await stored('gradingPeriods')).filter(({ data }) => data.gradingPeriodCode === code)
  expect(schools.length).toBeGreaterThan(1)
  expect(sessions.filter(({ sourcedId }) => sourcedId === 'fall')).toHaveLength(1)
  expect(sessions).toHaveLength((await before('academicSessions')).length - schools.length + 1)
  const users = await after('users')
  expect(users.filter(({ sourcedId }) => sourcedId === 'ines')).toMatchObject([
    { orgSourcedIds: [siteOf(one), siteOf(other)].join(','), familyName: 'Sol' },
  ])
  expect(
    users.filter(({ agentSourcedIds = '' }) => agentSourcedIds.split(',').includes('ines')),
  ).toHaveLength(2)
})

it('[S3] an id that several records have stays with one of them, and nothing else is called so', async () => {
  const [first, second, third] = await stored('students')
  const [teacher] = await stored('staff')
  const [site] = await stored('sites')
  const [course, other] = await stored('courses')
  const is = (row: Row | undefined) => sql`source_id = ${row?.sourceId}`
  await name('students', sql`'twice'`, sql`(${is(first)} or ${is(second)})`)
  await name('staff', sql`'shared'`, is(teacher))
  await name('students', sql`'shared'`, is(third))
  // The id of one is what another would be called.
  await name('courses', sql`${other?.sourceId}::text`, is(course))
  await name('sites', sql`${'x'.repeat(255)}::text`, is(site))
  const file = await send('oneroster11Csv')
  const users = await file('users')
  const calledBy = (identifier: string | undefined, role: string) =>
    users.find((user) => user.identifier === identifier && (user.role === 'student') === (role === 'student'))
      ?.sourcedId
  expect(calledBy(first?.sourceId, 'student')).toBe('twice')
  expect(calledBy(second?.sourceId, 'student')).toBe(second?.sourceId)
  expect(calledBy(teacher?.sourceId, 'staff')).toBe('shared')
  expect(calledBy(third?.sourceId, 'student')).toBe(third?.sourceId)
  const courses = await file('courses')
  expect(idsIn(courses).size).toBe(courses.length)
  expect(courses.find(({ courseCode }) => courseCode === course?.sourceId)?.sourcedId).toBe(other?.sourceId)
  expect(courses.find(({ courseCode }) => courseCode === other?.sourceId)?.sourcedId).toMatch(
    /^[0-9a-f]{32}$/,
  )
})

it('[S3] a section of several terms leaves as one class, with the terms and the id that it came with', async () => {
  const sections = await stored('sections')
  const periods = await stored('gradingPeriods')
  const [section] = sections
  const term = periods.find(
    ({ data }) =>
      data.siteCode === section?.data.siteCode && data.gradingPeriodCode !== section?.data.termCode,
  )
  const sectionKey = [section?.data.sectionId, section?.data.siteCode, term?.data.gradingPeriodCode].join('/')
  await sql`insert into sis_rows (lea, component, school_year, source_id, data, hash, date_last_modified)
    values (${LEA}, 'sections', 2026, ${sectionKey}, ${JSON.stringify({
      ...section?.data,
      termCode: term?.data.gradingPeriodCode,
    })}::jsonb, '', now())`.execute(bench.server.db)
  await name(
    'sections',
    sql`'class-1'`,
    sql`data->>'sectionId' = ${section?.data.sectionId}
    and data->>'siteCode' = ${section?.data.siteCode}`,
  )
  const file = await send('oneroster12Csv')
  const [lesson, ...others] = (await file('classes')).filter(({ sourcedId }) => sourcedId === 'class-1')
  expect(others).toEqual([])
  const { siteCode, termCode } = section?.data ?? {}
  expect(lesson?.termSourcedIds?.split(',').sort()).toEqual(
    [`${siteCode}-${termCode}`, `${siteCode}-${term?.data.gradingPeriodCode}`].sort(),
  )
  expect(
    (await file('enrollments')).filter(({ classSourcedId }) => classSourcedId === 'class-1').length,
  ).toBe(
    (await stored('roster')).filter(
      ({ data }) => data.sectionId === section?.data.sectionId && data.siteCode === siteCode,
    ).length +
      (await file('enrollments')).filter(
        ({ classSourcedId, role }) => classSourcedId === 'class-1' && role === 'teacher',
      ).length,
  )
})
