import { placeOf } from '@edconsole/console-core'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  authenticationsOfClient,
  field,
  GOOGLE,
  LDAP,
  panel,
  queryOf,
  SAML,
  save,
  told,
  WAIT,
} from '../../testing/authentications-of-client.tsx'
import { behindRouter } from '../../testing/behind-router.ts'
import { AuthenticationConfigs } from './index.ts'

const { add, change, district, enable, list, sent, server, show } = authenticationsOfClient(
  AuthenticationConfigs,
  [() => import('../../features/sign-in/providers/provider-panel.tsx')],
)

describe('the panel of a provider', () => {
  test('[ux 7.25] opens at its address; fields, folded parts with what they hold, and the guide', async () => {
    const { id } = await add(SAML)
    await show({ query: { row: String(id) } })
    const side = within(await panel('SAML: District single sign-on'))
    expect(await field(/^Entity ID/)).toHaveValue('https://idp.example.org')
    expect(side.getByText('Expires in 21 days')).toBeVisible()
    expect(side.getByText('CN=idp.example.org')).toBeVisible()
    expect(side.getByRole('button', { name: /^Attributes/ })).toHaveTextContent('2 mapped')
    expect(side.getByRole('button', { name: /^Signing and security/ })).toHaveTextContent(
      'RSA SHA-256, 60 s clock difference',
    )
    expect(side.getByRole('complementary', { name: 'In your identity provider' })).toHaveTextContent(
      'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    )
    expect(side.getByRole('complementary', { name: 'In your identity provider' })).toHaveTextContent(
      '/metadata',
    )
    expect(side.getByRole('switch', { name: 'Enabled' })).not.toHaveAttribute('aria-readonly', 'true')
  })

  test('[R21] saves what was changed, and only that', async () => {
    const { id } = await add(SAML)
    const shown = await show({ query: { row: String(id) } })
    await shown.user.type(await field(/^Name/), ' 2')
    await shown.user.click(await screen.findByRole('button', { name: /^Attributes/ }))
    await shown.user.type(await field(/^Last name/), 'sn')
    await save(shown)
    await waitFor(() => expect(told(shown)).toEqual(['Authentication updated (District single sign-on 2)']))
    expect(sent).toEqual([
      {
        method: 'PATCH',
        body: {
          displayName: 'District single sign-on 2',
          settings: { attributeMap: { lastName: 'sn' } },
          updatedAt: expect.any(String),
        },
      },
    ])
    expect((await list()).find((one) => one.id === id)?.settings).toMatchObject({
      attributeMap: { email: 'mail', lastName: 'sn', staffId: 'employeeNumber' },
    })
  })

  test('[R35] a stored secret is never shown; left alone it stays, and a required one is not missed', async () => {
    const { id } = await add(GOOGLE)
    const shown = await show({ query: { row: String(id) } })
    const side = await panel('Google: Google Workspace')
    expect(await within(side).findByText(/^Saved 09\/14\/2026/)).toBeVisible()
    expect(side.innerHTML).not.toContain('top secret')
    await shown.user.type(await field(/^Client ID/), 'x')
    await save(shown)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ settings: { clientId: '1.apps.example.orgx' } })
    expect(JSON.stringify(sent)).not.toContain('clientSecret')
  })

  test('what the server refuses stands at its field, in a part that unfolds; what was typed stays', async () => {
    const { id } = await add(LDAP)
    const { user } = await show({ query: { row: String(id) } })
    const fold = () => screen.findByRole('button', { name: /^Connection and search/ }, WAIT)
    await user.click(await fold())
    await user.click(await field(/^CA certificate/))
    const unreadable = `-----BEGIN CERTIFICATE-----\n${'MIIC'.repeat(16)}\n-----END CERTIFICATE-----`
    await user.paste(unreadable)
    await user.click(await fold())
    expect(screen.queryByLabelText(/^CA certificate/)).toBeNull()
    await save({ user })
    const certificate = await field(/^CA certificate/)
    expect(certificate).toHaveValue(unreadable)
    expect(certificate).toHaveAccessibleDescription("It isn't a certificate that can be read.")
    await waitFor(() => expect(certificate).toHaveFocus())
  })

  test('a save that comes after somebody else’s offers a choice, and loses nothing', async () => {
    const { id, updatedAt } = await add(SAML)
    const shown = await show({ query: { row: String(id) } })
    await shown.user.clear(await field(/^Name/))
    await shown.user.type(await field(/^Name/), 'Mine')
    await change(id, { displayName: 'Theirs', updatedAt })
    await save(shown)
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed these fields' }, WAIT),
    )
    await waitFor(() => expect(dialog.getByText('Theirs')).toBeVisible())
    await shown.user.click(dialog.getByRole('button', { name: 'Use these values' }))
    await save(shown)
    await waitFor(() => expect(told(shown)).toContain('Authentication updated (Mine)'))
  })

  test('[ux 9.6] one that was deleted meanwhile says so when it is saved, and leaves the list', async () => {
    const { id } = await add(SAML)
    const shown = await show({ query: { row: String(id) } })
    await shown.user.type(await field(/^Name/), ' 2')
    await server().db.deleteFrom('authentications').where('id', '=', id).execute()
    await save(shown)
    const side = within(await panel('SAML: District single sign-on'))
    expect(await side.findByRole('alert')).toHaveTextContent('This provider was deleted')
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    expect(screen.queryByRole('rowheader', { name: /^SAML/ })).toBeNull()
    expect(screen.queryByText(/^\d of \d$/)).toBeNull()
  })

  test('SAML needs its three facts only without metadata', async () => {
    const { id } = await add({ ...SAML, settings: { metadataUrl: 'https://idp.example.org/md' } })
    const shown = await show({ query: { row: String(id) } })
    expect(await field(/^Entity ID/)).not.toBeRequired()
    await shown.user.clear(await field(/^Metadata URL/))
    expect(await field(/^Entity ID/)).toBeRequired()
    await save(shown)
    expect((await screen.findAllByText(/Enter the entity ID/i)).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
  })

  test('LDAP without encryption asks for the host again; the server’s answer stands there', async () => {
    const { id } = await add(LDAP)
    const shown = await show({ query: { row: String(id) } })
    expect(screen.queryByLabelText(/^Confirm no encryption/)).toBeNull()
    await shown.user.selectOptions(await field(/^Encryption/), 'None')
    await shown.user.type(await field(/^Confirm no encryption/), 'ldap')
    await save(shown)
    await waitFor(async () =>
      expect(await field(/^Confirm no encryption/)).toHaveAccessibleDescription(
        'Enter the host name again to connect without encryption.',
      ),
    )
  })

  test('Local leads to the screens of its rules and shows neither of them', async () => {
    const [local] = await list()
    await show({ query: { row: String(local?.id) } })
    await field(/^Reset link lifetime/)
    const related = within(screen.getByRole('complementary', { name: 'Related settings' }))
    for (const name of ['Account Locking', 'Password Complexity'])
      expect(related.getByRole('link', { name })).toBeVisible()
    expect(screen.queryByLabelText(/^Failed attempts/)).toBeNull()
  })

  test('people of the client may look at Internal users, and no more', async () => {
    const { clientId } = district()
    await server()
      .db.insertInto('authentications')
      .values({
        clientId,
        provider: 'illuminate_google',
        displayName: 'Staff',
        isEnabled: false,
        sortOrder: 9,
        settings: '{"hostedDomains":["example.org"]}' as never,
      })
      .execute()
    const row = (await list()).find(({ provider }) => provider === 'illuminate_google')
    await show({ as: district().email, query: { row: String(row?.id) } })
    expect(await screen.findByText('Only provider staff can change Internal users')).toBeVisible()
    expect(await field(/^Name/)).toHaveAttribute('readonly')
  })

  test('somebody who signed in with Local is told that it stays', async () => {
    const [local] = await list()
    await show({ as: district().email, query: { row: String(local?.id) } })
    const side = within(await panel('Local'))
    expect(await side.findByRole('switch', { name: 'Enabled' })).toHaveAccessibleDescription(
      "It's the only enabled provider that works on this server. Enable another one first.",
    )
    expect(screen.getByText(/You signed in with Local\. It stays enabled/)).toBeVisible()
  })

  test('is switched off at once, and what is typed in the form stays', async () => {
    const { id } = await add(SAML)
    await enable(id)
    const shown = await show({ query: { row: String(id) } })
    await shown.user.type(await field(/^Name/), '!')
    await shown.user.click(screen.getByRole('switch', { name: 'Enabled' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked())
    expect(await field(/^Name/)).toHaveValue('District single sign-on!')
    await save(shown)
    await waitFor(() => expect(told(shown)).toContain('Authentication updated (District single sign-on!)'))
  })

  test('[ux 9.6] asks before it is enabled after a test that failed, and refuses nothing', async () => {
    const { id } = await add(SAML)
    await server()
      .db.updateTable('authentications')
      .set({ lastTestStatus: 'failed' })
      .where('id', '=', id)
      .execute()
    const { user } = await show({ query: { row: String(id) } })
    const enabled = await within(await panel('SAML: District single sign-on')).findByRole('switch', {
      name: 'Enabled',
    })
    const answer = async (label: string) => {
      await user.click(enabled)
      const question = await screen.findByRole('alertdialog', { name: 'Enable SAML anyway?' }, WAIT)
      expect(question).toHaveTextContent('The last sign-in test failed.')
      await user.click(within(question).getByRole('button', { name: label }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await answer('Cancel')
    expect(sent).toEqual([])
    await answer('Enable anyway')
    await waitFor(() => expect(enabled).toBeChecked())
  })

  test('[S2.1] asks before it closes over something unsaved', async () => {
    const { id } = await add(SAML)
    const shown = await show({ query: { row: String(id) } })
    await shown.user.type(await field(/^Name/), '!')
    await shown.user.click(screen.getByRole('button', { name: 'Close' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }, WAIT))
    await shown.user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(queryOf(shown)).toEqual({ row: String(id) })
    expect(await field(/^Name/)).toHaveValue('District single sign-on!')
  })

  test("[ux 1.11] asks once before the browser's Back or a link to the list closes it over something unsaved", async () => {
    await add(SAML)
    const shown = await show()
    const { back, open } = behindRouter(shown.runtime)
    await shown.user.click(await screen.findByRole('button', { name: 'SAML' }, WAIT))
    await shown.user.type(await field(/^Name/), '!')
    const answer = async (label: string) => {
      const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }, WAIT))
      await shown.user.click(question.getByRole('button', { name: label }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await back()
    await answer('Cancel')
    await open(placeOf('authentication-configs', { districtId: String(district().id) }))
    await answer('Cancel')
    expect(await field(/^Name/)).toHaveValue('District single sign-on!')
    await back()
    await answer('Continue')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /^SAML/ })).toBeNull())
    expect(queryOf(shown) ?? {}).toEqual({})
  })
})
