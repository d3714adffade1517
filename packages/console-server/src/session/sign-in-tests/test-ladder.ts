import type { AuthProvider, SignInStep, SignInTest, SignInTestStep } from '@edconsole/console-core/contract'
import { isOpenIdProvider } from '../federated/openid/presets.ts'

const OPENID: readonly SignInStep[] = [
  'discovery',
  'keys',
  'redirect',
  'response',
  'token',
  'claims',
  'match',
]
const SAML: readonly SignInStep[] = ['metadata', 'redirect', 'response', 'signature', 'assertion', 'match']
const LDAP: readonly SignInStep[] = [
  'resolve',
  'connect',
  'tls',
  'serviceBind',
  'search',
  'userBind',
  'claims',
  'match',
]

/** What a test goes through with a provider; nothing where there is no provider outside. */
export const stepsOf = (provider: AuthProvider): readonly SignInStep[] => {
  if (isOpenIdProvider(provider)) return OPENID
  if (provider === 'saml') return SAML
  return provider === 'ldap' ? LDAP : []
}

/** A test without anything found yet. */
export const emptyTest = (steps: SignInTestStep[]): SignInTest => ({
  testId: null,
  leavePath: null,
  outcome: null,
  message: null,
  steps,
  claims: [],
  person: [],
})
