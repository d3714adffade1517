import type { SecondFactor } from '@edconsole/console-core'
import type { OwnAccountMessages } from './messages.ts'

/** A change to the user's second factors that needs their password. */
export type FactorChange =
  | { kind: 'add' }
  | { kind: 'codes' }
  | {
      kind: 'remove'
      factor: SecondFactor
      /** The user has no other one. */
      isLast: boolean
    }

/** Returns what a second factor is called: passkeys as their owner named them. */
export const factorName = ({ kind, name }: SecondFactor, m: OwnAccountMessages['factors']): string =>
  kind === 'passkey' ? name : m.app
