import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import { pick, rowOf, templatesScreen, WAIT } from '../../testing/templates-screen.tsx'

const at = templatesScreen()

const ready = async () => {
  await rowOf('Sites')
}
const stillThere = () => rowOf('Sites')

describe('calls that are refused', () => {
  let id: number
  beforeEach(async () => {
    id = (await at.templates.add('sites')).id
  })
  const question = async () => within(await screen.findByRole('alertdialog', {}, WAIT))
  const sync = async () => within(await screen.findByRole('dialog', { name: 'Sync now?' }, WAIT))
  testRefusedCalls(
    (faults) => at.show({ faults }),
    [
      {
        call: 'sisImports.detailed',
        says: 'Error fetching SIS Imports',
        records: 'SIS imports',
        inPlace: () => screen.findByRole('button', { name: 'Try again' }, WAIT),
      },
      {
        call: 'reference.sisSystems',
        says: 'Error fetching sis apis',
        records: 'SIS systems',
        inPlace: stillThere,
      },
      {
        call: 'sisImports.update',
        records: 'SIS imports',
        field: 'isEnabled',
        ready,
        make: (shown) => pick(shown, 'Sites', 'Disable'),
        inPlace: stillThere,
      },
      {
        call: 'sisImports.create',
        records: 'SIS imports',
        field: 'name',
        ready,
        make: (shown) => pick(shown, 'Sites', 'Duplicate'),
        inPlace: stillThere,
      },
      {
        call: 'sisImports.remove',
        says: () => `Error removing template ${id}`,
        records: 'SIS imports',
        ready,
        make: async (shown) => {
          await pick(shown, 'Sites', 'Delete')
          await shown.user.type((await question()).getByLabelText(/^Type Sites/), 'Sites')
          await shown.user.click((await question()).getByRole('button', { name: 'Delete template' }))
        },
        inPlace: async (_, { reason }) => {
          expect(await (await question()).findByText(reason)).toBeVisible()
          expect((await question()).getByLabelText(/^Type Sites/)).toHaveValue('Sites')
          expect(await at.templates.read()).toHaveLength(1)
        },
      },
      {
        call: 'sisImports.sync',
        says: (reason) => `Error initiating import. ${reason}`,
        records: 'SIS imports',
        ready,
        make: async ({ user }) => {
          const button = screen.getByRole('button', { name: 'Sync now' })
          await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), WAIT)
          await user.click(button)
          await user.selectOptions(await (await sync()).findByRole('combobox', {}, WAIT), 'Additions only')
          await user.click((await sync()).getByRole('button', { name: 'Start sync' }))
        },
        inPlace: async (_, { reason }) => {
          const dialog = await sync()
          expect(await dialog.findByRole('alert')).toHaveTextContent(reason)
          expect(dialog.getByRole('combobox')).toHaveDisplayValue('Additions only')
          expect(dialog.getByRole('checkbox', { name: 'Sites' })).toBeChecked()
        },
      },
    ],
  )
})
