import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { insertTemplate } from '../handlers/sis-imports/save-template.ts'
import { formatTemplate } from '../handlers/source-formats.ts'
import { addFiles } from '../inbox/add-files.ts'
import { makeInbox } from '../inbox/district-inbox.ts'
import { QUIET_MS, startCompleteSets } from '../inbox/start-import.ts'
import { oneRoster11, oneRoster12 } from '../source-formats/one-roster/one-roster.ts'
import type { SourceFormat } from '../source-formats/source-format.ts'
import { createImportBench, LEA } from './testing/import-bench.ts'
import { type OneRosterRows, oneRosterFiles, RIVER, RIVER_1_2 } from './testing/one-roster-files.ts'

const NOW = new Date('2026-09-14T12:14:00Z')
type Bench = Awaited<ReturnType<typeof createImportBench>>
let bench: Bench | undefined
afterEach(async () => {
  await bench?.close()
  bench = undefined
})

const COMPONENTS = ['sites', 'staff', 'gradingPeriods', 'students', 'courses', 'sections', 'roster'] as const

/** A district that reads a format, with a set of files waiting. */
const districtWith = async (format: SourceFormat, files: Readonly<Record<string, string | Buffer>>) => {
  const made = await createImportBench()
  bench = made
  await made.db.deleteFrom('importTemplates').execute()
  for (const component of COMPONENTS)
    await insertTemplate(made.db, {
      lea: LEA,
      schoolYear: 2026,
      by: 'Ana Silva',
      at: NOW,
      body: { ...formatTemplate(format, component), isEnabled: true, deleteThresholdPercent: null },
    })
  await deliver(made, files)
  return made
}

/** Files come as by SFTP: imports take them, and they stay in the archive. */
const deliver = async (
  { db, store }: Bench,
  files: Readonly<Record<string, string | Buffer>>,
  { startsImport = false } = {},
) => {
  const inbox = await makeInbox(store, LEA)
  const incoming: { name: string; key: string }[] = []
  for (const [name, content] of Object.entries(files)) {
    const key = `${inbox.incoming}/${name}`
    await store.put(key, Readable.from([content]))
    incoming.push({ name, key })
  }
  await addFiles({ db, store }, inbox, incoming, { via: 'sftp', addedBy: 'SIS', startsImport, now: NOW })
}

const set = (version: '1.1' | '1.2', rows: OneRosterRows, mode: 'bulk' | 'delta' = 'bulk') =>
  oneRosterFiles({ version, mode, rows })

const saidOf = ({ details }: Awaited<ReturnType<Bench['sync']>>) =>
  details.map(({ componentName, errorCode, message }) => [componentName, errorCode, message])

const dataOf = async (of: Bench, component: string) => (await of.stored(component)).map(({ data }) => data)

describe.each([
  ['1.1', oneRoster11, RIVER],
  ['1.2', oneRoster12, RIVER_1_2],
] as const)('[R46] a bulk set of OneRoster %s', (version, format, rows) => {
  it('is imported as a whole, with people, their demographics and the teachers of classes', async () => {
    const district = await districtWith(format, set(version, rows))
    const batch = await district.sync()
    expect(saidOf(batch)).toEqual([
      ['sites', 'E008', 'Organizations of type "district" aren\'t schools, so they weren\'t imported: 1.'],
      [
        ...['staff', 'E008'],
        'Users with the role "guardian" aren\'t part of staff, so they weren\'t imported: 1.',
      ],
      [
        ...['roster', 'E008'],
        'Enrollments of teachers become the teachers of sections instead of roster rows: 1.',
      ],
    ])
    expect(batch.header).toMatchObject({ status: 'completed', recordsRejected: 0, warningCount: 0 })
    expect(await dataOf(district, 'sites')).toMatchObject([
      { siteCode: '014', siteName: 'River School, North' },
    ])
    expect(await dataOf(district, 'staff')).toMatchObject([
      { staffId: 'T1', firstName: 'María', role: 'teacher', siteCodes: ['014'], primarySiteCode: '014' },
      { staffId: 'T5' },
    ])
    expect(await dataOf(district, 'students')).toMatchObject([
      { studentId: '4711', gradeLevel: '09', siteCode: '014', gender: 'F', races: ['ASI', 'WHI'] },
      { studentId: '4712', gradeLevel: '09', birthDate: '2012-03-01', gender: 'M' },
    ])
    expect(await dataOf(district, 'gradingPeriods')).toMatchObject([
      { gradingPeriodCode: 't1', siteCode: '014', parentCode: 'y1' },
      { gradingPeriodCode: 'y1', sessionType: 'schoolYear' },
    ])
    expect(await dataOf(district, 'sections')).toMatchObject([
      { sectionId: 'k1', termCode: 't1', primaryStaffId: 'T1', gradeLevels: ['09', '10'] },
    ])
    expect(await dataOf(district, 'roster')).toMatchObject([
      { studentId: '4711', sectionId: 'k1', siteCode: '014' },
      { studentId: '4712' },
    ])
  })

  it('removes what is missing or to be deleted; a delta set changes only what it names', async () => {
    const district = await districtWith(format, set(version, rows))
    await district.sync()
    const [algebra] = RIVER.classes
    const [teaching] = RIVER.enrollments
    await deliver(
      district,
      set(
        version,
        {
          users: (rows.users ?? [])
            .filter(({ sourcedId }) => sourcedId === 'u2')
            .map((one) => Object.assign({}, one, { status: 'active', familyName: 'Changed' })),
          enrollments: [
            Object.assign({}, RIVER.enrollments[2], { status: 'tobedeleted' }),
            Object.assign({}, teaching, {
              sourcedId: 'e9',
              userSourcedId: 'u5',
              status: 'active',
              primary: 'true',
            }),
          ],
        },
        'delta',
      ),
    )
    const changed = await district.sync()
    expect(changed.header).toMatchObject({ status: 'completed', recordsDeleted: 1 })
    // Its demographics, its role and its school come from the bulk set before.
    expect(await dataOf(district, 'students')).toMatchObject([
      { studentId: '4711', lastName: 'Changed', birthDate: '2012-02-29', siteCode: '014' },
      { studentId: '4712' },
    ])
    expect(await dataOf(district, 'roster')).toMatchObject([{ studentId: '4711' }])
    expect(await dataOf(district, 'sections')).toMatchObject([{ primaryStaffId: 'T5', coTeacherIds: ['T1'] }])
    expect(await dataOf(district, 'sites')).toHaveLength(1)

    await deliver(
      district,
      set(
        version,
        Object.assign({}, rows, {
          users: rows.users?.filter((one) => one.sourcedId !== 'u3'),
          classes: [algebra],
        }),
      ),
    )
    await district.sync()
    expect(await dataOf(district, 'students')).toHaveLength(1)
  })
})

describe('[R46] a set of OneRoster that is wrong', () => {
  const broken = async (change: (files: Record<string, string | Buffer>) => void) => {
    const files: Record<string, string | Buffer> = set('1.1', RIVER)
    change(files)
    const district = await districtWith(oneRoster11, files)
    return { district, batch: await district.sync() }
  }
  const failures = ({ results }: Awaited<ReturnType<Bench['sync']>>) =>
    Object.fromEntries(results.map(({ componentName, message }) => [componentName, message]))

  it.each<[string, (files: Record<string, string | Buffer>) => void, string]>([
    [
      'a file that the manifest lists',
      (files) => delete files['orgs.csv'],
      'File "manifest.csv" lists files that were not found: orgs.csv.',
    ],
    [
      'another version',
      (files) => {
        files['manifest.csv'] = String(files['manifest.csv']).replace('version,1.1', 'version,1.2')
      },
      'File "manifest.csv" says version 1.2, but the template reads OneRoster 1.1.',
    ],
    [
      'a manifest that is none',
      (files) => {
        files['manifest.csv'] = 'a,b\r\n1,2\r\n'
      },
      'File "manifest.csv" doesn\'t say which files belong to the set.',
    ],
    [
      'no manifest, and a file too few',
      (files) => {
        delete files['manifest.csv']
        delete files['orgs.csv']
      },
      'File "orgs.csv" belongs to the set and was not found.',
    ],
  ])('loads nothing: %s', async (_, change, message) => {
    const { batch, district } = await broken(change)
    expect(failures(batch)).toMatchObject({ sites: message })
    expect(batch.header.status).toBe('failed')
    expect(await district.stored('students')).toEqual([])
  })

  it('tells a file without any row from one whose rows are all of other components', async () => {
    const others = RIVER.users.filter(({ role }) => role === 'student')
    const files = set('1.1', { ...RIVER, users: others, courses: [] })
    const batch = await (await districtWith(oneRoster11, files)).sync()
    expect(saidOf(batch).filter(([, code]) => code === 'E005')).toEqual([
      ['staff', 'E005', 'File "users.csv" has no rows for staff.'],
      ['courses', 'E005', 'File "courses.csv" has no rows.'],
    ])
  })

  it('names the rows whose ids lead nowhere, counted as in their own file', async () => {
    const { batch } = await broken((files) => {
      files['enrollments.csv'] = `${files['enrollments.csv']}e4,,,k1,s1,gone,student,,,\r\n`
    })
    const found = batch.details.filter(({ severity }) => severity === 'error')
    expect(found).toMatchObject([{ componentName: 'roster', rowNumber: 4, errorCode: 'R002' }])
  })

  it('refuses a row with a field too many, whose others are somewhere else than they seem', async () => {
    const { batch } = await broken((files) => {
      files['courses.csv'] = String(files['courses.csv']).replace('Algebra I', 'Algebra, I')
    })
    expect(batch.details.find(({ errorCode }) => errorCode === 'V007')).toMatchObject({
      componentName: 'courses',
      rowNumber: 1,
      message: expect.stringContaining('11'),
    })
  })

  it('reads each file in its own encoding, and says which one differs', async () => {
    const { batch, district } = await broken((files) => {
      files['users.csv'] = Buffer.from(String(files['users.csv']), 'latin1')
      files['orgs.csv'] = Buffer.from(`\uFEFF${files['orgs.csv']}`)
    })
    expect(await dataOf(district, 'staff')).toMatchObject([{ firstName: 'María', siteCodes: ['014'] }, {}])
    const said = saidOf(batch).filter(([, code]) => code === 'V010' || code === 'E012')
    expect(said).toContainEqual(['staff', 'V010', expect.stringContaining('Windows-1252')])
    expect(said).toContainEqual([
      ...['roster', 'E012', 'File "users.csv" uses Windows-1252 encoding, unlike the template.'],
    ])
  })

  it("goes on without a file that only adds columns, and ignores one that isn't part of the set", async () => {
    const { batch } = await broken((files) => {
      files['manifest.csv'] = String(files['manifest.csv']).replace(
        'demographics,bulk',
        'demographics,absent',
      )
    })
    expect(saidOf(batch)).toContainEqual([
      ...['students', 'E012'],
      'File "demographics.csv" was ignored, because the manifest says that it isn\'t part of the set.',
    ])
    // users.csv is what was read, and the standard has these columns in the other file.
    const missing = saidOf(batch).filter(([, code]) => code === 'V001')
    expect(missing).toContainEqual([
      'students',
      'V001',
      'Column "birthDate" is missing from demographics.csv.',
    ])
    expect(failures(batch)).toMatchObject({ students: missing[0]?.[2] })
    expect(batch.details.find(({ errorCode }) => errorCode === 'V001')?.suggestion).toBe(
      'Deliver demographics.csv with the other files, or map another column.',
    )
  })
})

it('[R46] an import starts by itself once the manifest and every file that it lists have come', async () => {
  const district = await districtWith(oneRoster11, {})
  const { orgs = [], users = [], demographics = [] } = RIVER
  const { 'manifest.csv': manifest = '', ...files } = set('1.1', { orgs, users, demographics })
  const { 'users.csv': last = '', ...others } = files
  const arrives = async (names: Readonly<Record<string, string>>) => {
    await deliver(district, names, { startsImport: true })
    const now = new Date(NOW.getTime() + QUIET_MS)
    const failures: unknown[] = []
    await startCompleteSets(district.db, {
      store: district.store,
      now,
      onError: (error) => failures.push(error),
    })
    await district.jobs.idle()
    expect(failures).toEqual([])
    return district.db.selectFrom('importBatches').select(['triggerType', 'triggeredBy']).execute()
  }
  // Without a manifest, the templates of courses and classes still wait for their files.
  expect(await arrives(files)).toEqual([])
  await district.db.deleteFrom('inboxFiles').execute()
  await Promise.all(Object.keys(files).map((name) => district.remove(name)))
  expect(await arrives(Object.assign({ 'manifest.csv': manifest }, others))).toEqual([])
  expect(await arrives({ 'users.csv': last })).toEqual([{ triggerType: 'arrival', triggeredBy: null }])
  expect(await dataOf(district, 'students')).not.toEqual([])
})
