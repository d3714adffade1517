import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Dashboard } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 300_000)
afterAll(() => server.close())

const LARKSPUR = 412
const card = async (name: string) => within(await screen.findByRole('region', { name }))
/** A figure of the summary that did not come says so in its own place. */
const figure = (label: string) => async () => {
  const cell = (await (await card('Summary')).findByText(label)).parentElement
  await waitFor(() => expect(cell).toHaveTextContent('Not loaded. Try again'))
}
/** The others are shown, and that something is missing is said. */
const partly = async () => {
  const attention = await card('Needs attention')
  expect(await attention.findByText("Some checks couldn't be completed.")).toBeVisible()
  expect(await (await card('Recent batches')).findByRole('table')).toBeVisible()
}

testRefusedCalls(
  async (faults) => {
    const shown = await showScreen(<Dashboard />, { server, as: 'employee@example.org', faults })
    await waitFor(() => expect(shown.runtime.session.get().user).not.toBeNull())
    await shown.runtime.selectDistrict(LARKSPUR)
    return shown
  },
  [
    {
      call: 'importLogs.headers',
      says: 'Error fetching import logs',
      records: 'import logs',
      inPlace: async () => {
        for (const name of ['Needs attention', 'Recent batches'])
          expect(await (await card(name)).findByText('Error fetching import logs')).toBeVisible()
        await figure('Last import')()
      },
    },
    {
      call: 'importLogs.details',
      says: 'Error fetching import logs',
      records: 'import logs',
      inPlace: async () => {
        expect(await (await card('Needs attention')).findByText('Error fetching import logs')).toBeVisible()
        expect(await (await card('Recent batches')).findByRole('table')).toBeVisible()
      },
    },
    {
      call: 'exportLogs.headers',
      says: 'Error fetching export log headers',
      records: 'export logs',
      inPlace: figure('Exports sent, last 7 days'),
    },
    { call: 'people.list', records: 'people', inPlace: figure('Active users') },
    { call: 'accounts.list', records: 'accounts', inPlace: partly },
    {
      call: 'apiProvider.configs',
      says: 'Error fetching sis apis',
      records: 'SIS API configurations',
      inPlace: partly,
    },
    {
      call: 'sisImports.detailed',
      says: 'Error fetching SIS Imports',
      records: 'SIS imports',
      inPlace: partly,
    },
    { call: 'exports.list', says: 'Error fetching exports', records: 'exports', inPlace: partly },
    {
      call: 'students.list',
      says: 'Error fetching students',
      records: 'students',
      inPlace: async () => {
        expect(
          await screen.findByText(/^Larkspur Valley Unified\. \d+ sites and [\d,]+ active staff/),
        ).toBeVisible()
      },
    },
  ],
)
