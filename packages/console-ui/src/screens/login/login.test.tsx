import { memoryStorage, placeOf, STORAGE_KEYS } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { Login } from './index.ts'

const PASSWORD = 'Console-demo-2026'
const demoAccounts = [{ username: 'employee@example.org', password: PASSWORD, shows: 'Every role' }]

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ now: '2026-09-14T12:14:00Z' })
}, 300_000)
afterAll(() => server.close())

const clientOf = async (districtId: number): Promise<number> => {
  const { illuminateClientId } = await server.db
    .selectFrom('districts')
    .select('illuminateClientId')
    .where('id', '=', districtId)
    .executeTakeFirstOrThrow()
  return Number(illuminateClientId)
}

describe('finding the district', () => {
  test('[R12] nothing is asked before the third letter, then the keyboard alone finds and picks', async () => {
    const storage = memoryStorage()
    const { user, calls } = await showScreen(<Login />, { server, storage })
    const field = await screen.findByRole('combobox', { name: 'Find your district' })
    await user.type(field, 'La')
    await new Promise((done) => setTimeout(done, 400))
    expect(calls).not.toContain('GET /api/public/clients')
    await user.type(field, 'rkspur')
    const option = await screen.findByRole('option', { name: /Larkspur Valley Unified/ })
    await user.keyboard('{ArrowDown}')
    expect(option).toHaveAttribute('aria-selected', 'true')
    expect(field).toHaveAttribute('aria-activedescendant', option.id)
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Larkspur Valley Unified')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change' })).toBeVisible()
    expect(screen.getByLabelText('Username')).toHaveFocus()
    expect(storage.getItem(STORAGE_KEYS.client)).toBe(String(await clientOf(412)))
  })

  test('[R12] Enter picks the only district that is found', async () => {
    const { user } = await showScreen(<Login />, { server })
    const field = await screen.findByRole('combobox', { name: 'Find your district' })
    await user.type(field, 'Larkspur Valley')
    await screen.findByRole('option')
    await user.keyboard('{Enter}')
    expect(await screen.findByLabelText('Username')).toHaveFocus()
  })

  test('[R12] a name that nobody has is answered with whom to ask', async () => {
    const { user } = await showScreen(<Login />, { server })
    await user.type(await screen.findByRole('combobox', { name: 'Find your district' }), 'zzzz')
    expect(await screen.findByText(/No district matches “zzzz”/)).toBeVisible()
  })

  test('[R45] the district used last is there already, and Change leads back to the search', async () => {
    const storage = memoryStorage()
    const answer = await server.fetch(
      new Request('http://console.test/api/public/clients?search=larkspur', {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      }),
    )
    const { data } = await answer.json()
    storage.setItem(STORAGE_KEYS.client, String(data[0].id))
    const { user } = await showScreen(<Login />, { server, storage })
    expect(await screen.findByText('Last used on this computer')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.getByRole('combobox', { name: 'Find your district' })).toHaveFocus()
  })

  test('[R12] without the list of districts the staff sign-in still works, and Try again asks again', async () => {
    const { user, faults } = await showScreen(<Login />, {
      server,
      faults: [['reference.publicClients', { status: 503, message: 'Maintenance' }]],
    })
    await user.type(await screen.findByRole('combobox', { name: 'Find your district' }), 'larkspur')
    expect(await screen.findByText("The list of districts couldn't be loaded")).toBeVisible()
    faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: /Larkspur Valley Unified/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Provider staff sign-in' }))
    expect(screen.getByLabelText('Username')).toHaveFocus()
  })
})

describe('the ways into a district', () => {
  const pickOther = async () => {
    const shown = await showScreen(<Login />, {
      server,
      place: placeOf('login', {}, { query: { returnTo: '/413/import-logs' } }),
    })
    const other = server.districts.find(({ id }) => id !== 412)
    await shown.user.type(
      await screen.findByRole('combobox', { name: 'Find your district' }),
      String(other?.districtName),
    )
    await screen.findByRole('option')
    await shown.user.keyboard('{ArrowDown}{Enter}')
    return shown
  }

  test('[R12] a provider that signs in elsewhere is a link to the sign-in address, with the way back', async () => {
    const clientId = await clientOf(413)
    await server.db.deleteFrom('authentications').where('clientId', '=', clientId).execute()
    await server.db
      .insertInto('authentications')
      .values(
        (['google', 'illuminate'] as const).map((provider) => ({
          clientId,
          provider,
          displayName: provider,
          isDefault: false,
          settings: '{}',
        })),
      )
      .execute()
    await pickOther()
    const google = screen.getByRole('link', { name: 'Continue with Google' })
    expect(google).toHaveFocus()
    expect(google).toHaveAttribute(
      'href',
      `/api/login?clientId=${clientId}&provider=google&returnTo=%2F413%2Fimport-logs`,
    )
  })

  test('[R12] Local opens the form in place, and the other ways stay open', async () => {
    const { user } = await pickOther()
    await user.click(screen.getByRole('button', { name: 'Continue with Local' }))
    expect(screen.getByLabelText('Username')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Other ways to sign in' }))
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveFocus()
  })

  test('[ux 9.6] the default comes first, and the others in their order', async () => {
    const clientId = await clientOf(413)
    await server.db
      .updateTable('authentications')
      .set({ isDefault: true })
      .where('clientId', '=', clientId)
      .where('provider', '=', 'illuminate')
      .execute()
    await pickOther()
    expect(screen.getByRole('button', { name: 'Continue with Local' })).toHaveFocus()
  })

  test('[R12] a district without any way in says whom to ask', async () => {
    await server.db
      .deleteFrom('authentications')
      .where('clientId', '=', await clientOf(413))
      .execute()
    await pickOther()
    expect(await screen.findByText('Ask your provider to set up sign-in for this district')).toBeVisible()
  })
})

describe('signing in', () => {
  const openForm = async (options: Partial<Parameters<typeof showScreen>[1]> = {}) => {
    const shown = await showScreen(<Login />, { server, ...options })
    await shown.user.click(await screen.findByRole('button', { name: 'Provider staff sign-in' }))
    return shown
  }

  test.each([
    ['a wrong password', 'employee@example.org', 'not the password'],
    ['a locked account', 'locked@example.org', PASSWORD],
  ])('[R12] %s: one sentence above the fields, nothing lost', async (_, username, password) => {
    const { user, runtime } = await openForm()
    await user.type(screen.getByLabelText('Username'), username)
    await user.type(screen.getByLabelText('Password'), `${password}{Enter}`)
    const refusal = await screen.findByText(
      'The username or password is incorrect, or the account is locked.',
    )
    expect(refusal.parentElement).toHaveFocus()
    expect(screen.getByLabelText('Username')).toHaveValue(username)
    expect(screen.getByLabelText('Password')).toHaveValue(password)
    expect(runtime.snackbars.get().recent).toEqual([])
  })

  test('[R13] the right password signs in', { tags: 'main:login' }, async () => {
    const { user, runtime } = await openForm()
    await user.type(screen.getByLabelText('Username'), 'employee@example.org')
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
    await waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
  })

  test('an empty field says what to enter and gets the focus', async () => {
    const { user, calls } = await openForm()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Enter your username')).toBeVisible()
    expect(screen.getByLabelText('Username')).toHaveFocus()
    await user.type(screen.getByLabelText('Username'), 'employee@example.org{Enter}')
    expect(screen.getByText('Enter your password')).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(calls).not.toContain('POST /api/login')
  })

  test('a password can be looked at, pasted, and is named for password managers', async () => {
    const { user } = await openForm()
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username')
    await user.click(password)
    await user.paste(PASSWORD)
    expect(password).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    expect(password).toHaveValue(PASSWORD)
  })

  test('no answer at all is told apart from a wrong password', async () => {
    const { user, faults } = await openForm()
    faults.on(() => true, { drop: true })
    await user.type(screen.getByLabelText('Username'), 'employee@example.org')
    await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`)
    expect(await screen.findByText(/^Console isn't responding/)).toBeVisible()
  })

  test('a demo lists its accounts, and Use fills in both fields', async () => {
    const { user } = await showScreen(<Login />, { server, demoAccounts })
    await user.click(await screen.findByRole('button', { name: 'Use employee@example.org' }))
    expect(screen.getByLabelText('Username')).toHaveValue('employee@example.org')
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD)
  })

  test('without a demo no account is offered', async () => {
    await showScreen(<Login />, { server })
    await screen.findByRole('combobox', { name: 'Find your district' })
    expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument()
  })
})

describe('why the visitor is here', () => {
  const place = placeOf('login', {}, { query: { returnTo: '/42/import-logs' } })

  test('[R13] somebody who never was signed in reads no reason', async () => {
    await showScreen(<Login />, { server, place })
    await screen.findByRole('combobox', { name: 'Find your district' })
    expect(screen.queryByText(/You were signed out/)).not.toBeInTheDocument()
  })

  test('[R14] after an expired session the page names where signing in leads back to, and that nothing is lost', async () => {
    const { runtime } = await showScreen(<Login />, { server, place, as: 'employee@example.org' })
    await waitFor(() => expect(runtime.session.get().status).toBe('signed-in'))
    runtime.session.expire()
    expect(await screen.findByText('You were signed out. Sign in to go back to Import Logs.')).toBeVisible()
    expect(screen.getByText('What you typed is kept.')).toBeVisible()
  })

  test('a service that says what is wrong with it is quoted, and nobody is told to check their connection', async () => {
    const message = 'The server is temporarily unavailable.'
    await showScreen(<Login />, {
      server,
      faults: [[() => true, { status: 503, body: { error: { code: 503, message } } }]],
    })
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByText('This page tries again by itself.')).toBeVisible()
    expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument()
  })

  test('a service that cannot be reached says so, and is asked again', async () => {
    const { user, faults } = await showScreen(<Login />, { server, faults: [[() => true, { drop: true }]] })
    expect(await screen.findByText("Console isn't responding")).toBeVisible()
    faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('combobox', { name: 'Find your district' })).toBeVisible()
  })
})

describe('[ux 9.1] R20 at the foot of the page', () => {
  const value = (text: string) => ({ body: { data: [{ key: 'k', value: text }] } })

  test('stands what the operator has named, and who answers where there is no page', async () => {
    const { runtime } = await showScreen(<Login />, {
      server,
      faults: [['GET /api/configuration/console.help.url', { body: { data: [] } }]],
    })
    // From the server, before sign-in
    expect(await screen.findByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/api/help/privacy')
    expect(await screen.findByRole('link', { name: 'Help with sign-in' })).toHaveAttribute(
      'href',
      'mailto:support@example.org',
    )
    expect(runtime.session.get()).toMatchObject({ status: 'signed-out', ended: false })
  })

  test('stands nothing where nothing is named, or what is named is no page', async () => {
    const { calls } = await showScreen(<Login />, {
      server,
      faults: [
        ['GET /api/configuration/console.help.url', value('javascript:alert(1)')],
        ['GET /api/configuration/console.support.email', { status: 401 }],
        ['GET /api/configuration/console.privacy.url', { body: { data: [] } }],
      ],
    })
    await waitFor(() => expect(calls.filter((call) => call.includes('/configuration/'))).toHaveLength(3))
    await screen.findByRole('combobox', { name: 'Find your district' })
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})
