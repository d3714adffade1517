import type { AuthProvider } from '@edconsole/console-core/contract'
import { AUTH_PROVIDERS } from '@edconsole/console-core/contract'
import { expect, test } from 'vitest'
import { providersInOrder, takesPassword } from './provider-order.ts'

const codes = Object.keys(AUTH_PROVIDERS) as AuthProvider[]
const offered = (list: AuthProvider[]) => ({
  authProviders: list.map((code) => ({ code, title: AUTH_PROVIDERS[code] })),
})

test('[ux 9.6] the buttons stand in the order of the client, its default first', () => {
  expect(providersInOrder(offered(['illuminate', 'clever', 'azure']))).toEqual([
    'illuminate',
    'clever',
    'azure',
  ])
  expect(providersInOrder(offered([...codes].reverse()))).toEqual([...codes].reverse())
})

test('[S3] a provider that the fixed list lacks has no button', () => {
  expect(providersInOrder({ authProviders: [{ code: 'okta' as AuthProvider, title: 'Okta' }] })).toEqual([])
})

test('[R12] the way used last comes first, while the client still has it', () => {
  const client = offered(['azure', 'google', 'illuminate'])
  expect(providersInOrder(client, 'google')).toEqual(['google', 'azure', 'illuminate'])
  expect(providersInOrder(client, 'saml')).toEqual(['azure', 'google', 'illuminate'])
})

test('[R12] only Local and LDAP take a password here', () => {
  expect(providersInOrder(offered(codes)).filter(takesPassword)).toEqual(['ldap', 'illuminate'])
})
