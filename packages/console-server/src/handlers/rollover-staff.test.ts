import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestDistrict, type TestFetch, type TestServer } from '../testing/index.ts'
import { refuseRows, roll } from '../testing/rollover-calls.ts'

let server: TestServer
let employee: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  employee = await server.browser('employee@example.org')
})
afterAll(() => server.close())

const behind = () => server.newDistrict({ notRolledOver: true })

const insertRow = (
  lea: string,
  component: 'sites' | 'staff',
  sourceId: string,
  data: object,
  more: { isManual?: boolean; isActive?: boolean; schoolYear?: number } = {},
) =>
  server.db
    .insertInto('sisRows')
    .values({
      lea,
      component,
      sourceId,
      data: json(data),
      hash: 'x',
      schoolYear: 2025,
      dateLastModified: server.now(),
      ...more,
    })
    .execute()

const person = (lastName: string, more: object = {}) => ({
  firstName: 'Kim',
  lastName,
  role: 'principal',
  siteCodes: ['014'],
  primarySiteCode: '014',
  ...more,
})
const fill = async ({ lea }: TestDistrict) => {
  await insertRow(lea, 'sites', '014', { siteCode: '014', schoolType: 'High School' })
  await insertRow(lea, 'sites', '015', { siteCode: '015', schoolType: 'Closed' })
  await insertRow(lea, 'sites', '016', { siteCode: '016' }, { isActive: false })
  await insertRow(lea, 'staff', '1', person('Abbot'))
  await insertRow(lea, 'staff', '2', person('Baker', { role: 'teacher' }))
  await insertRow(lea, 'staff', '3', person('Cole', { role: 'teacher' }), { isManual: true })
  await insertRow(lea, 'staff', '4', person('Dunn', { exitDate: '2026-06-12' }))
  await insertRow(lea, 'staff', '5', person('Ewing', { exitDate: '2026-09-14' }))
  await insertRow(lea, 'staff', '6', person('Ford', { siteCodes: ['015', '016'], primarySiteCode: '015' }))
  await insertRow(lea, 'staff', '7', person('Gill', { siteCodes: ['015', '014'], primarySiteCode: '015' }))
  await insertRow(lea, 'staff', '8', person('Hale', { employmentStatus: 'retired' }))
  await insertRow(lea, 'staff', '9', person('Ives'), { isActive: false })
  await insertRow(lea, 'staff', '10', person('Jung', { siteCodes: [], primarySiteCode: null }))
}
const copiesOf = (lea: string) =>
  server.db
    .selectFrom('sisRows')
    .selectAll()
    .where('lea', '=', lea)
    .where('component', '=', 'staff')
    .where('schoolYear', '=', 2026)
    .orderBy('sourceId')
    .execute()

it('[S7] takes along whoever does not teach, names the others with the reason, and moves no year', async () => {
  const district = await behind()
  await fill(district)
  const { status, data } = await roll(employee, 'staff', district.lea)
  expect(status).toBe(200)
  const { items, ...counts } = data.rolloverStaff
  expect(counts).toEqual({ read: 9, copied: 5, alreadyPresent: 0, skipped: 4, failed: 0 })
  expect(items).toEqual([
    { staffId: '1', name: 'Abbot, Kim', outcome: 'copied', reason: null },
    { staffId: '10', name: 'Jung, Kim', outcome: 'copied', reason: null },
    {
      staffId: '2',
      name: 'Baker, Kim',
      outcome: 'skipped',
      reason: 'Teachers are added by the first import of the new year.',
    },
    { staffId: '3', name: 'Cole, Kim', outcome: 'copied', reason: null },
    { staffId: '4', name: 'Dunn, Kim', outcome: 'skipped', reason: 'Left on 06/12/2026.' },
    { staffId: '5', name: 'Ewing, Kim', outcome: 'copied', reason: null },
    { staffId: '6', name: 'Ford, Kim', outcome: 'skipped', reason: 'All of their sites are closed.' },
    { staffId: '7', name: 'Gill, Kim', outcome: 'copied', reason: null },
    { staffId: '8', name: 'Hale, Kim', outcome: 'skipped', reason: 'No longer here: Retired.' },
  ])
  const copies = await copiesOf(district.lea)
  expect(copies.find(({ sourceId }) => sourceId === '7')).toMatchObject({
    isActive: true,
    isManual: false,
    batchId: null,
    data: { siteCodes: ['014'], primarySiteCode: '014', role: 'principal', rolledOver: true },
    searchText: expect.stringContaining('gill'),
  })
  expect(copies.find(({ sourceId }) => sourceId === '3')).toMatchObject({ isManual: true })
  const answer = await employee(`/api/district/staffs?lea=${district.lea}&filter[schoolYear]=2026`)
  expect((await answer.json()).data[0]).toMatchObject({ rolledOver: true, schoolYear: 2026 })
  const { sisYear } = await server.db
    .selectFrom('districts')
    .select('sisYear')
    .where('lea', '=', district.lea)
    .executeTakeFirstOrThrow()
  expect(sisYear).toBe(2025)
})

it('does nothing a second time, also at the same moment', async () => {
  const district = await behind()
  await fill(district)
  await insertRow(district.lea, 'staff', '1', person('Abbot', { title: 'New' }), { schoolYear: 2026 })
  const both = await Promise.all([
    roll(employee, 'staff', district.lea),
    roll(employee, 'staff', district.lea),
  ])
  expect(both.reduce((sum, { data }) => sum + data.rolloverStaff.copied, 0)).toBe(4)
  const { data } = await roll(employee, 'staff', district.lea)
  expect(data.rolloverStaff).toMatchObject({ copied: 0, alreadyPresent: 5, skipped: 4, failed: 0 })
  expect(data.rolloverStaff.items[0].reason).toBe('Already in 2026-2027.')
  const copies = await copiesOf(district.lea)
  expect(copies).toHaveLength(5)
  expect(copies[0]?.data).toMatchObject({ title: 'New' })
})

it('one person that cannot be written does not keep the others, and can be tried again', async () => {
  const district = await behind()
  await fill(district)
  const allow = await refuseRows(server.db, 'sis_rows', "new.school_year = 2026 and new.source_id = '5'")
  const first = await roll(employee, 'staff', district.lea)
  await allow()
  expect(first.data.rolloverStaff).toMatchObject({ copied: 4, failed: 1 })
  expect(first.data.rolloverStaff.items).toContainEqual({
    staffId: '5',
    name: 'Ewing, Kim',
    outcome: 'failed',
    reason: "Couldn't be saved: it violates a database rule.",
  })
  expect((await roll(employee, 'staff', district.lea)).data.rolloverStaff).toMatchObject({
    copied: 1,
    failed: 0,
  })
})
