import { setImmediate } from 'node:timers/promises'
import type { AccountSyncAction, FailureOrigin, RowCounts, RunStatus } from '@edconsole/console-core/contract'
import { createFinding, type Finding, fixTargets } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { type DetailScope, insertDetails } from '../pipeline/insert-details.ts'
import { addCounts, createTally, NO_ROWS } from '../pipeline/row-counts.ts'
import type { RunContext } from '../pipeline/run-context.ts'
import { saveProgress } from '../pipeline/save-progress.ts'
import { type AccountWay, accountWay } from './account-way.ts'
import { followPeople } from './follow-people.ts'
import type { Followed } from './follow-person.ts'
import { type FullStaffImport, fullStaffImport, missingStaff } from './missing-staff.ts'
import { countStaff, staffOfYear } from './staff-of-year.ts'
import type { StaffPerson } from './staff-person.ts'

type Known = {
  /** By staff id: what an earlier try of the batch did. */
  before: ReadonlyMap<string, AccountSyncAction>
  /** People who aren't in the staff file don't count as records read. */
  areMissing: boolean
}

const FIELDS = {
  created: 'recordsInserted',
  changed: 'recordsUpdated',
  unchanged: 'recordsUnchanged',
  refused: 'recordsRejected',
} as const

type Conclusion = { status: RunStatus; message: string | null; failureOrigin: FailureOrigin | null }

const CHUNK = 250

/** The last step of a batch that loads staff: their accounts follow, each few hundred of them in one transaction. */
export const runAccounts = async (
  run: RunContext,
  etlStatusId: number,
  mode: string | undefined,
): Promise<Conclusion> => {
  const startedAt = run.now()
  const scope: DetailScope = { lea: run.lea, batchId: run.batchId, etlStatusId, componentName: 'accounts' }
  const way = await accountWay(run.db, run.lea)
  if (way?.schoolYear !== run.schoolYear)
    return end(run, scope, {
      startedAt,
      status: 'cancelled',
      message: 'Skipped: account sync was turned off',
    })
  await begin(run, scope, { startedAt, expected: await countStaff(run.db, way) })
  const tally = createTally()
  const before = await doneBefore(run.db, run)
  let counts = NO_ROWS
  const follow = async (people: StaffPerson[], areMissing: boolean) => {
    const made = counts.recordsInserted
    await run.write(async (trx) => {
      const cause = { at: run.now(), batchId: run.batchId, by: null }
      const followed = await followPeople(trx, way, { people, cause })
      const findings = followed.flatMap(({ person, findings }) => findings.map((one) => line(one, person)))
      await insertDetails(
        trx,
        findings.map((one) => ({ ...one, scope, loggedAt: cause.at.toISOString() })),
      )
      counts = addCounts(counts, countFollowed(followed, { before, areMissing }))
      for (const { staffId } of people) before.delete(staffId)
      tally.add(findings.map(({ finding }) => finding))
      await saveProgress(trx, scope, { status: 'loading', counts })
    })
    if (counts.recordsInserted > made) await refreshAccountStatistics(run.db)
  }

  for await (const people of staffOfYear(run.db, way, startedAt)) {
    await follow(people, false)
    await setImmediate()
  }
  // Who is left of them was in no row of the year, and is disabled already.
  counts = addCounts(counts, { ...NO_ROWS, recordsDeleted: before.size })
  const kept = await followMissing(run, way, { full: await fullStaffImport(run, mode), follow })
  if (kept) counts = addCounts(counts, { ...NO_ROWS, warningCount: 1 })
  return end(run, scope, {
    startedAt,
    counts,
    finding: kept,
    status: counts.recordsRejected > 0 ? 'completedWithErrors' : 'completed',
    message: tally.sentence() ?? kept?.message ?? null,
    failureOrigin: tally.origin(),
  })
}

type Missing = {
  full: FullStaffImport | undefined
  follow: (people: StaffPerson[], areMissing: boolean) => Promise<void>
}

/** H001, when more accounts would be disabled than the template of the staff may take away. */
const followMissing = async (
  { db, districtId }: RunContext,
  way: AccountWay,
  { full, follow }: Missing,
): Promise<Finding | undefined> => {
  if (!full) return undefined
  const { people, total } = await missingStaff(db, way)
  const { limitPercent, templateId } = full
  if (limitPercent !== null && people.length * 100 > total * limitPercent)
    return createFinding('H001', {
      params: {
        component: 'accounts',
        count: people.length,
        total,
        percent: Math.round((people.length * 1000) / total) / 10,
        // Nothing waits to be released here: the next full file asks anew.
        limit: limitPercent,
      },
      fixTarget: fixTargets.template({ districtId, templateId }),
    })
  for (let from = 0; from < people.length; from += CHUNK) await follow(people.slice(from, from + CHUNK), true)
  return undefined
}

const begin = (run: RunContext, scope: DetailScope, of: { startedAt: Date; expected: number }) =>
  run.write(async (trx) => {
    await saveProgress(trx, scope, { status: 'loading', startedAt: of.startedAt })
    await trx
      .updateTable('importBatches')
      .set((eb) => ({ status: 'loading', recordsExpected: eb('recordsExpected', '+', of.expected) }))
      .where('batchId', '=', run.batchId)
      .execute()
  })

type Ending = Partial<Conclusion> &
  Pick<Conclusion, 'status' | 'message'> & {
    startedAt: Date
    counts?: RowCounts
    finding?: Finding | undefined
  }

const end = async (
  run: RunContext,
  scope: DetailScope,
  { startedAt, finding, counts, ...rest }: Ending,
): Promise<Conclusion> => {
  const conclusion = { failureOrigin: null, ...rest }
  const endedAt = run.now()
  await run.write(async (trx) => {
    if (finding) await insertDetails(trx, [{ ...NO_PERSON, finding, scope, loggedAt: endedAt.toISOString() }])
    const durationMs = endedAt.getTime() - startedAt.getTime()
    await saveProgress(trx, scope, { ...conclusion, endedAt, durationMs, ...(counts ? { counts } : {}) })
  })
  return conclusion
}

const NO_PERSON = { rowNumber: null, sourceId: null, recordLabel: null, siteCode: null, rowData: null }

const line = (finding: Finding, { staffId, firstName, lastName, siteCode }: StaffPerson) => ({
  ...NO_PERSON,
  finding,
  sourceId: staffId,
  siteCode,
  recordLabel: [lastName, firstName].filter((part) => part !== '').join(', ') || null,
})

/** What an earlier try of a batch has done to accounts already, by staff id: it counts, though nothing is left to do. */
const doneBefore = async (
  db: Db,
  { lea, batchId }: { lea: string; batchId: number },
): Promise<Map<string, AccountSyncAction>> => {
  const lines = await db
    .selectFrom('accountSyncLogs')
    .select(['staffId', 'action'])
    .where('lea', '=', lea)
    .where('batchId', '=', batchId)
    .where('action', '<>', 'skip')
    .orderBy('timestamp')
    .execute()
  return new Map(lines.map(({ staffId, action }) => [staffId ?? '', action]))
}

/** Tells the engine that accounts became more, as for stored rows: the embedded one never looks by itself, and reads all of them for each. */
const refreshAccountStatistics = async (db: Db): Promise<void> => {
  await sql`analyze accounts, users, account_sync_logs`.execute(db)
}

/** What became of the accounts of some people, in the counts of every component. */
const countFollowed = (followed: readonly Followed[], { before, areMissing }: Known): RowCounts =>
  followed.reduce((counts, one) => {
    const outcome = outcomeOf(one, before)
    if (areMissing) return addCounts(counts, { ...NO_ROWS, recordsDeleted: outcome === 'unchanged' ? 0 : 1 })
    const warningCount = one.findings.filter(({ severity }) => severity === 'warning').length
    return addCounts(counts, {
      ...NO_ROWS,
      recordsRead: 1,
      [FIELDS[outcome]]: 1,
      warningCount,
      recordsWarned: outcome !== 'refused' && warningCount > 0 ? 1 : 0,
      errorCount: one.findings.length - warningCount,
    })
  }, NO_ROWS)

const outcomeOf = ({ outcome, person }: Followed, before: Known['before']): Followed['outcome'] => {
  const earlier = before.get(person.staffId)
  if (earlier === undefined) return outcome
  return earlier === 'create' ? 'created' : 'changed'
}
