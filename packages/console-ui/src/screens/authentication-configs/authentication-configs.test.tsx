import { type Authentication, memoryStorage, placeOf, type Query } from '@edconsole/console-core'
import { makeCertificate } from '@edconsole/console-demo'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { AuthenticationConfigs } from './index.ts'

const EMPLOYEE = 'employee@example.org'
let server: TestServer
let district: TestDistrict
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  await Promise.all([
    import('./provider-panel.tsx'),
    import('./add-provider.tsx'),
    import('./delete-provider-dialog.tsx'),
  ])
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  district = await server.newDistrict({ roles: ['ROLE_SETUP_AUTH_VIEW'] })
})

const WAIT = { timeout: 15_000 }
const CERTIFICATE = makeCertificate({
  name: 'idp.example.org',
  from: '2025-10-01',
  to: '2026-10-05T23:59:00Z',
})
const SAML = {
  provider: 'saml',
  displayName: 'District single sign-on',
  settings: {
    idpEntityId: 'https://idp.example.org',
    ssoUrl: 'https://idp.example.org/sso',
    idpCertificates: [CERTIFICATE],
    attributeMap: { email: 'mail', staffId: 'employeeNumber' },
  },
}
const GOOGLE = {
  provider: 'google',
  displayName: 'Google Workspace',
  settings: { clientId: '1.apps.example.org', clientSecret: 'top secret', hostedDomains: ['example.org'] },
}

const call = async (method: string, path: string, body?: object) => {
  const employee = await server.browser(EMPLOYEE)
  const answer = await employee(`/api/ied/authentications/${path}`, {
    method,
    headers: { 'x-ied-client-id': String(district.clientId) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()).data
}
const add = (body: object): Promise<Authentication> => call('POST', '', body)
const list = (): Promise<Authentication[]> => call('GET', '')
const change = (id: number, body: object): Promise<Authentication> => call('PATCH', String(id), body)
const enabled = (id: number, fields: object = {}) =>
  server.db
    .updateTable('authentications')
    .set({ isEnabled: true, ...fields })
    .where('id', '=', id)
    .execute()

/** The bodies of what is sent. */
const sent: { method: string; body: unknown }[] = []
const listening = (): ShowScreenOptions['server'] => ({
  ...server,
  fetch: async (request: Request) => {
    if (request.method !== 'GET' && request.url.includes('/ied/'))
      sent.push({
        method: request.method,
        body: await request
          .clone()
          .json()
          .catch(() => null),
      })
    return server.fetch(request)
  },
})
const show = (options: Partial<ShowScreenOptions> & { query?: Query } = {}) => {
  sent.length = 0
  const { query = {}, ...own } = options
  const districtId = String(district.id)
  return showScreen(<AuthenticationConfigs districtId={districtId} />, {
    server: listening(),
    as: EMPLOYEE,
    place: placeOf('authentication-configs', { districtId }, { query }),
    draftStorage: memoryStorage(),
    ...own,
  })
}
const told = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)
const queryOf = ({ runtime }: ShownScreen) => runtime.navigation.get().current()?.query
const rows = async () => {
  await screen.findAllByRole('rowheader')
  return screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
}
const cells = (name: RegExp) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
const menu = async ({ user }: ShownScreen, name: RegExp) => {
  await screen.findAllByRole('rowheader')
  await user.click(screen.getByRole('button', { name }))
  return screen.findByRole('menu', {}, WAIT)
}
const panel = (name: string) => screen.findByRole('complementary', { name }, WAIT)
const field = (name: RegExp) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input, textarea, select' }, WAIT)

describe('the list', () => {
  test('[ux 9.6] is in the order of the sign-in page, the default first, with state and end', async () => {
    const { id } = await add({ ...SAML, sortOrder: 0 })
    await enabled(id)
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
    expect(await rows()).toEqual(['LocalDefaultLocal', 'SAMLDistrict single sign-on', 'AzureStaff'])
    expect(cells(/^SAML/).slice(0, 2)).toEqual(['Enabled', 'Expires In 21 days'])
    expect(cells(/^Azure/).slice(0, 2)).toEqual(['Disabled', 'Expires 03/01/2027'])
    expect(cells(/^Local/).slice(0, 2)).toEqual(['Enabled', '–no value'])
  })

  test('finds a provider by its title, which the server does not know', async () => {
    await add(SAML)
    await show({ query: { search: 'local' } })
    expect(await rows()).toEqual(['LocalDefaultLocal'])
  })

  test('[domain 7.1] says that no change here can lock provider staff out', async () => {
    await show()
    expect(await screen.findByText(/You signed in with Internal users, so no change here/)).toBeVisible()
  })

  test('a district without a client has nothing to set up', async () => {
    await server.db
      .updateTable('districts')
      .set({ illuminateClientId: null })
      .where('id', '=', district.id)
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
    await shown.user.click(
      within(await menu(shown, /^Actions for Google/)).getByRole('menuitem', { name: /^Move up/ }),
    )
    await waitFor(async () =>
      expect(await rows()).toEqual([
        'LocalDefaultLocal',
        'GoogleGoogle Workspace',
        'SAMLDistrict single sign-on',
      ]),
    )
    expect(sent.map(({ method }) => method)).toEqual(['PATCH', 'PATCH'])
    expect((await list()).map(({ provider }) => provider)).toEqual(['illuminate', 'google', 'saml'])
  })

  test('says why a way to sign in stays: the only one, and one that the server does not know', async () => {
    await add(SAML)
    const shown = await show()
    const local = within(await menu(shown, /^Actions for Local/))
    for (const name of [/^Disable/, /^Delete/])
      expect(local.getByRole('menuitem', { name })).toHaveTextContent(
        'only enabled provider that works on this server',
      )
    await shown.user.keyboard('{Escape}')
    const saml = within(await menu(shown, /^Actions for SAML/))
    expect(saml.getByRole('menuitem', { name: /^Enable/ })).toHaveTextContent(
      "can't sign people in with SAML yet",
    )
    expect(saml.getByRole('menuitem', { name: /^Delete/ })).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('deletes after the name was typed; while accounts use it, the server says how many', async () => {
    const { id } = await add(SAML)
    await server.db
      .updateTable('accounts')
      .set({ authenticationId: id })
      .where('clientId', '=', district.clientId)
      .execute()
    const shown = await show()
    await shown.user.click(
      within(await menu(shown, /^Actions for SAML/)).getByRole('menuitem', { name: /^Delete/ }),
    )
    const dialog = within(await screen.findByRole('alertdialog', {}, WAIT))
    await shown.user.type(dialog.getByRole('textbox'), 'District single sign-on')
    await shown.user.click(dialog.getByRole('button', { name: 'Delete provider' }))
    expect(await dialog.findByText(/is how 1 account signs in\. Disable it instead\./)).toBeVisible()
    await server.db
      .updateTable('accounts')
      .set({ authenticationId: null })
      .where('clientId', '=', district.clientId)
      .execute()
    await shown.user.click(dialog.getByRole('button', { name: 'Delete provider' }))
    await waitFor(() => expect(told(shown)).toContain('Authentication deleted (District single sign-on)'))
    expect(await list()).toHaveLength(1)
  })
})

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
      'rsa-sha256, 60 s clock skew',
    )
    expect(side.getByRole('complementary', { name: 'In your identity provider' })).toHaveTextContent(
      'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    )
    expect(side.getByRole('switch', { name: 'Enabled' })).toHaveAttribute('aria-readonly', 'true')
    expect(
      side.getByText("This server can't sign people in with SAML yet. You can save its settings."),
    ).toBeVisible()
  })

  test('[R21] saves what was changed, and only that', async () => {
    const { id } = await add(SAML)
    const shown = await show({ query: { row: String(id) } })
    await shown.user.type(await field(/^Name/), ' 2')
    await shown.user.click(await screen.findByRole('button', { name: /^Attributes/ }))
    await shown.user.type(await field(/^Last name/), 'sn')
    await shown.user.click(screen.getByRole('button', { name: 'Save changes' }))
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

  test('a second certificate stands beside the first', async () => {
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
    await user.paste(`Certificate:\n${next}\n`)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.getByText('New. Its end is read when you save.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/^Ends 08\/31\/2036/)).toBeVisible()
    expect(screen.getByText('Expires in 21 days')).toBeVisible()
    expect(screen.getByText('All certificates work until they end.')).toBeVisible()
    expect(cells(/^SAML/)[1]).toBe('Expires 08/31/2036')
  })

  test('[R35] a stored secret is never shown; left alone it stays, and a required one is not missed', async () => {
    const { id } = await add(GOOGLE)
    const shown = await show({ query: { row: String(id) } })
    const side = await panel('Google: Google Workspace')
    expect(await within(side).findByText(/^Saved 09\/14\/2026/)).toBeVisible()
    expect(side.innerHTML).not.toContain('top secret')
    await shown.user.type(await field(/^Client ID/), 'x')
    await shown.user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ settings: { clientId: '1.apps.example.orgx' } })
    expect(JSON.stringify(sent)).not.toContain('clientSecret')
  })

  test('what the server refuses stands at its field, in a part that unfolds; what was typed stays', async () => {
    const settings = { host: 'ldap.example.org', baseDn: 'dc=x', bindDn: 'cn=x', bindPassword: 'hidden' }
    const { id } = await add({ provider: 'ldap', displayName: 'Directory', settings })
    const { user } = await show({ query: { row: String(id) } })
    const fold = () => screen.findByRole('button', { name: /^Connection and search/ }, WAIT)
    await user.click(await fold())
    await user.click(await field(/^CA certificate/))
    const unreadable = `-----BEGIN CERTIFICATE-----\n${'MIIC'.repeat(16)}\n-----END CERTIFICATE-----`
    await user.paste(unreadable)
    await user.click(await fold())
    expect(screen.queryByLabelText(/^CA certificate/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
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
    await shown.user.click(screen.getByRole('button', { name: 'Save changes' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed these fields' }, WAIT),
    )
    expect(dialog.getByText('Theirs')).toBeVisible()
    await shown.user.click(dialog.getByRole('button', { name: 'Use these values' }))
    await shown.user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(told(shown)).toContain('Authentication updated (Mine)'))
  })

  test('SAML needs its three facts only without metadata', async () => {
    const { id } = await add({ ...SAML, settings: { metadataUrl: 'https://idp.example.org/md' } })
    const shown = await show({ query: { row: String(id) } })
    expect(await field(/^Entity ID/)).not.toBeRequired()
    await shown.user.clear(await field(/^Metadata URL/))
    expect(await field(/^Entity ID/)).toBeRequired()
    await shown.user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findAllByText(/Enter the entity ID/i)).length).toBeGreaterThan(0)
    expect(sent).toEqual([])
  })

  test('LDAP without encryption asks for the host again; the server’s answer stands there', async () => {
    const settings = { host: 'ldap.example.org', baseDn: 'dc=x', bindDn: 'cn=x', bindPassword: 'hidden' }
    const { id } = await add({ provider: 'ldap', displayName: 'Directory', settings })
    const shown = await show({ query: { row: String(id) } })
    expect(screen.queryByLabelText(/^Confirm no encryption/)).toBeNull()
    await shown.user.selectOptions(await field(/^Encryption/), 'None')
    await shown.user.type(await field(/^Confirm no encryption/), 'ldap')
    await shown.user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(async () =>
      expect(await field(/^Confirm no encryption/)).toHaveAccessibleDescription(
        'Enter the host name again to connect without encryption.',
      ),
    )
  })

  test('Local leads to the screens of its rules and shows neither of them', async () => {
    const [local] = await list()
    await show({ query: { row: String(local?.id) } })
    await field(/^Reset code lifetime/)
    const related = within(screen.getByRole('complementary', { name: 'Related settings' }))
    for (const name of ['Account Locking', 'Password Complexity'])
      expect(related.getByRole('link', { name })).toBeVisible()
    expect(screen.queryByLabelText(/^Failed attempts/)).toBeNull()
  })

  test('people of the client may look at Internal users, and no more', async () => {
    const { clientId } = district
    await server.db
      .insertInto('authentications')
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
    await show({ as: district.email, query: { row: String(row?.id) } })
    expect(await screen.findByText('Only provider staff can change Internal users')).toBeVisible()
    expect(await field(/^Name/)).toHaveAttribute('readonly')
  })

  test('somebody who signed in with Local is told that it stays', async () => {
    const [local] = await list()
    await show({ as: district.email, query: { row: String(local?.id) } })
    const side = within(await panel('Local'))
    expect(await side.findByRole('switch', { name: 'Enabled' })).toHaveAccessibleDescription(
      "It's the only enabled provider that works on this server. Enable another one first.",
    )
    expect(screen.getByText(/You signed in with Local\. It stays enabled/)).toBeVisible()
  })

  test('is switched off at once, and what is typed in the form stays', async () => {
    const { id } = await add(SAML)
    await enabled(id)
    const shown = await show({ query: { row: String(id) } })
    expect(await screen.findByText(/Whoever chooses it on the sign-in page can't continue/)).toBeVisible()
    await shown.user.type(await field(/^Name/), '!')
    await shown.user.click(screen.getByRole('switch', { name: 'Enabled' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Enabled' })).not.toBeChecked())
    expect(await field(/^Name/)).toHaveValue('District single sign-on!')
    await shown.user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(told(shown)).toContain('Authentication updated (District single sign-on!)'))
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
})

describe('Add provider', () => {
  test('offers those that are not there yet, and adds one disabled', async () => {
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
    expect(await panel('Clever')).toBeVisible()
    expect(await rows()).toContain('CleverClever')
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
