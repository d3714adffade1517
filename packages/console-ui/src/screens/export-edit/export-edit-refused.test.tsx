import { type Export, memoryStorage, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type ExportsOfDistrict, exportsOfDistrict } from '../../testing/exports-of-district.ts'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import { type RefusedCall, testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { ExportEdit } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

let districtId: string
let exports: ExportsOfDistrict
let stored: Export
beforeEach(async () => {
  const district = await server.newDistrict()
  districtId = String(district.id)
  exports = await exportsOfDistrict(server, district.lea)
  await exports.enable([2])
  stored = await exports.add({ components: ['sites', 'staff', 'students'] })
})

const show = (faults: ShowScreenOptions['faults'] = []) => {
  const id = String(stored.id)
  return showScreen(<ExportEdit districtId={districtId} id={id} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('export-edit', { districtId, id }),
    draftStorage: memoryStorage(),
    faults,
  })
}
// Code of dialogs is fetched first.
const WAIT = { timeout: 15_000 }
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, WAIT)
const ready = () => field(/^Export name/)
const press = async ({ user }: ShownScreen, name: string) =>
  user.click(await screen.findByRole('button', { name }, WAIT))
const question = async () => within(await screen.findByRole('alertdialog', {}, WAIT))
/** How many people the filters take is an addition: without it the form is whole. */
const withoutPreview = async () => {
  expect(await field(/^Export name/)).toBeVisible()
  expect(screen.queryByText(/^About .* students/)).toBeNull()
}

const calls: readonly RefusedCall[] = [
  {
    call: 'exports.list',
    says: 'Error fetching exports',
    records: 'exports',
    inPlace: async (shown) => {
      expect(await screen.findByText('Error fetching exports')).toBeVisible()
      shown.faults.clear()
      await press(shown, 'Try again')
      expect(await ready()).toHaveValue('Roster to Screening')
    },
  },
  {
    call: 'exports.update',
    says: () => `Error patching export ${stored.id}`,
    records: 'exports',
    field: 'name',
    ready,
    make: async (shown) => {
      await shown.user.clear(await ready())
      await shown.user.paste('Typed once')
      await press(shown, 'Save changes')
    },
    inPlace: async (_, { code, reason }) => {
      expect(await ready()).toHaveValue('Typed once')
      if (code === 400) expect(await ready()).toHaveAccessibleDescription(reason)
      else
        expect(
          await screen.findByRole('region', { name: "We couldn't tell whether this was saved" }),
        ).toHaveTextContent(reason)
      expect(await exports.read(stored.id)).toMatchObject({ name: 'Roster to Screening' })
    },
  },
  {
    call: 'exports.sendNow',
    says: 'Error sending export',
    records: 'exports',
    ready,
    make: async (shown) => {
      await press(shown, 'Send now')
      await shown.user.click((await question()).getByRole('button', { name: 'Send export' }))
    },
    inPlace: async (_, { reason }) =>
      expect(await (await question()).findByRole('alert')).toHaveTextContent(reason),
  },
  {
    call: 'exports.remove',
    says: () => `Error removing export ${stored.id}`,
    records: 'exports',
    ready,
    make: async (shown) => {
      await press(shown, 'Delete export')
      const dialog = await question()
      await shown.user.type(dialog.getByRole('textbox', { name: /^Type/ }), stored.name)
      await shown.user.click(dialog.getByRole('button', { name: 'Delete export' }))
    },
    inPlace: async (_, { reason }) => {
      const dialog = await question()
      expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
      expect(dialog.getByRole('textbox', { name: /^Type/ })).toHaveValue(stored.name)
    },
  },
  {
    call: 'products.list',
    records: 'products',
    silent: true,
    inPlace: async () => expect(await ready()).toHaveValue('Roster to Screening'),
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
