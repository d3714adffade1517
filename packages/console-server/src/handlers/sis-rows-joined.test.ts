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

const rows = async (path: string, query = ''): Promise<Row[]> =>
  (await (await browser(`/api${path}?lea=${LEA}&limit=1000&${query}`)).json()).data
const byId = (list: readonly Row[], field: string) => new Map(list.map((row) => [row[field], row]))

it('a roster names its people, its course and the teacher of its section as they are stored', async () => {
  const roster = await rows('/schedule')
  const students = byId(await rows('/district/students'), 'studentId')
  const staff = byId(await rows('/district/staffs'), 'staffId')
  const courses = byId(await rows('/course'), 'courseId')
  const sections = byId(await rows('/section'), 'sectionId')
  const taught = roster.filter(({ staffId }) => staffId !== null)
  expect(taught.length).toBeGreaterThan(0)
  for (const line of roster) {
    const student = students.get(line.studentId)
    const teacher = staff.get(line.staffId)
    expect(line).toMatchObject({
      studentName: `${student?.lastName}, ${student?.firstName}`,
      staffId: sections.get(line.sectionId)?.primaryStaffId,
      staffName: teacher ? `${teacher.lastName}, ${teacher.firstName}` : null,
      courseTitle: courses.get(line.courseId)?.courseTitle,
    })
  }
})

it('a name that changes is another one on the roster at once', async () => {
  const [line] = await rows('/schedule')
  await server.db
    .updateTable('sisRows')
    .set({
      data: json({ studentId: line?.studentId, lastName: 'Quist', firstName: 'Ola', middleName: 'Vera' }),
    })
    .where('component', '=', 'students')
    .where('lea', '=', LEA)
    .where('sourceId', '=', String(line?.studentId))
    .execute()
  const [again] = await rows('/schedule', `filter[id]=${line?.id}`)
  expect(again?.studentName).toBe('Quist, Ola V.')
})

it('a section counts the students on its roster, and no one who has left', async () => {
  const roster = await rows('/schedule')
  const count = (sectionId: unknown) => roster.filter((line) => line.sectionId === sectionId).length
  const sections = await rows('/section')
  for (const { sectionId, studentCount } of sections) expect(studentCount).toBe(count(sectionId))
  const [line] = roster
  await server.db.updateTable('sisRows').set({ isActive: false }).where('id', '=', Number(line?.id)).execute()
  const [section] = await rows('/section', `filter[sectionId]=${line?.sectionId}`)
  expect(section?.studentCount).toBe(count(line?.sectionId) - 1)
})

it('a student carries the codes of their tags', async () => {
  const tags = await rows('/student-tags')
  expect(tags.length).toBeGreaterThan(0)
  for (const { studentId, tags: carried } of await rows('/district/students'))
    expect(carried).toEqual(tags.flatMap((tag) => (tag.studentId === studentId ? [tag.tagCode] : [])).sort())
})

it('R27 a grading period is current on its days by the clock of the product', async () => {
  const current = async () =>
    new Set((await rows('/grading-periods')).flatMap((row) => (row.isCurrent ? [row.gradingPeriodCode] : [])))
  expect(await current()).toEqual(new Set(['FY', 'T1', 'S1', 'Q1']))
  // 3:59 in the morning of October 19 by UTC is still the evening before in the East.
  server.advance(Date.parse('2026-10-19T03:59:00Z') - server.now().getTime())
  browser = await server.browser('admin@example.org')
  expect(await current()).toEqual(new Set(['FY', 'T1', 'S1']))
  server.advance(2 * 60_000)
  expect(await current()).toEqual(new Set(['FY', 'T1', 'S1', 'Q2']))
})
