import {
  ConsoleProvider,
  createConsoleRuntime,
  hostNavigation,
  memoryNavigation,
  memoryStorage,
  placeOf,
  type Query,
} from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineScreen } from '../../../patterns/define-screen/define-screen.tsx'
import { httpToServer } from '../../../testing/http-to-server.ts'
import { catchSavedFiles } from '../../../testing/saved-files.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import type { TableId } from './table-field.ts'
import { tableScreen } from './table-screen.tsx'
import { TABLES } from './tables.ts'

let server: TestServer
let districtId: string
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  districtId = String(server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))?.id)
}, 240_000)
afterAll(() => server.close())
const files = catchSavedFiles()

type Options = Partial<Parameters<typeof showScreen>[1]> & { query?: Query; district?: string }

const show = async (id: TableId, { query = {}, district = districtId, ...options }: Options = {}) => {
  const Table = defineScreen({ id, component: tableScreen(await TABLES[id].load()) })
  const shown = await showScreen(<Table districtId={district} />, {
    server,
    as: 'employee@example.org',
    place: placeOf(id, { districtId: district }, { query }),
    ...options,
  })
  return { ...shown, address: () => shown.runtime.navigation.get().current()?.query }
}
const rows = async () => {
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0))
  return screen.getAllByRole('rowheader')
}
/** A comma within quotes is no border of columns. */
const columnsInQuotes = (line: string) =>
  -(line.match(/"[^"]*"/g) ?? []).filter((cell) => cell.includes(',')).length
const rail = () => screen.getByRole('navigation', { name: 'Tables' })

test('[R31] another school year stands in the address, and goes along to the other tables', async () => {
  const { user, address } = await show('table-students')
  await rows()
  const years = screen.getByRole('combobox', { name: 'School year' })
  expect(years).toHaveDisplayValue('2026-2027')
  await waitFor(() => expect(within(years).getAllByRole('option').length).toBeGreaterThan(1))
  await user.selectOptions(years, '2025-2026')
  expect(address()).toEqual({ year: '2025' })
  expect(within(rail()).getByRole('link', { name: /^Staff/ })).toHaveAttribute(
    'href',
    `/${districtId}/table-viewer/staff?year=2025`,
  )
  expect((await screen.findAllByText('No students in 2025-2026'))[0]).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Show 2026-2027' }))
  expect(address()).toEqual({})
  await rows()
})

test('the head says how many of the listed rows are active, where not all are', async () => {
  const students = {
    id: 40,
    componentName: 'students',
    displayName: 'Students',
    isActive: true,
    storedRows: 48,
    activeRows: 46,
    lastImportedAt: '2026-09-13T22:03:00.000Z',
    lastBatchId: 48212,
  }
  await show('table-students', { faults: [['reference.components', { body: { data: [students] } }]] })
  expect(await screen.findByText('Imported 09/13/2026 - 06:03PM · 46 of 48 rows active')).toBeInTheDocument()
})

test('personal data is masked, in cells and for the clipboard, until it is asked for', async () => {
  const { user } = await show('table-students')
  const [first] = await rows()
  const birthDate = () => first?.closest('tr')?.cells[5]?.textContent ?? ''
  expect(birthDate()).toContain('••••••••')
  expect(birthDate()).not.toMatch(/\d/)
  await user.click(screen.getByRole('button', { name: 'Show personal data' }))
  await waitFor(() => expect(birthDate()).toMatch(/^\d\d\/\d\d\/\d{4}$/))
  await user.click(screen.getByRole('button', { name: 'Hide personal data' }))
  expect(birthDate()).toContain('••••••••')
})

test('a table without personal fields offers no such switch', async () => {
  await show('table-sections')
  await rows()
  expect(screen.queryByRole('button', { name: 'Show personal data' })).not.toBeInTheDocument()
})

test('a finding tells how many active rows it is about, and a press shows just these', async () => {
  const { user, address } = await show('table-sections', { query: { sort: { courseId: 'desc' } } })
  const total = await screen.findByText(/^[\d,]+ sections$/)
  const all = total.textContent
  const chip = await screen.findByRole('button', { name: /^\d+ sections? without a teacher$/ })
  const count = Number.parseInt(chip.textContent ?? '', 10)
  expect(count).toBeLessThan(Number(all?.replace(/\D/g, '')))
  expect(chip).toHaveAttribute('aria-pressed', 'false')
  await user.click(chip)
  expect(chip).toHaveAttribute('aria-pressed', 'true')
  expect(address()).toEqual({
    sort: { courseId: 'desc' },
    filter: { hasTeacher: ['false'], isActive: ['true'] },
  })
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(count))
  await user.click(chip)
  await waitFor(() => expect(total).toHaveTextContent(all ?? ''))
})

test('no rows for a filter are told in its words, and Clear filters brings all back', async () => {
  const day = '2026-07-04'
  const { user, address } = await show('table-attendance', {
    query: { filter: { attendanceDate: { gte: day, lte: day }, attendanceCategory: ['tardy'] } },
  })
  const region = within(await screen.findByRole('region', { name: 'Attendance table' }))
  expect(await region.findByText('No attendance rows for 07/04/2026, Description Tardy')).toBeVisible()
  await user.click(region.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toEqual({})
  await rows()
})

test.each([
  ['leads to the templates', ['ROLE_SETUP_DISTRICT_VIEW', 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_VIEW'], 1],
  ['leads nowhere that its reader may not go', [], 0],
] as const)('a table that was never imported says so, and %s', async (_, roles, links) => {
  const { id, email } = await server.newDistrict({ roles: ['ROLE_TABLE_VIEWER_VIEW', ...roles] })
  await show('table-attendance', { district: String(id), as: email })
  const region = within(await screen.findByRole('region', { name: 'Attendance table' }))
  expect(await region.findByText('Attendance is not imported for this district.')).toBeVisible()
  expect(region.queryAllByRole('link', { name: 'Open templates' })).toHaveLength(links)
})

test('the rail finds a table by a part of its name', async () => {
  const { user } = await show('table-sites')
  await rows()
  const box = within(rail()).getByRole('searchbox', { name: 'Find a table' })
  await user.type(box, 'card')
  expect(within(rail()).getByRole('link')).toHaveAccessibleName(/^Report Cards/)
  await user.clear(box)
  await user.type(box, 'nothing')
  expect(within(rail()).getByText('No matching tables')).toBeVisible()
})

test('[S1] a host that has this table alone sees no way to the others, and all the rest works', async () => {
  const { user, calls } = await show('table-students', {
    navigation: hostNavigation({ href: () => undefined, go: () => {} }),
  })
  const [first] = await rows()
  expect(screen.queryByRole('navigation', { name: 'Tables' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Table' })).not.toBeInTheDocument()
  await user.click(within(first as HTMLElement).getByRole('button'))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(calls).not.toContain('GET /api/district/staffs')
})

test('[R16] the open record stands in the address, and closing it leaves the rest of the list as it was', async () => {
  const { user, address } = await show('table-students', { query: { sort: { gradeLevel: 'desc' } } })
  const [first] = await rows()
  await user.click(within(first as HTMLElement).getByRole('button'))
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(address()).toEqual({ sort: { gradeLevel: 'desc' }, row: expect.stringMatching(/^\d+$/) })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(address()).toEqual({ sort: { gradeLevel: 'desc' } })
})

test('what is ordered by a name is ordered by the last one', async () => {
  const { user, address } = await show('table-students', {
    navigation: memoryNavigation(placeOf('table-students', { districtId })),
  })
  await rows()
  const name = screen.getByRole('columnheader', { name: 'Name' })
  expect(name).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(name).getByRole('button', { name: 'Name' }))
  expect(address()).toEqual({ sort: { lastName: 'desc' } })
  expect(name).toHaveAttribute('aria-sort', 'descending')
})

test('[privacy] who asks for personal data is in the audit log', async () => {
  const noted = () =>
    server.db
      .selectFrom('auditEntries')
      .select(['subjectKind', 'subjectId', 'changes'])
      .where('operation', '=', 'personalData.noteShown')
      .execute()
  const before = (await noted()).length
  const { user } = await show('table-students')
  await rows()
  await user.click(screen.getByRole('button', { name: 'Show personal data' }))
  await waitFor(async () => expect(await noted()).toHaveLength(before + 1))
  expect((await noted()).at(-1)).toMatchObject({
    subjectKind: 'personalData',
    subjectId: districtId,
    changes: [{ field: 'personalDataShown', to: 'records: students' }],
  })
  expect(screen.getByRole('button', { name: 'Hide personal data' })).toBeVisible()
})

test('[privacy] what cannot be noted is hidden again', async () => {
  const message = 'The audit log is out of reach.'
  const { user, runtime } = await show('table-students', {
    faults: [['personalData.noteShown', { status: 500, message }]],
  })
  await rows()
  await user.click(screen.getByRole('button', { name: 'Show personal data' }))
  await waitFor(() => expect(JSON.stringify(runtime.snackbars.get())).toContain(message))
  expect(screen.getByRole('button', { name: 'Show personal data' })).toBeVisible()
})

test('[ux 8.1] [ux 8.4] the file holds all rows of the filter, and personal data only while it is on show', async () => {
  const { user } = await show('table-students', {
    query: { filter: { gradeLevel: ['08'] }, sort: { studentId: 'asc' } },
  })
  await rows()
  const count = Number.parseInt((await screen.findByText(/^[\d,]+ students$/)).textContent ?? '', 10)
  const save = async (button: string) => {
    await user.click(screen.getByRole('button', { name: button }))
    const { name, lines } = await files.next()
    const [head = '', ...body] = lines
    const at = head.split(',').indexOf('Birth date')
    return { name, body, birthDates: body.map((line) => line.split(',').at(at - columnsInQuotes(line))) }
  }
  const masked = await save('Download CSV (masked)')
  expect(masked.name).toMatch(/^larkspur-valley-unified_table-students_2026-09-14\.csv$/)
  expect(masked.body).toHaveLength(count)
  expect(new Set(masked.birthDates)).toEqual(new Set(['••••••••']))
  await user.click(screen.getByRole('button', { name: 'Show personal data' }))
  const shown = await save('Download CSV')
  expect(shown.birthDates.every((day) => /^\d{4}-\d\d-\d\d$/.test(day ?? ''))).toBe(true)
})

test('[S1] two districts on one page keep rows, filters and open records apart', async () => {
  const other = await server.newDistrict({ roles: ['ROLE_TABLE_VIEWER_VIEW'] })
  const Sites = defineScreen({
    id: 'table-sites',
    component: tableScreen(await TABLES['table-sites'].load()),
  })
  const { http } = httpToServer(server, { cookie: await server.signIn('employee@example.org') })
  const runtime = createConsoleRuntime({ http, clock: server.now, storage: memoryStorage() })
  const { user } = await showScreen(
    <>
      <Sites districtId={districtId} />
      <ConsoleProvider runtime={runtime}>
        <Sites districtId={String(other.id)} />
      </ConsoleProvider>
    </>,
    { server, as: 'employee@example.org' },
  )
  // By selectors: asking two pages of controls for roles takes seconds here
  const part = (at: number, selector: string) => [
    ...(document
      .querySelectorAll('[data-ec-screen="table-sites"]')
      [at]?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  const heads = (at: number) => part(at, 'tbody th')
  const search = (at: number) => part(at, '[data-ec-list-bar] input')[0]
  await waitFor(() => expect(heads(0).length).toBeGreaterThan(1))
  await waitFor(() =>
    expect(part(1, 'table')[0]).toHaveTextContent('Sites are not imported for this district.'),
  )
  expect(heads(1)).toEqual([])
  const code = heads(0)[0]?.textContent ?? ''
  await user.type(search(0) ?? document.body, `${code}{Enter}`)
  await waitFor(() => expect(heads(0)).toHaveLength(1))
  expect(search(1)).toHaveValue('')
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  await user.click(heads(0)[0]?.querySelector('button') ?? document.body)
  expect(await screen.findByRole('dialog', { name: `Site ${code}` })).toBeVisible()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})
