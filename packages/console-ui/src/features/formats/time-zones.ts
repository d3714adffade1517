import { STATE_TIME_ZONES } from '@edconsole/console-core'

/**
 * What people read of a time zone.
 * @example timeZoneTitle('America/Los_Angeles') // 'America/Los Angeles'
 */
export const timeZoneTitle = (zone: string): string => zone.replaceAll('_', ' ')

/** The time zones of the states as options, with the one that is stored where it is another. */
export const timeZoneOptions = (stored?: string): { value: string; label: string }[] =>
  [...new Set([...(stored ? [stored] : []), ...Object.values(STATE_TIME_ZONES)])]
    .sort()
    .map((value) => ({ value, label: timeZoneTitle(value) }))
