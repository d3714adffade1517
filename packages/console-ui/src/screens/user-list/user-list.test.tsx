import { type AccountSyncLog, NEVER_SIGNED_IN, type Person, placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameOf } from '../../features/people/person-texts.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { UserList } from './index.ts'

const LEA = '4107320'

let server: TestServer
let districtId: string
let people: Person[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
  districtId = String(server.districts.find(({ lea }) => lea === LEA)?.id)
  people = await readPeople()
}, 240_000)
afterAll(() => server.close())

const readPeople = async (): Promise<Person[]> => {
  const browser = await server.browser('employee@example.org')
  const answer = await browser(`/api/district/people?lea=${LEA}&limit=1000`)
  return (await answer.json()).data
}
const show = (query = {}, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<UserList districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('user-list', { districtId }, { query }),
    ...options,
  })
const LOCKED = { filter: { accountState: ['locked'] } }
const rowHeaders = async (count: number) => {
  await waitFor(() => expect(screen.queryAllByRole('rowheader')).toHaveLength(count))
  return screen.queryAllByRole('rowheader')
}
const inState = (state: Person['accountState']) => people.filter(({ accountState }) => accountState === state)
const messagesOf = (runtime: Awaited<ReturnType<typeof show>>['runtime']) =>
  runtime.snackbars.get().recent.map(({ message }) => message)

test('[domain 8.12] everybody who works there is listed with the state of their account', {
  tags: 'main:user-list',
}, async () => {
  await show()
  await rowHeaders(Math.min(25, people.length))
  const view = (name: string, count: number) => screen.findByRole('radio', { name: `${name} ${count}` })
  expect(await view('All', people.length)).toBeChecked()
  expect(await view('Locked', inState('locked').length)).toBeInTheDocument()
  expect(await view('Never signed in', NEVER_SIGNED_IN.flatMap(inState).length)).toBeInTheDocument()
  expect(await view('No account', inState('none').length)).toBeInTheDocument()
  expect(await view('Added manually', people.filter(({ isManual }) => isManual).length)).toBeInTheDocument()
})

test('a list without users names both ways that the first ones come', async () => {
  await show({}, { faults: [['people.list', { body: { data: [] } }]] })
  const text = 'Users appear here after the first staff import. You can also create one.'
  expect((await screen.findAllByText(text))[0]).toBeVisible()
})

test('[R46] a view narrows the list through the address', async () => {
  const { user, runtime } = await show()
  await user.click(await screen.findByRole('radio', { name: /^Locked/ }))
  await rowHeaders(inState('locked').length)
  expect(runtime.navigation.get().current()?.query).toEqual(LOCKED)
})

test('a panel says why somebody is locked, and unlocks them', async () => {
  const { user, runtime } = await show(LOCKED)
  const before = inState('locked')
  await rowHeaders(before.length)
  const person = before.find(({ lockReason }) => lockReason === 'tooManyFailures') as Person
  const header = screen.getByRole('rowheader', { name: new RegExp(person.username ?? '') })
  await user.click(header)
  const panel = within(await screen.findByRole('complementary', { name: new RegExp(person.lastName) }))
  expect(panel.getByText('Locked after 10 wrong passwords')).toBeVisible()
  expect(panel.getByText(/from 198\.51\.100\.24/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Unlock' }))
  await rowHeaders(before.length - 1)
  expect(messagesOf(runtime)).toEqual(['1 account unlocked'])
  people = await readPeople()
})

test('a panel tells what syncs did to a person, with the way to the import', async () => {
  const browser = await server.browser('employee@example.org')
  const read = async (path: string) => (await (await browser(`/api/${path}`)).json()).data
  const lines: AccountSyncLog[] = await read(`account-sync-logs?lea=${LEA}&limit=1000`)
  const line = lines.find((one) => one.staffId !== null && one.batchId !== null)
  const { staffId, batchId } = line as AccountSyncLog & { staffId: string }
  const { user } = await show({ search: staffId })
  const [header] = await rowHeaders(1)
  if (header) await user.click(header)
  const history = within(await screen.findByRole('region', { name: 'Sync history' }))
  expect(await history.findByRole('link', { name: `Import ${batchId}` })).toHaveAttribute(
    'href',
    `/${districtId}/import-logs/results/${batchId}`,
  )
  expect(history.getByRole('link', { name: 'All lines' })).toHaveAttribute(
    'href',
    expect.stringContaining(`search=${staffId}`),
  )
})

test('a panel shows the rejected rows that name a person', async () => {
  const browser = await server.browser('employee@example.org')
  const [line] = (
    await (await browser(`/api/district/import-log-details?lea=${LEA}&filter[severity]=error&limit=1`)).json()
  ).data
  const person = people.find(({ staffId }) => staffId !== null)
  await server.db
    .updateTable('importDetails')
    .set({ rejectedValue: person?.staffId ?? null })
    .where('id', '=', line.id)
    .execute()
  const { user } = await show({ search: person?.staffId ?? '' })
  const [header] = await rowHeaders(1)
  if (header) await user.click(header)
  const rejected = within(await screen.findByRole('region', { name: 'Rejected rows' }))
  expect(await rejected.findByRole('link', { name: `Import ${line.batchId}` })).toHaveAttribute(
    'href',
    `/${districtId}/import-logs/details/${line.batchId}/${line.etlStatusId}`,
  )
})

test('[domain 8.12] roles that come with others say which they come with', async () => {
  const admin = people.find(({ roles }) => roles.length > 0) as Person
  const { user } = await show({ search: admin.username ?? '' })
  const [header] = await rowHeaders(1)
  if (header) await user.click(header)
  const roles = within(await screen.findByRole('region', { name: 'Roles' }))
  const browser = await server.browser('employee@example.org')
  const definitions: { name: string; displayName: string; reachableRoles: string[] }[] = (
    await (await browser('/api/roles?limit=1000')).json()
  ).data
  const given = definitions.find(({ name }) => name === admin.roles[0])
  expect((await roles.findAllByText(given?.displayName ?? ''))[0]).toBeVisible()
  const more = (given?.reachableRoles.length ?? 1) - 1
  if (more > 0) expect(await roles.findByText(new RegExp(`gives ${more} more`))).toBeVisible()
})

test('[ux 9.9] unlocking many passes over those who are not locked, and says so', async () => {
  const locked = inState('locked')[0] as Person
  await server.db
    .updateTable('accounts')
    .set({ locked: true, lockReason: 'administrator', lockedAt: server.now() })
    .where('id', '=', locked.accountId)
    .execute()
  const { user, runtime } = await show()
  await rowHeaders(Math.min(25, people.length))
  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(await screen.findByRole('button', { name: 'Unlock' }))
  await waitFor(() =>
    expect(messagesOf(runtime)[0]).toMatch(
      /^\d+ accounts? unlocked\. \d+ weren't locked and were skipped\.$/,
    ),
  )
  people = await readPeople()
  expect(inState('locked')).toEqual([])
})

test('people who never signed in are invited, one or many, and the panel says when', async () => {
  const local = people.filter(
    ({ accountState, authProvider }) =>
      authProvider === 'illuminate' && (accountState === 'invited' || accountState === 'notInvited'),
  )
  const [person] = local as [Person]
  const { user, runtime } = await show({ search: person.username ?? '' })
  const [header] = await rowHeaders(1)
  if (header) await user.click(header)
  const panel = within(await screen.findByRole('complementary', { name: new RegExp(person.lastName) }))
  expect(panel.getByText('Not sent')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(messagesOf(runtime)).toEqual(['1 invitation is on its way']))
  await server.jobs.idle()
  expect(server.mail.sent.at(-1)).toMatchObject({ subject: 'Set up your Console account' })

  await user.click(screen.getByRole('checkbox', { name: /Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  await waitFor(() =>
    expect(messagesOf(runtime)).toContain('1 person got one within the last hour and was skipped.'),
  )
})

test('[ux 9.9] several invitations are sent after a question that says who is skipped, and why', async () => {
  const isLocal = ({ authProvider }: Person) => authProvider === 'illuminate'
  const local = (state: Person['accountState']) => inState(state).filter(isLocal)
  const [invited, uninvited] = local('notInvited').reverse() as [Person, Person]
  const due = { accountId: invited.accountId as number, dueAt: server.now() }
  await server.db.insertInto('invitations').values(due).execute()
  const [active] = local('active') as [Person]
  const ofOthers = people.find((person) => person.authProvider !== null && !isLocal(person)) as Person
  const { user, runtime, calls } = await show()
  await rowHeaders(people.length)
  for (const person of [uninvited, invited, active, ofOthers])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${nameOf(person)}` }))
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    return within(await screen.findByRole('alertdialog', { name: 'Send 1 invitation?' }))
  }
  const dialog = await ask()
  const skipped = within(dialog.getByRole('list', { name: '3 of the 4 selected people will be skipped:' }))
  expect(skipped.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 was invited within the last hour',
    '1 has already signed in',
    '1 signs in with another provider',
  ])
  const sent = () => calls.filter((call) => call.includes('send-invitations'))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(sent()).toEqual([])
  await user.click((await ask()).getByRole('button', { name: 'Send invitation' }))
  await waitFor(() => expect(messagesOf(runtime)).toEqual(['1 invitation is on its way']))
  expect(sent()).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
})

test.each([404, 501])(
  'R24 a backend that answers %i to the list of people has its staff listed',
  async (status) => {
    const { runtime } = await show({}, { faults: [['people.list', { status, message: 'Not here' }]] })
    const staff = people.filter(({ staffRowId }) => staffRowId !== null)
    await rowHeaders(Math.min(25, staff.length))
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
    expect(screen.queryByRole('columnheader', { name: /Last login/ })).not.toBeInTheDocument()
    expect(screen.getAllByText('No account').length + screen.queryAllByText('Locked').length).toBeGreaterThan(
      0,
    )
    // A call that the backend doesn't have is not an error to report.
    expect(messagesOf(runtime)).toEqual([])
  },
)

test('[S7] a row sends a password link, but not to who has never signed in and gets an invitation', async () => {
  const isLocal = ({ authProvider }: Person) => authProvider === 'illuminate'
  const menuOf = async (person: Person) => {
    const shown = await show({ search: person.username ?? '' })
    const [header] = await rowHeaders(1)
    const row = within(header?.closest('tr') as HTMLElement)
    await shown.user.click(row.getByRole('button', { name: /^Actions for/ }))
    await screen.findByRole('menuitem', { name: 'Show details' })
    return shown
  }
  const link = () => screen.queryByRole('menuitem', { name: 'Send password link' })
  const of = (fits: (person: Person) => boolean): Person => people.find(fits) as Person
  await menuOf(
    of((person) => isLocal(person) && person.accountState !== 'active' && person.lastLogin === null),
  )
  expect(link()).toBeNull()
  cleanup()
  const inUse = await server.db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.userId')
    .select('accounts.id')
    .where('users.status', '=', 'active')
    .where('accounts.lastLogin', 'is not', null)
    .execute()
  const isInUse = ({ accountId }: Person) => inUse.some(({ id }) => id === accountId)
  const { user, runtime } = await menuOf(of((person) => isLocal(person) && isInUse(person)))
  await user.click(link() as HTMLElement)
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Send a password link to .*\?$/ }))
  await user.click(dialog.getByRole('button', { name: 'Send link' }))
  await waitFor(() =>
    expect(messagesOf(runtime)).toEqual([
      expect.stringMatching(/^Password link sent to .*\. It works once, for 60 minutes\.$/),
    ]),
  )
})
