import { RUN_STATUSES, type StatusTone } from '../lists/run-statuses.ts'

export type StatusDescription = {
  /** What screens show. */
  word: string
  tone: StatusTone
  running: boolean
}

/**
 * Returns word and tone of a run's status (R44). An unknown status is returned as given, in neutral.
 * @example describeStatus('completedWithErrors', { componentsFailed: 1 }).word // 'Completed with failures'
 */
export const describeStatus = (
  status: string,
  { componentsFailed = 0 }: { componentsFailed?: number } = {},
): StatusDescription => {
  if (!isKnown(status)) return { word: status, tone: 'neutral', running: false }
  const known = RUN_STATUSES[status]
  return status === 'completedWithErrors' && componentsFailed > 0
    ? { ...known, word: 'Completed with failures' }
    : { ...known }
}

const isKnown = (status: string): status is keyof typeof RUN_STATUSES => Object.hasOwn(RUN_STATUSES, status)
