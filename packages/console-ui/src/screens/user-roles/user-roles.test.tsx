import { placeOf, type User } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { UserRoles } from './index.ts'

let server: TestServer
let browser: TestFetch
let districtId: string
/** Kofi, who has some roles again before each test. */
let person: User
beforeAll(async () => {
  server = await createTestServer({ seed: 'small' })
  browser = await server.browser('employee@example.org')
  districtId = String(server.districts.find(({ districtName }) => districtName.startsWith('Larkspur'))?.id)
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  person = await userNamed('api@example.org')
  await give(person, ['ROLE_SETUP_SITE_VIEW', 'ROLE_READ_ONLY_AUDITOR'])
})

const userNamed = async (email: string): Promise<User> =>
  (await (await browser(`/api/users?search=${email}`)).json()).data[0]
const give = async ({ emailAddress }: User, roles: string[]) => {
  const { id, updatedAt } = await userNamed(emailAddress)
  const answer = await browser(`/api/users/${id}`, {
    method: 'PATCH',
    body: JSON.stringify({ roles, updatedAt }),
  })
  expect(answer.status).toBe(200)
}
const show = (number: number | string | null, options: Partial<Parameters<typeof showScreen>[1]> = {}) => {
  const authXAccountId = String(number)
  return showScreen(<UserRoles districtId={districtId} authXAccountId={authXAccountId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('user-roles', { districtId, authXAccountId }),
    ...options,
  })
}
const box = (name: string) => screen.findByRole('checkbox', { name })
const rowOf = async (name: string) => (await box(name)).closest('li') as HTMLElement
const open = async (user: { click: (element: Element) => Promise<void> }, group: RegExp) => {
  const button = await screen.findByRole('button', { name: group })
  if (button.getAttribute('aria-expanded') === 'false') await user.click(button)
}
const effective = () => within(screen.getByRole('list', { name: 'Effective roles' }))
const lineOf = (role: string) =>
  effective().getByText(role, { selector: 'li > span' }).closest('li') as HTMLElement
const save = () => screen.getByRole('button', { name: 'Save changes' })

test('[S2.2] R24 the user behind an account is shown with the roles that are given and those that come of them', async () => {
  await show(person.authXAccountId)
  expect(await screen.findByRole('heading', { level: 1, name: 'User Roles' })).toBeVisible()
  expect(await screen.findByText('Kofi Mensah')).toBeVisible()
  expect(screen.getByText(/^api@example\.org · /)).toBeVisible()
  expect(await box('Read-only auditor')).toBeChecked()
  expect(lineOf('View sites')).toHaveTextContent('Given directly')
  expect(lineOf('View import logs')).toHaveTextContent('Because ofRead-only auditor')
})

test('[ux 9.9] what comes from another role is gray, says from which, and is not cleared here', async () => {
  const { user } = await show(person.authXAccountId)
  await open(user, /^Logs/)
  const logs = await box('View import logs')
  expect(logs).toBeChecked()
  expect(logs).toHaveAccessibleDescription(/From Read-only auditor/)
  await user.click(logs)
  expect(logs).toBeChecked()
  // Without the other it is not there any more.
  await user.click(await box('Read-only auditor'))
  expect(logs).not.toBeChecked()
  expect(lineOf('View import logs').textContent).toMatch(/Removed.*Was because of/)
})

test('[domain 8.12] two ways to one role are joined, and the list of differences names both sides', async () => {
  const { user } = await show(person.authXAccountId)
  await user.click(await box('Account help desk'))
  await waitFor(() =>
    expect(lineOf('View people')).toHaveTextContent('Because ofRead-only auditorandAccount help desk'),
  )
  expect(lineOf('Manage accounts')).toHaveTextContent('Added')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  const review = within(await screen.findByRole('dialog', { name: 'Review changes' }))
  expect(review.getByRole('list', { name: 'Roles' }).textContent).toMatch(/Account help desk.*Added/)
  expect(review.getByRole('list', { name: 'Screens' }).textContent).toMatch(
    /Locked Users.*Opened by this change/,
  )
})

test('[S6] R21 a role that was given counts with the next request of that person, in the session they have', {
  tags: 'main:user-roles',
}, async () => {
  const theirs = await server.browser('api@example.org')
  const lea = server.districts.find(({ id }) => String(id) === districtId)?.lea
  const ask = async () => (await theirs(`/api/district/export-log-headers?lea=${lea}&limit=1`)).status
  const askLater = async () => (await theirs(`/api/export?lea=${lea}&limit=1`)).status
  expect([await ask(), await askLater()]).toEqual([200, 403])
  const { user, runtime } = await show(person.authXAccountId)
  await user.click(await box('Read-only auditor'))
  await open(user, /^Exports/)
  await user.click(await box('View exports'))
  await user.click(save())
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
      'User updated (api@example.org)',
    ]),
  )
  expect([await ask(), await askLater()]).toEqual([403, 200])
  expect((await userNamed('api@example.org')).roles).toEqual([
    'ROLE_SETUP_EXPORT_PRODUCT_VIEW',
    'ROLE_SETUP_SITE_VIEW',
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
})

test('[domain 8.12] provider roles are not for people of a client', async () => {
  const { user } = await show(person.authXAccountId)
  await open(user, /^Super role/)
  expect(await rowOf('Provider staff')).toHaveTextContent('Provider staff only')
})

test('[S7] people give what they have themselves, and see why not more', async () => {
  const admin = await userNamed('admin@example.org')
  await give(admin, [
    'ROLE_USER_MANAGEMENT_VIEW',
    'ROLE_USER_VIEW',
    'ROLE_USER_ROLE_CREATE',
    'ROLE_IMPORT_LOG_VIEW',
  ])
  const { user } = await show(person.authXAccountId, { as: 'admin@example.org' })
  expect(await rowOf('Read-only auditor')).toHaveTextContent(
    "You don't have View account sync logs, View data explorer +2",
  )
  await open(user, /^Logs/)
  const logs = await box('View import logs')
  expect(logs).toHaveAccessibleDescription(/From Read-only auditor/)
  const sites = await box('View sites')
  expect(sites).toHaveAccessibleDescription(/You don't have View sites/)
  await user.click(sites)
  expect(sites).toBeChecked()
})

test('[domain 8.12] nobody takes their own last way in', async () => {
  const admin = await userNamed('admin@example.org')
  await give(admin, ['ROLE_USER_MANAGEMENT_VIEW', 'ROLE_USER_VIEW', 'ROLE_USER_ROLE_CREATE'])
  const { user } = await show(admin.authXAccountId, { as: 'admin@example.org' })
  await open(user, /^Roles/)
  const own = await box('Manage roles')
  expect(own).toHaveAccessibleDescription(/You'd lose your own access to roles/)
  await user.click(own)
  expect(own).toBeChecked()
  await user.click(await box('View people'))
  expect(await box('View people')).not.toBeChecked()
})

test('R47 whoever may not give roles reads them', async () => {
  const admin = await userNamed('admin@example.org')
  await give(admin, ['ROLE_USER_MANAGEMENT_VIEW', 'ROLE_USER_VIEW'])
  await show(person.authXAccountId, { as: 'admin@example.org' })
  expect(
    await screen.findByText('You can view these roles. Changing them requires another role.'),
  ).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Open user/ })).toBeNull()
})

test('R24 an account without a user says that it has no roles yet', async () => {
  const { number, username } = await server.db
    .selectFrom('accounts')
    .innerJoin('districts', 'districts.illuminateClientId', 'accounts.clientId')
    .select(['accounts.authxAccountId as number', 'accounts.username'])
    .where('districts.id', '=', Number(districtId))
    .where('accounts.userId', 'is', null)
    .executeTakeFirstOrThrow()
  await show(number)
  expect(await screen.findByText(`${username} isn't a console user yet.`)).toBeVisible()
})

test.each(['99999999', 'x'])('the number %s names no account', async (number) => {
  await show(number)
  expect(await screen.findByText('Account not found.')).toBeVisible()
})
