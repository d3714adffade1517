import { makeCertificate } from '@edconsole/console-demo'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  authenticationsOfClient,
  cells,
  field,
  SAML,
  save,
  WAIT,
} from '../../testing/authentications-of-client.tsx'
import { AuthenticationConfigs } from './index.ts'

const { add, sent, show } = authenticationsOfClient(AuthenticationConfigs, [
  () => import('../../features/sign-in/providers/provider-panel.tsx'),
])

describe('the certificates of a SAML provider', () => {
  test('a second certificate stands beside the first, as soon as it is pasted, and a third with it', async () => {
    const { id } = await add(SAML)
    const next = makeCertificate({ name: 'idp.example.org', from: '2026-09-01', to: '2036-09-01' })
    const shown = await show({ query: { row: String(id) } })
    const { user } = shown
    await user.click(await screen.findByRole('button', { name: 'Add new' }, WAIT))
    const paste = await field(/^New certificate/)
    await user.click(paste)
    await user.paste('nothing')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByText("This isn't a certificate in PEM format")).toBeVisible()
    await user.clear(paste)
    await user.click(paste)
    const third = makeCertificate({ name: 'idp.example.org', from: '2026-09-01', to: '2037-09-01' })
    await user.paste(`Certificate:\n${next}\n${third}\n`)
    expect(screen.getAllByText('New. Its expiration date is read when you save.')).toHaveLength(2)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add new' })).toHaveFocus())
    await save({ user })
    expect(await screen.findByText(/^Expires 08\/31\/2036 -/)).toBeVisible()
    expect(screen.getByText(/^Expires 08\/31\/2037 -/)).toBeVisible()
    expect(screen.getByText('Expires in 21 days')).toBeVisible()
    expect(screen.getByText('All certificates work until they expire.')).toBeVisible()
    expect(cells(/^SAML/)[1]).toBe('08/31/2037Expires 08/31/2037')
  })

  test('[S5] a new certificate that is not complete is unsaved, keeps the form from saving, and is asked for on closing', async () => {
    const { id } = await add(SAML)
    const next = makeCertificate({ name: 'idp.example.org', from: '2026-09-01', to: '2036-09-01' })
    const cut = next.slice(0, 200)
    const { user } = await show({ query: { row: String(id) } })
    await user.click(await screen.findByRole('button', { name: 'Add new' }, WAIT))
    await user.click(await field(/^New certificate/))
    await user.paste(cut)
    await save({ user })
    expect(await screen.findByText('It must be one certificate in PEM format')).toBeVisible()
    await waitFor(async () => expect(await field(/^New certificate/)).toHaveFocus())
    expect(sent).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }, WAIT))
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(await field(/^New certificate/)).toHaveValue(cut)
    await user.click(await field(/^New certificate/))
    await user.paste(next.slice(200))
    expect(screen.getByText('New. Its expiration date is read when you save.')).toBeVisible()
    await save({ user })
    expect(await screen.findByText(/^Expires 08\/31\/2036 -/)).toBeVisible()
  })

  test('a new certificate that is discarded leaves nothing open', async () => {
    const { id } = await add(SAML)
    const { user } = await show({ query: { row: String(id) } })
    await user.click(await screen.findByRole('button', { name: 'Add new' }, WAIT))
    await user.type(await field(/^New certificate/), 'junk')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('button', { name: 'Add new' })).toBeVisible()
    expect(screen.queryByLabelText(/^New certificate/)).toBeNull()
  })

  test('[ux 10] saving with a new certificate open moves the focus to no button that removes one', async () => {
    const { id } = await add(SAML)
    const { user } = await show({ query: { row: String(id) } })
    await user.type(await field(/^Name/), '!')
    const adding = await screen.findByRole('button', { name: 'Add new' })
    await user.click(adding)
    await save({ user })
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(async () => expect(await field(/^New certificate/)).toHaveFocus())
    await user.paste('-----BEGIN PRIVATE KEY-----')
    expect(await field(/^New certificate/)).toHaveAccessibleDescription(
      "This isn't a certificate in PEM format",
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add new' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  })
})
