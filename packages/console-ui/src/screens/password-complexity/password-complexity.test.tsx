import { placeOf } from '@edconsole/console-core'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import { number, policyOfTest, save, type } from '../../testing/policy-of-test.tsx'
import { type RefusedCall, testRefusedCalls } from '../../testing/refused-calls.ts'
import type { ShownScreen } from '../../testing/show-screen.tsx'
import { PasswordComplexity } from './index.ts'

const at = policyOfTest(
  PasswordComplexity,
  (districtId) => placeOf('password-complexity', { districtId }),
  'passwordComplexity',
)
const { show, stored } = at
const minLength = () => number(/^Minimum length/)
const choose = async ({ user }: ShownScreen, name: RegExp) => {
  await minLength()
  await user.click(screen.getByRole('radio', { name }))
}
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' })
const rule = (text: string) =>
  within(screen.getByRole('list', { name: 'A password must' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.startsWith(text))?.textContent
const WAIT = { timeout: 15_000 }

test('[domain 7.3] each kind of people has a policy of its own, and all are saved at once', {
  tags: 'main:password-complexity',
}, async () => {
  const district = await at.server.newDistrict()
  const shown = await show(district)
  expect(await minLength()).toHaveValue('15')
  await type(shown, await minLength(), '20')
  await choose(shown, /^Students/)
  expect(await minLength()).toHaveValue('8')
  await type(shown, await number(/^Digits/), '1')
  expect(
    screen.getByText(
      "A student password has at least 8 characters, including 1 digit. Common passwords and those with personal words are rejected. It doesn't expire.",
    ),
  ).toBeVisible()
  expect(bar()).toHaveTextContent('Staff: Minimum length, Digits')
  await save(shown)
  await waitFor(async () =>
    expect(await stored(district)).toEqual({ staff: { minLength: 20 }, student: { requireDigit: 1 } }),
  )
  expect(screen.getByText(/^A new policy applies at the next password change/)).toBeVisible()
})

test('[domain 7.3] an idle time that no session reaches is pointed out', async () => {
  const shown = await show(at.untouched)
  await type(shown, await number(/^Longest session/), '1')
  const note = 'Sessions end after 1 hour at the latest. Enter an idle time that is shorter.'
  expect(screen.getByText(note)).toBeVisible()
  await type(shown, await number(/^Idle time/), '30')
  expect(screen.queryByText(note)).toBeNull()
})

test('[domain 7.3] a fault in a policy that is not on screen is shown when saving is tried', async () => {
  const shown = await show(at.untouched)
  await type(shown, await minLength(), '7')
  await choose(shown, /^Guardians/)
  await save(shown)
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Staff/ })).toBeChecked())
  await waitFor(async () => expect(await minLength()).toHaveFocus())
  expect(await minLength()).toHaveAccessibleDescription('It must be at least 8')
})

test('[domain 7.3] a password is tried on what is typed, key by key, and nothing of it is sent', async () => {
  const shown = await show(at.untouched)
  await minLength()
  await waitFor(() => expect(shown.runtime.api.queryClient.isFetching()).toBe(0))
  const before = shown.calls.length
  const field = screen.getByLabelText('Password to try')
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveAttribute('autocomplete', 'off')
  await shown.user.click(field)
  await shown.user.paste('velvet otter')
  expect(rule('have at least 15 characters')).toMatch(/\(not met\)3 more$/)
  expect(screen.getAllByText('This password would be rejected')[0]).toBeVisible()
  await shown.user.type(field, ' maps')
  expect(rule('have at least 15 characters')).toMatch(/\(met\)17 found$/)
  for (const text of ['not be a common password', 'not contain the name', 'not be the username'])
    expect(rule(text)).toMatch(/Checked on saving$/)
  expect(screen.getAllByText('This password meets all rules checked here')[0]).toBeVisible()
  await type(shown, await number(/^Special characters/), '3')
  expect(rule('have at least 3 special characters')).toMatch(/\(not met\)1 more$/)
  await shown.user.clear(field)
  await shown.user.paste(`console ${'ab'.repeat(4)}`)
  expect(rule('not contain the name')).toMatch(/\(not met\)“console”$/)
  await shown.user.clear(field)
  await shown.user.paste('abcabcabcabcabc')
  expect(rule('not be a common password')).toMatch(/\(not met\)$/)
  await shown.user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(shown.calls.slice(before)).toEqual([])
})

test('[domain 7.3] what the standard advises against is said while it is set, and taken back with one press', async () => {
  const shown = await show(at.untouched)
  await minLength()
  const advice = 'NIST advises against this rule'
  expect(screen.queryByText(advice)).toBeNull()
  await type(shown, await number(/^Digits/), '2')
  await type(shown, await number(/^Uppercase letters/), '1')
  expect(screen.getByText(advice)).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: 'Set to 0' }))
  expect(await number(/^Digits/)).toHaveValue('0')
  expect(screen.queryByText(advice)).toBeNull()
  await waitFor(async () => expect(await number(/^Uppercase letters/)).toHaveFocus())
  expect(bar()).toBeNull()
  await type(shown, await number(/^Expires after/), '365')
  expect(screen.getByText(advice)).toBeVisible()
  await shown.user.click(screen.getByRole('button', { name: 'Set to 0' }))
  expect(await number(/^Expires after/)).toHaveValue('0')
})

test('[domain 7.3] the list of common passwords is as long as the server says', async () => {
  const employee = await at.server.browser('employee@example.org')
  const answer = await employee('/api/ied/authentications/remote', {
    headers: { 'x-ied-client-id': String(at.untouched.clientId) },
  })
  const { data } = await answer.json()
  const local = data.find(({ provider }: { provider: string }) => provider === 'illuminate')
  await show(at.untouched)
  const count = local.commonPasswords.toLocaleString('en-US')
  expect(await screen.findByText(`Compared with a list of ${count} on the server.`)).toBeVisible()
})

test('[domain 7.3] new passwords are required of one kind of people, once it is confirmed', async () => {
  const district = await at.server.newDistrict()
  const shown = await show(district)
  await minLength()
  expect(await screen.findByRole('radio', { name: /^Staff\s*1$/ })).toBeChecked()
  await shown.user.click(screen.getByRole('button', { name: 'Require new passwords' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Require new passwords for staff?' }, WAIT)
  expect(dialog).toHaveTextContent('1 Local account of staff will need a new password at the next sign-in.')
  shown.faults.on('accounts.requireNewPasswords', { status: 500, message: 'Disk full', times: 1 })
  await shown.user.click(within(dialog).getByRole('button', { name: 'Require new passwords' }))
  expect(await within(dialog).findByText('Disk full')).toBeVisible()
  await shown.user.click(within(dialog).getByRole('button', { name: 'Require new passwords' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const account = await at.server.db
    .selectFrom('accounts')
    .select('mustChangePassword')
    .where('id', '=', district.id)
    .executeTakeFirstOrThrow()
  expect(account.mustChangePassword).toBe(true)
  expect(shown.runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
    '1 account needs a new password at the next sign-in',
  )
})

test('[domain 7.3] a backend that cannot require new passwords is not asked twice', async () => {
  const shown = await show(at.untouched)
  await minLength()
  await screen.findByRole('radio', { name: /^Staff\s*1$/ })
  shown.faults.on('accounts.requireNewPasswords', { status: 404, message: 'Not Found' })
  await shown.user.click(screen.getByRole('button', { name: 'Require new passwords' }))
  const dialog = await screen.findByRole('alertdialog', {}, WAIT)
  await shown.user.click(within(dialog).getByRole('button', { name: 'Require new passwords' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Require new passwords' })).toBeNull())
})

test('[R47] with the role of the screen alone no accounts are counted or changed', async () => {
  const district = await at.server.newDistrict({ roles: ['ROLE_SETUP_AUTH_VIEW'] })
  const { calls } = await show(district, { as: district.email })
  await minLength()
  expect(screen.queryByRole('button', { name: 'Require new passwords' })).toBeNull()
  expect(calls.filter((call) => call.includes('/accounts'))).toEqual([])
})

const calls: readonly RefusedCall[] = [
  {
    call: 'authentications.list',
    records: 'authentications',
    inPlace: async ({ user, faults }) => {
      faults.clear()
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(await minLength()).toHaveValue('15')
    },
  },
  {
    call: 'authentications.remote',
    records: 'authentications',
    silent: true,
    inPlace: async () => {
      await minLength()
      expect(screen.getByText('Passwords that are easy to guess.')).toBeVisible()
    },
  },
  {
    call: 'accounts.list',
    records: 'accounts',
    silent: true,
    inPlace: async ({ user }) => {
      await minLength()
      await user.click(await screen.findByRole('button', { name: 'Require new passwords' }))
      expect(await screen.findByRole('alertdialog', {}, WAIT)).toHaveTextContent(
        'All Local accounts of staff will need a new password at the next sign-in.',
      )
    },
  },
  {
    call: 'authentications.update',
    records: 'authentications',
    field: 'settings.passwordComplexity.staff.minLength',
    ready: async (shown) => type(shown, await minLength(), '16'),
    make: save,
    inPlace: async (_, { code, reason }) => {
      if (code === 400)
        await waitFor(async () => expect(await minLength()).toHaveAccessibleDescription(reason))
      else
        expect(
          await screen.findByRole('region', { name: "We couldn't tell whether this was saved" }),
        ).toHaveTextContent(reason)
      expect(await minLength()).toHaveValue('16')
    },
  },
]
testRefusedCalls((faults) => show(at.untouched, { faults }), calls)
testNoCallIsMissing(async () => {
  const shown = await show(at.untouched)
  await minLength()
  return shown
}, calls)
