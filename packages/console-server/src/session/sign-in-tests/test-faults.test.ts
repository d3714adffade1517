import { expect, it } from 'vitest'
import { type FederatedAuthentication, FederatedError } from '../federated/federated-identity.ts'
import { testFault } from './test-faults.ts'

const of = (provider: string, settings: object = {}) =>
  ({ provider, settings }) as unknown as FederatedAuthentication

const LOADED = "The provider's description couldn't be loaded."
const ISSUER = { issuer: 'https://login.example.org' }

it.each([
  ['azure', {}, 'Check the tenant ID, and that this server can connect to the internet.'],
  ['azure', ISSUER, 'Check the issuer, and that this server can connect to the internet.'],
  ['clever', {}, 'Check that this server can connect to the internet.'],
])('[ux 9.6] %s with %j names what was entered, if anything was', (provider, settings, advice) => {
  const error = new FederatedError('unreachable', '')
  expect(testFault(error, { step: 'discovery', authentication: of(provider, settings) })).toBe(
    `${LOADED} ${advice}`,
  )
})

it('[ux 9.6] a token for another client is compared with the fields of the provider', () => {
  const error = new FederatedError('invalidAnswer', '', {}, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED')
  const adviceOf = (provider: string) => testFault(error, { step: 'token', authentication: of(provider) })
  expect(adviceOf('azure')).toMatch(/Compare the tenant ID and the application ID\.$/)
  expect(adviceOf('google')).toMatch(/Compare the client ID\.$/)
})
