import { countOf, type ExportDelay, formatDateTimeWithZone } from '@edconsole/console-core'
import { writeDay } from '../../../parts/date-field/read-day.ts'

/** Why an export is late, or keeps failing. The screens hand it on with their own. */
export const exportDelayMessages = {
  running: (since: string) => `Being sent since ${since}`,
  queued: (since: string, ahead: number) =>
    ahead === 0
      ? `In the queue since ${since}`
      : `In the queue since ${since}, behind ${countOf(ahead, 'other export', 'other exports')}`,
  rollover: (since: string) => `Waiting for the rollover running since ${since}`,
  failing: (since: string) => `Failing since ${since}`,
  canceled: (since: string) => `The last run was canceled. It started ${since}`,
  productOff: 'The product is off for this school year',
  notDelivered: "This server doesn't deliver this way",
  blackout: (until: string) => `Blackout dates until ${until}`,
  missed: (due: string) => `Due since ${due}, but nothing started it`,
}

export type ExportDelayMessages = typeof exportDelayMessages

/** Returns why an export has not arrived, without a period at the end. */
export const delayText = (
  { code, since, until, count }: ExportDelay,
  timeZone: string,
  m: ExportDelayMessages,
): string => {
  const at = since === null ? '' : formatDateTimeWithZone(since, timeZone)
  switch (code) {
    case 'queued':
      return m.queued(at, count ?? 0)
    case 'blackout':
      return m.blackout(until === null ? '' : writeDay(until))
    case 'productOff':
    case 'notDelivered':
      return m[code]
    default:
      return m[code](at)
  }
}
