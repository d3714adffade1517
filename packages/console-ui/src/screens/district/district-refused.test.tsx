import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect } from 'vitest'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import { type RefusedCall, testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { DistrictOverview } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

const show = (faults: ShowScreenOptions['faults'] = []): Promise<ShownScreen> =>
  showScreen(<DistrictOverview districtId="412" />, {
    server,
    as: 'employee@example.org',
    place: placeOf('district', { districtId: '412' }),
    faults,
  })
const WAIT = { timeout: 15_000 }
const card = (name: string) => screen.findByRole('region', { name })
const checklist = async () => within(await card('Setup checklist'))
/** The facts of the setup have come, whatever of them is missing. */
const ready = async () => {
  await waitFor(() => expect(figure('Next step')?.textContent).toMatch(/Next step./))
}
const sync = async () => within(await screen.findByRole('dialog', { name: 'Sync now?' }, WAIT))

/** The rest is there, and that something is missing is said, with a way to try again. */
const saysSo = async ({ user, faults }: ShownScreen) => {
  const left = await checklist()
  expect(left.getByText(/Some steps couldn't be loaded/)).toBeVisible()
  faults.clear()
  await user.click(left.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/Some steps couldn't be loaded/)).toBeNull())
}
const figure = (label: string) => {
  const strip = document.querySelector('dl[aria-label="District status"]')
  return [...(strip?.children ?? [])].find(({ textContent }) => textContent?.startsWith(label))
}

const calls: readonly RefusedCall[] = [
  { call: 'productsEnabled.list', records: 'enabled products', inPlace: saysSo },
  { call: 'sites.list', says: 'Error fetching sites', records: 'sites', inPlace: saysSo },
  { call: 'sisImports.list', says: 'Error fetching SIS Imports', records: 'SIS imports', inPlace: saysSo },
  { call: 'exports.list', says: 'Error fetching exports', records: 'exports', inPlace: saysSo },
  { call: 'reference.sisSystems', says: 'Error fetching sis apis', records: 'SIS systems', inPlace: saysSo },
  { call: 'authentications.list', records: 'authentications', inPlace: saysSo },
  {
    call: 'apiProvider.configs',
    says: 'Error fetching sis apis',
    records: 'SIS API configurations',
    inPlace: async (shown) => {
      await ready()
      // What could not be read is not called the next step
      expect(screen.queryByRole('link', { name: 'SIS connection' })).toBeNull()
      await saysSo(shown)
    },
  },
  {
    call: 'importLogs.headers',
    says: 'Error fetching import logs',
    records: 'import logs',
    inPlace: async (shown) => {
      const recent = within(await card('Recent imports'))
      expect(await recent.findByText('Error fetching import logs')).toBeVisible()
      await saysSo(shown)
      await shown.user.click(await recent.findByRole('button', { name: 'Try again' }))
      expect(await recent.findByRole('link', { name: /^Batch 48212/ })).toBeVisible()
    },
  },
  {
    call: 'students.list',
    records: 'students',
    silent: true,
    inPlace: async () => {
      await ready()
      await waitFor(() => expect(figure('Active students')).toHaveTextContent('no value'))
      expect(figure('Sites')?.textContent).toMatch(/\d/)
    },
  },
  {
    // It only adds how often the last imports ended alike.
    call: 'importLogs.status',
    records: 'the status of imports',
    silent: true,
    inPlace: async () => {
      await ready()
      expect(figure('Last import')?.textContent).toMatch(/\d/)
    },
  },
  {
    call: 'sisImports.sync',
    says: (reason) => `Error initiating import. ${reason}`,
    records: 'SIS imports',
    ready,
    make: async ({ user }) => {
      const button = await screen.findByRole('button', { name: 'Sync now' })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), WAIT)
      await user.click(button)
      await user.selectOptions(await (await sync()).findByRole('combobox', {}, WAIT), 'Additions only')
      await user.click((await sync()).getByRole('button', { name: 'Start sync' }))
    },
    inPlace: async (_, { reason }) => {
      const dialog = await sync()
      expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
      expect(dialog.getByRole('combobox')).toHaveDisplayValue('Additions only')
    },
  },
]
testRefusedCalls(show, calls)
testNoCallIsMissing(async () => {
  const shown = await show()
  await ready()
  return shown
}, calls)
