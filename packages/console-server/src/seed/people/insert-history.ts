import type { Db } from '../../db/schema.ts'
import { appendSyncLines, type SyncLine } from '../../people/append-sync-lines.ts'
import type { SeedKind } from '../imports/district-plan.ts'
import { createRandom, type Random } from '../imports/random.ts'
import type { SeedDistrict } from '../seed-district.ts'
import {
  aboutAccount,
  type HistoryAccount,
  type HistoryBatch,
  importLine,
  manualLine,
} from './draft-history.ts'

const DAYS = 60

/** What happened to a district's accounts during the last 60 days: mostly through imports, some by hand. */
export const insertHistory = async (
  db: Db,
  { lea, profile }: SeedDistrict,
  { now, kind }: { now: Date; kind: SeedKind },
): Promise<void> => {
  const accounts = await accountsOf(db, lea)
  const batches = await batchesOf(db, lea)
  const random = createRandom(`${lea} account changes`)
  const taken = new Set<string>()
  const lines: SyncLine[] = accounts.flatMap((account) => presentLock(account, taken, random))
  const wanted = kind === 'small' ? 12 : profile === 'rich' ? 1500 : 60
  while (accounts.length > 0 && batches.length > 0 && lines.length < wanted) {
    const account = accounts[random.int(0, accounts.length - 1)]
    const batch = batches[random.int(0, batches.length - 1)]
    if (!account || !batch) break
    lines.push(
      random.chance(0.06)
        ? {
            ...manualLine(account, random, 'Dana Reyes'),
            timestamp: moment(now.getTime() - random.int(1, DAYS * 24 * 60) * 60_000, taken, random),
          }
        : {
            ...importLine(account, batch, random),
            timestamp: moment(Date.parse(batch.endedAt) + random.int(0, 90_000), taken, random),
          },
    )
  }
  await appendSyncLines(db, { lea, lines, now })
}

/** An instant with microseconds that no other line of the district has. */
const moment = (ms: number, taken: Set<string>, random: Random): string => {
  const millis = new Date(ms).toISOString().slice(0, -1)
  const text = `${millis}${String(random.int(0, 999)).padStart(3, '0')}Z`
  if (taken.has(text)) return moment(ms + 1, taken, random)
  taken.add(text)
  return text
}

/** An account that is locked now was locked by somebody or something. */
const presentLock = (
  account: HistoryAccount & { lockedAt: string | null; lockReason: string | null },
  taken: Set<string>,
  random: Random,
): SyncLine[] => {
  if (account.lockedAt === null) return []
  const byHand = account.lockReason === 'administrator'
  return [
    {
      ...aboutAccount(account),
      timestamp: moment(Date.parse(account.lockedAt), taken, random),
      action: 'lock',
      changes: [
        { field: 'locked', from: '0', to: '1' },
        { field: 'lockReason', from: null, to: account.lockReason },
      ],
      triggeredBy: byHand ? 'Dana Reyes' : null,
    },
  ]
}

const accountsOf = (db: Db, lea: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('authentications', 'authentications.id', 'accounts.authenticationId')
    .select(['accounts.id', 'username', 'emailAddress', 'lastName', 'staffId', 'provider'])
    .select(['lockedAt', 'lockReason'])
    .where('lea', '=', lea)
    .orderBy('accounts.id')
    .execute()

const batchesOf = async (db: Db, lea: string): Promise<HistoryBatch[]> =>
  db
    .selectFrom('importBatches')
    .select('batchId')
    .select((eb) => eb.ref('endedAt').$notNull().as('endedAt'))
    .where('lea', '=', lea)
    .where('endedAt', 'is not', null)
    .where('status', 'in', ['completed', 'completedWithErrors'])
    .orderBy('batchId')
    .execute()
