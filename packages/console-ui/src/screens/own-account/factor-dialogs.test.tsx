import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as dialogCss from '../../parts/dialog/dialog.css.ts'
import { rowsServer } from '../../testing/rows-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import type { FactorChange } from './factor-change.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { messages } from './messages.ts'
import { RenameDialog } from './rename-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'credentials')
})

/** A browser with passkeys, whose user says nothing: the question ends when it is taken back. */
const silentBrowser = () => {
  const create = vi.fn(
    ({ signal }: { signal: AbortSignal }) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
  return create
}

const answers: Record<string, object> = {
  '/api/account/factors/passkey': {
    challenge: 'YWJj',
    rp: { id: 'localhost', name: 'Console' },
    user: { id: 'YQ', name: 'ada', displayName: 'Ada' },
    pubKeyCredParams: [],
    excludeCredentials: [],
  },
  '/api/account/factors/app': {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Console?secret=JBSWY3DPEHPK3PXP',
  },
  '/api/account/factors/app/confirm': { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] },
}

const others = rowsServer()
/** @param cut the paths whose answers are lost */
const serverThat = (cut: readonly string[] = []) =>
  Object.assign({}, others, {
    fetch: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url)
      if (cut.includes(pathname)) throw new TypeError('Failed to fetch')
      const data = answers[pathname]
      return data ? Response.json({ data }) : others.fetch(request)
    },
  })
const server = serverThat()

const props = {
  isRequired: false,
  username: 'ada',
  taken: ['My passkey', 'Laptop'],
  onClose: () => {},
  m: messages.factors,
}

/** The buttons where all dialogs have them, in order. */
const foot = () =>
  [...screen.getByRole('dialog').getElementsByClassName(dialogCss.actions)].flatMap((part) =>
    [...part.querySelectorAll('button')].map(({ textContent }) => textContent),
  )

test('the dialog that adds a second factor has its buttons where all dialogs have them, at each step', async () => {
  const onClose = vi.fn()
  const { user, runtime } = await showScreen(
    <FactorDialog {...props} onClose={onClose} change={{ kind: 'add' }} obstacle="Not on this computer" />,
    { server },
  )
  const password = await screen.findByLabelText('Current password')
  expect(foot()).toEqual(['Cancel', expect.stringMatching(/^Continue/)])
  await user.type(password, 'secret')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const code = await screen.findByRole('textbox')
  expect(foot()).toEqual(['Cancel', expect.stringMatching(/^Confirm code/)])
  expect(screen.getAllByRole('button', { name: 'Confirm code' })).toHaveLength(1)
  await waitFor(() => expect(code).toHaveFocus())
  await user.keyboard('12345{Enter}')
  expect(screen.getByText('Enter all six digits')).toBeVisible()
  expect(code).toHaveFocus()
  await user.keyboard('6{Enter}')
  expect(await screen.findByText('aaaa-bbbb')).toBeVisible()
  expect(foot()).toEqual(['Done'])
  // On a phone it would cover the button.
  const told = () => runtime.snackbars.get().recent.map(({ message }) => message)
  expect(told()).toEqual([])
  const files: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => `#${files.push(file)}`
      static override revokeObjectURL = () => {}
    },
  )
  await user.click(screen.getByRole('button', { name: 'Download codes' }))
  expect((await files[0]?.text())?.split('\n')).toEqual([
    'Console recovery codes',
    `Address: ${window.location.host}`,
    'Username: ada',
    expect.stringMatching(/^Created: \d\d\/\d\d\/\d{4} - \d\d:\d\d[AP]M \(\w+\)$/),
    '',
    'aaaa-bbbb',
    'cccc-dddd',
    '',
  ])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(told()).toEqual(['Second factor added'])
})

test.each(['Cancel', 'Close', 'Escape'])(
  'R33 a passkey has a name of its own, and %s takes back what the browser asks',
  async (way) => {
    const create = silentBrowser()
    const onClose = vi.fn()
    const { user, calls } = await showScreen(
      <FactorDialog {...props} onClose={onClose} change={{ kind: 'add' }} obstacle={undefined} />,
      { server },
    )
    await user.type(await screen.findByLabelText('Current password'), 'secret{Enter}')
    const name = await screen.findByLabelText('Name')
    expect(name).toHaveValue('My passkey 2')
    await user.clear(name)
    await user.type(name, 'laptop{Enter}')
    expect(name).toHaveAccessibleDescription('Name is already used by another passkey')
    expect(create).not.toHaveBeenCalled()
    await user.type(name, ' 2{Enter}')
    await waitFor(() => expect(create).toHaveBeenCalledOnce())
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: way }))
    expect(onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(create.mock.lastCall?.[0].signal.aborted).toBe(true))
    expect(calls).not.toContain('POST /api/account/factors/passkey/confirm')
  },
)

test('R33 the dialog that renames a passkey opens in its field, and sends no name that another one has', async () => {
  const passkey = { id: 1, kind: 'passkey', name: 'My passkey', addedAt: '', lastUsedAt: null } as const
  const dialog = <RenameDialog passkey={passkey} taken={['Laptop']} onClose={() => {}} m={messages.factors} />
  const { user, calls } = await showScreen(dialog, { server })
  expect(foot()).toEqual(['Cancel', expect.stringMatching(/^Save/)])
  const name = await screen.findByLabelText('Name')
  await waitFor(() => expect(name).toHaveFocus())
  await user.clear(name)
  await user.type(name, 'LAPTOP {Enter}')
  expect(name).toHaveAccessibleDescription('Name is already used by another passkey')
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test.each([
  [false, false, "You won't be asked for it at sign-in anymore."],
  [false, true, "You won't be asked for it at sign-in anymore."],
  [
    true,
    false,
    "You won't be asked for it at sign-in anymore. It's your last second factor, so your recovery codes stop working too.",
  ],
  [
    true,
    true,
    "You won't be asked for it at sign-in anymore. It's your last second factor, so you have to set up another one at your next sign-in.",
  ],
])(
  '[S7] the question before a factor is removed says what follows (last: %s, required: %s)',
  async (isLast, isRequired, text) => {
    const factor = { id: 1, kind: 'app', name: '', addedAt: '', lastUsedAt: null } as const
    await showScreen(
      <FactorDialog
        {...props}
        change={{ kind: 'remove', factor, isLast }}
        isRequired={isRequired}
        obstacle={undefined}
      />,
      { server },
    )
    expect(await screen.findByText(text)).toBeInTheDocument()
  },
)

const app = { id: 1, kind: 'app', name: '', addedAt: '', lastUsedAt: null } as const
test.each<[FactorChange, string, string]>([
  [
    { kind: 'remove', factor: app, isLast: true },
    '/api/account/factors/remove',
    "We couldn't tell whether it was removedNetwork ErrorReload the page to check.",
  ],
  [
    { kind: 'codes' },
    '/api/account/factors/recovery-codes',
    "We couldn't tell whether new codes were createdNetwork ErrorYour old ones may not work anymore. Try again to get new ones.",
  ],
  [{ kind: 'add' }, '/api/account/factors/app', 'Nothing was changedNetwork Error'],
])('[S8] what became of a change without an answer: %j', async (change, path, text) => {
  const { user } = await showScreen(<FactorDialog {...props} change={change} obstacle="No" />, {
    server: serverThat([path]),
  })
  await user.type(await screen.findByLabelText('Current password'), 'secret{Enter}')
  const box = await within(screen.getByRole('dialog')).findByRole('region')
  expect(box).toHaveTextContent(text)
})

test('[S8] nobody claims to know whether an app was added without an answer', async () => {
  const { user } = await showScreen(<FactorDialog {...props} change={{ kind: 'add' }} obstacle="No" />, {
    server: serverThat(['/api/account/factors/app/confirm']),
  })
  await user.type(await screen.findByLabelText('Current password'), 'secret{Enter}')
  await user.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}')
  const text = "We couldn't tell whether it was added. Reload the page to check."
  expect(await screen.findByText(text)).toHaveRole('alert')
})
