import { knownZone } from '../clock/known-zone.ts'
import { CONSTANTS } from '../constants.ts'

/**
 * What people call a time zone, in short and in full.
 * @param timeZone IANA name; one that the platform does not know counts as Eastern, as it does for times (R17)
 * @example zoneNames('America/Los_Angeles') // { short: 'PT', long: 'Pacific Time' }
 */
export const zoneNames = (timeZone: string): { short: string; long: string } => {
  const name = (timeZoneName: 'shortGeneric' | 'longGeneric') =>
    new Intl.DateTimeFormat('en-US', { timeZone: knownZone(timeZone), timeZoneName })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const [short, long] = [name('shortGeneric'), name('longGeneric')]
  return short === 'GMT+0' ? { short: 'UTC', long: 'UTC' } : { short, long }
}

/**
 * A text of ours for a console that shows its times in another zone: "(ET)" in it stands for the zone of its times (R39).
 * @example inZone('Started (ET)', 'America/Chicago') // 'Started (CT)'
 */
export const inZone = (text: string, timeZone: string): string =>
  timeZone === CONSTANTS.timeZone || !text.includes('(ET)')
    ? text
    : text.replaceAll('(ET)', `(${zoneNames(timeZone).short})`)
