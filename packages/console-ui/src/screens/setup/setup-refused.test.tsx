import { memoryStorage, placeWith } from '@edconsole/console-core'
import {
  createTestServer,
  type SisSimulator,
  startSisSimulator,
  type TestServer,
} from '@edconsole/console-server/testing'
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect } from 'vitest'
import { exportsOfDistrict } from '../../testing/exports-of-district.ts'
import {
  type Refusal,
  type RefusedCall,
  summaryTitle,
  testRefusedCalls,
} from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { districtWithSis } from '../../testing/sis-of-district.ts'
import { Setup } from './index.ts'

const SCREENING = 2

let server: TestServer
let simulator: SisSimulator
/** With a site and a product, which later steps need; what the steps send is never saved. */
let district: Awaited<ReturnType<typeof districtWithSis>>
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true })
  simulator = await startSisSimulator()
  district = await districtWithSis(server, simulator, { contactEmailAddress: '' })
  await (await exportsOfDistrict(server, district.lea)).enable([SCREENING])
  const employee = await server.browser('employee@example.org')
  await employee(`/api/district/site?lea=${district.lea}`, {
    method: 'POST',
    body: JSON.stringify({ siteCode: '014', siteName: 'Redwood Elementary' }),
  })
}, 240_000)
afterAll(async () => {
  await simulator.close()
  await server.close()
})

const show = (step: string, faults: ShowScreenOptions['faults']) =>
  showScreen(<Setup districtId={district.districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeWith('setup', { districtId: district.districtId }, { query: { step } }) ?? undefined,
    draftStorage: memoryStorage(),
    faults,
  })
const WAIT = { timeout: 15_000 }
const field = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input, select' }, WAIT)
const press = async ({ user }: ShownScreen, name: string) =>
  user.click(await screen.findByRole('button', { name }, WAIT))

type Values = Readonly<Record<string, string>>
const type = async ({ user }: ShownScreen, values: Values) => {
  for (const [label, value] of Object.entries(values)) {
    await user.click(await field(label))
    await user.paste(value)
  }
}
/** What was typed stays, with the reason beside its field, or above the form where none is to blame. */
const stays = (values: Values) => async (_: ShownScreen, refusal: Refusal) => {
  for (const [label, value] of Object.entries(values)) expect(await field(label)).toHaveValue(value)
  if (refusal.code === 400) expect(await screen.findByText(refusal.reason)).toBeVisible()
  else await summarized(refusal)
}
const summarized = async (refusal: Refusal) =>
  expect(
    await screen.findByRole('region', { name: summaryTitle(refusal, "Your changes weren't saved") }),
  ).toHaveTextContent(refusal.reason)

const CONTACT = { 'Contact email': 'data@juniper.example' }
const CONNECTION = {
  'API URL': 'https://aeries.example.org',
  Certificate: '0123456789abcdef0123456789abcdef',
}
const SITE = { 'Site name': 'Fernhill Elementary', 'Site code': '015' }
const DESTINATION = { Host: 'sftp.example.org', Username: 'juniper', Password: 'secret of the receiver' }
const PERSON = { 'First name': 'Kim', 'Last name': 'Ode', Email: 'kim@juniper.example', 'Staff ID': '90077' }

const steps: readonly (RefusedCall & { step: string })[] = [
  {
    step: 'profile',
    call: 'districts.update',
    records: 'districts',
    field: 'contactEmailAddress',
    ready: (shown) => type(shown, CONTACT),
    make: (shown) => press(shown, 'Save'),
    inPlace: stays(CONTACT),
  },
  {
    step: 'connection',
    call: 'apiProvider.update',
    records: 'SIS API configurations',
    field: 'sisApiUrl',
    ready: async (shown) => {
      await shown.user.selectOptions(await field('Student information system'), 'Aeries')
      await type(shown, CONNECTION)
    },
    make: (shown) => press(shown, 'Save'),
    inPlace: stays(CONNECTION),
  },
  {
    step: 'products',
    call: 'productsEnabled.update',
    records: 'enabled products',
    ready: async ({ user }) => user.click(await screen.findByRole('switch', { name: 'Assessment' }, WAIT)),
    make: (shown) => press(shown, 'Save'),
    inPlace: async (_, refusal) => {
      expect(screen.getByRole('switch', { name: 'Assessment' })).toBeChecked()
      await summarized(refusal)
    },
  },
  {
    step: 'sites',
    call: 'sites.create',
    records: 'sites',
    field: 'siteCode',
    ready: async (shown) => {
      await press(shown, 'Add site')
      await type(shown, SITE)
    },
    make: (shown) => press(shown, 'Add site'),
    inPlace: stays(SITE),
  },
  {
    step: 'exports',
    call: 'exports.create',
    says: () => `Error posting export for ${district.lea}`,
    records: 'exports',
    field: 'host',
    ready: (shown) => type(shown, DESTINATION),
    make: (shown) => press(shown, 'Add export'),
    inPlace: stays(DESTINATION),
  },
  {
    step: 'signIn',
    call: 'staff.create',
    records: 'staff',
    field: 'staffId',
    ready: async (shown) => {
      await press(shown, 'Add user')
      await type(shown, PERSON)
      await shown.user.selectOptions(await field('Role'), 'administrator')
    },
    make: (shown) => press(shown, 'Add user'),
    inPlace: stays(PERSON),
  },
]
for (const { step, ...call } of steps) testRefusedCalls((faults) => show(step, faults), [call])
