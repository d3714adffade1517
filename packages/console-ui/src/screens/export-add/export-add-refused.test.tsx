import { memoryStorage, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect } from 'vitest'
import { exportsOfDistrict } from '../../testing/exports-of-district.ts'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import { type RefusedCall, testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { ExportAdd } from './index.ts'

const SCREENING = 2

let server: TestServer
/** Nothing of it is ever saved. */
let district: TestDistrict
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  district = await server.newDistrict()
  await (await exportsOfDistrict(server, district.lea)).enable([SCREENING])
}, 240_000)
afterAll(() => server.close())

const show = (faults: ShowScreenOptions['faults'] = []) => {
  const params = { districtId: String(district.id), productId: String(SCREENING) }
  return showScreen(<ExportAdd {...params} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('export-add', params),
    draftStorage: memoryStorage(),
    faults,
  })
}
const WAIT = { timeout: 15_000 }
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, WAIT)
const ready = () => field(/^Host/)
const retried = async ({ user, faults }: ShownScreen) => {
  faults.clear()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await field(/^Export name/)).toHaveValue('Data for Screening')
}
/** How many people the filters take is an addition: without it the form is whole. */
const withoutPreview = async () => {
  expect(await field(/^Export name/)).toBeVisible()
  expect(screen.queryByText(/^About .* students/)).toBeNull()
}

const calls: readonly RefusedCall[] = [
  {
    call: 'exports.create',
    says: () => `Error posting export for ${district.lea}`,
    records: 'exports',
    field: 'host',
    ready,
    make: async ({ user }) => {
      await user.type(await ready(), 'sftp.example.org')
      await user.type(await field(/^Username/), 'larkspur')
      await user.click(screen.getByRole('button', { name: 'Add export' }))
    },
    inPlace: async (_, { code, reason }) => {
      expect(await ready()).toHaveValue('sftp.example.org')
      if (code === 400) expect(await ready()).toHaveAccessibleDescription(reason)
      else
        expect(
          await screen.findByRole('region', { name: "We couldn't tell whether this was saved" }),
        ).toHaveTextContent(reason)
      const { lea } = district
      expect(
        await server.db.selectFrom('exports').selectAll().where('lea', '=', lea).executeTakeFirst(),
      ).toBeUndefined()
    },
  },
  { call: 'exports.list', says: 'Error fetching exports', records: 'exports', inPlace: retried },
  { call: 'productsEnabled.list', records: 'enabled products', inPlace: retried },
  { call: 'products.list', says: 'Error fetching ied products', records: 'products', inPlace: retried },
  {
    call: 'reference.schoolYears',
    records: 'school years',
    // The year that the address names, and the current one, can be chosen all the same
    inPlace: async () => expect(await field(/^School year/)).toHaveDisplayValue('2026-2027'),
  },
  {
    call: 'sites.list',
    records: 'sites',
    silent: true,
    // Their codes can be entered all the same
    inPlace: async () => expect(await screen.findByRole('textbox', { name: /^Sites/ }, WAIT)).toBeVisible(),
  },
  { call: 'students.list', records: 'students', silent: true, inPlace: withoutPreview },
  {
    call: 'staff.list',
    records: 'staff',
    silent: true,
    inPlace: async () => expect(await screen.findByText(/^About [\d,]+ students?/, {}, WAIT)).toBeVisible(),
  },
]
testRefusedCalls(show, calls)
testNoCallIsMissing(async () => {
  const shown = await show()
  await ready()
  return shown
}, calls)
