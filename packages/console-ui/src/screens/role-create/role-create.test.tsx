import { placeOf, type RoleDefinition } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { RoleCreate } from './index.ts'

let server: TestServer
let browser: TestFetch
beforeAll(async () => {
  server = await createTestServer({ seed: 'small' })
  browser = await server.browser('employee@example.org')
}, 240_000)
afterAll(() => server.close())

const named = async (name: string): Promise<RoleDefinition | undefined> =>
  (await (await browser(`/api/roles?filter[name]=${name}`)).json()).data[0]
const show = (query = {}, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<RoleCreate />, {
    server,
    as: 'employee@example.org',
    place: placeOf('role-create', {}, { query }),
    ...options,
  })
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const create = () => screen.getByRole('button', { name: 'Create role' })

test('[S7] R21 a role is made of a name behind the fixed prefix, words and permissions', {
  tags: 'main:role-create',
}, async () => {
  const { user, runtime } = await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Create Role' })).toBeVisible()
  await user.type(await field(/^Name/), 'log reader')
  expect(await field(/^Name/)).toHaveValue('LOG_READER')
  await user.type(await field(/^Display name/), 'Log reader')
  await user.type(await field(/^Description/), 'Reads both logs')
  await user.click(screen.getByRole('checkbox', { name: 'View import logs' }))
  await user.click(screen.getByRole('checkbox', { name: 'View export logs' }))
  await user.click(create())
  await waitFor(async () =>
    expect(await named('ROLE_LOG_READER')).toMatchObject({
      displayName: 'Log reader',
      description: 'Reads both logs',
      scope: 'client',
      children: ['ROLE_EXPORT_LOG_VIEW', 'ROLE_IMPORT_LOG_VIEW'],
    }),
  )
  const id = String((await named('ROLE_LOG_READER'))?.id)
  await waitFor(() =>
    expect(runtime.navigation.get().current()).toMatchObject({ id: 'role-edit', params: { id } }),
  )
  expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
    'Role created (ROLE_LOG_READER)',
  )
})

test('a taken name is told at its field, and nothing is lost', async () => {
  const { user, calls } = await show()
  await user.type(await field(/^Name/), 'SIS_COORDINATOR')
  await user.type(await field(/^Display name/), 'Another one')
  await user.click(create())
  expect(await field(/^Name/)).toHaveAccessibleDescription(
    'This name is already used by the role SIS coordinator',
  )
  expect(await field(/^Display name/)).toHaveValue('Another one')
  expect(calls).not.toContain('POST /api/roles')
})

test('a display name that another role has is told at its field', async () => {
  const { user, calls } = await show()
  await user.type(await field(/^Name/), 'TESTER')
  await user.type(await field(/^Display name/), 'view sites')
  await user.click(create())
  expect(await field(/^Display name/)).toHaveAccessibleDescription(
    /^This display name is already used by the role ROLE_/,
  )
  expect(calls).not.toContain('POST /api/roles')
})

test('[domain 3.35] a permission that the audience may not have is told at the audience, and nothing is sent', async () => {
  const { user, calls } = await show()
  const audience = () => screen.getByRole('combobox', { name: /^Audience/ })
  await user.type(await field(/^Name/), 'MAKER')
  await user.type(await field(/^Display name/), 'Maker')
  await user.selectOptions(audience(), 'Provider staff only')
  await user.click(screen.getByRole('checkbox', { name: 'Create districts' }))
  await user.selectOptions(audience(), 'Client users')
  await user.click(create())
  expect(audience()).toHaveAccessibleDescription(
    'Create districts is for provider staff only. Clear it, or choose that audience',
  )
  expect(calls).not.toContain('POST /api/roles')
})

test('a name that somebody else took meanwhile is told at its field by the server', async () => {
  const { user } = await show()
  await user.type(await field(/^Name/), 'MEANWHILE')
  await user.type(await field(/^Display name/), 'Mine')
  const body = JSON.stringify({ name: 'ROLE_MEANWHILE', displayName: 'Theirs' })
  expect((await browser('/api/roles', { method: 'POST', body })).status).toBe(200)
  await user.click(create())
  await waitFor(async () =>
    expect(await field(/^Name/)).toHaveAccessibleDescription(
      'Name is already used by the role ROLE_MEANWHILE.',
    ),
  )
  expect(await field(/^Display name/)).toHaveValue('Mine')
})

test('[S8] a failure says so in its words, and keeps what was typed', async () => {
  const { user, runtime } = await show({}, { faults: [['roles.create', { status: 500, message: 'Down' }]] })
  await user.type(await field(/^Name/), 'DOWN')
  await user.type(await field(/^Display name/), 'Down')
  await user.click(create())
  await waitFor(() =>
    expect(runtime.snackbars.get().recent).toContainEqual(
      expect.objectContaining({ message: 'Error posting roles' }),
    ),
  )
  expect(await field(/^Name/)).toHaveValue('DOWN')
  expect(await named('ROLE_DOWN')).toBeUndefined()
})

test('[ux 7.11] without a name and a display name nothing is sent', async () => {
  const { user, calls } = await show()
  await field(/^Name/)
  await user.click(create())
  expect(await screen.findByText('Name: Enter the name')).toBeVisible()
  expect(screen.getByText('Display name: Enter the display name')).toBeVisible()
  expect(calls).not.toContain('POST /api/roles')
})

test('[domain 3.35] a copy begins with what its source inherits; one that inherits nothing is inherited', async () => {
  const shown = await show({ from: 'ROLE_SIS_COORDINATOR' })
  expect(await field(/^Display name/)).toHaveValue('Copy of SIS coordinator')
  expect(await field(/^Name/)).toHaveValue('')
  expect(screen.getByRole('checkbox', { name: 'Edit SIS connection' })).toBeChecked()
  // Nothing is unsaved until something was typed.
  expect(shown.runtime.leaveGuard.dirty.get()).toBe(false)
  document.body.replaceChildren()
  await show({ from: 'ROLE_EXPORT_LOG_VIEW' })
  expect(await field(/^Display name/)).toHaveValue('Copy of View export logs')
  expect(screen.getByRole('checkbox', { name: 'View export logs' })).toBeChecked()
})

test('[domain 3.35] provider permissions are for roles of provider staff', async () => {
  const { user } = await show()
  await field(/^Name/)
  const option = screen.getByRole('checkbox', { name: 'View clients' })
  expect(option).toHaveAccessibleDescription(/Provider staff only/)
  await user.selectOptions(screen.getByRole('combobox', { name: /^Audience/ }), 'provider')
  await user.click(option)
  expect(option).toBeChecked()
})

test('R47 whoever may not write roles is told which role that takes', async () => {
  await show({}, { as: 'bare@example.org' })
  expect(await screen.findByText('Required: ROLE_USER_ROLE_CREATE.')).toBeVisible()
})
