import type { SignInStep } from '@edconsole/console-core/contract'
import type { NetworkFault } from '../../network/network-error.ts'

/** What can go wrong at a directory server. */
export type LdapFaultKind =
  | NetworkFault
  /** It doesn't upgrade the connection. */
  | 'noStartTls'
  /** The entry that searches isn't let in. */
  | 'serviceRefused'
  /** The base DN isn't there, or can't be searched. */
  | 'searchRefused'
  | 'referral'
  | 'unknownUser'
  /** More than one entry has the username. */
  | 'ambiguousUser'
  | 'wrongPassword'
  /** The entry lacks the attribute that tells it from all others. */
  | 'noUniqueId'

/** Why a sign-in at a directory server failed: at which step, and the kind of fault. Contains no username and no password. */
export class LdapFault extends Error {
  override name = 'LdapFault'
  readonly step: SignInStep
  readonly kind: LdapFaultKind

  constructor(step: SignInStep, kind: LdapFaultKind) {
    super(`LDAP sign-in failed at ${step}: ${kind}`)
    this.step = step
    this.kind = kind
  }
}

/** True if the fault is about who tries to sign in, and not about the server. */
export const isOfPerson = ({ kind }: LdapFault): boolean =>
  kind === 'unknownUser' || kind === 'ambiguousUser' || kind === 'wrongPassword'
