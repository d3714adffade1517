import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  authenticationsOfClient,
  cells,
  field,
  GOOGLE,
  panel,
  rows,
  SAML,
  told,
  WAIT,
} from '../../testing/authentications-of-client.tsx'
import type { ShownScreen } from '../../testing/show-screen.tsx'
import { AuthenticationConfigs } from './index.ts'

const { add, district, enable, list, sent, server, show } = authenticationsOfClient(AuthenticationConfigs, [
  () => import('../../features/sign-in/providers/provider-panel.tsx'),
  () => import('../../features/sign-in/providers/add-provider.tsx'),
  () => import('../../features/sign-in/providers/delete-provider-dialog.tsx'),
])

const menu = async ({ user }: ShownScreen, name: RegExp) => {
  await screen.findAllByRole('rowheader')
  await user.click(screen.getByRole('button', { name }))
  return screen.findByRole('menu', {}, WAIT)
}

describe('the list', () => {
  test('[ux 9.6] is in the order of the sign-in page, the default first, with state and end', {
    tags: 'main:authentication-configs',
  }, async () => {
    const { id } = await add({ ...SAML, sortOrder: 0 })
    await enable(id)
    await add({
      provider: 'azure',
      displayName: 'Staff',
      settings: {
        tenantId: 'example.org',
        applicationId: '00000000-0000-4000-8000-000000000001',
        clientSecret: 's',
        secretExpiresOn: '2027-03-01',
      },
    })
    await show()
    expect(await rows()).toEqual(['LocalDefault', 'SAMLDistrict single sign-on', 'AzureStaff'])
    expect(cells(/^SAML/).slice(0, 2)).toEqual(['Enabled', 'In 21 daysExpires in 21 days'])
    expect(cells(/^Azure/).slice(0, 2)).toEqual(['Disabled', '03/01/2027Expires 03/01/2027'])
    expect(cells(/^Local/).slice(0, 2)).toEqual(['Enabled', '–no value'])
  })

  test('finds a provider by its title, which the server does not know', async () => {
    await add(SAML)
    await show({ query: { search: 'local' } })
    expect(await rows()).toEqual(['LocalDefault'])
  })

  test('[domain 7.1] says that no change here can lock provider staff out', async () => {
    await show()
    expect(await screen.findByText(/You signed in with Internal users, so nothing here/)).toBeVisible()
  })

  test('a district without a client has nothing to set up', async () => {
    await server()
      .db.updateTable('districts')
      .set({ illuminateClientId: null })
      .where('id', '=', district().id)
      .execute()
    await show()
    expect(await screen.findByText('Sign-in is set up for a client')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add provider' })).toBeNull()
  })
})

describe('the menu of a row', () => {
  test('moves a provider up, and changes no more than two', async () => {
    await add(SAML)
    await add(GOOGLE)
    const shown = await show()
    const ofGoogle = within(await menu(shown, /^Actions for Google/))
    // One without an icon wouldn't be aligned with the others.
    for (const item of ofGoogle.getAllByRole('menuitem')) expect(item.querySelector('svg')).not.toBeNull()
    await shown.user.click(ofGoogle.getByRole('menuitem', { name: /^Move up/ }))
    await waitFor(async () =>
      expect(await rows()).toEqual(['LocalDefault', 'GoogleGoogle Workspace', 'SAMLDistrict single sign-on']),
    )
    expect(sent.map(({ method }) => method)).toEqual(['PATCH', 'PATCH'])
    expect((await list()).map(({ provider }) => provider)).toEqual(['illuminate', 'google', 'saml'])
  })

  test('says why the only way to sign in stays, and lets another one go', async () => {
    await add(SAML)
    const shown = await show()
    const local = within(await menu(shown, /^Actions for Local/))
    for (const name of [/^Disable/, /^Delete/])
      expect(local.getByRole('menuitem', { name })).toHaveTextContent(
        'only enabled provider that works on this server',
      )
    await shown.user.keyboard('{Escape}')
    const saml = within(await menu(shown, /^Actions for SAML/))
    for (const name of [/^Enable/, /^Delete/])
      expect(saml.getByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('[domain 7.1] says what a provider lacks before it can be enabled', async () => {
    await add({ provider: 'clever', displayName: 'Clever', settings: { cleverDistrictId: '5'.repeat(24) } })
    const shown = await show()
    const clever = within(await menu(shown, /^Actions for Clever/))
    for (const name of [/^Enable/, /^Make default/])
      expect(clever.getByRole('menuitem', { name })).toHaveTextContent(
        'Enter and save first: Client ID, Client secret',
      )
  })

  test('deletes after the name was typed; while accounts use it, the server says how many', async () => {
    const { id } = await add(SAML)
    await server()
      .db.updateTable('accounts')
      .set({ authenticationId: id })
      .where('clientId', '=', district().clientId)
      .execute()
    const shown = await show()
    await shown.user.click(
      within(await menu(shown, /^Actions for SAML/)).getByRole('menuitem', { name: /^Delete/ }),
    )
    const dialog = within(await screen.findByRole('alertdialog', {}, WAIT))
    await shown.user.type(dialog.getByRole('textbox'), 'District single sign-on')
    await shown.user.click(dialog.getByRole('button', { name: 'Delete provider' }))
    expect(await dialog.findByText(/is how 1 account signs in\. Disable it instead\./)).toBeVisible()
    await server()
      .db.updateTable('accounts')
      .set({ authenticationId: null })
      .where('clientId', '=', district().clientId)
      .execute()
    await shown.user.click(dialog.getByRole('button', { name: 'Delete provider' }))
    await waitFor(() => expect(told(shown)).toContain('Authentication deleted (District single sign-on)'))
    expect(await list()).toHaveLength(1)
  })
})

describe('Add provider', () => {
  test('[ux 10] offers those that are not there yet, and adds one disabled, whose panel takes the focus', async () => {
    await add(SAML)
    const shown = await show()
    const { user } = shown
    await screen.findAllByRole('rowheader')
    await user.click(screen.getByRole('button', { name: 'Add provider' }))
    const side = within(await panel('Add provider'))
    expect((await side.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'AzureMicrosoft accounts of the district',
      'CleverClever accounts',
      'ClassLinkClassLink accounts',
      'GoogleGoogle Workspace accounts',
      "LDAPThe district's own directory server",
    ])
    await user.click(side.getByRole('button', { name: /^Clever/ }))
    await user.click(await screen.findByRole('textbox', { name: /^Clever district ID/ }, WAIT))
    await user.paste('5'.repeat(24))
    await user.click(within(await panel('Add Clever')).getByRole('button', { name: 'Add provider' }))
    await waitFor(() => expect(told(shown)).toEqual(['Authentication created (Clever)']))
    expect(sent).toEqual([
      {
        method: 'POST',
        body: expect.objectContaining({
          provider: 'clever',
          displayName: 'Clever',
          isEnabled: false,
          settings: { cleverDistrictId: '5'.repeat(24) },
        }),
      },
    ])
    const opened = await panel('Clever')
    expect(opened).toBeVisible()
    await waitFor(() => expect(opened.querySelector('[data-ec-split-title]')).toHaveFocus())
    expect(await rows()).toContain('Clever')
  })

  test('[domain 7.1] of Clever and ClassLink, only what has an effect there is asked', async () => {
    const { user } = await show({ query: { add: 'clever' } })
    const compared = await screen.findByRole('combobox', { name: /^Compare with/ }, WAIT)
    expect(
      within(compared)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose one', 'Staff ID or student ID', 'Staff ID', 'Student ID'])
    await user.selectOptions(screen.getByRole('combobox', { name: /^Identifier in Clever/ }), 'Email')
    expect(screen.queryByRole('combobox', { name: /^(Compare with|Match people by)/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Signing and security/ }))
    expect(screen.queryByRole('switch', { name: /^PKCE/ })).toBeNull()
    expect(await field(/^Clock difference/)).toHaveValue('60')
  })

  test('[domain 7.1] says that a client of its own is needed, and where its redirect URI is', async () => {
    await show({ query: { add: 'clever' } })
    const needed = 'Required to enable the provider: this server has none to share.'
    expect(await field(/^Client ID/)).toHaveAccessibleDescription(needed)
    expect(await field(/^Client secret/)).toHaveAccessibleDescription(needed)
    const guide = screen.getByRole('complementary', { name: 'In Clever' })
    expect(guide).toHaveTextContent('Redirect URI')
    expect(guide).toHaveTextContent('/login/callback/clever')
  })

  test('a refused one keeps what was typed', async () => {
    const shown = await show({ query: { add: 'google' } })
    await shown.user.type(await field(/^Client ID/), 'x')
    await shown.user.click(within(await panel('Add Google')).getByRole('button', { name: 'Add provider' }))
    expect((await screen.findAllByText(/Enter the client secret/)).length).toBeGreaterThan(0)
    expect(await field(/^Client ID/)).toHaveValue('x')
    expect(sent).toEqual([])
  })
})
