import type { AuthProvider } from '@edconsole/console-core/contract'
import { AUTH_PROVIDERS } from '@edconsole/console-core/contract'
import { expect, test } from 'vitest'
import { providersInOrder, takesPassword } from './provider-order.ts'

const codes = Object.keys(AUTH_PROVIDERS) as AuthProvider[]
const offered = (list: AuthProvider[]) => ({
  authProviders: list.map((code) => ({ code, title: AUTH_PROVIDERS[code] })),
})

test('[R12] the buttons stand in one order, whatever order the client has them in', () => {
  const order = ['azure', 'clever', 'classlink', 'google', 'saml', 'ldap', 'illuminate', 'illuminate_google']
  expect(providersInOrder(offered(codes))).toEqual(order)
  expect(providersInOrder(offered([...codes].reverse()))).toEqual(order)
  expect(providersInOrder(offered(['illuminate', 'google']))).toEqual(['google', 'illuminate'])
})

test('[R12] the way used last comes first, while the client still has it', () => {
  const client = offered(['azure', 'google', 'illuminate'])
  expect(providersInOrder(client, 'google')).toEqual(['google', 'azure', 'illuminate'])
  expect(providersInOrder(client, 'saml')).toEqual(['azure', 'google', 'illuminate'])
})

test('[R12] only Local and LDAP take a password here', () => {
  expect(providersInOrder(offered(codes)).filter(takesPassword)).toEqual(['ldap', 'illuminate'])
})
