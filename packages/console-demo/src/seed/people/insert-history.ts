import { appendSyncLines, type Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import type { SeedKind } from '../imports/district-plan.ts'
import { createRandom, type Random } from '../imports/random.ts'
import type { SeedDistrict } from '../seed-district.ts'
import { type AccountBatch, accountBatches, accountsEnd } from './account-batches.ts'
import {
  aboutAccount,
  absence,
  created,
  EACH_KIND,
  type HistoryAccount,
  type HistoryLine,
  importLine,
  manualLine,
  notCreated,
} from './draft-history.ts'

const DAYS = 60
/** Of the staff, who came during these days. */
const NEW_EVERY = 25
/** Of those, whose mail address was missing at first. */
const LATE_EVERY = 6
/** The share of lines about people who were away for a while, two lines for each. */
const AWAY = 0.06

/**
 * What happened to a district's accounts during the last 60 days: mostly through imports, some by hand.
 * @returns what imports did, with the batch of each line
 */
export const insertHistory = async (
  db: Db,
  { lea, profile }: SeedDistrict,
  { now, kind }: { now: Date; kind: SeedKind },
): Promise<HistoryLine[]> => {
  const accounts = await accountsOf(db, lea)
  const staff = accounts.filter(({ userType, staffId }) => userType === 'staff' && staffId !== null)
  // The newest import found everything as it is now.
  const batches = (await accountBatches(db, lea)).filter(({ isLoaded }) => isLoaded).slice(0, -1)
  const random = createRandom(`${lea} account changes`)
  const taken = new Set<string>()
  const lines: HistoryLine[] = accounts.flatMap((account) => presentLock(account, taken))
  const wanted = kind === 'small' ? 12 : profile === 'rich' ? 1500 : 60

  const told = new Set<string>()
  /** One line about a person in a batch at most. */
  const tell = (
    batch: AccountBatch | undefined,
    account: HistoryAccount,
    line: HistoryLine,
  ): string | null => {
    const key = `${batch?.batchId} ${account.id}`
    // What changed once from something else to what it is now has not changed to it before.
    const once = onceOf(line, account)
    if (!batch || told.has(key) || (once !== '' && told.has(once)) || lines.length >= wanted) return null
    told.add(key).add(once)
    const [from, to] = [Date.parse(batch.endedAt), accountsEnd(batch)]
    const timestamp = moment(random.int(from, to - 1), taken)
    lines.push({ ...line, batchId: batch.batchId, timestamp })
    return timestamp
  }
  const newcomers = batches.length < 2 ? [] : staff.filter((_, index) => index % NEW_EVERY === NEW_EVERY - 1)
  for (const [index, account] of newcomers.entries()) {
    const at = random.int(1, batches.length - 1)
    const line = created(account)
    if (index % LATE_EVERY === LATE_EVERY - 1) tell(batches[at - 1], account, notCreated(account))
    const createdAt = tell(batches[at], account, line)
    if (createdAt !== null) await setCreated(db, account.id, createdAt)
  }
  const others = staff.filter((account) => !newcomers.includes(account))
  for (let away = Math.floor((wanted * AWAY) / 2); away > 0; away -= 1) {
    const account = oneOf(others, random)
    const at = random.int(0, batches.length - 2)
    const [gone, found] = [batches[at], batches[at + 1]]
    if (!account || !found || told.has(`${found.batchId} ${account.id}`) || lines.length > wanted - 2)
      continue
    const { left, back } = absence(account)
    if (tell(gone, account, left) !== null) tell(found, account, back)
  }
  for (const [place, draft] of EACH_KIND.entries()) {
    const account = others.at(-1 - place)
    if (account) tell(oneOf(batches, random), account, draft(account, random))
  }
  for (let tries = wanted * 20; tries > 0 && lines.length < wanted; tries -= 1) {
    const account = oneOf(others, random)
    if (!account) break
    if (random.chance(0.03)) {
      // An account that is locked now hasn't been unlocked since.
      if (account.lockedAt !== null || told.has(`locked ${account.id}`)) continue
      told.add(`locked ${account.id}`)
      const hours = random.int(1, 40)
      const from = now.getTime() - random.int(hours * 60 + 1, DAYS * 24 * 60) * 60_000
      for (const [action, at] of [
        ['lock', from],
        ['unlock', from + hours * 3_600_000],
      ] as const)
        lines.push({ ...manualLine(account, action, 'Dana Reyes'), timestamp: moment(at, taken) })
    } else tell(oneOf(batches, random), account, importLine(account, random))
  }
  await appendSyncLines(db, { lea, now, lines: lines.map(({ found: _, ...line }) => line) })
  return lines.filter(({ batchId }) => batchId != null)
}

/** What may be told of an account a single time; empty for what may come again. */
const onceOf = ({ action, changes }: HistoryLine, { id }: HistoryAccount): string =>
  action === 'enable' || action === 'disable' ? '' : `${id} ${action} ${changes[0]?.field ?? ''}`

const oneOf = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[random.int(0, items.length - 1)]

/** An instant that no other line of the district has. */
const moment = (ms: number, taken: Set<string>): string => {
  const text = new Date(ms).toISOString()
  if (taken.has(text)) return moment(ms + 1, taken)
  taken.add(text)
  return text
}

/** The lock of an account that is locked now, set by an administrator or automatically. */
const presentLock = (
  account: HistoryAccount & { lockedAt: string | null; lockReason: string | null },
  taken: Set<string>,
): HistoryLine[] => {
  if (account.lockedAt === null) return []
  const byHand = account.lockReason === 'administrator'
  return [
    {
      ...aboutAccount(account),
      timestamp: moment(Date.parse(account.lockedAt), taken),
      action: 'lock',
      changes: [
        { field: 'locked', from: '0', to: '1' },
        { field: 'lockReason', from: null, to: account.lockReason },
      ],
      triggeredBy: byHand ? 'Dana Reyes' : null,
    },
  ]
}

const setCreated = async (db: Db, id: number, at: string): Promise<void> => {
  await sql`update accounts set created_at = ${at}::timestamptz,
    last_login = case when last_login > ${at}::timestamptz then last_login end where id = ${id}`.execute(db)
}

const accountsOf = (db: Db, lea: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('districts', 'districts.lea', 'accounts.lea')
    .leftJoin('authentications', 'authentications.id', 'accounts.authenticationId')
    .leftJoin('sisRows', (join) =>
      join
        .onRef('sisRows.lea', '=', 'accounts.lea')
        .on('sisRows.component', '=', 'staff')
        .onRef('sisRows.schoolYear', '=', 'districts.sisYear')
        .onRef('sisRows.sourceId', '=', 'accounts.staffId'),
    )
    .select(['accounts.id', 'username', 'emailAddress', 'firstName', 'lastName', 'staffId', 'provider'])
    .select(['userType', 'lockedAt', 'lockReason', 'districts.id as districtId', 'sisRows.id as rowId'])
    .select(sql<string | null>`sis_rows.data ->> 'primarySiteCode'`.as('siteCode'))
    .where('accounts.lea', '=', lea)
    .orderBy('accounts.id')
    .execute()
