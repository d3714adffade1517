import { formatDateTime, placeOf, type RoleDefinition } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { Roles } from './index.ts'

let server: TestServer
let roles: RoleDefinition[]
beforeAll(async () => {
  server = await createTestServer({ seed: 'small' })
  const browser = await server.browser('employee@example.org')
  roles = (await (await browser('/api/roles?limit=1000')).json()).data
}, 240_000)
afterAll(() => server.close())

const show = (query = {}, options: Partial<Parameters<typeof showScreen>[1]> = {}) =>
  showScreen(<Roles />, {
    server,
    as: 'employee@example.org',
    place: placeOf('roles', {}, { query }),
    ...options,
  })
/** A screenful: rows out of sight are not drawn. */
const CUSTOM = { filter: { roleType: ['custom'] } }
const custom = () => roles.filter(({ roleType }) => roleType === 'custom')
const namesOf = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(count))
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent)
}
const roleNamed = (name: string) => roles.find((role) => role.name === name) as RoleDefinition
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement

test('[S2.2] R4 all roles stand in the list, by name, with what they inherit and who has them', {
  tags: 'main:roles',
}, async () => {
  await show(CUSTOM)
  expect(await screen.findByRole('heading', { level: 1, name: 'Roles' })).toBeVisible()
  expect(await namesOf(custom().length)).toEqual(
    custom()
      .map(({ name }) => name)
      .sort(),
  )
  const { name, displayName, children, userCount, updatedAt } = roleNamed('ROLE_SIS_COORDINATOR')
  const row = rowOf(name)
  expect(row.textContent).toContain(`${displayName}`)
  expect(row.textContent).toContain(`${children.length}`)
  expect(row.textContent).toContain('Custom')
  expect(row.textContent).toContain(formatDateTime(updatedAt))
  expect(row.textContent).toContain(String(userCount))
})

test('[ux 9.12] a name leads to the role, a number to the people who have it', async () => {
  await show(CUSTOM)
  await namesOf(custom().length)
  const { id } = roleNamed('ROLE_SUPPORT_SPECIALIST')
  const row = within(rowOf('ROLE_SUPPORT_SPECIALIST'))
  expect(row.getByRole('link', { name: 'ROLE_SUPPORT_SPECIALIST' })).toHaveAttribute('href', `/roles/${id}`)
  expect(row.getByRole('link', { name: '1 user' }).getAttribute('href')).toMatch(
    /^\/users-and-roles\/users\?.*ROLE_SUPPORT_SPECIALIST/,
  )
})

test('[R16] type, audience and what a role gives narrow the list, from the address', async () => {
  const { runtime } = await show(CUSTOM)
  await namesOf(custom().length)
  const go = (filter: object) =>
    runtime.navigation.get().go(placeOf('roles', {}, { query: { filter } as never }))
  go({ scope: ['provider'], roleType: ['custom'] })
  await namesOf(custom().filter(({ scope }) => scope === 'provider').length)
  go({ reachableRoles: ['ROLE_SETUP_AUTH_VIEW'] })
  const giving = roles.filter(({ reachableRoles }) => reachableRoles.includes('ROLE_SETUP_AUTH_VIEW'))
  expect(giving.length).toBeGreaterThan(1)
  expect(await namesOf(giving.length)).toEqual(giving.map(({ name }) => name).sort())
  expect(
    await screen.findByRole('button', { name: 'Remove filter Gives = Manage authentication' }),
  ).toBeVisible()
})

test('[ux 9.12] from its row a role is opened, copied by name and duplicated', async () => {
  const { user, runtime } = await show(CUSTOM)
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await namesOf(custom().length)
  const open = async () =>
    user.click(within(rowOf('ROLE_SIS_COORDINATOR')).getByRole('button', { name: /^Actions for/ }))
  await open()
  const { id } = roleNamed('ROLE_SIS_COORDINATOR')
  expect(await screen.findByRole('menuitem', { name: 'Open' })).toHaveAttribute('href', `/roles/${id}`)
  expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    '/roles/create?from=ROLE_SIS_COORDINATOR',
  )
  await user.click(screen.getByRole('menuitem', { name: 'Copy name' }))
  expect(written).toHaveBeenCalledWith('ROLE_SIS_COORDINATOR')
  await waitFor(() =>
    expect(runtime.snackbars.get().recent.map(({ message }) => message)).toEqual([
      'ROLE_SIS_COORDINATOR copied',
    ]),
  )
})

test('R47 whoever may write roles can create one, others are not offered it', async () => {
  await show()
  expect(await screen.findByRole('link', { name: /^Create role/ })).toHaveAttribute('href', '/roles/create')
  document.body.replaceChildren()
  await show(CUSTOM, { as: 'bare@example.org' })
  await namesOf(custom().length)
  expect(screen.queryByRole('link', { name: /^Create role/ })).toBeNull()
})

test('[S8] a list that cannot be fetched says so in its words and comes back', async () => {
  const { user, runtime, faults } = await show(CUSTOM, {
    faults: [['roles.list', { status: 500, message: 'Down' }]],
  })
  await waitFor(() =>
    expect(runtime.snackbars.get().recent).toContainEqual(
      expect.objectContaining({ message: 'Error fetching roles' }),
    ),
  )
  faults.clear()
  await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0] as HTMLElement)
  await namesOf(custom().length)
})
