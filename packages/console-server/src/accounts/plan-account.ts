import type {
  AccountFieldChange,
  AccountSyncAction,
  AuthProvider,
  UsernameAttribute,
} from '@edconsole/console-core/contract'
import type { AccountWay } from './account-way.ts'
import type { StaffPerson } from './staff-person.ts'

/** What of an account follows its owner. */
export type FollowingAccount = {
  readonly id: number
  readonly userId: number | null
  readonly staffId: string | null
  readonly authenticationId: number | null
  readonly authProvider: AuthProvider | null
  readonly username: string
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly isEnabled: boolean
  readonly followedUsername: string | null
  readonly leftAt: string | null
}

export type AccountPlan = {
  readonly after: FollowingAccount
  readonly changes: readonly AccountFieldChange[]
  /** Undefined when nothing of it is to be told. */
  readonly action: AccountSyncAction | undefined
  readonly message: string | null
  /** The username that the account would have if it weren't taken. */
  readonly taken: string | null
}

type Planned = {
  person: StaffPerson
  way: Pick<AccountWay, 'usernameAttribute' | 'authenticationId' | 'provider'>
  isTaken: (name: string) => boolean
  at: Date
}

/** The user name that the settings of the way to sign in mean: people of the staff have no other id than their own. */
export const wantedUsername = (person: StaffPerson, attribute: UsernameAttribute): string | null =>
  attribute === 'studentId' ? person.staffId : person[attribute]

/** What must change in an account so that it follows its owner. Values set by hand stay. */
export const planAccount = (account: FollowingAccount, planned: Planned): AccountPlan => {
  const { person } = planned
  if (person.left !== null) return closed(account, person.left, planned.at)
  const { username, taken } = nameAfter(account, planned)
  const after: FollowingAccount = {
    ...account,
    staffId: person.staffId,
    firstName: person.firstName,
    lastName: person.lastName,
    username,
    emailAddress: person.emailAddress ?? account.emailAddress,
    ...(account.authenticationId === null
      ? { authenticationId: planned.way.authenticationId, authProvider: planned.way.provider }
      : {}),
    followedUsername: username === account.username ? account.followedUsername : username,
    // An account that only the staff list disabled is enabled by it again.
    isEnabled: account.isEnabled || account.leftAt !== null,
    leftAt: null,
  }
  return { ...compared(account, after), message: null, taken }
}

/** Enabled again by hand after its owner had left: that stays too. */
const closed = (account: FollowingAccount, reason: string, at: Date): AccountPlan => {
  const closes = account.isEnabled && account.leftAt === null
  const after = closes ? { ...account, isEnabled: false, leftAt: at.toISOString() } : account
  return { ...compared(account, after), message: closes ? reason : null, taken: null }
}

const nameAfter = ({ username, followedUsername }: FollowingAccount, { person, way, isTaken }: Planned) => {
  const wanted = wantedUsername(person, way.usernameAttribute)
  if (wanted === null || wanted === username || followedUsername !== username)
    return { username, taken: null }
  return isTaken(wanted) ? { username, taken: wanted } : { username: wanted, taken: null }
}

const TOLD = [
  'staffId',
  'authenticationId',
  'username',
  'emailAddress',
  'firstName',
  'lastName',
  'isEnabled',
] as const

const compared = (before: FollowingAccount, after: FollowingAccount) => {
  const changes = TOLD.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    from: written(before[field]),
    to: written(after[field]),
  }))
  return { after, changes, action: actionOf(before, after, changes) }
}

/** The weightiest of what was done names the line; the others stand among its changes. */
const actionOf = (
  before: FollowingAccount,
  after: FollowingAccount,
  changes: readonly AccountFieldChange[],
): AccountSyncAction | undefined => {
  if (changes.length === 0) return undefined
  if (before.isEnabled !== after.isEnabled) return after.isEnabled ? 'enable' : 'disable'
  const links = before.staffId !== after.staffId || before.authenticationId !== after.authenticationId
  return links ? 'link' : 'update'
}

const written = (value: string | number | boolean | null): string | null =>
  value === null ? null : String(value)
