import { type ImportedComponent, standardTemplate } from '@edconsole/console-core/import-rules'
import { apiDistrict } from '@edconsole/console-demo/sis-simulator/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { teachersOfClasses } from '../../db/migrations/0045-teachers-of-classes.ts'
import { keepsIdentities } from '../../pipeline/testing/keeps-identities.ts'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { asReleaseBefore } from '../../testing/without-help.ts'
import { importedData } from './testing/imported-data.ts'
import { RIVER_DISTRICT } from './testing/river-district.ts'
import { serveOneRoster } from './testing/serve-one-roster.ts'

const COMPONENTS: readonly ImportedComponent[] = [
  ...(['sites', 'staff', 'gradingPeriods', 'students', 'courses', 'sections', 'roster'] as const),
]
let server: TestServer
let provider: Awaited<ReturnType<typeof serveOneRoster>>
let district: Awaited<ReturnType<typeof apiDistrict>>
let batch: Awaited<ReturnType<typeof district.sync>>
beforeAll(async () => {
  server = await createTestServer({
    allowLoopback: true,
    network: { totalMs: 30_000, pause: async () => {} },
  })
  provider = await serveOneRoster(RIVER_DISTRICT)
  district = await apiDistrict(server, provider, 'oneroster')
  for (const component of COMPONENTS)
    await district.call(
      'POST',
      `/district/sis-imports?lea=${district.lea}`,
      standardTemplate({ id: 4, kind: 'oneroster' }, component),
    )
  batch = await district.sync()
}, 240_000)
afterAll(async () => {
  await provider.close()
  await server.close()
})

const dataOf = (component: ImportedComponent) => importedData(server.db, district.lea, component)

it('[R46] teachers of classes are imported, the primary one first', async () => {
  keepsIdentities(batch)
  expect(batch.header).toMatchObject({ status: 'completed', recordsRejected: 0, warningCount: 0 })
  expect(await dataOf('sections')).toMatchObject([
    { termCode: 't-fall-2026', primaryStaffId: 'T100', coTeacherIds: ['T200'] },
    { termCode: 't-spring-2027', primaryStaffId: 'T100', coTeacherIds: ['T200'] },
    // No teacher is marked as primary, so the only one is.
    { sectionId: 'c3ab-algebra', primaryStaffId: 'T300' },
  ])
  expect(await dataOf('roster')).toHaveLength(2)
})

it('[S3] what OneRoster calls a record is kept beside its own key', async () => {
  const ids = async (component: ImportedComponent) =>
    (await dataOf(component)).map(({ sourcedId }) => sourcedId)
  expect(await ids('sites')).toEqual(['5be1-alder'])
  expect(await ids('staff')).toEqual(['u-4', 'u-1', 'u-2', 'u-3'])
  expect(await ids('students')).toEqual(['u-5', 'u-6'])
  expect(await ids('courses')).toEqual(['c0de-algebra'])
  expect(await ids('sections')).toEqual(['c3aa-algebra', 'c3aa-algebra', 'c3ab-algebra'])
  expect(await ids('gradingPeriods')).toEqual(['t-fall-2026', 't-spring-2027', 'y-2027'])
  expect(await ids('roster')).toEqual(['e-5', 'e-6'])
})

it('[R46] race and ethnicity come along, and what nobody stated stays empty', async () => {
  expect(await dataOf('students')).toMatchObject([
    { studentId: '30018842', gender: 'F', hispanicEthnicity: true, races: ['ASI', 'WHI'] },
    { studentId: '30018843', gender: 'F', hispanicEthnicity: null, races: null, homeless: null },
  ])
  expect(await dataOf('courses')).toMatchObject([{ department: null }])
})

it('[R46] a school year is kept as what terms are part of', async () => {
  expect(await dataOf('gradingPeriods')).toMatchObject([
    { gradingPeriodCode: 't-fall-2026', sessionType: 'semester', parentCode: 'y-2027', siteCode: '0412' },
    { gradingPeriodCode: 't-spring-2027', parentCode: 'y-2027' },
    { gradingPeriodCode: 'y-2027', sessionType: 'schoolYear', parentCode: null },
  ])
})

it('[R46] templates from before read the teachers of classes too', async () => {
  const teachers = ['primaryStaffId', 'coTeacherIds']
  const ofSections = server.db
    .selectFrom('importTemplates')
    .select('id')
    .where('lea', '=', district.lea)
    .where('componentName', '=', 'sections')
  await server.db
    .deleteFrom('importTemplateColumns')
    .where('templateId', 'in', ofSections)
    .where('columnName', 'in', teachers)
    .execute()
  // As with the release that made them, whose statement leaves the district to the database.
  await asReleaseBefore(server.db, async () => {
    for (const statement of teachersOfClasses.statements) await sql.raw(statement).execute(server.db)
  })
  await district.sync()
  expect(await dataOf('sections')).toMatchObject([
    { primaryStaffId: 'T100', coTeacherIds: ['T200'] },
    { primaryStaffId: 'T100' },
    { primaryStaffId: 'T300' },
  ])
})

it('[R46] what an import does not take is counted in the batch, by kind and with the reason', () => {
  const said = batch.details.map(({ componentName, severity, errorCode, message }) => [
    ...[componentName, severity, errorCode, message],
  ])
  expect(said).toEqual([
    [
      'sites',
      'info',
      'E008',
      'Organizations of type "district" aren\'t schools, so they weren\'t imported: 1.',
    ],
    [
      'sites',
      'info',
      'E008',
      'Organizations of type "department" aren\'t schools, so they weren\'t imported: 1.',
    ],
    [
      'staff',
      'info',
      'E008',
      'Users with the role "guardian" aren\'t part of staff, so they weren\'t imported: 2.',
    ],
    [
      'roster',
      'info',
      'E008',
      'Enrollments of teachers become the teachers of sections instead of roster rows: 3.',
    ],
    [
      ...['roster', 'info', 'E008'],
      'Enrollments with the role "administrator" aren\'t part of rosters, so they weren\'t imported: 1.',
    ],
  ])
})

it.each(['full', 'delta'] as const)('[R46] what is to be deleted is removed, in mode %s', async (mode) => {
  const change = (status: string) =>
    provider.change({
      users: RIVER_DISTRICT.users?.map((one) => (one.sourcedId === 'u-6' ? { ...one, status } : one)) ?? [],
      enrollments:
        RIVER_DISTRICT.enrollments?.map((one) => (one.sourcedId === 'e-6' ? { ...one, status } : one)) ?? [],
    })
  change('tobedeleted')
  await server.db
    .updateTable('importTemplates')
    .set({ mode, deleteThresholdPercent: null })
    .where('lea', '=', district.lea)
    .execute()
  const removed = await district.sync()
  keepsIdentities(removed)
  expect(removed.header).toMatchObject({ status: 'completed', recordsDeleted: 2 })
  expect(await dataOf('students')).toMatchObject([{ studentId: '30018842' }])
  expect(await dataOf('roster')).toHaveLength(1)
  change('active')
  const back = await district.sync()
  expect(back.header).toMatchObject({ status: 'completed', recordsDeleted: 0 })
  expect(await dataOf('students')).toHaveLength(2)
})
