import { memoryStorage, placeOf, type Query } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ExportsOfDistrict, exportsOfDistrict } from '../../testing/exports-of-district.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { ExportAdd } from './index.ts'

const [SCREENING, WHOLE_CHILD, ANALYTICS] = [2, 3, 7]

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

let district: Awaited<ReturnType<TestServer['newDistrict']>>
let exports: ExportsOfDistrict
beforeEach(async () => {
  district = await server.newDistrict()
  exports = await exportsOfDistrict(server, district.lea)
  await exports.enable([SCREENING])
})

type Options = Partial<ShowScreenOptions> & { product?: number; query?: Query }
const show = ({ product = SCREENING, query = {}, ...options }: Options = {}) => {
  const params = { districtId: String(district.id), productId: String(product) }
  return showScreen(<ExportAdd {...params} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('export-add', params, { query }),
    draftStorage: memoryStorage(),
    ...options,
  })
}
const WAIT = { timeout: 15_000 }
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, WAIT)
const enter = async ({ user }: ShownScreen) => {
  await user.type(await field(/^Host/), 'sftp.example.org')
  await user.type(await field(/^Username/), 'larkspur')
}
const add = ({ user }: ShownScreen) => user.click(screen.getByRole('button', { name: 'Add export' }))
const told = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)
const inDatabase = () =>
  server.db.selectFrom('exports').selectAll().where('lea', '=', district.lea).executeTakeFirst()

test('[ux 9.7] begins with what the product wants and the current year; made, the list opens', {
  tags: 'main:export-add',
}, async () => {
  const shown = await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Export: Screening' })).toBeVisible()
  expect(await field(/^Export name/)).toHaveValue('Data for Screening')
  expect(await field(/^School year/)).toHaveDisplayValue('2026-2027')
  for (const name of ['Sites', 'Staff', 'Students', 'Roster'])
    expect(screen.getByRole('checkbox', { name })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Attendance' })).not.toBeChecked()
  await enter(shown)
  await shown.user.type(await field(/^Password/), 'opens-it')
  await add(shown)
  await waitFor(() => expect(shown.runtime.navigation.get().current()?.id).toBe('export'), WAIT)
  expect(told(shown)).toEqual(['Export created (Screening)'])
  // R36: the mark of a password is for changes alone
  expect(shown.calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/export'])
  expect(await inDatabase()).toMatchObject({
    productId: SCREENING,
    schoolYear: 2026,
    name: 'Data for Screening',
    isEnabled: false,
    deliveryMethod: 'sftp',
    host: 'sftp.example.org',
    port: 22,
    username: 'larkspur',
    components: expect.arrayContaining(['sites', 'staff', 'students', 'enrollment', 'roster']),
    fileNamePattern: '{lea}_{component}_{yyyyMMdd}.csv',
    secrets: { password: expect.anything() },
  })
})

test('[ux 9.7] says how many people the chosen sites have, with staff who work at more than one', async () => {
  const employee = await server.browser('employee@example.org')
  const make = (call: string, body: object) =>
    employee(`/api/district/${call}?lea=${district.lea}`, { method: 'POST', body: JSON.stringify(body) })
  const kim = { firstName: 'Kim', lastName: 'Ode', role: 'teacher' }
  for (const siteCode of ['014', '015']) await make('site', { siteCode, siteName: `Site ${siteCode}` })
  await make('staff', { ...kim, staffId: '1', siteCodes: ['014', '015'] })
  await make('staff', { ...kim, staffId: '2', siteCodes: ['014'] })
  const { user, calls, faults } = await show()
  expect(await screen.findByText('About 0 students and 2 staff as stored now.', {}, WAIT)).toBeVisible()
  // Figures of the chosen sites never stand beside those of all
  const students = faults.on('students.list', { hold: true })
  const before = calls.length
  await user.click(await screen.findByRole('checkbox', { name: '015 Site 015' }, WAIT))
  await waitFor(() => expect(calls.slice(before)).toContain('GET /api/district/staffs'))
  await new Promise((done) => setTimeout(done, 300))
  expect(screen.getByText('About 0 students and 2 staff as stored now.')).toBeVisible()
  students.release()
  expect(await screen.findByText('About 0 students and 1 staff as stored now.')).toBeVisible()
})

test('[S5] what is missing is asked for, and nothing is sent', async () => {
  const shown = await show()
  await field(/^Host/)
  await add(shown)
  await waitFor(async () => expect(await field(/^Host/)).toHaveAccessibleDescription('Enter the host'), WAIT)
  expect(await field(/^Username/)).toHaveAccessibleDescription('Enter the username')
  expect(shown.calls.some((call) => call.startsWith('POST'))).toBe(false)
})

test.each([
  ['is not enabled', WHOLE_CHILD, "Whole Child isn't turned on for 2026-2027."],
  ['takes none', ANALYTICS, "Analytics doesn't accept exports."],
  ['nobody knows', 999, 'Product not found.'],
])(
  '[ux 9.7] for a product that %s there is a reason and a way back in place of the form',
  async (_, product, reason) => {
    await exports.enable([ANALYTICS])
    await show({ product })
    expect(await screen.findByText(reason, {}, WAIT)).toBeVisible()
    expect(screen.getByRole('link', { name: 'All exports' })).toHaveAttribute(
      'href',
      `/${district.id}/export`,
    )
    expect(screen.queryByRole('form')).toBeNull()
  },
)

test('[ux 9.7] a product that has one already leads back too, to the year that it was asked for', async () => {
  await exports.enable([SCREENING], 2025)
  await exports.add({ schoolYear: 2025 })
  await show({ query: { year: '2025' } })
  expect(await screen.findByText('Screening already has an export for 2025-2026.', {}, WAIT)).toBeVisible()
  expect(screen.getByRole('link', { name: 'All exports' })).toHaveAttribute(
    'href',
    `/${district.id}/export?year=2025`,
  )
})

test('another year is judged as soon as it is chosen', async () => {
  const { user } = await show()
  await user.selectOptions(await field(/^School year/), '2025-2026')
  expect(await screen.findByText(/^Screening isn't turned on for 2025-2026\./, {}, WAIT)).toBeVisible()
})

test('Cancel leads back to the list', async () => {
  const { user, runtime } = await show()
  await field(/^Host/)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(runtime.navigation.get().current()?.id).toBe('export')
})
