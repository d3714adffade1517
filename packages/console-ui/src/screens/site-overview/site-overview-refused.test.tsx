import type { Query } from '@edconsole/console-core'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import { type RefusedCall, testRefusedCalls } from '../../testing/refused-calls.ts'
import type { ShownScreen } from '../../testing/show-screen.tsx'
import {
  type SitesOptions,
  saveBar,
  sitesOfDistrict,
  typeOf,
  WAIT,
} from '../../testing/sites-of-district.tsx'
import { SiteOverview } from './index.ts'

const { add, show } = sitesOfDistrict(SiteOverview, [
  () => import('./site-drawer.tsx'),
  () => import('./close-dialog.tsx'),
])

const openDrawer = async (query: Query, faults: SitesOptions['faults']) => {
  await add('0401', 'Birch')
  return show({ query, ...(faults && { faults }) })
}
const changeName = async ({ user }: ShownScreen) => {
  const form = within(await screen.findByRole('dialog', {}, WAIT))
  await user.type(await form.findByRole('textbox', { name: /^Site name/ }), 'X')
  await user.click(form.getByRole('button', { name: /^(Add site|Save changes)$/ }))
}
const nameIs = (value: string) => async () =>
  expect(await screen.findByRole('textbox', { name: /^Site name/ })).toHaveValue(value)

const shown: readonly RefusedCall[] = [
  {
    call: 'sites.list',
    says: 'Error fetching sites',
    records: 'sites',
    inPlace: () => screen.findByText('Error fetching sites'),
  },
  {
    call: 'importLogs.headers',
    records: 'import logs',
    silent: true,
    inPlace: async ({ user, faults }) => {
      const line = within(await screen.findByRole('region', { name: 'Codes without a site' }))
      expect(await line.findByText("Codes from the last import couldn't be loaded.")).toBeVisible()
      faults.clear()
      await user.click(line.getByRole('button', { name: 'Try again' }))
      expect(await line.findByText(/No import of/)).toBeVisible()
    },
  },
]
testRefusedCalls((faults) => show({ faults }), shown)
testNoCallIsMissing(async () => {
  await add('0401', 'Birch')
  const list = await show()
  await screen.findByRole('rowheader', { name: '0401' })
  return list
}, shown)
testRefusedCalls(
  (faults) => openDrawer({ add: 'true' }, faults),
  [
    {
      call: 'sites.create',
      records: 'sites',
      field: 'siteName',
      make: async (shown) => {
        const form = within(await screen.findByRole('dialog', {}, WAIT))
        await shown.user.type(await form.findByRole('textbox', { name: /^Site code/ }), '0500')
        await changeName(shown)
      },
      inPlace: nameIs('X'),
    },
  ],
)
testRefusedCalls(
  (faults) => openDrawer({ code: '0401' }, faults),
  [
    {
      call: 'sites.update',
      says: 'Error updating sites',
      records: 'sites',
      field: 'siteName',
      make: changeName,
      inPlace: nameIs('BirchX'),
    },
  ],
)
testRefusedCalls(
  (faults) => openDrawer({ edit: 'types' }, faults),
  [
    {
      call: 'sites.updateMany',
      says: 'Error updating sites',
      records: 'sites',
      make: async ({ user }) => {
        await user.selectOptions(await typeOf('Birch'), 'Pre-School')
        await user.click(within(await saveBar()).getByRole('button', { name: 'Save changes' }))
      },
      inPlace: async () => {
        expect(await typeOf('Birch')).toHaveValue('Pre-School')
        expect(await saveBar()).toBeVisible()
      },
    },
  ],
)
testRefusedCalls(
  (faults) => openDrawer({ code: '0401' }, faults),
  [
    {
      call: 'sections.list',
      records: 'sections',
      silent: true,
      make: async ({ user }) => {
        const form = within(await screen.findByRole('dialog', {}, WAIT))
        await user.selectOptions(await form.findByRole('combobox', { name: /^School type/ }), 'Closed')
        await user.click(form.getByRole('button', { name: 'Save changes' }))
      },
      // What closing means is asked all the same, without their number
      inPlace: async () => {
        const question = within(await screen.findByRole('alertdialog', { name: 'Close Birch?' }, WAIT))
        expect(question.getByText(/it has 0 students, 0 staff members\.$/)).toBeVisible()
      },
    },
  ],
)
