import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ComponentName } from '@edconsole/console-core/contract'
import { parse } from 'csv-parse/sync'
import iconv from 'iconv-lite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LEA } from '../testing/export-calls.ts'
import { type SendingBench, sendingBench } from '../testing/sending-bench.ts'

let bench: SendingBench
beforeAll(async () => {
  bench = await sendingBench()
})
afterAll(() => bench.close())

const download = { deliveryMethod: 'download', host: null, username: null, password: null, port: null }

/** Sends, and reads each file that was written. */
const write = async (more: object) => {
  const { id } = await bench.add({ ...download, ...more })
  const log = await bench.send(id)
  const bytes = (name: string) =>
    readFile(join(bench.server.outboxDir, LEA, String(log.header.batchId), name))
  const rows = async (name: string): Promise<Record<string, string>[]> =>
    parse(await bytes(`${name}.csv`), { columns: true })
  return { ...log, bytes, rows }
}

type Row = { sourceId: string; isActive: boolean; data: Record<string, unknown> }
const stored = async (component: ComponentName): Promise<Row[]> =>
  bench.server.db
    .selectFrom('sisRows')
    .select(['sourceId', 'isActive', 'data'])
    .where('lea', '=', LEA)
    .where('component', '=', component)
    .where('schoolYear', '=', 2026)
    .orderBy('sourceId')
    .execute()

/** Changes one stored row while something is done. */
const changed = async <T>(
  component: ComponentName,
  sourceId: string,
  change: object,
  work: () => Promise<T>,
): Promise<T> => {
  const set = (data: unknown, isActive: boolean) =>
    sql`update sis_rows set data = ${JSON.stringify(data)}::jsonb, is_active = ${isActive}
      where lea = ${LEA} and component = ${component} and source_id = ${sourceId} and school_year = 2026`.execute(
      bench.server.db,
    )
  const row = (await stored(component)).find((one) => one.sourceId === sourceId)
  if (!row) throw new Error(`There is no ${component} ${sourceId}.`)
  const { isActive = row.isActive, ...fields } = { isActive: row.isActive, ...change }
  await set({ ...row.data, ...fields }, isActive)
  try {
    return await work()
  } finally {
    await set(row.data, row.isActive)
  }
}

it('takes only the sites and grades that were chosen, and what belongs to their students', async () => {
  const students = await stored('students')
  const [first] = students
  const { siteCode, gradeLevel } = first?.data ?? {}
  const { rows } = await write({
    components: ['sites', 'staff', 'students', 'enrollment', 'courses'],
    siteCodes: [siteCode],
    gradeLevels: [gradeLevel],
  })
  const own = students.filter(
    ({ isActive, data }) => isActive && data.siteCode === siteCode && data.gradeLevel === gradeLevel,
  )
  const ids = own.map(({ sourceId }) => sourceId)
  expect(ids.length).toBeGreaterThan(0)
  expect((await rows('students')).map(({ studentId }) => studentId)).toEqual(ids)
  expect((await rows('sites')).map((site) => site.siteCode)).toEqual([siteCode])
  for (const { siteCodes = '' } of await rows('staff')) expect(siteCodes.split(';')).toContain(siteCode)
  const stays = await rows('enrollment')
  expect(stays.length).toBeGreaterThan(0)
  for (const stay of stays)
    expect([ids.includes(stay.studentId ?? ''), stay.siteCode]).toEqual([true, siteCode])
  // A course of the whole district is every site's.
  const ofDistrict = (await stored('courses')).filter(({ data }) => !data.siteCode).length
  expect((await rows('courses')).filter((course) => course.siteCode === '')).toHaveLength(ofDistrict)
})

it('leaves out sites that are in no export, with everything of theirs', async () => {
  const [site] = await stored('sites')
  await changed('sites', site?.sourceId ?? '', { includeInExport: false }, async () => {
    const { rows } = await write({ components: ['sites', 'students'] })
    expect((await rows('sites')).map(({ siteCode }) => siteCode)).not.toContain(site?.sourceId)
    const sites = (await rows('students')).map(({ siteCode }) => siteCode)
    expect(sites.length).toBeGreaterThan(0)
    expect(sites).not.toContain(site?.sourceId)
  })
})

it('takes rows that are switched off only when it is told to, and says so of each', async () => {
  const [student] = await stored('students')
  const id = student?.sourceId ?? ''
  await changed('students', id, { isActive: false }, async () => {
    const without = await write({ components: ['students', 'enrollment'] })
    const has = async (name: string, of: typeof without) =>
      (await of.rows(name)).some(({ studentId }) => studentId === id)
    expect([await has('students', without), await has('enrollment', without)]).toEqual([false, false])
    const all = await write({ components: ['students', 'enrollment'], includeInactive: true })
    expect([await has('students', all), await has('enrollment', all)]).toEqual([true, true])
    const row = (await all.rows('students')).find(({ studentId }) => studentId === id)
    expect(row?.isActive).toBe('false')
  })
})

it('X003 counts the rows that lack what they need, and says what that is', async () => {
  const [student] = await stored('students')
  await changed('students', student?.sourceId ?? '', { lastName: '' }, async () => {
    const { header, results, details, rows } = await write({ components: ['students'] })
    expect(header).toMatchObject({ status: 'completed', recordsSkipped: 1, warningCount: 1 })
    expect(results[0]).toMatchObject({ recordsSkipped: 1, recordsWritten: (await rows('students')).length })
    expect(details).toMatchObject([
      {
        errorCode: 'X003',
        severity: 'warning',
        stage: 'generate',
        columnName: 'lastName',
        message: 'Rows left out because last name is missing: 1.',
        suggestion: 'Fill it in the SIS.',
        owner: 'district',
        rowData: null,
        sourceId: null,
      },
    ])
  })
})

it('3.41 nobody refers to a user who was left out', async () => {
  const [line] = await stored('roster')
  const studentId = String(line?.data.studentId)
  await changed('students', studentId, { firstName: null }, async () => {
    const { rows, details } = await write({
      exportType: 'oneroster11Csv',
      components: ['sites', 'students', 'courses', 'sections', 'roster'],
    })
    const ids = (await rows('users')).map(({ sourcedId }) => sourcedId)
    expect(ids).not.toContain(studentId)
    const users = (await rows('enrollments')).map(({ userSourcedId }) => userSourcedId)
    expect(users.length).toBeGreaterThan(0)
    // Without the staff there are no teachers to name.
    for (const user of users) expect(ids).toContain(user)
    expect(details.map(({ message }) => message)).toEqual([
      'Rows left out because first name is missing: 1.',
      expect.stringMatching(/^Rows left out because student in the file is missing: \d+\.$/),
    ])
  })
})

it('[S7] OneRoster files say nothing that nobody stated', async () => {
  const [student, other] = await stored('students')
  const [course] = await stored('courses')
  const [id, second] = [student?.sourceId ?? '', other?.sourceId ?? '']
  const unsaid = { hispanicEthnicity: null, races: [], gender: null }
  await changed('students', id, unsaid, () =>
    changed('students', second, { hispanicEthnicity: false, races: ['WHI'] }, () =>
      changed('courses', course?.sourceId ?? '', { department: null }, async () => {
        const { rows } = await write({ exportType: 'oneroster11Csv', components: ['students', 'courses'] })
        const {
          sourcedId: _,
          birthDate: __,
          dateLastModified: ___,
          ...said
        } = (await rows('demographics')).find(({ sourcedId }) => sourcedId === id) ?? {}
        expect(new Set(Object.values(said))).toEqual(new Set(['']))
        expect((await rows('demographics')).find(({ sourcedId }) => sourcedId === second)).toMatchObject({
          hispanicOrLatinoEthnicity: 'false',
          white: 'true',
          asian: 'false',
        })
        expect((await rows('courses')).find(({ sourcedId }) => sourcedId === course?.sourceId)).toMatchObject(
          {
            subjects: '',
          },
        )
      }),
    ),
  )
})

it('[S5] a name that is a formula is none in a spreadsheet, and itself in OneRoster', async () => {
  const [student] = await stored('students')
  const id = student?.sourceId ?? ''
  const lastName = '=HYPERLINK("http://x")'
  await changed('students', id, { lastName }, async () => {
    const own = await write({ components: ['students'] })
    expect((await own.rows('students')).find(({ studentId }) => studentId === id)?.lastName).toBe(
      `'${lastName}`,
    )
    const { rows } = await write({ exportType: 'oneroster11Csv', components: ['students'] })
    expect((await rows('users')).find(({ sourcedId }) => sourcedId === id)?.familyName).toBe(lastName)
  })
})

it('X006 writes in the encoding that was chosen, and counts what it could not', async () => {
  const [one, other] = await stored('students')
  const name = (row: Row | undefined) => row?.sourceId ?? ''
  const chosen = {
    components: ['students'],
    encoding: 'Windows-1252',
    delimiter: 'tab',
    includeHeader: false,
  }
  await changed('students', name(one), { lastName: 'Núñez' }, () =>
    changed('students', name(other), { lastName: 'Łoś' }, async () => {
      const { bytes, results, details } = await write(chosen)
      const lines = iconv
        .decode(await bytes('students.csv'), 'windows-1252')
        .trimEnd()
        .split('\n')
      expect(lines).toHaveLength(results[0]?.recordsWritten ?? -1)
      expect(lines[0]?.split('\t')[2]).toBe('Núñez')
      expect(lines[1]?.split('\t')[2]).toBe('?o?')
      expect(details.map(({ errorCode, message }) => [errorCode, message])).toEqual([
        [
          'X006',
          'Values with characters that Windows-1252 doesn\'t have: 1. Each such character was written as "?".',
        ],
      ])
    }),
  )
})

it('[S7] a component without a place in OneRoster is left out, and says why', async () => {
  const { header, results } = await write({
    exportType: 'oneroster11Csv',
    components: ['sites', 'enrollment'],
  })
  expect(header).toMatchObject({ status: 'completed', componentsTotal: 2, componentsDone: 1 })
  expect(results[1]).toMatchObject({
    componentName: 'enrollment',
    status: 'cancelled',
    fileName: null,
    recordsRead: 0,
    message: 'Left out: OneRoster has no file for Enrollment',
  })
})

it('[S3] OneRoster files that go by themselves have the names of the standard', async () => {
  const { bytes } = await write({
    exportType: 'oneroster11Csv',
    components: ['sites', 'students'],
    fileNamePattern: '{lea}-{component}.csv',
  })
  for (const name of ['orgs.csv', 'users.csv', 'demographics.csv', 'manifest.csv'])
    expect((await bytes(name)).length).toBeGreaterThan(0)
})

it('[S3] OneRoster lines say when their row last changed, and a file without rows is not in the set', async () => {
  const [student] = await stored('students')
  const { siteCode } = student?.data ?? {}
  const { rows, bytes } = await write({
    exportType: 'oneroster11Csv',
    components: ['sites', 'students', 'courses'],
    siteCodes: [siteCode],
    gradeLevels: ['IT'],
  })
  const site = await bench.server.db
    .selectFrom('sisRows')
    .select('dateLastModified')
    .where('lea', '=', LEA)
    .where('component', '=', 'sites')
    .where('sourceId', '=', String(siteCode))
    .executeTakeFirstOrThrow()
  const sent = (await rows('orgs')).find(({ sourcedId }) => sourcedId === siteCode)
  expect(sent?.dateLastModified).toBe(new Date(site.dateLastModified).toISOString())
  expect(String(await bytes('manifest.csv'))).toContain('file.users,absent\r\n')
  for (const name of ['users.csv', 'demographics.csv']) await expect(bytes(name)).rejects.toThrow('ENOENT')
})
