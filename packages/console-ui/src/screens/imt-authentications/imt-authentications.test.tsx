import { type Authentication, memoryStorage, placeOf, type Query } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  field,
  GOOGLE,
  panel,
  queryOf,
  rows,
  SAML,
  save,
  told,
} from '../../testing/authentications-of-client.tsx'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { ImtAuthentications } from './index.ts'

let server: TestServer
/** Two clients of each test. */
let one: TestDistrict
let other: TestDistrict
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
  await Promise.all([
    import('../../features/sign-in/providers/provider-panel.tsx'),
    import('../../features/sign-in/providers/add-provider.tsx'),
  ])
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  one = await server.newDistrict()
  other = await server.newDistrict()
})

const add = async ({ clientId }: TestDistrict, body: object): Promise<Authentication> => {
  const employee = await server.browser('employee@example.org')
  const answer = await employee('/api/ied/authentications/', {
    method: 'POST',
    headers: { 'x-ied-client-id': String(clientId) },
    body: JSON.stringify(body),
  })
  return (await answer.json()).data
}
const storedOf = ({ clientId }: TestDistrict) =>
  server.db.selectFrom('authentications').selectAll().where('clientId', '=', clientId).orderBy('id').execute()
const nameOf = async ({ clientId }: TestDistrict): Promise<string> => {
  const client = await server.db
    .selectFrom('clients')
    .select('clientName')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return client.clientName
}
const of = ({ clientId }: TestDistrict, more: Query = {}): Query =>
  Object.assign({ clientId: String(clientId) }, more)
const show = (query: Query = {}, options: Partial<ShowScreenOptions> & { id?: string } = {}) => {
  const { id, ...rest } = options
  return showScreen(id === undefined ? <ImtAuthentications /> : <ImtAuthentications id={id} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('imt-authentications', id === undefined ? {} : { id }, { query }),
    draftStorage: memoryStorage(),
    ...rest,
  })
}
const picker = () => screen.findByRole('combobox', { name: 'Client' })

test('R19 [ux 9.13] a client comes first, is found by its number, and stands in the address', async () => {
  await add(one, SAML)
  const shown = await show()
  expect(await screen.findByText('Choose a client to see its sign-in providers')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add provider' })).toBeNull()
  await shown.user.click(await picker())
  await shown.user.keyboard(`${one.clientId}{Enter}`)
  expect(await rows()).toEqual(['SAMLDistrict single sign-on', 'LocalDefault'])
  expect(await picker()).toHaveValue(await nameOf(one))
  expect(await picker()).toHaveFocus()
  expect(queryOf(shown)).toEqual(of(one))
})

test('[domain 8.16] what expires first is at the top, and rows have no order that could be changed', async () => {
  await add(one, {
    provider: 'azure',
    displayName: 'Staff',
    settings: {
      tenantId: 'example.org',
      applicationId: '00000000-0000-4000-8000-000000000001',
      clientSecret: 's',
      secretExpiresOn: '2026-09-20',
    },
  })
  await add(one, SAML)
  await add(one, GOOGLE)
  const shown = await show(of(one))
  expect(await rows()).toEqual([
    'AzureStaff',
    'SAMLDistrict single sign-on',
    'LocalDefault',
    'GoogleGoogle Workspace',
  ])
  expect(screen.getByText(/The first to expire is at the top\./)).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: /^Actions for SAML/ }))
  await screen.findByRole('menuitem', { name: /^Make default/ })
  expect(screen.queryByRole('menuitem', { name: /^Move/ })).toBeNull()
})

test('R19 a provider is saved for the chosen client, and the other one keeps its own', {
  tags: 'main:imt-authentications',
}, async () => {
  const { id } = await add(one, SAML)
  await add(other, SAML)
  const shown = await show(of(one, { row: String(id) }))
  await shown.user.type(await field(/^Name/), ' 2')
  await save(shown)
  await waitFor(() => expect(told(shown)).toEqual(['Authentication updated (District single sign-on 2)']))
  const names = async (district: TestDistrict) =>
    (await storedOf(district)).map(({ displayName }) => displayName)
  expect(await names(one)).toContain('District single sign-on 2')
  expect(await names(other)).toContain('District single sign-on')
})

test('one is added for the chosen client', async () => {
  const shown = await show(of(one, { add: 'clever' }))
  await shown.user.click(await screen.findByRole('textbox', { name: /^Clever district ID/ }))
  await shown.user.paste('5'.repeat(24))
  await shown.user.click(within(await panel('Add Clever')).getByRole('button', { name: 'Add provider' }))
  await waitFor(async () => expect((await storedOf(one)).map(({ provider }) => provider)).toContain('clever'))
  expect(await panel('Clever')).toBeVisible()
  expect(queryOf(shown)).toMatchObject(of(one))
})

test('[S2.1] another client asks first about what is typed, and starts with an empty form', async () => {
  await add(one, SAML)
  const shown = await show(of(one, { add: 'google' }))
  await shown.user.type(await field(/^Client ID/), 'x')
  await shown.user.click(await picker())
  await shown.user.keyboard(`{Control>}a{/Control}${other.clientId}{Enter}`)
  const dialog = within(await screen.findByRole('alertdialog'))
  await shown.user.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(queryOf(shown)).toEqual(of(other)))
  expect(await rows()).toEqual(['LocalDefault'])
  await shown.user.click(screen.getByRole('button', { name: 'Add provider' }))
  await shown.user.click(await screen.findByRole('button', { name: /^Google/ }))
  expect(await field(/^Client ID/)).toHaveValue('')
})

test('[S2.2] the path names a provider, whose panel opens beside the list', async () => {
  const { id } = await add(one, SAML)
  const shown = await show(of(one), { id: String(id) })
  expect(await panel('SAML: District single sign-on')).toBeVisible()
  expect(shown.runtime.navigation.get().current()).toMatchObject({
    params: {},
    query: of(one, { row: String(id) }),
  })
})

test("Local leads to the screens of the client's district", async () => {
  const [local] = await storedOf(one)
  await show(of(one, { row: String(local?.id) }))
  expect(await screen.findByRole('link', { name: 'Account Locking' })).toHaveAttribute(
    'href',
    `/${one.id}/authentication/account-locking`,
  )
})

test('[R19] a client that does not exist is said as such', async () => {
  await show({ clientId: '999999' })
  expect(await screen.findByText('Client not found.')).toBeVisible()
  expect(screen.queryByText(/Your filters are kept/)).toBeNull()
})

test('clients that cannot be fetched can be asked for again', async () => {
  const { user, faults } = await show({}, { faults: [['clients.list', { status: 500, message: 'Down' }]] })
  const again = await screen.findByRole('button', { name: 'Try again' })
  faults.clear()
  await user.click(again)
  expect(await picker()).toBeEnabled()
})
