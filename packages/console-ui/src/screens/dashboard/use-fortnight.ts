import {
  CONSTANTS,
  type ImportLogHeader,
  importLogsResource,
  type ListState,
  useClock,
  useList,
} from '@edconsole/console-core'
import { hoursAgo } from '../../features/runs/hours-ago.ts'

export const FORTNIGHT_DAYS = 14

/** The batches of the last fourteen days, newest first. Whatever counts some days of them shares this answer. */
export const useFortnight = (): ListState<ImportLogHeader> =>
  useList(importLogsResource.headers, {
    limit: CONSTANTS.limitMax,
    filter: { startedAt: { gte: hoursAgo(useClock()(), 24 * FORTNIGHT_DAYS) } },
  })
