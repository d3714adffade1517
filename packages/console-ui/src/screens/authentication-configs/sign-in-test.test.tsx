import { type Directory, startDirectory } from '@edconsole/console-demo/identity-providers'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  authenticationsOfClient,
  field,
  LDAP,
  panel,
  SAML,
  WAIT,
} from '../../testing/authentications-of-client.tsx'
import { AuthenticationConfigs } from './index.ts'

const BASE = 'ou=people,dc=example,dc=org'
const { add, district, sent, server, show } = authenticationsOfClient(AuthenticationConfigs, [
  () => import('../../features/sign-in/providers/provider-panel.tsx'),
  () => import('../../features/sign-in/providers/sign-in-test.tsx'),
])

let directory: Directory
const entries: Parameters<typeof startDirectory>[0]['entries'][number][] = []
beforeAll(async () => {
  directory = await startDirectory({ baseDn: BASE, entries })
})
afterAll(() => directory.close())

test('[ux 9.6] the test of a directory asks for somebody, and shows each step, masked data and the reason', async () => {
  entries.push(
    { dn: `cn=console,${BASE}`, password: 'service', attributes: { cn: 'console' } },
    {
      dn: `uid=robin,${BASE}`,
      password: 'their own',
      attributes: { uid: 'robin', mail: 'robin@example.org', sn: 'Moss', entryUUID: 'uuid-robin' },
    },
  )
  const { id } = await add({
    provider: 'ldap',
    displayName: 'Directory',
    settings: {
      host: 'localhost',
      port: directory.port,
      security: 'none',
      confirmNoEncryption: 'localhost',
      baseDn: BASE,
      bindDn: `cn=console,${BASE}`,
      bindPassword: 'service',
      uniqueIdAttribute: 'entryUUID',
      userFilter: '(uid={username})',
    },
  })
  const { user } = await show({ query: { row: String(id) } })
  const side = within(await panel('LDAP: Directory'))
  await user.click(await side.findByRole('button', { name: 'Test sign-in' }, WAIT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Test sign-in' }))
  await user.type(dialog.getByLabelText(/^Username/), 'robin')
  await user.click(dialog.getByLabelText(/^Password/))
  await user.paste('their own')
  await user.click(dialog.getByRole('button', { name: 'Test sign-in' }))
  const steps = await side.findByRole('list', { name: 'What was tested' }, WAIT)
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Server name: Passed',
    'Connection: Passed',
    'Encryption: NoteNot encrypted. Passwords can be read on the way.',
    'Bind DN and password: Passed',
    'Search for the username: Passed',
    'Password: Passed',
    "The person's data: Passed",
    'Matching account: Failed',
  ])
  expect(side.getByText(/^No account has this email address\. Add the person/)).toBeVisible()
  expect(side.getAllByText(/^r•••@example\.org/)).toHaveLength(2)
  expect(side.queryByText(/robin@example/)).toBeNull()
  expect(sent).toHaveLength(1)
  await user.type(await field(/^Host/), 'x')
  expect(await side.findByText('The settings have changed since the last test.')).toBeVisible()
}, 60_000)

test('[ux 9.6] a blocked window leaves a link, and what is not saved is tested', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null)
  const { id } = await add(SAML)
  const { user } = await show({ query: { row: String(id) } })
  const side = within(await panel('SAML: District single sign-on'))
  await user.type(await field(/^Sign-in URL/), '2')
  await user.click(await side.findByRole('button', { name: 'Test sign-in' }, WAIT))
  const link = await side.findByRole('link', { name: /^Open the sign-in at SAML/ }, WAIT)
  expect(link).toHaveAttribute('href', expect.stringContaining('/api/login/test?state=test.'))
  expect(sent[0]?.body).toEqual({ settings: { ssoUrl: 'https://idp.example.org/sso2' } })
  await user.click(side.getByRole('button', { name: 'Cancel test' }))
  expect(side.queryByRole('link', { name: /^Open the sign-in/ })).toBeNull()
  const { count } = await server()
    .db.selectFrom('signInTests')
    .innerJoin('authentications', 'authentications.id', 'signInTests.authenticationId')
    .where('authentications.clientId', '=', district().clientId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})

test('[ux 9.6] a changed host asks for the saved password before anybody is asked for theirs', async () => {
  const { id } = await add(LDAP)
  const { user } = await show({ query: { row: String(id) } })
  await user.type(await field(/^Host/), 'x')
  const side = within(await panel('LDAP: Directory'))
  const button = await side.findByRole('button', { name: 'Test sign-in' }, WAIT)
  await user.click(button)
  expect(
    await screen.findByText("Enter the bind password again. The saved one isn't sent to another address"),
  ).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Test sign-in' })).toBeNull()
  expect(sent).toEqual([])
})
