import { placeOf, type RoleDefinition } from '@edconsole/console-core'
import { createTestServer, type TestFetch, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { RoleEdit } from './index.ts'

let server: TestServer
let browser: TestFetch
/** A role of its own for each test, which one person has. */
let role: RoleDefinition
let made = 0
beforeAll(async () => {
  server = await createTestServer({ seed: 'small' })
  browser = await server.browser('employee@example.org')
}, 240_000)
afterAll(() => server.close())
beforeEach(async () => {
  made += 1
  role = await send('POST', '/api/roles', {
    name: `ROLE_COORDINATOR_${made}`,
    displayName: `Coordinator ${made}`,
    description: 'Keeps imports running',
    children: [
      'ROLE_SETUP_DISTRICT_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_API_VIEW',
      'ROLE_SETUP_SIS_IMPORTS_API_EDIT',
      'ROLE_IMPORT_LOG_VIEW',
    ],
  })
})

const send = async (method: string, path: string, body: object) => {
  const answer = await browser(path, { method, body: JSON.stringify(body) })
  const { data, error } = await answer.json()
  if (error) throw new Error(error.message)
  return data
}
const read = async (id: number): Promise<RoleDefinition> =>
  (await (await browser(`/api/roles/${id}`)).json()).data
const named = async (name: string): Promise<RoleDefinition> =>
  (await (await browser(`/api/roles?filter[name]=${name}`)).json()).data[0]
const give = async (roles: string[]) => {
  const { data } = await (await browser('/api/users?search=norole@example.org')).json()
  await send('PATCH', `/api/users/${data[0].id}`, { roles, updatedAt: data[0].updatedAt })
}

const show = async (
  id: number | string = role.id,
  options: Partial<Parameters<typeof showScreen>[1]> = {},
) => {
  const shown = await showScreen(<RoleEdit id={String(id)} />, {
    server,
    as: 'employee@example.org',
    place: placeOf('role-edit', { id: String(id) }),
    ...options,
  })
  return shown
}
const box = (name: string) => screen.findByRole('checkbox', { name })
const open = async (user: { click: (element: Element) => Promise<void> }, group: RegExp) =>
  user.click(await screen.findByRole('button', { name: group }))
const rowOf = async (name: string) => (await box(name)).closest('li') as HTMLElement
const preview = () => within(screen.getByRole('complementary', { name: 'Screens' }))
const screenLine = (title: string) =>
  preview().getByText(title, { selector: 'li > span' }).closest('li') as HTMLElement
const save = () => screen.getByRole('button', { name: 'Save changes' })

test('[S2.2] R4 a role shows its fixed name, its words and what it is made of', {
  tags: 'main:role-edit',
}, async () => {
  await show()
  expect(await screen.findByRole('heading', { level: 1, name: 'Role' })).toBeVisible()
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  expect(name).toHaveValue(`COORDINATOR_${made}`)
  expect(name).toHaveAttribute('readonly')
  expect(screen.getByText('ROLE_')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Display name/ })).toHaveValue(role.displayName)
  expect(await box('View district')).toBeChecked()
  expect(await box('View setup')).not.toBeChecked()
  expect(screen.getByText('4 of', { exact: false }).textContent).toMatch(/^4 of \d+ selected$/)
  expect(screenLine('Import Logs')).toHaveTextContent('4 screens')
})

test('[domain 3.35] a removed need is said under what needs it, and put back with one press', async () => {
  const { user } = await show()
  await user.click(await box('View district'))
  expect(await rowOf('View district')).toHaveTextContent('Removed')
  const row = await rowOf('Edit SIS connection')
  expect(row).toHaveTextContent('Edit SIS connection needs View district, which you removed.')
  expect(screenLine('District Overview')).toHaveTextContent('Closed by this change')
  expect(screenLine('SIS Imports, API Setup')).toHaveTextContent('Closed by this change')
  await user.click(within(row).getByRole('button', { name: 'Put it back' }))
  expect(await box('View district')).toBeChecked()
  expect(await box('Edit SIS connection')).toHaveFocus()
  expect(row).not.toHaveTextContent('which you removed')
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument()
})

test('[domain 3.35] what is missing beside a new one is added with one press', async () => {
  const { user } = await show()
  await open(user, /^Exports/)
  await user.click(await box('Edit exports'))
  const row = await rowOf('Edit exports')
  expect(row).toHaveTextContent('Edit exports opens no screen without View exports.')
  await user.click(within(row).getByRole('button', { name: 'Add View exports' }))
  expect(await box('View exports')).toBeChecked()
  expect(screenLine('Export Overview')).toHaveTextContent('Opened by this change')
})

test('[ux 9.12] a mixed box selects its whole group, and clears it again; arrows go from box to box', async () => {
  const { user } = await show()
  const group = (await box('All of SIS imports')) as HTMLInputElement
  expect(group.indeterminate).toBe(true)
  group.focus()
  await user.keyboard(' ')
  expect(await box('Create import templates')).toBeChecked()
  expect(group).toBeChecked()
  await user.keyboard(' ')
  expect(await box('View SIS connection')).not.toBeChecked()
  await user.keyboard('{ArrowDown}')
  expect(await box('View SIS connection')).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(group).toHaveFocus()
})

test('[ux 9.12] a permission is found by its words, and the changed ones are listed alone', async () => {
  const { user } = await show()
  await user.type(await screen.findByRole('searchbox', { name: 'Find a permission' }), 'export logs')
  expect(screen.queryByRole('checkbox', { name: 'View setup' })).toBeNull()
  await user.click(await box('View export logs'))
  await user.clear(screen.getByRole('searchbox', { name: 'Find a permission' }))
  await user.click(screen.getByRole('radio', { name: /^Changed/ }))
  expect(screen.getAllByRole('checkbox').map((one) => one.getAttribute('aria-label'))).toEqual([
    'All of Logs',
    'View export logs',
  ])
})

test('[S7] R21 what was changed is reviewed, saved and told, and counts for who has the role', async () => {
  await give([role.name])
  const { user, runtime } = await show()
  await user.click(await box('View import logs'))
  await open(user, /^Data explorer and table viewer/)
  await user.click(await box('View tables'))
  expect(await preview().findByText('1 person gains Table Viewer')).toBeVisible()
  expect(preview().getByText('1 person loses Import Logs')).toBeVisible()
  expect(preview().getByText('Lena Brandt')).toBeVisible()
  const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }))
  expect(bar.getByText('2 unsaved changes')).toBeVisible()
  expect(bar.getByText('1 user affected')).toBeVisible()
  await user.click(bar.getByRole('button', { name: 'Review changes' }))
  const review = within(await screen.findByRole('dialog', { name: 'Review changes' }))
  expect(review.getByRole('list', { name: 'Roles' }).textContent).toMatch(
    /View tables.*Added.*View import logs.*Removed/,
  )
  expect(review.getByRole('list', { name: 'Screens' }).textContent).toMatch(/Table Viewer.*Import Logs/)
  await user.click(review.getByRole('button', { name: 'Back to editing' }))
  await user.click(save())
  await waitFor(async () => expect((await read(role.id)).children).toContain('ROLE_TABLE_VIEWER_VIEW'))
  expect((await read(role.id)).children).not.toContain('ROLE_IMPORT_LOG_VIEW')
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toContain(
      `Role updated (${role.name})`,
    ),
  )
})

test('[domain 8.12] a role whose people become provider staff by a change of it is saved after its name was typed', async () => {
  const made = await send('POST', '/api/roles', {
    name: `ROLE_CONTRACTOR_${role.id}`,
    displayName: 'Contractor',
    scope: 'provider',
    children: ['ROLE_IMPORT_LOG_VIEW'],
  })
  const contractors = await server.db
    .updateTable('users')
    .set({ clientId: null })
    .where('emailAddress', 'in', ['norole@example.org', 'api@example.org'])
    .returning('id')
    .execute()
  await server.db
    .insertInto('userRoles')
    .values(contractors.map(({ id }) => ({ userId: id, roleName: made.name })))
    .execute()
  const { user } = await show(made.id)
  await open(user, /^Super role/)
  await user.click(await box('Provider staff'))
  await user.click(save())
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Make everyone with Contractor provider staff?' }),
  )
  expect(await dialog.findByText(/^2 people become provider staff\./)).toBeInTheDocument()
  const confirm = dialog.getByRole('button', { name: 'Save changes' })
  await user.click(confirm)
  expect((await read(made.id)).children).toEqual(['ROLE_IMPORT_LOG_VIEW'])
  await user.type(dialog.getByRole('textbox'), made.name)
  await user.click(confirm)
  await waitFor(async () => expect((await read(made.id)).children).toContain('ROLE_ILLUMINATE_EMPLOYEE'))
})

test('[domain 3.35] what would close a circle is not to be chosen, with the reason', async () => {
  const outer = await send('POST', '/api/roles', {
    name: `ROLE_OUTER_${made}`,
    displayName: `Outer ${made}`,
    children: [role.name],
  })
  const { user } = await show()
  await open(user, /^Jobs/)
  const option = await box(outer.displayName)
  expect(await rowOf(outer.displayName)).toHaveTextContent('Inherits this role')
  expect(option).toHaveAccessibleDescription(/Inherits this role/)
  await user.click(option)
  expect(option).not.toBeChecked()
  expect(screen.queryByRole('checkbox', { name: role.displayName })).toBeNull()
})

test('a circle that somebody else closed meanwhile is refused at the field, and nothing is lost', async () => {
  const other = await send('POST', '/api/roles', { name: `ROLE_OTHER_${made}`, displayName: `Other ${made}` })
  const { user } = await show()
  await open(user, /^Jobs/)
  await user.click(await box(other.displayName))
  await send('PATCH', `/api/roles/${other.id}`, { children: [role.name], updatedAt: other.updatedAt })
  await user.click(save())
  expect(await screen.findByText(/which inherits ROLE_COORDINATOR_\d+ itself/)).toBeVisible()
  expect(await box(other.displayName)).toBeChecked()
  expect((await read(role.id)).children).toEqual(role.children)
})

test('two people who edit the same role choose what is kept', async () => {
  const { user } = await show()
  await user.click(await box('View import logs'))
  await send('PATCH', `/api/roles/${role.id}`, {
    children: [...role.children, 'ROLE_EXPORT_LOG_VIEW'],
    updatedAt: role.updatedAt,
  })
  await user.click(save())
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed these fields' }))
  await user.click(dialog.getByRole('radio', { name: /View export logs/ }))
  await user.click(dialog.getByRole('button', { name: 'Use these values' }))
  expect(await box('View import logs')).toBeChecked()
  expect(await box('View export logs')).toBeChecked()
})

test('[S8] a save that fails says so in its words, and keeps what was typed', async () => {
  const { user, runtime } = await show(role.id, {
    faults: [['roles.update', { status: 500, message: 'Down' }]],
  })
  const name = await screen.findByRole('textbox', { name: /^Display name/ })
  await user.clear(name)
  await user.type(name, 'Another name')
  await user.click(save())
  await waitFor(() =>
    expect(runtime.snackbars.get().recent).toContainEqual(
      expect.objectContaining({ message: 'Error patching roles' }),
    ),
  )
  expect(name).toHaveValue('Another name')
  expect((await read(role.id)).displayName).toBe(role.displayName)
})

test('[domain 3.35] a built-in role is only read, and can be duplicated', async () => {
  const system = await named('ROLE_DISTRICT_DATA_ADMINISTRATOR')
  const { user } = await show(system.id)
  expect(await screen.findByText(/^This role is built in/)).toBeVisible()
  const option = await box('View setup')
  await user.click(option)
  expect(option).toBeChecked()
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
  expect(screen.getByRole('link', { name: /^Duplicate/ })).toHaveAttribute(
    'href',
    '/roles/create?from=ROLE_DISTRICT_DATA_ADMINISTRATOR',
  )
})

test('R47 whoever may not write roles reads them', async () => {
  await show(role.id, { as: 'bare@example.org' })
  expect(await screen.findByText('You can view this role. Changing it requires another role.')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Duplicate/ })).toBeNull()
})

test.each(['999999', 'x'])('the number %s names none', async (id) => {
  await show(id)
  expect(await screen.findByText('Role not found.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All roles' })).toHaveAttribute('href', '/users-and-roles/roles')
})
