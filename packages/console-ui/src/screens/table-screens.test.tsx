import { placeOf } from '@edconsole/console-core'
import { routeTable, SIS_ROW_FIELDS } from '@edconsole/console-core/contract'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableId } from '../features/tables/viewer/table-field.ts'
import { ROW_META_FIELDS } from '../features/tables/viewer/table-field.ts'
import { TABLE_GROUPS, TABLES } from '../features/tables/viewer/tables.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { screenLoaders } from './screens.ts'

type Case = {
  id: TableId
  title: string
  columns: string
  path: string
  /** What a failure says, before its reason. */
  failure: string
}

const sentence = (records: string) => `An error occurred while fetching ${records} . Reason: Disk full`

const CASES: readonly Case[] = [
  {
    id: 'table-attendance',
    title: 'Attendance',
    columns: 'Local ID, Date, Site, Period, Code, Description, Minutes, Term',
    path: 'attendance',
    failure: 'Error fetching attendance.',
  },
  {
    id: 'table-gradebooks',
    title: 'Gradebooks',
    columns: 'Gradebook, Section, Course, Teacher ID, Term, Category, Weight',
    path: 'gradebook',
    failure: sentence('gradebooks'),
  },
  {
    id: 'table-grading-periods',
    title: 'Grading Periods',
    columns: 'Name, Site, School year, Starts, Ends, Type',
    path: 'grading-periods',
    failure: 'Error fetching grading periods',
  },
  {
    id: 'table-roster',
    title: 'Roster',
    columns: 'Local ID, Section, Course, Site, Period, Teacher ID, Entered, Left',
    path: 'schedule',
    failure: sentence('schedules'),
  },
  {
    id: 'table-courses',
    title: 'Courses',
    columns: 'Course code, Title, Department, Credits, Site, Active',
    path: 'course',
    failure: 'Error fetching courses.',
  },
  {
    id: 'table-contacts',
    title: 'Contacts',
    columns: 'Local ID, Contact name, Relation, Phone, Email, Language, Primary',
    path: 'contact',
    failure: sentence('contacts'),
  },
  {
    id: 'table-sections',
    title: 'Report Card',
    columns: 'Section ID, Course, Site, Teacher ID, Term, Period, Seats',
    path: 'section',
    failure: sentence('sections'),
  },
  {
    id: 'table-staff',
    title: 'Staff',
    columns: 'Staff ID, Name, Email, Site, Role, Active',
    path: 'district/staffs',
    failure: 'Error fetching staff',
  },
  {
    id: 'table-students',
    title: 'Students',
    columns: 'Local ID, State ID, Name, Grade, Site, Birth date, Status, Entered',
    path: 'district/students',
    failure: 'Error fetching students',
  },
  {
    id: 'table-student-tags',
    title: 'Student Tags',
    columns: 'Local ID, Tag, Starts, Ends, Source',
    path: 'student-tags',
    failure: 'Error fetching students tags',
  },
  {
    id: 'table-student-programs',
    title: 'Student Programs',
    columns: 'Local ID, Program, Site, Starts, Ends, Status',
    path: 'student-programs',
    failure: sentence('student programs'),
  },
  {
    id: 'table-sites',
    title: 'Sites',
    columns: 'Site code, Name, School type, Grades, Active',
    path: 'district/sites',
    failure: 'Error fetching sites',
  },
  {
    id: 'table-report-cards',
    title: 'Report Cards',
    columns: 'Local ID, Course, Term, Mark, Comment code, Teacher ID',
    path: 'grade',
    failure: sentence('grades'),
  },
  {
    id: 'table-transcripts',
    title: 'Transcripts',
    columns: 'Local ID, School year, Course, Mark, Credits, Site',
    path: 'transcript',
    failure: sentence('transcripts'),
  },
  {
    id: 'table-behavior',
    title: 'Behavior',
    columns: 'Incident ID, Local ID, Date, Site, Offense, Action, Days',
    path: 'behavior',
    failure: 'Error fetching behavior.',
  },
  {
    id: 'table-enrollment',
    title: 'Enrollment',
    columns: 'Local ID, Site, Grade, Entered, Left, Entry reason, Exit reason',
    path: 'enrollment',
    failure: sentence('enrollment'),
  },
]

let server: TestServer
let districtId: string
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  districtId = String(server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))?.id)
}, 240_000)
afterAll(() => server.close())

const show = async (id: TableId, options: Partial<Parameters<typeof showScreen>[1]> = {}) => {
  const { screen: Table } = await screenLoaders[id]()
  return showScreen(<Table districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf(id, { districtId }),
    ...options,
  })
}

for (const { id, title, columns, path } of CASES)
  test(`[S2.2] ${id} is titled "${title}", shows the rows of its call under its own columns, and edits nothing`, {
    tags: `main:${id}`,
  }, async () => {
    const { calls } = await show(id)
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0))
    const shown = screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))
    expect(shown).toEqual(columns.split(', '))
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText('Read only')).toBeVisible()
    expect(calls).toContain(`GET /api/${path}`)
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])
    const rail = within(screen.getByRole('navigation', { name: 'Tables' }))
    expect(rail.getAllByRole('link')).toHaveLength(16)
    expect(rail.getAllByRole('link', { current: 'page' })).toHaveLength(1)
  })

test.each(CASES)('[S8] $id says why its rows could not be fetched', async ({ id, title, path, failure }) => {
  const isItsCall = (request: Request) => new URL(request.url).pathname === `/api/${path}`
  await show(id, { faults: [[isItsCall, { status: 500, message: 'Disk full' }]] })
  const table = within(await screen.findByRole('region', { name: `${title} table` }))
  expect(await table.findByText(failure)).toBeVisible()
  expect(table.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.each(CASES)('[S7] $id offers every field of its rows, each once', async ({ id }) => {
  const { component, fields } = await TABLES[id].load()
  const stored = [...Object.keys(SIS_ROW_FIELDS[component]), ...ROW_META_FIELDS.map(({ field }) => field)]
  const named = fields.map(({ field }) => field)
  expect(new Set(named).size).toBe(named.length)
  const covered = new Set(fields.flatMap(({ field, from = [] }) => [field, ...from]))
  expect(stored.filter((field) => !covered.has(field))).toEqual([])
  expect(new Set(fields.map(({ title }) => title)).size).toBe(fields.length)
})

test.each(CASES)('$id stands in one group, under the id and the component of its route', async ({ id }) => {
  const table = await TABLES[id].load()
  expect([table.id, table.component]).toEqual([id, TABLES[id].component])
  expect(TABLE_GROUPS.flatMap(({ tables }) => tables).filter((one) => one === id)).toHaveLength(1)
  expect(routeTable[id].parent).toBe('table-viewer')
})
