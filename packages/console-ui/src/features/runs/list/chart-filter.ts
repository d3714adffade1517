import { type Query, queryGroup, zonedDay } from '@edconsole/console-core'
import { valuesOf } from '../../../patterns/resource-table/use-table-filter.ts'
import { DEFAULT_DAYS } from './run-filters.ts'

export type ChartedRun = { readonly batchId: number; readonly startedAt: string }

/** What a chart shows, and on which clock. */
export type Charted = { readonly runs: readonly ChartedRun[]; readonly now: Date; readonly timeZone: string }

const DAY = 86_400_000

/** The runs of a chart that the filters of a list leave: those that are named, else those of the period. */
export const chosenRuns = (filters: Query, { runs, timeZone }: Omit<Charted, 'now'>): string[] => {
  const named = valuesOf(filters.batchId)
  const { gte, lte } = queryGroup(filters.startedAt)
  if (named.length > 0 || typeof gte !== 'string' || typeof lte !== 'string') return named
  return runs.flatMap(({ batchId, startedAt }) => {
    const day = zonedDay(new Date(startedAt), timeZone)
    return day >= gte && day <= lte ? [String(batchId)] : []
  })
}

/** The filters once a run was picked: only that one, or all again if it is picked already. */
export const pickRun = (filters: Query, batchId: string, charted: Charted): Query => {
  const { batchId: named, startedAt, ...others } = filters
  const [only, ...more] = valuesOf(named)
  if (only === batchId && more.length === 0) {
    return startedAt === undefined || startedAt === 'any' ? others : { ...others, startedAt }
  }
  // The list begins with the last days only, and the chart may show an older batch
  const isOld = charted.now.getTime() - startOf(batchId, charted).getTime() > DEFAULT_DAYS * DAY
  return { ...others, batchId: [batchId], ...(isOld && { startedAt: 'any' }) }
}

/** The filters once a period was drawn out, from one run to another. */
export const pickPeriod = (filters: Query, first: string, last: string, charted: Charted): Query => {
  const { batchId: _, ...others } = filters
  const dayOf = (batchId: string) => zonedDay(startOf(batchId, charted), charted.timeZone)
  return { ...others, startedAt: { gte: dayOf(first), lte: dayOf(last) } }
}

const startOf = (batchId: string, { runs, now }: Charted): Date => {
  const run = runs.find((one) => String(one.batchId) === batchId)
  return run ? new Date(run.startedAt) : now
}
