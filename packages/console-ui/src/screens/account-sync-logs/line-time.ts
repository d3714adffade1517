import { formatDateTime, formatTime } from '@edconsole/console-core'

/** The product's form of a moment with its seconds, since lines of one import follow one another within a minute. */
export const lineTime = (timestamp: string, timeZone: string): string => {
  const [day] = formatDateTime(timestamp, timeZone).split(' - ')
  return day === undefined || day === '' ? timestamp : `${day} - ${formatTime(timestamp, timeZone)}`
}

/** The same down to what makes it the key of its line ([S3]), for lines that share a second. */
export const exactLineTime = (timestamp: string, timeZone: string): string => {
  const [, fraction] = /\.(\d+)/.exec(timestamp) ?? []
  const time = lineTime(timestamp, timeZone)
  return fraction === undefined ? time : time.replace(/(?=[AP]M$)/, `.${fraction}`)
}

/** The seconds that more than one of the lines has. */
export const sharedSeconds = (timestamps: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const second of timestamps.map(secondOf)) (seen.has(second) ? shared : seen).add(second)
  return shared
}

export const secondOf = (timestamp: string): string => timestamp.slice(0, '2026-09-14T11:36:00'.length)
