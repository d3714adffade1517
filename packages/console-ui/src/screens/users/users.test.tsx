import { formatDateTime, placeOf, type User } from '@edconsole/console-core'
import { createTestServer, type TestServer } from '@edconsole/console-server/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Users } from './index.ts'

let server: TestServer
let users: User[]
const NOW = '2026-09-14T12:14:00Z'
beforeAll(async () => {
  server = await createTestServer({ seed: 'small', now: NOW })
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('emailAddress', '=', 'norole@example.org')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('users')
    .set({ lastLogin: new Date('2026-05-01T15:00:00Z') })
    .where('id', '=', id)
    .execute()
  const browser = await server.browser('employee@example.org')
  users = (await (await browser('/api/users?limit=1000')).json()).data
}, 240_000)
afterAll(() => server.close())
const files = catchSavedFiles()

const show = (query = {}) =>
  showScreen(<Users />, { server, as: 'employee@example.org', place: placeOf('users', {}, { query }) })
const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`
const named = (email: string) => users.find(({ emailAddress }) => emailAddress === email) as User
const namesAre = (expected: readonly User[]) =>
  waitFor(() =>
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(expected.map(nameOf)),
  )
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement

test('[S2.2] R4 people stand in the list with client, roles, status and their last login', {
  tags: 'main:users',
}, async () => {
  await show({ search: 'example.org', filter: { status: ['active'] } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  const kofi = named('api@example.org')
  const row = await waitFor(() => rowOf('Kofi Mensah'))
  expect(row).toHaveTextContent(kofi.clientName ?? '')
  await waitFor(() => expect(row).toHaveTextContent('View district, Edit SIS connection'))
  expect(row).toHaveTextContent('Active')
  expect(row).toHaveTextContent(kofi.lastLogin ? formatDateTime(kofi.lastLogin) : 'Never')
  expect(rowOf('Ana Silva')).toHaveTextContent('Provider staff')
  expect(screen.getByRole('link', { name: 'Kofi Mensah' })).toHaveAttribute('href', `/users/edit/${kofi.id}`)
})

test('those of one client are found, as the page of the client asks for them', async () => {
  await show({ filter: { clientId: ['90412'] } })
  await namesAre(users.filter(({ clientId }) => clientId === 90_412))
  expect(
    await screen.findByRole('button', { name: 'Remove filter Client = Larkspur Valley Unified' }),
  ).toBeVisible()
})

test('[domain 8.17] who can do something is found by the role that they come to, given or inherited', async () => {
  await show({ filter: { reachableRoles: ['ROLE_IMT_CLIENTS_VIEW'] } })
  const able = users.filter(({ reachableRoles }) => reachableRoles.includes('ROLE_IMT_CLIENTS_VIEW'))
  expect(able.length).toBeGreaterThan(0)
  expect(able.every(({ roles }) => !roles.includes('ROLE_IMT_CLIENTS_VIEW'))).toBe(true)
  await namesAre(able)
  expect(await screen.findByRole('button', { name: 'Remove filter Can = View clients' })).toBeVisible()
})

test('[domain 8.17] those who have not been here for 90 days are a view of their own', async () => {
  const { user, runtime } = await show()
  await user.click(await screen.findByRole('radio', { name: /^Inactive 90\+ days/ }))
  const inactive = users.filter(({ lastLogin }) => lastLogin !== null && lastLogin < '2026-06-16T04:00:00')
  expect(inactive.map(nameOf)).toContain('Lena Brandt')
  await namesAre(inactive)
  expect(runtime.navigation.get().current()?.query).toEqual({ filter: { lastLogin: { lt: '2026-06-16' } } })
})

test('people are found by name and email', async () => {
  await show({ search: 'mensah' })
  await namesAre([named('api@example.org')])
})

test('[ux 8.1] a file has whole names and raw times, and is called after no district', async () => {
  const { user } = await show({ search: 'mensah' })
  await waitFor(() => rowOf('Kofi Mensah'))
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  const { name, lines } = await files.next()
  expect(name).toBe('users_2026-09-14.csv')
  expect(lines[0]).toMatch(/^Name,Email,.+,Last login \(UTC\)$/)
  expect(lines[1]).toMatch(/^Kofi Mensah,api@example\.org,/)
  expect(lines[1]?.endsWith(`,${named('api@example.org').lastLogin ?? ''}`)).toBe(true)
})
