import { DistrictScope, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ShowScreenOptions, showScreen } from '../../../testing/show-screen.tsx'
import type { TableDefinition, TableRow } from '../viewer/table-definition.ts'
import { sectionsTable } from '../viewer/tables/sections.ts'
import { studentsTable } from '../viewer/tables/students.ts'
import { RecordDrawer, type RecordDrawerProps } from './record-drawer.tsx'

const YEAR = 2026
let server: TestServer
let districtId: string
let lea: string
/** A student whom imports found something wrong with, and who was loaded all the same. */
let student: TableRow
let section: TableRow

type Answer<Row> = { data: Row[]; extensions: { totalCount: number } }
const ask = async <Row,>(path: string): Promise<Answer<Row>> => {
  const browser = await server.browser('employee@example.org')
  const joint = path.includes('?') ? '&' : '?'
  return (await browser(`/api${path}${joint}lea=${lea}`)).json() as Promise<Answer<Row>>
}

beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  const district = server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))
  districtId = String(district?.id)
  lea = String(district?.lea)
  const [warned] = (
    await ask<{ sourceId: string }>(
      '/district/import-log-details?filter[severity]=warning&filter[componentName]=students&limit=1',
    )
  ).data
  const [found] = (await ask<TableRow>(`/district/students?filter[sourceId]=${warned?.sourceId}`)).data
  const [taught] = (await ask<TableRow>('/section?filter[hasStudents]=true&limit=1')).data
  if (!found || !taught) throw new Error('the demonstration has such rows')
  student = found
  section = taught
}, 240_000)
afterAll(() => server.close())

/** Who shows it decides about personal data. */
function Drawer(props: Omit<RecordDrawerProps, 'showPersonal' | 'onTogglePersonal'>): ReactElement {
  const [shown, setShown] = useState(false)
  return <RecordDrawer {...props} showPersonal={shown} onTogglePersonal={() => setShown(!shown)} />
}

type Options = Partial<ShowScreenOptions> & { table?: TableDefinition; row?: TableRow; tab?: string }

const show = async ({ table = studentsTable, row = student, tab, ...options }: Options = {}) => {
  const place = placeOf(table.id, { districtId }, { query: { row: String(row.id), ...(tab && { tab }) } })
  const shown = await showScreen(
    <DistrictScope districtId={districtId}>
      <Drawer
        table={table}
        row={row}
        districtId={districtId}
        year={YEAR}
        onClose={() => {}}
        position="1 of 2"
      />
    </DistrictScope>,
    { server, as: 'employee@example.org', place, ...options },
  )
  const drawer = within(await screen.findByRole('dialog'))
  const tabs = within(await drawer.findByRole('navigation'))
  await waitFor(() => expect(tabs.getAllByRole('link').length).toBeGreaterThan(2))
  return { ...shown, drawer, tabs }
}
/** What is written beside a name. */
const factOf = (drawer: ReturnType<typeof within>, name: string): HTMLElement => {
  const value = drawer.getByText(name, { selector: 'dt' }).nextElementSibling
  if (!(value instanceof HTMLElement)) throw new Error(`nothing stands beside ${name}`)
  return value
}

it('[ux 9.11] shows every field by its name, its codes in words, and where the row came from', async () => {
  const { drawer } = await show()
  expect(drawer.getByRole('heading', { name: `Student ${student.sourceId}` })).toBeVisible()
  for (const { title } of studentsTable.fields) {
    // It says where a record came from, and this one came from a file.
    if (title === 'OneRoster ID') expect(drawer.queryByText(title, { selector: 'dt' })).toBeNull()
    else expect(drawer.getByText(title, { selector: 'dt' })).toBeInTheDocument()
  }
  expect(factOf(drawer, 'Gender').textContent).toMatch(/^(Female F|Male M|Nonbinary X|Unspecified U)$/)
  expect(factOf(drawer, 'Source key')).toHaveTextContent(student.sourceId)
  expect(within(factOf(drawer, 'Batch')).getByRole('link')).toHaveAttribute(
    'href',
    `/${districtId}/import-logs/results/${student.batchId}`,
  )
  const site = within(factOf(drawer, 'Site')).getByRole('link')
  expect(decodeURIComponent(site.getAttribute('href') ?? '')).toBe(
    `/${districtId}/table-viewer/sites?year=2026&filter[siteCode][0]=${site.textContent}`,
  )
})

it('hides what is personal until it is asked for, without a copy of it anywhere', async () => {
  const { drawer, user } = await show()
  const birth = String(Reflect.get(student, 'birthDate'))
  const written = `${birth.slice(5, 7)}/${birth.slice(8)}/${birth.slice(0, 4)}`
  expect(factOf(drawer, 'Birth date')).toHaveTextContent('hidden')
  expect(document.body.innerHTML).not.toContain(written)
  expect(drawer.queryByRole('button', { name: 'Copy Birth date' })).not.toBeInTheDocument()
  await user.click(drawer.getByRole('button', { name: 'Show personal data' }))
  expect(factOf(drawer, 'Birth date')).toHaveTextContent(written)
})

it('tells the story of the record over all batches, newest first, each line leading to its source row', async () => {
  const { drawer, tabs, user, calls, runtime } = await show()
  expect(calls.filter((call) => call.includes('details'))).toEqual([])
  await user.click(tabs.getByRole('link', { name: 'Errors' }))
  expect(runtime.navigation.get().current()?.query).toMatchObject({ tab: 'errors', row: String(student.id) })
  const region = within(await drawer.findByRole('region', { name: 'Errors for this record' }))
  const lines = await region.findAllByRole('listitem')
  const { data } = await ask<{ id: number; batchId: number; etlStatusId: number; loggedAt: string }>(
    `/district/import-log-details?filter[sourceId]=${student.sourceId}&filter[componentName]=students&sort[loggedAt]=desc`,
  )
  expect(lines).toHaveLength(data.length)
  const [newest] = data
  const link = within(lines[0] as HTMLElement).getByRole('link')
  expect(link).toHaveTextContent(`Batch ${newest?.batchId}: `)
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    `/${districtId}/import-logs/details/${newest?.batchId}/${newest?.etlStatusId}?filter[id][0]=${newest?.id}`,
  )
  expect(calls.filter((call) => call.includes('details'))).toHaveLength(1)
})

it('a record without findings says so', async () => {
  const { drawer } = await show({ table: sectionsTable, row: section, tab: 'errors' })
  expect(await drawer.findByText('No import errors for this record.')).toBeVisible()
})

it('[domain 8.15] a student has its tables as tabs; each is asked for when it is opened, and leads to all its rows', async () => {
  const { drawer, tabs, user, calls } = await show()
  const named = await tabs.findAllByRole('link')
  expect(named.map((tab) => tab.textContent)).toEqual([
    ...['Record', 'Errors', 'Enrollment', 'Roster', 'Attendance', 'Report Cards', 'Contacts'],
    ...['Student Programs', 'Student Tags', 'Behavior', 'Transcripts'],
  ])
  const before = calls.length
  await user.click(tabs.getByRole('link', { name: 'Enrollment' }))
  const table = await drawer.findByRole('table', { name: 'Enrollment' })
  expect(calls.slice(before)).toEqual(['GET /api/enrollment'])
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map((head) => head.textContent)).toEqual(
    expect.arrayContaining(['Site', 'Grade', 'Entered', 'Left']),
  )
  // Every row is of this student
  expect(heads.map((head) => head.textContent)).not.toContain('Local ID')
  const { extensions } = await ask(
    `/enrollment?filter[studentId]=${student.sourceId}&filter[schoolYear]=${YEAR}`,
  )
  expect(within(table).getAllByRole('row')).toHaveLength(extensions.totalCount + 1)
  const all = drawer.getByRole('link', { name: 'Open in Table Viewer' })
  expect(decodeURIComponent(all.getAttribute('href') ?? '')).toBe(
    `/${districtId}/table-viewer/enrollment?year=2026&filter[studentId][0]=${student.sourceId}`,
  )
})

it('a section opens with its roster, of its own site', async () => {
  const { drawer } = await show({ table: sectionsTable, row: section, tab: 'roster' })
  const table = await drawer.findByRole('table', { name: 'Roster' })
  const [sectionId, siteCode] = [Reflect.get(section, 'sectionId'), Reflect.get(section, 'siteCode')]
  const { extensions } = await ask(
    `/schedule?filter[sectionId]=${sectionId}&filter[siteCode]=${siteCode}&filter[schoolYear]=${YEAR}`,
  )
  expect(extensions.totalCount).toBeGreaterThan(0)
  expect(within(table).getAllByRole('row')).toHaveLength(Math.min(25, extensions.totalCount) + 1)
})

it('what is hidden in a record is hidden in the tables beside it', async () => {
  const { drawer } = await show({ tab: 'contacts' })
  const table = await drawer.findByRole('table', { name: 'Contacts' })
  expect(within(table).getAllByText('hidden').length).toBeGreaterThan(0)
})

it('a tab that fails says so in its place, and trying again mends it', async () => {
  const { drawer, user, faults } = await show({
    tab: 'enrollment',
    faults: [['enrollment.list', { status: 502, message: 'Down' }]],
  })
  const again = await drawer.findByRole('button', { name: 'Try again' })
  faults.clear()
  await user.click(again)
  expect(await drawer.findByRole('table', { name: 'Enrollment' })).toBeVisible()
})

it('[R47] without the logs there are neither errors nor links to batches', async () => {
  const browser = await server.browser('employee@example.org')
  const { data: user }: { data: object } = await (await browser('/api/user-info')).json()
  const roles = ['ROLE_TABLE_VIEWER_VIEW']
  const { drawer, tabs } = await show({
    tab: 'errors',
    faults: [['session.userInfo', { body: { data: { ...user, roles, reachableRoles: roles } } }]],
  })
  expect(tabs.queryByRole('link', { name: 'Errors' })).not.toBeInTheDocument()
  expect(tabs.getByRole('link', { name: 'Record' })).toHaveAttribute('aria-current', 'page')
  expect(within(factOf(drawer, 'Batch')).queryByRole('link')).not.toBeInTheDocument()
})
