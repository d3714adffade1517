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

/** The steps of one test. It ends at the first that fails. */
export type TestLadder = {
  readonly pass: (step: SignInStep, message?: string) => void
  /** Something that isn't wrong, and ought to be known. */
  readonly note: (step: SignInStep, message: string) => void
  /** The first step that isn't done, which is where an error came from. */
  readonly current: () => SignInStep | undefined
  readonly fail: (message: string) => void
  readonly steps: () => SignInTestStep[]
}

/** @param steps of a new test, or as far as one came */
export const openLadder = (steps: readonly SignInStep[] | readonly SignInTestStep[]): TestLadder => {
  const lines = new Map<SignInStep, SignInTestStep>(
    steps.map((step) =>
      typeof step === 'string' ? [step, { id: step, status: 'open', message: null }] : [step.id, step],
    ),
  )
  const set = (id: SignInStep | undefined, status: SignInTestStep['status'], message: string | null) => {
    if (id !== undefined && lines.has(id)) lines.set(id, { id, status, message })
  }
  const current = () => [...lines.values()].find(({ status }) => status === 'open')?.id
  return {
    pass: (step, message) => set(step, 'passed', message ?? null),
    note: (step, message) => set(step, 'note', message),
    current,
    fail: (message) => set(current(), 'failed', message),
    steps: () => [...lines.values()],
  }
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
