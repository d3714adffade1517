import { afterAll, beforeAll, expect, it } from 'vitest'
import { json } from '../db/schema/columns.ts'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'

const LEA = '4107320'
type Row = Readonly<Record<string, unknown>>

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer()
  browser = await server.browser('admin@example.org')
})
afterAll(() => server.close())

const ask = async (path: string, query = ''): Promise<{ data: Row[]; extensions: { totalCount: number } }> =>
  (await browser(`/api${path}?lea=${LEA}&limit=1000&${query}`)).json()
const rows = async (path: string, query = '') => (await ask(path, query)).data
const idsOf = (list: readonly Row[]) => list.map(({ id }) => Number(id)).sort((a, b) => a - b)

type Beside = { path: string; matches: (row: Row, other: Row) => boolean }
const ofStudent = (row: Row, other: Row) => other.studentId === row.studentId
const inSection = (row: Row, other: Row) =>
  other.sectionId === row.sectionId &&
  other.siteCode === row.siteCode &&
  (other.termCode === null || other.termCode === row.termCode)

it.each<[path: string, name: string, beside: Beside]>([
  ['/district/students', 'hasSection', { path: '/schedule', matches: ofStudent }],
  ['/district/students', 'hasContact', { path: '/contact', matches: ofStudent }],
  ['/district/students', 'hasEnrollment', { path: '/enrollment', matches: ofStudent }],
  ['/section', 'hasStudents', { path: '/schedule', matches: inSection }],
  [
    '/district/staffs',
    'hasSection',
    { path: '/section', matches: (row, other) => other.primaryStaffId === row.staffId },
  ],
])('[ux 9.11] %s tells by %s which rows have something beside them', async (path, name, beside) => {
  const others = await rows(beside.path)
  const all = await rows(path)
  const [having, lacking] = [
    all.filter((row) => others.some((other) => beside.matches(row, other))),
    all.filter((row) => !others.some((other) => beside.matches(row, other))),
  ]
  expect(having.length).toBeGreaterThan(0)
  expect(idsOf(await rows(path, `filter[${name}]=true`))).toEqual(idsOf(having))
  expect(idsOf(await rows(path, `filter[${name}]=false`))).toEqual(idsOf(lacking))
  expect((await ask(path, `filter[${name}][0]=true&filter[${name}][1]=false`)).extensions.totalCount).toBe(
    all.length,
  )
  const counted = await ask(path, `filter[${name}]=false&filter[isActive]=true&filter[schoolYear]=2026`)
  expect(counted.extensions.totalCount).toBe(lacking.length)
})

it('a section has a teacher when it names one, or somebody beside one', async () => {
  const all = await rows('/section')
  const lacking = all.filter(({ primaryStaffId }) => primaryStaffId === null)
  expect(lacking.length).toBeGreaterThan(0)
  expect(idsOf(await rows('/section', 'filter[hasTeacher]=false'))).toEqual(idsOf(lacking))
  const [section] = lacking
  await change(section, { coTeacherIds: ['10432'] })
  expect(idsOf(await rows('/section', 'filter[hasTeacher]=true'))).toContain(section?.id)
})

it('somebody who teaches beside another one has a section', async () => {
  const [person] = await rows('/district/staffs', 'filter[hasSection]=false')
  const [section] = await rows('/section')
  await change(section, { coTeacherIds: [person?.staffId] })
  expect(idsOf(await rows('/district/staffs', 'filter[hasSection]=true'))).toContain(person?.id)
})

it('[ux 9.11] staff are found by any site where they work, not only their first', async () => {
  const [person, other] = await rows('/district/staffs', 'filter[primarySiteCode]=0401')
  await change(person, { siteCodes: ['0401', '0404'] })
  const worksAt = (codes: readonly string[]) => (row: Row) =>
    (row.siteCodes as string[]).some((code) => codes.includes(code))
  const all = await rows('/district/staffs')
  const at0404 = await rows('/district/staffs', 'filter[siteCodes]=0404')
  expect(idsOf(at0404)).toContain(person?.id)
  expect(idsOf(at0404)).not.toContain(other?.id)
  expect(idsOf(at0404)).toEqual(idsOf(all.filter(worksAt(['0404']))))
  const atBoth = await rows('/district/staffs', 'filter[siteCodes][0]=0404&filter[siteCodes][1]=0405')
  expect(idsOf(atBoth)).toEqual(idsOf(all.filter(worksAt(['0404', '0405']))))
  expect(await rows('/district/staffs', 'filter[siteCodes]=9999')).toEqual([])
})

it('a roster is found by who teaches its section', async () => {
  const all = await rows('/schedule')
  const staffId = all.find((line) => line.staffId !== null)?.staffId
  const found = await rows('/schedule', `filter[staffId]=${staffId}`)
  expect(idsOf(found)).toEqual(idsOf(all.filter((line) => line.staffId === staffId)))
  const nobodys = await rows('/schedule', 'filter[staffId][empty]=true')
  expect(nobodys.length).toBeGreaterThan(0)
  expect(idsOf(nobodys)).toEqual(idsOf(all.filter((line) => line.staffId === null)))
})

it('what is found follows what is stored, at once', async () => {
  const lacking = async () =>
    (await ask('/district/students', 'filter[hasContact]=false')).extensions.totalCount
  const before = await lacking()
  const [contact] = await rows('/contact')
  const own = await rows('/contact', `filter[studentId]=${contact?.studentId}`)
  for (const { id } of own)
    await server.db.updateTable('sisRows').set({ isActive: false }).where('id', '=', Number(id)).execute()
  expect(await lacking()).toBe(before + 1)
  await server.db
    .updateTable('sisRows')
    .set({ isActive: true, schoolYear: 2025 })
    .where('id', '=', Number(contact?.id))
    .execute()
  expect(await lacking()).toBe(before + 1)
})

it.each(['maybe', '2', 'null'])('R16 refuses %s as a yes or no', async (value) => {
  const answer = await browser(`/api/district/students?lea=${LEA}&filter[hasSection]=${value}`)
  expect(answer.status).toBe(400)
  expect((await answer.json()).error.message).toContain("'filter[hasSection]'")
})

it.each([
  'sort[hasSection]=asc',
  'facets[0]=hasSection',
  'filter[hasSection][empty]=true',
  'filter[hasSection][gte]=true',
])('R16 %s is not asked of a finding', async (query) => {
  expect((await browser(`/api/district/students?lea=${LEA}&${query}`)).status).toBe(400)
})

const change = async (row: Row | undefined, fields: object) => {
  const { data } = await server.db
    .selectFrom('sisRows')
    .select('data')
    .where('id', '=', Number(row?.id))
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('sisRows')
    .set({ data: json({ ...data, ...fields }) })
    .where('id', '=', Number(row?.id))
    .execute()
}
