import { asSentence, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect } from 'vitest'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import {
  type Refusal,
  type RefusedCall,
  summaryTitle,
  testRefusedCalls,
} from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { DistrictProfile } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

const show = (faults: ShowScreenOptions['faults'] = []): Promise<ShownScreen> =>
  showScreen(<DistrictProfile districtId="412" />, {
    server,
    as: 'employee@example.org',
    place: placeOf('district-profile', { districtId: '412' }),
    faults,
  })
const WAIT = { timeout: 15_000 }
const name = () => screen.findByLabelText<HTMLInputElement>(/^District name/)
const url = () => screen.findByLabelText<HTMLInputElement>(/^API URL/)
const assessment = () => screen.findByRole('switch', { name: /^Assessment/ })
const panel = async () => within(await screen.findByRole('complementary', { name: 'Actions' }))
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
const save = ({ user }: ShownScreen) => user.click(screen.getByRole('button', { name: 'Save changes' }))
const put = async ({ user }: ShownScreen, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.paste(text)
}
const summarized = async (refusal: Refusal) =>
  expect(
    await screen.findByRole('region', { name: summaryTitle(refusal, "Your changes weren't saved") }),
  ).toHaveTextContent(refusal.reason)
const retried = async ({ user, faults }: ShownScreen) => {
  faults.clear()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await name()).toHaveValue('Larkspur Valley Unified')
}
/** A figure beside the form is an addition to it: it stays empty, the form is whole. */
const withoutFigure = (label: string) => async () => {
  expect(await name()).toBeVisible()
  const about = within(await screen.findByRole('region', { name: 'About this district' }))
  const line = about.getByText(label).parentElement
  await waitFor(() => expect(line).toHaveTextContent('no value'))
}

const calls: readonly RefusedCall[] = [
  { call: 'districts.list', records: 'districts', inPlace: retried },
  {
    call: 'districts.update',
    records: 'districts',
    field: 'districtName',
    ready: name,
    make: async (shown) => {
      await put(shown, await name(), 'Typed')
      await save(shown)
    },
    inPlace: async (_, refusal) => {
      expect(await name()).toHaveValue('Typed')
      expect(bar()).toBeVisible()
      if (refusal.code === 400) expect(await name()).toHaveAccessibleDescription(refusal.reason)
      else await summarized(refusal)
    },
  },
  {
    call: 'productsEnabled.list',
    records: 'enabled products',
    inPlace: async ({ user, faults }) => {
      expect(await screen.findByText("The products couldn't be loaded.")).toBeVisible()
      faults.clear()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await assessment()).toBeVisible()
    },
  },
  {
    call: 'products.list',
    says: 'Error fetching ied products',
    records: 'products',
    inPlace: () => screen.findByText("The products couldn't be loaded."),
  },
  {
    call: 'productsEnabled.update',
    records: 'enabled products',
    ready: assessment,
    make: async (shown) => {
      await shown.user.click(await assessment())
      await save(shown)
    },
    inPlace: async (_, refusal) => {
      await summarized(refusal)
      expect(await assessment()).toHaveAttribute('aria-checked', 'false')
      expect(bar()).toHaveTextContent('Assessment')
    },
  },
  {
    call: 'apiProvider.configs',
    says: 'Error fetching sis apis',
    records: 'SIS API configurations',
    inPlace: async ({ user, faults }) => {
      expect(await name()).toBeVisible()
      faults.clear()
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(await url()).toBeVisible()
    },
  },
  {
    call: 'reference.sisSystems',
    says: 'Error fetching sis apis',
    records: 'SIS systems',
    inPlace: async ({ user, faults }) => {
      expect(await name()).toBeVisible()
      faults.clear()
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(await url()).toBeVisible()
    },
  },
  {
    call: 'apiProvider.update',
    records: 'SIS API configurations',
    ready: url,
    make: async (shown) => {
      await put(shown, await url(), 'https://sis.larkspur.example')
      await put(shown, await screen.findByLabelText(/^Certificate/), 'a'.repeat(32))
      await save(shown)
    },
    inPlace: async (_, refusal) => {
      await summarized(refusal)
      expect(await url()).toHaveValue('https://sis.larkspur.example')
      expect(await screen.findByLabelText(/^Certificate/)).toHaveValue('a'.repeat(32))
    },
  },
  {
    call: 'validators.aeries',
    records: 'SIS connections',
    silent: true,
    ready: url,
    make: async ({ user }) => user.click(await screen.findByRole('button', { name: 'Test connection' })),
    inPlace: async (_, { reason }) => {
      expect(await screen.findByText("The test couldn't be run")).toBeVisible()
      expect(screen.getByText(`${asSentence(reason)} Nothing was tested.`)).toBeVisible()
    },
  },
  { call: 'sites.list', records: 'sites', silent: true, inPlace: withoutFigure('Sites') },
  { call: 'students.list', records: 'students', silent: true, inPlace: withoutFigure('Active students') },
  {
    call: 'importLogs.headers',
    says: 'Error fetching import logs',
    records: 'import logs',
    inPlace: name,
  },
  {
    call: 'sisImports.sync',
    says: (reason) => `Error initiating import. ${reason}`,
    records: 'SIS imports',
    ready: name,
    make: async ({ user }) => {
      const button = await (await panel()).findByRole('button', { name: 'Sync now' }, WAIT)
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), WAIT)
      await user.click(button)
      const dialog = within(await screen.findByRole('dialog', { name: 'Sync now?' }, WAIT))
      await user.click(await dialog.findByRole('button', { name: 'Start sync' }))
    },
    inPlace: async (_, { reason }) =>
      expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toHaveTextContent(reason),
  },
  {
    call: 'districts.requestFromCustomer',
    records: 'districts',
    ready: name,
    make: async ({ user }) => {
      await user.click((await panel()).getByRole('button', { name: 'Request from customer' }))
      await user.click(await screen.findByRole('button', { name: 'Send email' }))
    },
    inPlace: async (_, { reason }) =>
      expect(within(await screen.findByRole('dialog')).getByRole('alert')).toHaveTextContent(reason),
  },
]
testRefusedCalls(show, calls)
testNoCallIsMissing(async () => {
  const shown = await show()
  await assessment()
  return shown
}, calls)
