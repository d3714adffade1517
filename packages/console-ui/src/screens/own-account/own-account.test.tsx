import { formatDateTimeWithZone } from '@edconsole/console-core'
import {
  createTestServer,
  DEMO_PASSWORD,
  type TestDistrict,
  type TestServer,
} from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testNoCallIsMissing } from '../../testing/no-call-is-missing.ts'
import { type RefusedCall, testRefusedCalls } from '../../testing/refused-calls.ts'
import { type ShownScreen, type ShowScreenOptions, showScreen } from '../../testing/show-screen.tsx'
import { OwnAccount } from './index.ts'

let server: TestServer
/** Nothing of it is ever changed. */
let untouched: TestDistrict
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
  untouched = await server.newDistrict()
}, 240_000)
afterAll(() => server.close())

const NEW = 'nine green bottles hanging'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const show = ({ email }: TestDistrict, options: Partial<ShowScreenOptions> = {}): Promise<ShownScreen> =>
  showScreen(<OwnAccount />, { server, as: email, ...options })
const current = () => screen.findByLabelText<HTMLInputElement>('Current password')
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const fill = async ({ user }: ShownScreen, texts: readonly [string, string, string]) => {
  await current()
  for (const [at, name] of ['Current password', 'New password', 'Confirm new password'].entries()) {
    await user.clear(field(name))
    await user.click(field(name))
    await user.paste(texts[at] ?? '')
  }
}
const change = ({ user }: ShownScreen) => user.click(screen.getByRole('button', { name: 'Change password' }))
const rule = (text: RegExp) => screen.getByText(text, { selector: 'li *' })
const told = ({ runtime }: ShownScreen) => runtime.snackbars.get().recent.map(({ message }) => message)
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem')
/** Another browser of the same person. */
const elsewhere = async ({ id, email }: TestDistrict) => {
  const browser = await server.browser(email)
  await server.db
    .updateTable('sessions')
    .set({ userAgent: FIREFOX, address: '198.51.100.4' })
    .where('userId', '=', id)
    .where('userAgent', 'is', null)
    .execute()
  return { isIn: async () => (await browser('/api/user-info')).status === 200 }
}

test('lists where one is signed in, with device, times and address, and marks this device', async () => {
  const person = await server.newDistrict()
  await elsewhere(person)
  await show(person)
  const [mine, other, ...more] = await rows()
  const now = formatDateTimeWithZone(server.now(), 'America/New_York')
  expect(mine).toHaveTextContent(`Unknown deviceThis deviceActive nowSigned in ${now}`)
  expect(within(mine ?? document.body).queryByRole('button')).toBeNull()
  expect(other).toHaveTextContent(`Firefox on LinuxLast used ${now}Signed in ${now}IP address 198.51.100.4`)
  expect(other).not.toHaveTextContent('This device')
  expect(more).toEqual([])
  expect(screen.getByRole('heading', { name: 'Your Account', level: 1 })).toBeVisible()
})

test('signs one of them out, and the list keeps the focus', async () => {
  const person = await server.newDistrict()
  const other = await elsewhere(person)
  const shown = await show(person)
  const button = await screen.findByRole('button', { name: /^Sign out Firefox on Linux, last used 0?9/ })
  button.focus()
  await shown.user.keyboard('{Enter}')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(await other.isIn()).toBe(false)
  expect(told(shown)).toEqual(['Firefox on Linux is signed out'])
  await waitFor(() => expect(screen.getByRole('list', { name: 'Sessions' })).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull()
})

test('one that has ended by itself leaves the list with the attempt to end it', async () => {
  const person = await server.newDistrict()
  await elsewhere(person)
  const shown = await show(person)
  const button = await screen.findByRole('button', { name: /^Sign out Firefox/ })
  await server.db
    .deleteFrom('sessions')
    .where('userId', '=', person.id)
    .where('userAgent', '=', FIREFOX)
    .execute()
  await shown.user.click(button)
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(told(shown)).toEqual(['An error occurred while deleting the session . Reason: Session not found.'])
})

test('signs all others out once that is confirmed', async () => {
  const person = await server.newDistrict()
  const others = [await elsewhere(person), await elsewhere(person)]
  const shown = await show(person)
  await shown.user.click(await screen.findByRole('button', { name: 'Sign out all others' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out all other devices?' })
  expect(dialog).toHaveTextContent(
    '2 other sessions end, and unsaved changes there can be restored after signing in again.',
  )
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await shown.user.click(within(dialog).getByRole('button', { name: 'Sign out all others' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await rows()).toHaveLength(1)
  expect(await Promise.all(others.map((other) => other.isIn()))).toEqual([false, false])
  expect(told(shown)).toEqual(["You're signed out on all other devices"])
})

test('changes the password by its rules, and says that others are signed out', {
  tags: 'main:own-account',
}, async () => {
  const person = await server.newDistrict()
  const other = await elsewhere(person)
  const shown = await show(person)
  await fill(shown, [DEMO_PASSWORD, NEW, NEW])
  expect(screen.getByRole('list', { name: 'A new password must' })).toHaveTextContent('(met)')
  expect(shown.runtime.leaveGuard.dirty.get()).toBe(true)
  await change(shown)
  await waitFor(() => expect(field('New password')).toHaveValue(''))
  expect([field('Current password').value, field('Confirm new password').value]).toEqual(['', ''])
  expect(told(shown)).toEqual(["Password changed. You're signed out on all other devices"])
  expect(shown.runtime.leaveGuard.dirty.get()).toBe(false)
  expect(await other.isIn()).toBe(false)
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('says what is missing before anything is sent, and leads to the first of it', async () => {
  const shown = await show(untouched)
  await current()
  await change(shown)
  expect(screen.getByText('Enter your current password')).toBeVisible()
  expect(screen.getByText('Enter a new password')).toBeVisible()
  expect(field('Current password')).toHaveFocus()
  await fill(shown, [DEMO_PASSWORD, 'short', 'short'])
  await change(shown)
  expect(rule(/^have at least/)).toHaveTextContent('(not met)')
  expect(screen.getByText('Choose one that meets all the rules')).toBeVisible()
  expect(field('New password')).toHaveFocus()
  await fill(shown, [DEMO_PASSWORD, NEW, `${NEW}!`])
  await change(shown)
  expect(screen.getByText('Enter the same password as above')).toBeVisible()
  expect(field('Confirm new password')).toHaveFocus()
  expect(shown.calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a wrong current password is said at its field until another is typed, and nothing typed is lost', async () => {
  const person = await server.newDistrict()
  const shown = await show(person)
  await fill(shown, ['wrong', NEW, NEW])
  await change(shown)
  expect(await screen.findByText('Current password is incorrect.')).toBeVisible()
  await waitFor(() => expect(field('Current password')).toHaveFocus())
  expect([field('New password').value, field('Confirm new password').value]).toEqual([NEW, NEW])
  await shown.user.keyboard('x')
  expect(screen.queryByText('Current password is incorrect.')).toBeNull()
})

test('[R33] a new password is judged by the rules of its own account while it is typed', async () => {
  const person = await server.newDistrict()
  const { data } = await (await (await server.browser(person.email))('/api/account')).json()
  const shown = await show(person)
  await fill(shown, [DEMO_PASSWORD, `${data.passwordRules.words[0]}-77-quux-valley`, ''])
  expect(screen.getByText(/your district's name/, { selector: 'li *' }).closest('li')).not.toHaveTextContent(
    '(met)',
  )
})

test('what only the server knows of a new password is said at its field', async () => {
  const shown = await show(await server.newDistrict())
  await fill(shown, [DEMO_PASSWORD, 'passwordpassword', 'passwordpassword'])
  await change(shown)
  expect(await screen.findByText('A password must not be a common password.')).toBeVisible()
  expect(rule(/^not be a common password/)).toHaveTextContent('not be a common password (not met)')
  await waitFor(() => expect(field('New password')).toHaveFocus())
  expect(field('Current password')).toHaveValue(DEMO_PASSWORD)
})

test('a lock is said above the form, for as long as it lasts', async () => {
  const person = await server.newDistrict()
  await server.db
    .updateTable('authentications')
    .set({ settings: JSON.stringify({ accountLocking: { maxFailedAttempts: 3, lockDurationMinutes: 10 } }) })
    .where('clientId', '=', person.clientId)
    .execute()
  const shown = await show(person)
  for (const guess of ['one', 'two', 'three']) {
    await fill(shown, [guess, NEW, NEW])
    await change(shown)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change password' })).not.toHaveAttribute('aria-busy'),
    )
  }
  const summary = await screen.findByRole('region', { name: "Your password wasn't changed" })
  expect(summary).toHaveTextContent(
    'Your account is locked after too many wrong passwords or codes. Try again in 10 minutes.',
  )
  await waitFor(() => expect(summary).toHaveFocus())
  expect(field('New password')).toHaveValue(NEW)
})

test('parts that a backend lacks are not there', async () => {
  const person = await server.newDistrict()
  await elsewhere(person)
  const shown = await show(person, { faults: [['ownAccount.get', { status: 404, message: 'Not Found' }]] })
  await rows()
  expect(screen.queryByRole('heading', { name: 'Password' })).toBeNull()
  shown.faults.on('ownAccount.endOtherSessions', { status: 501, message: 'Not Implemented' })
  await shown.user.click(screen.getByRole('button', { name: 'Sign out all others' }))
  const dialog = await screen.findByRole('alertdialog')
  await shown.user.click(within(dialog).getByRole('button', { name: 'Sign out all others' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull())
})

test('stands twice on a page, each with fields of its own', async () => {
  const { user } = await showScreen(
    <>
      <OwnAccount />
      <OwnAccount />
    </>,
    { server, as: untouched.email },
  )
  await waitFor(() => expect(screen.getAllByLabelText('Current password')).toHaveLength(2))
  const [one, other] = screen.getAllByLabelText<HTMLInputElement>('Current password')
  if (one) await user.type(one, 'x')
  expect([one?.value, other?.value]).toEqual(['x', ''])
})

const tryAgain = async ({ user, faults }: ShownScreen, then: () => Promise<unknown>) => {
  faults.clear()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await then()
}
const calls: readonly RefusedCall[] = [
  {
    call: 'ownAccount.get',
    records: 'your account',
    inPlace: (shown) => tryAgain(shown, current),
  },
  {
    call: 'ownAccount.sessions',
    records: 'your sessions',
    inPlace: (shown) => tryAgain(shown, rows),
  },
  {
    call: 'secondFactors.list',
    records: 'your second factors',
    inPlace: (shown) => tryAgain(shown, () => screen.findByRole('button', { name: 'Add second factor' })),
  },
  {
    call: 'ownAccount.changePassword',
    records: 'your password',
    field: 'newPassword',
    ready: current,
    make: async (shown) => {
      await fill(shown, [DEMO_PASSWORD, NEW, NEW])
      await change(shown)
    },
    inPlace: async (_, { code, reason }) => {
      const help = 'Try signing in with the new one.'
      expect(await screen.findByText(code === null ? help : reason)).toBeVisible()
      expect(field('Current password')).toHaveValue(DEMO_PASSWORD)
      expect(field('New password')).toHaveValue(NEW)
    },
  },
  {
    call: 'ownAccount.endOtherSessions',
    records: 'your sessions',
    ready: async () => void (await screen.findByRole('button', { name: 'Sign out all others' })),
    make: async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Sign out all others' }))
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sign out all others' }),
      )
    },
    inPlace: async (_, { reason }) => {
      const why = await within(screen.getByRole('alertdialog')).findByText(reason)
      await waitFor(() => expect(why).toBeVisible())
    },
  },
]
testRefusedCalls(async (faults) => {
  await elsewhere(untouched)
  return show(untouched, { faults })
}, calls)
testNoCallIsMissing(async () => {
  const shown = await show(untouched)
  await rows()
  return shown
}, calls)
