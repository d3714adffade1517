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
  | 'held'
  | 'miscased'
  /** What the import makes of the files in the inbox. */
  | 'inbox'

export type PlannedRun = { startedAt: Date; outcome: RunOutcome; source: 'api' | 'sftp' }

const DAYS = 60
/** Days before now of the two runs that are told apart in the demo. */
const HELD_DAY = 52
const MISCASED_DAY = 33
const INACTIVE_SINCE = 41

/** When a demo district has imported during the last 60 days, and how it went; oldest first. */
export const planRuns = (district: SeedDistrict, kind: SeedKind, now: Date): PlannedRun[] => {
  if (district.profile === 'empty') return []
  const random = createRandom(`${district.lea} runs`)
  const runs: PlannedRun[] = []
  for (let day = kind === 'small' ? 3 : DAYS; day >= 0; day -= 1) {
    if (district.profile === 'inactive' && day < INACTIVE_SINCE) break
    const morning = district.profile === 'rich' ? random.chance(0.4) : random.chance(0.3)
    const evening = district.profile === 'rich' || !morning
    if (morning) runs.push(run(now, day, 6, random, district))
    if (evening) runs.push(run(now, day, 18, random, district))
  }
  const past = runs.filter((r) => r.startedAt.getTime() < now.getTime() - AN_HOUR)
  return settleLast(past, district)
}

const AN_HOUR = 3_600_000

const run = (now: Date, day: number, hour: number, random: Random, { profile }: SeedDistrict): PlannedRun => {
  const startedAt = new Date(easternAt(now, day, hour).getTime() + random.int(0, 90) * 1000)
  // In the evening files are picked up, in the morning the SIS is asked.
  const source = hour === 18 ? 'sftp' : 'api'
  if (profile === 'rich' && hour === 18 && day === HELD_DAY) return { startedAt, source, outcome: 'held' }
  if (profile === 'rich' && hour === 18 && day === MISCASED_DAY)
    return { startedAt, source, outcome: 'miscased' }
  return { startedAt, source, outcome: outcomeOf(random, source) }
}

const outcomeOf = (random: Random, source: 'api' | 'sftp'): RunOutcome => {
  const share = random.next()
  if (share < 0.5) return 'clean'
  if (share < 0.71) return 'warned'
  if (share < 0.96) return 'rejected'
  if (source === 'sftp') return 'fileMissing'
  return random.chance(0.5) ? 'refusedBySis' : 'silentSis'
}

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
