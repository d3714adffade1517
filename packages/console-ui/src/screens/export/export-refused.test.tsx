import type { Export } from '@edconsole/console-core'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { dialog, exportOverview, pick, rowOf } from '../../testing/export-overview.tsx'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import { type RefusedCall, testRefusedCalls } from '../../testing/refused-calls.ts'
import type { ShownScreen, ShowScreenOptions } from '../../testing/show-screen.tsx'
import { ExportOverview } from './index.ts'

const at = exportOverview(ExportOverview)

let row: Export
const ready = async (shown: ShownScreen): Promise<void> => {
  row = await at.exports.add()
  // Made after the screen came, so that each case has one of its own.
  await shown.runtime.api.queryClient.invalidateQueries()
  await rowOf('Screening')
}
const show = (faults: ShowScreenOptions['faults'] = []) => at.show({ faults })
const table = async () => within(await screen.findByRole('region', { name: 'Exports of the district' }))
/** The list stands, and goes on without what did not come. */
const listed = async () => {
  expect((await (await table()).findAllByText('No exports yet'))[0]).toBeVisible()
}
const calls: readonly RefusedCall[] = [
  {
    call: 'exports.list',
    says: 'Error fetching exports',
    records: 'exports',
    inPlace: async ({ user, faults }) => {
      expect(await (await table()).findByText('Error fetching exports')).toBeVisible()
      faults.clear()
      await user.click((await table()).getByRole('button', { name: 'Try again' }))
      await listed()
    },
  },
  {
    call: 'exports.sendNow',
    says: 'Error sending export',
    records: 'exports',
    ready,
    make: async (shown) => {
      await pick(shown, 'Screening', 'Send now')
      const question = await dialog('Send Roster to Screening now?')
      await shown.user.click(question.getByRole('button', { name: 'Send export' }))
    },
    inPlace: async (_, { reason }) =>
      expect(await (await dialog('Send Roster to Screening now?')).findByRole('alert')).toHaveTextContent(
        reason,
      ),
  },
  {
    call: 'exports.update',
    says: () => `Error patching export ${row.id}`,
    records: 'exports',
    ready,
    make: (shown) => pick(shown, 'Screening', 'Pause'),
    inPlace: async () => {
      expect((await rowOf('Screening')).getByText('Not sent yet')).toBeVisible()
      expect(await at.exports.read(row.id)).toMatchObject({ isEnabled: true })
    },
  },
  {
    call: 'exports.remove',
    says: () => `Error removing export ${row.id}`,
    records: 'exports',
    ready,
    make: async (shown) => {
      await pick(shown, 'Screening', 'Delete export')
      const question = await dialog('Delete Roster to Screening?')
      await shown.user.type(question.getByRole('textbox', { name: /^Type/ }), row.name)
      await shown.user.click(question.getByRole('button', { name: 'Delete export' }))
    },
    inPlace: async (_, { reason }) => {
      const question = await dialog('Delete Roster to Screening?')
      expect(await question.findByRole('alert')).toHaveTextContent(reason)
      expect(question.getByRole('textbox', { name: /^Type/ })).toHaveValue(row.name)
      expect(await at.exports.read(row.id)).toBeDefined()
    },
  },
  {
    call: 'exportLogs.headers',
    records: 'export logs',
    silent: true,
    ready,
    make: (shown) => shown.runtime.api.queryClient.invalidateQueries(),
    inPlace: async () => expect((await rowOf('Screening')).getByText('Not sent yet')).toBeVisible(),
  },
  { call: 'products.list', says: 'Error fetching ied products', records: 'products', inPlace: listed },
  { call: 'productsEnabled.list', records: 'enabled products', inPlace: listed },
  { call: 'reference.schoolYears', records: 'school years', inPlace: listed },
]
testRefusedCalls(show, calls)
testNoCallIsMissing(async () => {
  const shown = await show()
  await listed()
  return shown
}, calls)
