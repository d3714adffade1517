import {
  componentTitle,
  describeStatus,
  type ImportLogResult,
  type Place,
  placeOf,
  type RunStatus,
  zonedDay,
} from '@edconsole/console-core'
import { groupedBy } from '../../features/runs/causes/grouped-by.ts'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'
import type { HeatDay } from '../../patterns/heat-row/heat-day.ts'
import { fullDay } from '../../patterns/heat-row/last-days.ts'
import type { DataExplorerMessages } from './messages.ts'

type Run = Pick<ImportLogResult, 'etlStatusId' | 'batchId' | 'componentName' | 'status' | 'startedAt'>

export type HeatOfOptions = {
  /** `YYYY-MM-DD`, oldest first. */
  days: readonly string[]
  timeZone: string
  districtId: string
  /** Whether the log of a run may be opened. */
  mayOpen: boolean
  lookOf: LookOfStatus
  m: DataExplorerMessages
}

/** From the worst on. What an unknown word means is not known: it stands between those that need attention and the rest. */
const WORST_FIRST: readonly string[] = [
  'failed',
  'held',
  'completedWithErrors',
  'unknown',
  'cancelled',
  'loading',
  'transforming',
  'validating',
  'extracting',
  'queued',
  'completed',
] satisfies (RunStatus | 'unknown')[]

/** What became of each component on each day: of several runs the worst counts, the newest of equals. */
export function heatOf(
  runs: readonly Run[],
  { days, timeZone, districtId, mayOpen, lookOf, m }: HeatOfOptions,
): ReadonlyMap<string, readonly HeatDay[]> {
  const cells = groupedBy(runs, ({ componentName, startedAt }) =>
    startedAt === null ? '' : keyOf(componentName, zonedDay(new Date(startedAt), timeZone)),
  )
  const names = new Set(runs.map(({ componentName }) => componentName))
  const dayOf = (name: string, day: string): HeatDay => {
    const ofDay = [...(cells.get(keyOf(name, day)) ?? [])].sort(worstThenNewest)
    const [worst] = ofDay
    if (!worst) return { day, text: m.noImport }
    const word = lookOf(worst.status).word
    const said = m.day(componentTitle(name), fullDay(day), word)
    const named = ofDay.map((run) =>
      ofDay.length > 1 ? m.run(run.batchId, lookOf(run.status).word) : m.batch(run.batchId),
    )
    return {
      day,
      status: worst.status,
      text: `${said}. ${capital(named.join(', '))}`,
      ...(mayOpen && { to: placeOfRun(districtId, worst) }),
    }
  }
  return new Map([...names].map((name) => [name, days.map((day) => dayOf(name, day))]))
}

/** Whether any of them has not come to its end. */
export const isAnyRunning = (runs: readonly Pick<Run, 'status'>[]): boolean =>
  runs.some(({ status }) => describeStatus(status).running)

const keyOf = (name: string, day: string): string => `${name} ${day}`

const placeOfRun = (districtId: string, { batchId, etlStatusId }: Run): Place =>
  placeOf('import-log-details', {
    districtId,
    batchId: String(batchId),
    etlStatusId: String(etlStatusId),
  })

function worstThenNewest(a: Run, b: Run): number {
  return rankOf(a.status) - rankOf(b.status) || (b.startedAt ?? '').localeCompare(a.startedAt ?? '')
}

function rankOf(status: string): number {
  const known = WORST_FIRST.indexOf(status)
  return known < 0 ? WORST_FIRST.indexOf('unknown') : known
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
