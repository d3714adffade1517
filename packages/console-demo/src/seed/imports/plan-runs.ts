import { CONSTANTS, zonedDay } from '@edconsole/console-core/contract'
import type { Decided } from '@edconsole/console-server/internal'
import { oneOf } from '../rows/one-of.ts'
import type { SeedDistrict } from '../seed-district.ts'
import type { SeedKind } from './district-plan.ts'
import { easternAt } from './eastern-at.ts'
import { createRandom, type Random } from './random.ts'

export type RunOutcome =
  | 'clean'
  | 'warned'
  | 'rejected'
  | 'refusedBySis'
  | 'silentSis'
  | 'fileMissing'
  /** Much was missing from the file; a user chose to keep those rows. */
  | 'discarded'
  | 'miscased'
  /** What the import makes of the files in the inbox. */
  | 'inbox'

export type PlannedRun = {
  startedAt: Date
  outcome: RunOutcome
  source: 'api' | 'sftp'
  triggerType: 'scheduled' | 'manual'
  /** Who started it; null if it ran on schedule. */
  triggeredBy: string | null
  /** A user's decision about what the run would have removed. */
  decided?: Decided
}

const DAYS = 60
/** Days before now of the two runs that are told apart in the demo. */
const DISCARDED_DAY = 52
const MISCASED_DAY = 33
const INACTIVE_SINCE = 41

/** The hour of Eastern time at which the demo's districts have their files picked up, every day. */
export const EVENING = 18
const MORNING = 6
/** The share of mornings on which a user starts an import from the SIS itself. */
const MORNINGS = { rich: 0.4, others: 0.1 } as const

/**
 * When a demo district has imported during the last 60 days, and how it went; oldest first.
 * @param people who start imports by hand
 */
export const planRuns = (
  district: SeedDistrict,
  kind: SeedKind,
  now: Date,
  people: readonly [string, ...string[]],
): PlannedRun[] => {
  if (district.profile === 'empty') return []
  const random = createRandom(`${district.lea} runs`)
  const runs: PlannedRun[] = []
  for (let day = kind === 'small' ? 3 : DAYS; day >= 0; day -= 1) {
    if (district.profile === 'inactive' && day < INACTIVE_SINCE) break
    const asked = random.chance(MORNINGS[district.profile === 'rich' ? 'rich' : 'others'])
    // The newest run is one that came by itself.
    if (asked && day > 0) runs.push(run(now, day, oneOf(people, day), random, district))
    runs.push(run(now, day, null, random, district))
  }
  const past = runs.filter((r) => r.startedAt.getTime() < now.getTime() - AN_HOUR)
  return settleLast(
    past.map((one) => decidedOf(one, people)),
    district,
  )
}

/** The Eastern day of which a district's files tell: that of the newest import that took them. */
export const dataDay = (district: SeedDistrict, kind: SeedKind, now: Date): string => {
  const last = planRuns(district, kind, now, ['']).findLast(({ outcome }) => LOADING.has(outcome))
  return zonedDay(last?.startedAt ?? now, CONSTANTS.timeZone)
}

/** Those that take every file of the district. */
const LOADING: ReadonlySet<RunOutcome> = new Set([
  'clean',
  'warned',
  'rejected',
  'discarded',
  'miscased',
  'inbox',
])
const AN_HOUR = 3_600_000

const run = (
  now: Date,
  day: number,
  triggeredBy: string | null,
  random: Random,
  { profile }: SeedDistrict,
): PlannedRun => {
  const inTime = triggeredBy === null
  // People are not as punctual as the clock.
  const late = inTime ? 0 : (day * 37) % 150
  const startedAt = new Date(
    easternAt(now, day, inTime ? EVENING : MORNING).getTime() + late * 60_000 + random.int(0, 90) * 1000,
  )
  const source = inTime ? 'sftp' : 'api'
  const planned = { startedAt, source, triggeredBy, triggerType: inTime ? 'scheduled' : 'manual' } as const
  if (profile === 'rich' && inTime && day === DISCARDED_DAY) return { ...planned, outcome: 'discarded' }
  if (profile === 'rich' && inTime && day === MISCASED_DAY) return { ...planned, outcome: 'miscased' }
  return { ...planned, outcome: outcomeOf(random, source) }
}

const outcomeOf = (random: Random, source: 'api' | 'sftp'): RunOutcome => {
  const share = random.next()
  if (share < 0.5) return 'clean'
  if (share < 0.71) return 'warned'
  if (share < 0.96) return 'rejected'
  if (source === 'sftp') return 'fileMissing'
  return random.chance(0.5) ? 'refusedBySis' : 'silentSis'
}

/** Soon after it ended, by the district's own contact. */
const decidedOf = (planned: PlannedRun, people: readonly [string, ...string[]]): PlannedRun =>
  planned.outcome === 'discarded'
    ? {
        ...planned,
        decided: {
          decision: 'discard',
          decidedBy: people.at(-1) ?? people[0],
          decidedAt: new Date(planned.startedAt.getTime() + DECIDED_AFTER_MS).toISOString(),
        },
      }
    : planned

const DECIDED_AFTER_MS = 1.6 * AN_HOUR

/** The newest run is what the files of today give; where imports fail, the newest ones failed. */
const settleLast = (runs: PlannedRun[], { profile }: SeedDistrict): PlannedRun[] =>
  runs.map((planned, i) => {
    const fromEnd = runs.length - 1 - i
    if (profile === 'failing') {
      return fromEnd < 4
        ? { ...planned, source: 'api', outcome: fromEnd === 3 ? 'silentSis' : 'refusedBySis' }
        : planned
    }
    return fromEnd === 0 ? { ...planned, source: 'sftp', outcome: 'inbox' } : planned
  })
