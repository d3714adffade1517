import type { SignInStep } from '@edconsole/console-core/contract'
import type { NetworkFault } from '../../network/network-error.ts'

/** What can go wrong at a directory server. */
export type LdapFaultKind =
  | NetworkFault
  /** It doesn't upgrade the connection. */
  | 'noStartTls'
  /** It takes no password over a connection that isn't encrypted. */
  | 'needsEncryption'
  /** The entry that searches isn't let in. */
  | 'serviceRefused'
  /** The base DN isn't there, or can't be searched. */
  | 'searchRefused'
  | 'referral'
  | 'unknownUser'
  /** More than one entry has the username. */
  | 'ambiguousUser'
  | 'wrongPassword'
  /** The password is right, but too old, or has to be changed before it counts. */
  | 'passwordExpired'
  /** The password is right, but the entry is disabled, has expired, or may not be used now or from here. */
  | 'entryClosed'
  /** The entry is locked, whatever the password. */
  | 'entryLocked'
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

/** True if somebody tries to sign in without having proven who they are; otherwise the fault isn't a wrong guess. */
export const isOfPerson = ({ kind }: LdapFault): boolean => OF_PERSON.has(kind)

const OF_PERSON: ReadonlySet<LdapFaultKind> = new Set([
  'unknownUser',
  'ambiguousUser',
  'wrongPassword',
  'entryLocked',
])
