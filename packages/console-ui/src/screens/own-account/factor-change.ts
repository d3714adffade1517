import type { SecondFactor } from '@edconsole/console-core'
import type { OwnAccountMessages } from './messages.ts'

/** What somebody changes about their second factors with their password. */
export type FactorChange = { kind: 'add' } | { kind: 'codes' } | { kind: 'remove'; factor: SecondFactor }

/** Returns what a second factor is called: passkeys as their owner named them. */
export const factorName = ({ kind, name }: SecondFactor, m: OwnAccountMessages['factors']): string =>
  kind === 'passkey' ? name : m.app
