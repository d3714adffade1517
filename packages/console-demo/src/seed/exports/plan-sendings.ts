import { zonedTime } from '@edconsole/console-core/contract'
import { easternAt } from '../imports/eastern-at.ts'
import { createRandom, type Random } from '../imports/random.ts'
import type { SeedDistrict } from '../seed-district.ts'
import type { SeedKind } from '../seed-kind.ts'
import type { PlannedExport } from './plan-exports.ts'

export type SendingOutcome = 'clean' | 'leftOut' | 'refused' | 'noSpace'

export type PlannedSending = {
  startedAt: Date
  outcome: SendingOutcome
  triggerType: 'scheduled' | 'manual' | 'retry'
  attempt: number
}

/** The hour of Eastern time at which the demo's exports are sent. */
export const SENDING_HOUR = 4

const MINUTE = 60_000
const DAYS = 60
/** How many days ago each story was last sent. */
const LAST_DAY = { regular: 0, failing: 0, late: 8, paused: 20 } as const
const INACTIVE_SINCE = 41
const FAILING_DAYS = 4
/** The last one of an export that is late arrived, also when a weekend came before it. */
const ARRIVED_DAYS = 4

/** When an export was sent during the last 60 days, and how it went; oldest first. */
export const planSendings = (
  { lea, profile }: SeedDistrict,
  { product, story, host }: PlannedExport,
  { kind, now, place }: { kind: SeedKind; now: Date; place: number },
): PlannedSending[] => {
  const random = createRandom(`${lea} ${product.code} sendings`)
  const last = profile === 'inactive' ? INACTIVE_SINCE : LAST_DAY[story]
  const sendings: PlannedSending[] = []
  for (let day = kind === 'small' ? 4 : DAYS; day >= last; day -= 1) {
    const at = easternAt(now, day, SENDING_HOUR).getTime() + (place * 7 + 2) * MINUTE + random.int(0, 90_000)
    const startedAt = new Date(at)
    if (!isWorkday(startedAt)) continue
    const outcome =
      kind === 'small'
        ? (FEW[place]?.[day] ?? 'clean')
        : story === 'failing' && day < FAILING_DAYS
          ? 'refused'
          : story === 'late' && day < last + ARRIVED_DAYS
            ? 'clean'
            : deliveredOf(outcomeOf(random), host)
    sendings.push({ startedAt, outcome, triggerType: 'scheduled', attempt: 1 })
    const retried = outcome === 'refused' && !(story === 'failing' && day < FAILING_DAYS)
    if (retried)
      sendings.push({
        startedAt: new Date(at + 30 * MINUTE),
        outcome: 'clean',
        triggerType: 'retry',
        attempt: 2,
      })
    if (kind !== 'small' && random.chance(0.03))
      sendings.push({
        startedAt: new Date(at + 9 * 60 * MINUTE),
        outcome: 'clean',
        triggerType: 'manual',
        attempt: 1,
      })
  }
  return sendings.filter(({ startedAt }) => startedAt.getTime() < now.getTime() - 60 * MINUTE)
}

/** In the small seed each outcome comes once, so that tests find it. */
const FEW: readonly Readonly<Record<number, SendingOutcome>>[] = [
  { 4: 'leftOut', 3: 'noSpace' },
  { 4: 'refused', 3: 'leftOut' },
]

const isWorkday = (at: Date): boolean => {
  const { year, month, day } = zonedTime(at, 'America/New_York')
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** What is fetched here has no receiver that could say no. */
const deliveredOf = (outcome: SendingOutcome, host: string | null): SendingOutcome =>
  host === null && (outcome === 'refused' || outcome === 'noSpace') ? 'clean' : outcome

const outcomeOf = (random: Random): SendingOutcome => {
  const share = random.next()
  if (share < 0.76) return 'clean'
  if (share < 0.95) return 'leftOut'
  return share < 0.985 ? 'refused' : 'noSpace'
}
