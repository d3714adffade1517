import { asSentence, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect } from 'vitest'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import { type RefusedCall, summaryTitle, testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { CERTIFICATE } from '../../testing/sis-of-district.ts'
import { SisImportApiSetup } from './index.ts'

const ADDRESS = 'https://sis.larkspur.example/api'

let server: TestServer
/** Nothing of it is ever saved. */
let district: TestDistrict
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', sftp: {} })
  district = await server.newDistrict()
}, 240_000)
afterAll(() => server.close())

const show = (faults: ShowScreenOptions['faults'] = []): Promise<ShownScreen> => {
  const districtId = String(district.id)
  return showScreen(<SisImportApiSetup districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('sis-import-api-setup', { districtId }),
    faults,
  })
}
const system = () => screen.findByLabelText<HTMLSelectElement>('Student information system')
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const retried = async ({ user, faults }: ShownScreen) => {
  faults.clear()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await system()).toBeVisible()
}

type Values = Readonly<Record<string, string>>
const AERIES: Values = { 'API URL': ADDRESS, Certificate: CERTIFICATE }
const QMLATIV: Values = { 'API URL': ADDRESS, 'API key': 'key-of-ours', 'API secret': 'secret-of-ours' }
const Q: Values = { ...QMLATIV, 'Q file name': 'CONSOLE' }

const typed =
  (name: string, values: Values) =>
  async ({ user }: ShownScreen) => {
    await user.selectOptions(await system(), name)
    for (const [label, value] of Object.entries(values)) {
      await user.click(await field(label))
      await user.paste(value)
    }
  }
const stays = async (values: Values) => {
  for (const [label, value] of Object.entries(values)) expect(await field(label)).toHaveValue(value)
}
const tested = (call: RefusedCall['call'], name: string, values: Values): RefusedCall => ({
  call,
  records: 'SIS connections',
  silent: true,
  ready: typed(name, values),
  make: async ({ user }) => user.click(screen.getByRole('button', { name: 'Test connection' })),
  inPlace: async (_, { reason }) => {
    expect(await screen.findByText("The test couldn't be run")).toBeVisible()
    expect(screen.getByText(`${asSentence(reason)} Nothing was tested.`)).toBeVisible()
    await stays(values)
  },
})

const calls: readonly RefusedCall[] = [
  {
    call: 'apiProvider.configs',
    says: 'Error fetching sis apis',
    records: 'SIS API configurations',
    inPlace: retried,
  },
  { call: 'reference.sisSystems', says: 'Error fetching sis apis', records: 'SIS systems', inPlace: retried },
  {
    call: 'apiProvider.update',
    records: 'SIS API configurations',
    field: 'sisApiUrl',
    ready: typed('Aeries', AERIES),
    make: async ({ user }) => user.click(await screen.findByRole('button', { name: 'Save changes' })),
    inPlace: async (_, { code, reason }) => {
      if (code === 400)
        await waitFor(async () => expect(await field('API URL')).toHaveAccessibleDescription(reason))
      else
        expect(
          await screen.findByRole('region', { name: "We couldn't tell whether this was saved" }),
        ).toHaveTextContent(reason)
      await stays(AERIES)
    },
  },
  { call: 'inbox.get', records: 'file delivery', inPlace: retried },
  {
    call: 'inbox.createKey',
    records: 'file delivery',
    ready: async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Generate password' }))
      await user.type(await field('Name'), 'Nightly job')
    },
    make: async ({ user }) => user.click(screen.getByRole('button', { name: 'Generate' })),
    inPlace: async (_, refusal) => {
      const name = summaryTitle(refusal, "The key couldn't be created")
      expect(await screen.findByRole('region', { name })).toHaveTextContent(refusal.reason)
      await stays({ Name: 'Nightly job' })
    },
  },
  tested('validators.aeries', 'Aeries', AERIES),
  tested('validators.q', 'Q', Q),
  tested('validators.qmlativ', 'Qmlativ', QMLATIV),
  tested('validators.oneroster', 'OneRoster', QMLATIV),
]
testRefusedCalls(show, calls)
testNoCallIsMissing(async () => {
  const shown = await show()
  await system()
  return shown
}, calls)
