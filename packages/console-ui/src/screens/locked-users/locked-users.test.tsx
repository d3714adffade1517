import { placeOf } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { LockedUsers } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: '2026-09-14T12:14:00Z' })
}, 240_000)
afterAll(() => server.close())

type Lock = {
  lockReason: 'tooManyFailures' | 'administrator'
  lockedAt: Date
  lockedUntil?: Date
  lastName: string
}

const minutesAgo = (minutes: number) => new Date(server.now().getTime() - minutes * 60_000)

/** A district with these locked accounts; none of them belongs to its staff. */
const districtWith = async (locks: readonly Lock[]) => {
  const { id, clientId, lea } = await server.newDistrict()
  const rows = locks.map((lock, at) => ({
    ...lock,
    clientId,
    lea,
    authxAccountId: id * 1000 + at,
    username: `locked-${id}-${at}`,
    emailAddress: `locked-${id}-${at}@example.org`,
    firstName: 'Ada',
    locked: true,
    failedLoginCount: lock.lockReason === 'tooManyFailures' ? 10 : 0,
  }))
  if (rows.length > 0) await server.db.insertInto('accounts').values(rows).execute()
  return { districtId: String(id), clientId }
}
const show = (districtId: string, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<LockedUsers districtId={districtId} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('locked-users', { districtId }),
    ...options,
  })
const THREE: readonly Lock[] = [
  { lastName: 'Old', lockReason: 'administrator', lockedAt: minutesAgoAtStart(300) },
  {
    lastName: 'New',
    lockReason: 'tooManyFailures',
    lockedAt: minutesAgoAtStart(5),
    lockedUntil: minutesAgoAtStart(-10),
  },
  {
    lastName: 'Mid',
    lockReason: 'tooManyFailures',
    lockedAt: minutesAgoAtStart(30),
    lockedUntil: minutesAgoAtStart(-1410),
  },
]
function minutesAgoAtStart(minutes: number): Date {
  return new Date(Date.parse('2026-09-14T12:14:00Z') - minutes * 60_000)
}
const names = async (count: number) => {
  await waitFor(() => expect(screen.queryAllByRole('rowheader')).toHaveLength(count))
  return screen.queryAllByRole('rowheader').map((cell) => cell.textContent?.match(/Ada (\w+)locked/)?.[1])
}
const lockedNow = async (clientId: number) => {
  const rows = await server.db
    .selectFrom('accounts')
    .select('lastName')
    .where('clientId', '=', clientId)
    .where('locked', '=', true)
    .execute()
  return rows.map(({ lastName }) => lastName).sort()
}
const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name: new RegExp(`Ada ${name}`) }).closest('tr')
  if (!row) throw new Error(`There is no row of ${name}.`)
  return within(row)
}

test('[S2.2] R24 locked accounts stand newest first, each with since when, until when, and why', async () => {
  const { districtId } = await districtWith(THREE)
  const { calls } = await show(districtId)
  expect(await screen.findByRole('heading', { name: 'Locked Users' })).toBeVisible()
  expect(await names(3)).toEqual(['New', 'Mid', 'Old'])
  expect(rowOf('New').getByText('Too many wrong passwords')).toBeVisible()
  expect(rowOf('New').getByText('09/14/2026 - 08:09AM')).toBeVisible()
  expect(rowOf('New').getByText('Until 08:24AM')).toBeVisible()
  expect(rowOf('Mid').getByText('Until 09/15/2026 - 07:44AM')).toBeVisible()
  expect(rowOf('Old').getByText('Locked by an administrator')).toBeVisible()
  expect(rowOf('Old').getByText('Until someone unlocks it')).toBeVisible()
  expect(calls).toContain('GET /api/accounts')
})

test('[domain 8.9] the locks of the last hour are counted', async () => {
  const { districtId } = await districtWith(THREE)
  await show(districtId)
  const figures = within(await screen.findByRole('region', { name: 'Locked in the last hour' }))
  expect(await figures.findByText('2', { selector: 'span' })).toBeVisible()
  expect(figures.getByText('No site')).toHaveTextContent('No site 2')
})

test('R24 one account is unlocked from its row, without a question', {
  tags: 'main:locked-users',
}, async () => {
  const { districtId, clientId } = await districtWith(THREE)
  const { user, runtime } = await show(districtId)
  await names(3)
  expect(await screen.findByText('3 of 3 accounts shown')).toBeInTheDocument()
  await user.click(rowOf('Mid').getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Unlock' }))
  expect(await names(2)).toEqual(['New', 'Old'])
  expect(await screen.findByText('2 of 2 accounts shown')).toBeInTheDocument()
  expect(await lockedNow(clientId)).toEqual(['New', 'Old'])
  expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual(['1 account unlocked'])
})

test('[ux 9.6] several are unlocked at once; one that somebody else unlocked meanwhile is no error', async () => {
  const { districtId, clientId } = await districtWith(THREE)
  const { user, runtime } = await show(districtId)
  await names(3)
  await user.click(rowOf('New').getByRole('checkbox'))
  await user.click(rowOf('Old').getByRole('checkbox'))
  await server.db
    .updateTable('accounts')
    .set({ locked: false, lockReason: null, lockedAt: null, failedLoginCount: 0, updatedAt: minutesAgo(0) })
    .where('clientId', '=', clientId)
    .where('lastName', '=', 'New')
    .execute()
  await user.click(await screen.findByRole('button', { name: 'Unlock' }))
  expect(await names(1)).toEqual(['Mid'])
  expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual(['2 accounts unlocked'])
})

test.each([
  [
    'one that the server refuses',
    { status: 500, message: 'Disk full', times: 1 },
    "1 account unlocked. 1 account couldn't be unlocked: Disk full.",
    ['Mid', 'New'],
    1,
  ],
  [
    'all that a lost connection left locked',
    { drop: true as const },
    "2 accounts couldn't be unlocked because the service couldn't be reached. Check your connection.",
    ['Mid', 'New', 'Old'],
    2,
  ],
])(
  '[ux 9.6] of several, %s stays selected, and the message says why',
  async (_, fault, message, locked, left) => {
    const { districtId, clientId } = await districtWith(THREE)
    const { user, runtime, faults } = await show(districtId)
    await names(3)
    await user.click(rowOf('New').getByRole('checkbox'))
    await user.click(rowOf('Old').getByRole('checkbox'))
    faults.on('accounts.update', fault)
    await user.click(await screen.findByRole('button', { name: 'Unlock' }))
    await waitFor(() =>
      expect(runtime.snackbars.get().recent.map((shown) => shown.message)).toEqual([message]),
    )
    await names(locked.length)
    expect(await lockedNow(clientId)).toEqual(locked)
    expect(rowOf('New').getByRole('checkbox')).toBeChecked()
    expect(rowOf('Mid').getByRole('checkbox')).not.toBeChecked()
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent(`${left} selected`)
  },
)

test('an account that was changed meanwhile and is still locked is unlocked all the same', async () => {
  const { districtId, clientId } = await districtWith(THREE.slice(0, 1))
  const { user } = await show(districtId)
  await names(1)
  await server.db
    .updateTable('accounts')
    .set({ mustChangePassword: true, updatedAt: minutesAgo(0) })
    .where('clientId', '=', clientId)
    .where('lastName', '=', 'Old')
    .execute()
  await user.click(rowOf('Old').getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Unlock' }))
  expect((await screen.findAllByText('No locked accounts'))[0]).toBeVisible()
  expect(await lockedNow(clientId)).toEqual([])
})

test('[S8] what the server refuses stays locked, with its reason', async () => {
  const { districtId, clientId } = await districtWith(THREE.slice(0, 1))
  const { user, runtime, faults } = await show(districtId)
  await names(1)
  faults.on('accounts.update', { status: 500, message: 'Disk full' })
  await user.click(rowOf('Old').getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Unlock' }))
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
      "1 account couldn't be unlocked: Disk full",
    ]),
  )
  expect(await lockedNow(clientId)).toEqual(['Old'])
})
