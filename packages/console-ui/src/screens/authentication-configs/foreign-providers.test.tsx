import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  authenticationsOfClient,
  field,
  panel,
  rows,
  WAIT,
} from '../../testing/authentications-of-client.tsx'
import { AuthenticationConfigs } from './index.ts'

const { sent, show } = authenticationsOfClient(AuthenticationConfigs, [
  () => import('../../features/sign-in/providers/provider-panel.tsx'),
  () => import('../../features/sign-in/providers/add-provider.tsx'),
])

const OKTA = {
  id: 7,
  provider: 'okta',
  displayName: 'Okta',
  isEnabled: true,
  updatedAt: '2026-09-01T00:00:00Z',
}
const fields = [
  { name: 'domain', label: 'Okta domain', type: 'text', required: true, help: 'Such as x.okta.com.' },
]

test('[R17] a provider on no list of ours, with fields that its server describes, can be edited', async () => {
  const shown = await show({
    query: { row: '7' },
    faults: [
      ['authentications.list', { body: { data: [{ ...OKTA, settings: { domain: 'x.okta.com' } }] } }],
      ['authentications.remote', { body: { data: [{ provider: 'okta', title: 'Okta Workforce', fields }] } }],
      ['authentications.update', { body: { data: OKTA } }],
    ],
  })
  expect(await rows()).toEqual(['Okta WorkforceOkta'])
  expect(await field(/^Okta domain/)).toHaveValue('x.okta.com')
  await shown.user.type(await field(/^Okta domain/), '.us')
  await shown.user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(sent).toEqual([])
})

test('[R17] without a description of settings, the ones of the contract are there; nothing is known to be held', async () => {
  await show({
    query: { row: '8' },
    faults: [
      ['authentications.list', { body: { data: [{ id: 8, provider: 'google', isEnabled: 'true' }, OKTA] } }],
      ['authentications.remote', { status: 404 }],
    ],
  })
  const side = within(await panel('Google'))
  expect(await side.findByRole('switch', { name: 'Enabled' })).not.toHaveAttribute('aria-readonly')
  expect(await field(/^Client ID/)).toHaveValue('')
  expect(screen.getByText(/People see enabled providers in this order/)).not.toHaveTextContent('lock you out')
})

test('[R17] a provider without any description says so', async () => {
  await show({
    query: { row: '7' },
    faults: [['authentications.list', { body: { data: [OKTA] } }]],
  })
  expect(await screen.findByText(/doesn't say which settings the provider has/, {}, WAIT)).toBeVisible()
  expect(await field(/^Name/)).toHaveValue('Okta')
})
