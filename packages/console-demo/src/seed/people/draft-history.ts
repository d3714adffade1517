import type { AccountFieldChange } from '@edconsole/console-core/contract'
import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import type { SyncLine } from '@edconsole/console-server/internal'
import type { Random } from '../imports/random.ts'

export type HistoryAccount = {
  id: number
  username: string
  emailAddress: string
  firstName: string
  lastName: string
  staffId: string | null
  districtId: number
  /** Of the staff's stored row. */
  rowId: number | null
  siteCode: string | null
  provider: SyncLine['authProvider']
}

/** A line of the log, and for an import what it found about the person. */
export type HistoryLine = SyncLine & { found?: { finding: Finding; account: HistoryAccount } }

/** What changes about a staff member, and how often out of a hundred. */
const KINDS: readonly { share: number; make: (account: HistoryAccount, random: Random) => HistoryLine }[] = [
  { share: 86, make: (account, random) => updated(account, random) },
  { share: 8, make: (account) => linked(account) },
  { share: 6, make: (account) => nameTaken(account) },
]

/** Each kind of line that imports write about accounts, so that none is left to chance. */
export const EACH_KIND = KINDS.map(({ make }) => make)

/** One line of an import about one account. */
export const importLine = (account: HistoryAccount, random: Random): HistoryLine => {
  let left = random.int(0, KINDS.reduce((sum, { share }) => sum + share, 0) - 1)
  for (const { share, make } of KINDS) {
    if (left < share) return make(account, random)
    left -= share
  }
  return updated(account, random)
}

/** A staff member whom one import didn't find, and a later one did. */
export const absence = (account: HistoryAccount): { left: HistoryLine; back: HistoryLine } => ({
  left: {
    ...aboutAccount(account),
    action: 'disable',
    changes: [change('isEnabled', 'true', 'false')],
    message: 'No longer on staff.',
  },
  back: { ...aboutAccount(account), action: 'enable', changes: [change('isEnabled', 'false', 'true')] },
})

/** A new staff member. */
export const created = (account: HistoryAccount): HistoryLine => {
  const { staffId, username, emailAddress, firstName, lastName } = account
  const fields = { staffId, username, emailAddress, firstName, lastName }
  const changes = Object.entries(fields).map(([field, to]) => change(field, null, to))
  return { ...aboutAccount(account), action: 'create', changes }
}

/** A002: a new staff member whose email address was still missing. */
export const notCreated = (account: HistoryAccount): HistoryLine => {
  const { districtId, rowId, staffId } = account
  const finding = createFinding('A002', {
    column: MAIL,
    params: { attribute: 'email address' },
    ...(rowId === null ? {} : { fixTarget: fixTargets.staff(String(districtId), rowId) }),
  })
  return { ...skipped(account, finding), result: 'failure', staffId, accountId: null, username: null }
}

/** One line about a user who locked or unlocked an account. */
export const manualLine = (
  account: HistoryAccount,
  action: 'lock' | 'unlock',
  triggeredBy: string,
): SyncLine => {
  const [from, to] = action === 'lock' ? ['0', '1'] : ['1', '0']
  return { ...aboutAccount(account), action, changes: [change('locked', from, to)], triggeredBy }
}

export const aboutAccount = ({ id, username, staffId, provider }: HistoryAccount) => ({
  accountId: id,
  username,
  staffId,
  authProvider: provider ?? null,
})

const MAIL = { columnName: 'emailAddress', displayName: 'Email address' }

const change = (field: string, from: string | null = null, to: string | null = null): AccountFieldChange => ({
  field,
  from,
  to,
})

const updated = (account: HistoryAccount, random: Random): HistoryLine => {
  const { firstName, lastName, emailAddress } = account
  const changes = random.pick([
    change(
      'lastName',
      random.pick(lastName === 'Shaw' ? ['Marlowe', 'Vale'] : ['Shaw', 'Vale-Shaw']),
      lastName,
    ),
    change('firstName', `${firstName.charAt(0)}.`, firstName),
    change('emailAddress', `old.${emailAddress}`, emailAddress),
  ])
  return { ...aboutAccount(account), action: 'update', changes: [changes] }
}

const linked = (account: HistoryAccount): HistoryLine => ({
  ...aboutAccount(account),
  action: 'link',
  changes: [change('staffId', null, account.staffId)],
})

/** A001. */
const nameTaken = (account: HistoryAccount): HistoryLine => ({
  ...aboutAccount(account),
  ...skipped(
    account,
    createFinding('A001', {
      value: account.emailAddress,
      column: MAIL,
      fixTarget: fixTargets.account(account.id),
    }),
  ),
  result: 'warning',
})

const skipped = (account: HistoryAccount, finding: Finding) => ({
  action: 'skip' as const,
  changes: [],
  message: finding.message,
  errorCode: finding.code,
  found: { finding, account },
})
