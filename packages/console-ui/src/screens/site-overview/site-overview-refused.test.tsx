import type { Query } from '@edconsole/console-core'
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { testRefusedCalls } from '../../testing/refused-calls.ts'
import type { ShownScreen } from '../../testing/show-screen.tsx'
import {
  type SitesOptions,
  saveBar,
  sitesOfDistrict,
  typeOf,
  WAIT,
} from '../../testing/sites-of-district.tsx'
import { closeDialogLater } from './close-dialog-later.ts'
import { SiteOverview } from './index.ts'
import { siteDrawerLater } from './site-drawer-later.ts'

const { add, show } = sitesOfDistrict(SiteOverview, [siteDrawerLater, closeDialogLater])

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

testRefusedCalls(
  (faults) => show({ faults }),
  [
    {
      call: 'sites.list',
      says: 'Error fetching sites',
      records: 'sites',
      inPlace: () => screen.findByText('Error fetching sites'),
    },
  ],
)
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
