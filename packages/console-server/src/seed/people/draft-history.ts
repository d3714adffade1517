import type { AccountFieldChange } from '@edconsole/console-core/contract'
import type { SyncLine } from '../../people/append-sync-lines.ts'
import type { Random } from '../imports/random.ts'

export type HistoryAccount = {
  id: number
  username: string
  emailAddress: string
  lastName: string
  staffId: string | null
  provider: SyncLine['authProvider']
}

export type HistoryBatch = { batchId: number; endedAt: string }

/** What a change of an account looks like, and how often it comes among a hundred. */
const KINDS: readonly { share: number; make: (account: HistoryAccount, random: Random) => SyncLine }[] = [
  { share: 46, make: (account, random) => updated(account, random) },
  { share: 17, make: (account) => created(account) },
  { share: 9, make: (account) => skipped(account) },
  { share: 8, make: (account) => linked(account, 'link') },
  { share: 6, make: (account) => switched(account, 'enable') },
  { share: 6, make: (account) => switched(account, 'disable') },
  { share: 3, make: (account) => linked(account, 'unlink') },
  { share: 3, make: (account) => failed(account) },
  { share: 2, make: () => ({ action: 'delete', changes: [], message: 'No longer in the SIS' }) },
]

/** One line of an import about one account. */
export const importLine = (account: HistoryAccount, { batchId }: HistoryBatch, random: Random): SyncLine => {
  let left = random.int(0, KINDS.reduce((sum, { share }) => sum + share, 0) - 1)
  for (const { share, make } of KINDS) {
    if (left < share) return { ...aboutAccount(account), batchId, ...make(account, random) }
    left -= share
  }
  return { ...aboutAccount(account), batchId, ...updated(account, random) }
}

/** One line of somebody who locked or unlocked an account by hand. */
export const manualLine = (account: HistoryAccount, random: Random, triggeredBy: string): SyncLine => {
  const action = random.chance(0.3) ? 'lock' : 'unlock'
  const [from, to] = action === 'lock' ? ['0', '1'] : ['1', '0']
  return { ...aboutAccount(account), action, changes: [change('locked', from, to)], triggeredBy }
}

export const aboutAccount = ({ id, username, staffId, provider }: HistoryAccount) => ({
  ...{ accountId: id, username, staffId, authProvider: provider ?? null },
})

const change = (field: string, from: string | null = null, to: string | null = null): AccountFieldChange => ({
  ...{ field, from, to },
})

const updated = ({ lastName, emailAddress }: HistoryAccount, random: Random): SyncLine => {
  const changes = random.pick([
    change('role', 'aide', 'teacher'),
    change('role', 'teacher', 'counselor'),
    change('title', 'Instructional Aide', 'Teacher'),
    change('lastName', random.pick(['Marlowe', 'Shaw', 'Vale']), lastName),
    change('emailAddress', `old.${emailAddress}`, emailAddress),
  ])
  return {
    ...{ action: 'update', changes: [changes] },
    // Some changes are those of one product, which keeps accounts of its own.
    ...(random.chance(0.2) ? { productId: random.int(1, 7) } : {}),
  }
}

const created = ({ username, emailAddress }: HistoryAccount): SyncLine => ({
  action: 'create',
  changes: [change('username', null, username), change('emailAddress', null, emailAddress)],
})

const skipped = ({ username }: HistoryAccount): SyncLine => ({
  ...{ action: 'skip', result: 'warning', changes: [], errorCode: 'A101' },
  message: `${username} has no email address in the SIS: nothing was changed`,
})

const linked = ({ provider }: HistoryAccount, action: 'link' | 'unlink'): SyncLine => {
  const way = provider ?? null
  const [from, to] = action === 'link' ? [null, way] : [way, null]
  return { action, changes: [change('authProvider', from, to)] }
}

const switched = (_: HistoryAccount, action: 'enable' | 'disable'): SyncLine => ({
  action,
  changes: [change('isEnabled', String(action === 'disable'), String(action === 'enable'))],
})

const failed = ({ username }: HistoryAccount): SyncLine => ({
  ...{ action: 'create', result: 'failure', changes: [], errorCode: 'A201' },
  message: `The user name ${username} is already used by another account`,
})
