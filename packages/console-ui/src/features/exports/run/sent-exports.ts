import { describeStatus, type ExportLogHeader } from '@edconsole/console-core'

type Sending = Pick<ExportLogHeader, 'startedAt' | 'status' | 'productId' | 'deliveryStatus'>

export type SentExports = {
  /** Sendings that have ended, and how many of them arrived. */
  ended: number
  sent: number
  /** Products that something was sent to. */
  products: number
  /** How many arrived on each day that had a sending, oldest first. */
  byDay: number[]
}

/** What was sent over some days; what still runs is neither sent nor failed yet. */
export const sentExports = (sendings: readonly Sending[], dayOf: (at: string) => string): SentExports => {
  const ended = sendings.filter(({ status }) => !describeStatus(status).running)
  const sent = ended.filter(hasArrived)
  const days = [...new Set(ended.map(({ startedAt }) => dayOf(startedAt)))].sort()
  return {
    ended: ended.length,
    sent: sent.length,
    products: new Set(sent.map(({ productId }) => productId)).size,
    byDay: days.map((day) => sent.filter(({ startedAt }) => dayOf(startedAt) === day).length),
  }
}

const hasArrived = ({ status, deliveryStatus }: Sending): boolean =>
  (status === 'completed' || status === 'completedWithErrors') && deliveryStatus !== 'failed'
