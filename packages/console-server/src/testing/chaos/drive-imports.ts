import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { Caller } from '../fleet/callers.ts'
import type { TestDistrict } from '../new-district.ts'
import type { ChaosRun } from './chaos-run.ts'
import { checkImport, type StoredRows, storedRows, untilImported } from './check-import.ts'
import { nextMinute, scheduleImport } from './plan-schedules.ts'
import { deliver, type Roster, rosterOf } from './rosters.ts'

/** Each third time the SIS has delivered nothing, and the import fails. */
const FAILS_EVERY = 3
const PAUSE_MS = 1500
const RETRY_MS = 500

const started = z.looseObject({ batchId: z.number() })

/** Delivers files and starts imports of them, one after another, and checks what each has come to. */
export const driveImports = async (run: ChaosRun, { lea }: TestDistrict, caller: Caller): Promise<void> => {
  let stored: StoredRows | null = await storedRows(run.db, lea)
  let last = 0
  for (let n = 0; Date.now() < run.until; n += 1) {
    const roster = n % FAILS_EVERY === FAILS_EVERY - 1 ? null : rosterOf(lea, n)
    await deliver(run.data, lea, roster)
    const accepted = await startImport(run, { lea, caller, last })
    const ended = await untilImported(run, lea, last)
    if (accepted !== null && !ended.includes(accepted))
      run.wrong(`Import ${accepted} of ${lea} was accepted and isn't there`)
    stored = await checkAll(run, { lea, ended, roster, stored })
    last = Math.max(last, ...ended)
    await setTimeout(run.chance() * PAUSE_MS)
  }
}

/** Starts an import, however often a server dies over it; null if nobody knows its number. */
export const startImport = async (
  { db, count }: ChaosRun,
  { lea, caller, last }: { lea: string; caller: Caller; last: number },
): Promise<number | null> => {
  for (;;) {
    const answer = await caller.once(`/district/sis-imports/sync?lea=${lea}`, { method: 'POST', body: {} })
    if (answer?.status === 200) {
      count('imports accepted')
      return started.parse(answer.data).batchId
    }
    if (answer === null) count('calls without an answer')
    else if (answer.status !== 409 && answer.status < 500)
      throw new Error(`Sync was refused: ${answer.message}`)
    const found = await db
      .selectFrom('importBatches')
      .select('batchId')
      .where('lea', '=', lea)
      .where('batchId', '>', last)
      .executeTakeFirst()
    if (found) return null
    await setTimeout(RETRY_MS)
  }
}

/** Delivers files and plans their import for the next minute, again and again. */
export const driveScheduledImports = async (run: ChaosRun, { lea }: TestDistrict): Promise<void> => {
  let stored: StoredRows | null = await storedRows(run.db, lea)
  let last = 0
  for (let n = 0; Date.now() < run.until; n += 1) {
    const roster = rosterOf(lea, n)
    await deliver(run.data, lea, roster)
    const at = nextMinute()
    await scheduleImport(run.db, lea, at)
    run.count('occurrences of import schedules')
    await setTimeout(at.getTime() - Date.now())
    const ended = await untilImported(run, lea, last)
    if (ended.length !== 1)
      run.wrong(`The schedule of ${lea} at ${at.toISOString()} started ${ended.length} imports`)
    stored = await checkAll(run, { lea, ended, roster, stored })
    last = Math.max(last, ...ended)
  }
}

type Ended = { lea: string; ended: readonly number[]; roster: Roster | null; stored: StoredRows | null }

const checkAll = async (run: ChaosRun, { lea, ended, roster, stored }: Ended): Promise<StoredRows | null> => {
  let before = stored
  for (const batchId of ended) before = await checkImport(run, { lea, batchId, roster, before })
  return before
}
