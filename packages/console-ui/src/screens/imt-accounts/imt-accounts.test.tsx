import { placeOf, type Query } from '@edconsole/console-core'
import { createTestServer, type TestDistrict, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { panel, queryOf, told } from '../../testing/authentications-of-client.tsx'
import { type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { ImtAccounts } from './index.ts'

let server: TestServer
/** Of a client of its own for each test, with one account whose number it has too. */
let district: TestDistrict
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  district = await server.newDistrict()
})

const stored = (id = district.id) =>
  server.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const nameOf = async () => {
  const { firstName, lastName } = await stored()
  return `${firstName} ${lastName}`
}
const lock = () =>
  server.db
    .updateTable('accounts')
    .set({ locked: true, lockReason: 'tooManyFailures', failedLoginCount: 7, lockedAt: server.now() })
    .where('id', '=', district.id)
    .execute()
const of = ({ clientId }: TestDistrict, more: Query = {}): Query =>
  Object.assign({ clientId: String(clientId) }, more)
const show = (query: Query = {}, options: Partial<ShowScreenOptions> & { id?: string } = {}) => {
  const { id, ...rest } = options
  return showScreen(id === undefined ? <ImtAccounts /> : <ImtAccounts id={id} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('imt-accounts', id === undefined ? {} : { id }, { query }),
    ...rest,
  })
}
const open = async (options: Partial<ShowScreenOptions> = {}) => {
  const shown = await show(of(district, { row: String(district.id) }), options)
  const side = within(await panel(await nameOf()))
  return { shown, side }
}
const confirm = async ({ user }: Awaited<ReturnType<typeof show>>, name: string) => {
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name }))
}

test('R19 [domain 8.16] a client comes first; without a search nobody is listed', async () => {
  const shown = await show()
  expect(await screen.findByText('Choose a client to search its accounts')).toBeVisible()
  await shown.user.click(await screen.findByRole('combobox', { name: 'Client' }))
  await shown.user.keyboard(`${district.clientId}{Enter}`)
  expect(await screen.findByText('Search for an account')).toBeVisible()
  expect(queryOf(shown)).toEqual(of(district))
  expect(shown.calls.filter((call) => call.includes('/accounts'))).toEqual([])
})

test('[domain 8.16] of more clients than are listed, the server finds those that are typed', async () => {
  await server.db
    .insertInto('clients')
    .values(
      Array.from({ length: 101 }, (_, at) => ({
        clientName: `Many ${at}`,
        clientType: 'school' as const,
        state: 'WY' as const,
        slug: `many-${at}`,
      })),
    )
    .execute()
  const { id } = await server.db
    .insertInto('clients')
    .values({ clientName: 'Zinnia Fields', clientType: 'school', state: 'WY', slug: 'last-of-all' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const shown = await show()
  const picker = await screen.findByRole('combobox', { name: 'Client' })
  await shown.user.click(picker)
  await shown.user.paste('last-of')
  expect(await screen.findByRole('option', { name: /^Zinnia Fields/ }, { timeout: 5000 })).toBeVisible()
  await shown.user.keyboard('{Enter}')
  expect(queryOf(shown)).toEqual({ clientId: String(id) })
  expect(picker).toHaveValue('Zinnia Fields')
})

test('the sites of an account have their names', async () => {
  const rows = server.db.selectFrom('sisRows').select('data').where('lea', '=', '4107320')
  const { id, staffId } = await server.db
    .selectFrom('accounts')
    .select(['id', 'staffId'])
    .where('clientId', '=', 90_412)
    .where('staffId', 'is not', null)
    .executeTakeFirstOrThrow()
  const staff = await rows
    .where('component', '=', 'staff')
    .where('sourceId', '=', staffId)
    .executeTakeFirstOrThrow()
  const [code] = staff.data.siteCodes as string[]
  const site = await rows
    .where('component', '=', 'sites')
    .where('sourceId', '=', code ?? '')
    .executeTakeFirstOrThrow()
  await show({ clientId: '90412', row: String(id) })
  expect(await screen.findByText(new RegExp(`^${code} ${site.data.siteName}`))).toBeVisible()
})

test.each(['lastName', 'emailAddress', 'username', 'id'] as const)(
  '[domain 8.16] an account is found by its %s',
  async (name) => {
    const account = await stored()
    await show(of(district, { search: String(account[name]) }))
    const found = await screen.findByRole('rowheader')
    expect(found).toHaveTextContent(account.username)
  },
)

test('[domain 8.16] a search that is taken back leaves nobody listed', async () => {
  const { username } = await stored()
  const shown = await show(of(district, { search: username }))
  await screen.findByRole('rowheader')
  await shown.user.clear(screen.getByRole('searchbox'))
  expect(await screen.findByText('Search for an account')).toBeVisible()
  expect(screen.queryByRole('rowheader')).toBeNull()
  expect(screen.queryByText(/\d accounts?$/)).toBeNull()
})

test('[domain 8.16] service accounts are listed without a search, people are not', async () => {
  await server.db.updateTable('accounts').set({ userType: 'service' }).where('id', '=', district.id).execute()
  const shown = await show(of(district))
  await screen.findByText('Search for an account')
  await shown.user.click(screen.getByRole('button', { name: 'Add filter' }))
  await screen.findByRole('option', { name: 'User type' })
  await shown.user.keyboard('user{Enter}')
  await shown.user.click(await screen.findByRole('checkbox', { name: /^Service account/ }))
  expect(await screen.findByRole('rowheader')).toHaveTextContent((await stored()).username)
  await shown.user.click(screen.getByRole('checkbox', { name: /^Staff/ }))
  expect(await screen.findByText('Search for an account')).toBeVisible()
  expect(screen.queryByRole('rowheader')).toBeNull()
})

test("another client's accounts are not found", async () => {
  const { clientId } = await server.newDistrict()
  await show({ clientId: String(clientId), search: (await stored()).username })
  // Told by voice too, for a moment.
  expect(await screen.findAllByText('No accounts match these filters')).not.toEqual([])
})

test('a row opens its panel, which tells account, sign-in and roles', async () => {
  const { username, emailAddress } = await stored()
  const shown = await show(of(district, { search: username }))
  await shown.user.click(await screen.findByRole('rowheader'))
  const side = within(await panel(await nameOf()))
  expect(side.getAllByText(emailAddress).length).toBeGreaterThan(0)
  expect(side.getByText('Local')).toBeVisible()
  expect(side.getByRole('region', { name: 'Roles' })).toBeVisible()
  expect(queryOf(shown)).toEqual(of(district, { search: username, row: String(district.id) }))
})

test('[S2.2] the path names an account, which opens without a search', async () => {
  const shown = await show(of(district), { id: String(district.id) })
  expect(await panel(await nameOf())).toBeVisible()
  expect(screen.getByText('Search for an account')).toBeVisible()
  expect(shown.runtime.navigation.get().current()).toMatchObject({ params: {} })
})

test('an account that this client does not have is said to be elsewhere', async () => {
  const { clientId } = await server.newDistrict()
  await show({ clientId: String(clientId), row: String(district.id) })
  expect(await screen.findByText('Account not found.')).toBeVisible()
})

test('R24 a lock is explained and lifted, and the sync history tells of it', {
  tags: 'main:imt-accounts',
}, async () => {
  await lock()
  const { shown, side } = await open()
  expect(side.getByText('Locked after 7 wrong passwords')).toBeVisible()
  await shown.user.click(side.getByRole('button', { name: 'Unlock' }))
  await waitFor(async () => expect((await stored()).locked).toBe(false))
  expect(told(shown)).toEqual(['1 account unlocked'])
  await waitFor(() => expect(side.queryByText('Locked after 7 wrong passwords')).toBeNull())
  expect(
    await within(await side.findByRole('region', { name: 'Sync history' })).findByText('Unlocked'),
  ).toBeVisible()
})

test('an account is disabled once that is confirmed, and enabled again', async () => {
  const theirs = await server.browser(district.email)
  const { shown, side } = await open()
  await shown.user.click(await screen.findByRole('button', { name: 'Disable' }))
  expect((await stored()).isEnabled).toBe(true)
  await confirm(shown, 'Disable account')
  await waitFor(async () => expect((await stored()).isEnabled).toBe(false))
  expect((await theirs('/api/user-info')).status).toBe(401)
  const signIn = within(side.getByRole('region', { name: 'Sign-in' }))
  expect(await signIn.findByText('Disabled')).toBeVisible()
  await shown.user.click(await screen.findByRole('button', { name: 'Enable' }))
  await confirm(shown, 'Enable account')
  await waitFor(async () => expect((await stored()).isEnabled).toBe(true))
  const { username } = await stored()
  expect(told(shown)).toEqual([`Account enabled (${username})`, `Account disabled (${username})`])
})

test('a change that came too late keeps the dialog with the reason, and works the second time', async () => {
  const { shown } = await open()
  await shown.user.click(await screen.findByRole('button', { name: 'Disable' }))
  await server.db
    .updateTable('accounts')
    .set({ updatedAt: new Date('2026-09-14T12:13:59Z') })
    .where('id', '=', district.id)
    .execute()
  await confirm(shown, 'Disable account')
  expect(await within(screen.getByRole('alertdialog')).findByText(/this account/i)).toBeVisible()
  expect((await stored()).isEnabled).toBe(true)
  const reads = () => shown.calls.filter((call) => call.endsWith(`/accounts/${district.id}`))
  await waitFor(() => expect(reads().length).toBeGreaterThan(1))
  // Asked is not answered: pressed before, it names the former version once more.
  await waitFor(() => expect(shown.runtime.api.queryClient.isFetching()).toBe(0))
  await confirm(shown, 'Disable account')
  await waitFor(async () => expect((await stored()).isEnabled).toBe(false))
})

test('everybody who uses the account is signed out, in every browser', async () => {
  const browsers = [await server.browser(district.email), await server.browser(district.email)]
  const { shown } = await open()
  await shown.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Their sessions end in every browser. They can sign in again and restore unsaved changes.',
  )
  await confirm(shown, 'Sign out everywhere')
  await waitFor(() => expect(told(shown)).toEqual(['2 sessions ended']))
  for (const browser of browsers) expect((await browser('/api/user-info')).status).toBe(401)
})

test('a backend that cannot sign people out is asked once, and offers it no more', async () => {
  const { shown } = await open({ faults: [['accounts.signOut', { status: 501 }]] })
  await shown.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
  await confirm(shown, 'Sign out everywhere')
  await confirm(shown, 'Cancel')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Disable' })).toBeVisible()
})

test('a service account gets a token, shown once, and loses it again', async () => {
  await server.db.updateTable('accounts').set({ userType: 'service' }).where('id', '=', district.id).execute()
  const { shown, side } = await open()
  await shown.user.click(side.getByRole('button', { name: 'Show tokens' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Create token' }))
  await shown.user.click(await screen.findByRole('button', { name: 'Create token' }))
  expect(await screen.findByText('Enter a name')).toBeVisible()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await shown.user.click(name)
  await shown.user.paste('n'.repeat(81))
  await shown.user.keyboard('{Enter}')
  expect(await screen.findByText('It can have at most 80 characters')).toBeVisible()
  expect(name).toHaveValue('n'.repeat(81))
  await shown.user.clear(name)
  await shown.user.type(name, 'Nightly job')
  await shown.user.click(screen.getByRole('button', { name: 'Create token' }))
  expect(await screen.findByText(/^ecs_[\w-]{43}$/)).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: 'Done' }))
  const row = await screen.findByRole('row', { name: /Nightly job Can only read Begins with ecs_/ })
  expect(screen.queryByText(/^ecs_[\w-]{43}$/)).toBeNull()
  await shown.user.click(within(row).getByRole('button', { name: 'Revoke Nightly job' }))
  await confirm(shown, 'Revoke token')
  expect(await screen.findByText(/^Revoked/)).toBeVisible()
  const [token] = await server.db
    .selectFrom('serviceTokens')
    .selectAll()
    .where('accountId', '=', district.id)
    .execute()
  expect(token?.revokedAt).not.toBeNull()
})
