import { placeOf } from '@edconsole/console-core'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import { number, policyOfTest, save, type } from '../../testing/policy-of-test.tsx'
import { type RefusedCall, testRefusedCalls } from '../../testing/refused-calls.ts'
import { AccountLocking } from './index.ts'

const at = policyOfTest(
  AccountLocking,
  (districtId) => placeOf('account-locking', { districtId }),
  'accountLocking',
)
const { show, stored } = at
const attempts = () => number(/^Failed attempts/)
const steps = () =>
  within(screen.getByRole('table', { name: 'Length of repeated locks' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('[domain 7.2] what is typed is restated in words and as a table, before it is saved', async () => {
  const shown = await show(at.untouched)
  await attempts()
  expect(
    screen.getByText(
      'After 10 wrong passwords within 15 minutes, an account is locked for 15 minutes. Each further lock lasts twice as long.',
    ),
  ).toBeVisible()
  await type(shown, await attempts(), '20')
  await type(shown, await number(/^Lock duration/), '240')
  await shown.user.selectOptions(
    screen.getByLabelText(/^Repeated locks/),
    'Longer by the same amount each time',
  )
  expect(
    screen.getByText(
      'After 20 wrong passwords within 15 minutes, an account is locked for 4 hours. Each further lock lasts longer by the same amount.',
    ),
  ).toBeVisible()
  expect(steps()).toEqual([
    ['1st', '4 hours', '20'],
    ['2nd', '8 hours', '40'],
    ['3rd', '12 hours', '60'],
    ['4th', '16 hours', '80'],
    ['5th', '20 hours', '100'],
    ['6th and later', '1 day', '120'],
  ])
  await type(shown, await attempts(), '2')
  expect(screen.getAllByText('Correct the marked fields to see the effect.')).not.toEqual([])
})

test('[domain 7.2] settings that another one switches off are not shown', async () => {
  const { user } = await show(at.untouched)
  const lockType = await screen.findByLabelText(/^Lock type/)
  expect(screen.queryByLabelText(/^Automatic unlocks/)).toBeNull()
  await user.selectOptions(lockType, 'Automatic at first, then by an administrator')
  expect(await number(/^Automatic unlocks/)).toHaveValue('3')
  await user.selectOptions(lockType, 'By an administrator')
  for (const name of [/^Automatic unlocks/, /^Lock duration/, /^Repeated locks/])
    expect(screen.queryByLabelText(name)).toBeNull()
  expect(steps()).toEqual([['Every lock', 'Until an administrator unlocks it', '10']])
  await user.click(screen.getByRole('switch', { name: /^Lock accounts/ }))
  expect(screen.queryByLabelText(/^Failed attempts/)).toBeNull()
  expect(
    screen.getByText('Accounts are never locked, however often a wrong password is tried.'),
  ).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

test('[domain 7.2] low limits and what is weaker than the standard are pointed out', async () => {
  const shown = await show(at.untouched)
  const low = /a student can lock out a teacher/
  await attempts()
  expect(screen.queryByText(low)).toBeNull()
  await type(shown, await attempts(), '5')
  expect(screen.getByText(low)).toBeVisible()
  const weaker = 'Weaker than NIST SP 800-63B'
  expect(screen.getByText(weaker)).toBeVisible()
  await shown.user.selectOptions(
    screen.getByLabelText(/^Lock type/),
    'Automatic at first, then by an administrator',
  )
  expect(screen.queryByText(weaker)).toBeNull()
  await type(shown, await number(/^Automatic unlocks/), '20')
  expect(screen.getByText(/^It limits wrong passwords in a row to 100. Here, 105 are possible/)).toBeVisible()
})

test('[R33] what was changed is saved in the settings of Local, and sign-in goes by it', {
  tags: 'main:account-locking',
}, async () => {
  const district = await at.server.newDistrict()
  const shown = await show(district)
  await type(shown, await attempts(), '3')
  await save(shown)
  await waitFor(async () => expect(await stored(district)).toEqual({ maxFailedAttempts: 3 }))
  await waitFor(() =>
    expect(shown.runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
      'Authentication updated (Local)',
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
})

test('[R33] what someone else saved meanwhile is put up for a choice, and nothing is overwritten', async () => {
  const district = await at.server.newDistrict()
  const shown = await show(district)
  await type(shown, await attempts(), '20')
  await at.server.db
    .updateTable('authentications')
    .set({
      settings: JSON.stringify({ accountLocking: { maxFailedAttempts: 30 } }),
      updatedAt: new Date(at.server.now().getTime() + 1000),
    })
    .where('clientId', '=', district.clientId)
    .execute()
  await save(shown)
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Someone else changed these fields' },
    { timeout: 15_000 },
  )
  await waitFor(() => expect(within(dialog).getByText('30')).toBeVisible())
  expect(await stored(district)).toEqual({ maxFailedAttempts: 30 })
  await shown.user.click(within(dialog).getByRole('button', { name: 'Use these values' }))
  await save(shown)
  await waitFor(async () => expect(await stored(district)).toEqual({ maxFailedAttempts: 20 }))
})

test('[R33] without Local there is nothing to lock, and a way to add it', async () => {
  const district = await at.server.newDistrict()
  await at.server.db
    .updateTable('authentications')
    .set({ provider: 'google' })
    .where('clientId', '=', district.clientId)
    .execute()
  await show(district)
  expect(await screen.findByText("Local sign-in isn't set up")).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
})

const calls: readonly RefusedCall[] = [
  {
    call: 'authentications.list',
    records: 'authentications',
    inPlace: async ({ user, faults }) => {
      faults.clear()
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(await attempts()).toHaveValue('10')
    },
  },
  {
    call: 'authentications.update',
    records: 'authentications',
    field: 'settings.accountLocking.maxFailedAttempts',
    ready: async (shown) => type(shown, await attempts(), '12'),
    make: save,
    inPlace: async (_, { code, reason }) => {
      if (code === 400)
        await waitFor(async () => expect(await attempts()).toHaveAccessibleDescription(reason))
      else
        expect(
          await screen.findByRole('region', { name: "We couldn't tell whether this was saved" }),
        ).toHaveTextContent(reason)
      expect(await attempts()).toHaveValue('12')
    },
  },
]
testRefusedCalls((faults) => show(at.untouched, { faults }), calls)
testNoCallIsMissing(async () => {
  const shown = await show(at.untouched)
  await attempts()
  return shown
}, calls)

test('[S7] beside the policy only its own changes stand', async () => {
  const district = await at.server.newDistrict()
  const browser = await at.server.browser('employee@example.org')
  const { id } = await at.server.db
    .selectFrom('authentications')
    .select('id')
    .where('clientId', '=', district.clientId)
    .where('provider', '=', 'illuminate')
    .executeTakeFirstOrThrow()
  const change = async (settings: object) => {
    const { status } = await browser(`/api/ied/authentications/${id}`, {
      method: 'PATCH',
      headers: { 'x-ied-client-id': String(district.clientId) },
      body: JSON.stringify({ settings }),
    })
    expect(status).toBe(200)
  }
  await change({
    accountLocking: { maxFailedAttempts: 20 },
    passwordComplexity: { staff: { minLength: 20 } },
  })
  await change({ passwordComplexity: { staff: { minLength: 21 } } })
  await show(district)
  const history = within(await screen.findByRole('region', { name: 'Changes' }))
  await waitFor(() =>
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Changed [^,]*20/),
    ]),
  )
  expect(history.queryByText(/Minimum length/)).toBeNull()
})
