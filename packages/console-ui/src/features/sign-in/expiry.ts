import { type Authentication, zonedDay } from '@edconsole/console-core'

/** When something of a sign-in provider ends, and how far that is. */
export type Expiry = {
  /** `YYYY-MM-DD`, on the console's clock. */
  day: string
  /** Whole days until then; negative once it is over. */
  days: number
  state: 'ended' | 'soon' | 'later'
}

/** From so many days before the end on it is pointed out (domain 7.1). */
const SOON_DAYS = 30
const DAY_MS = 86_400_000

/**
 * What ends first: the secret, or the certificates of a setting. Those of one setting stand beside each other, so that the
 * last of them counts.
 */
export function expiryOf(authentication: Authentication, now: Date, timeZone: string): Expiry | null {
  const { certificates, settings } = authentication
  const last = new Map<string, string>()
  for (const { setting, notAfter } of certificates)
    if (notAfter !== null && notAfter > (last.get(setting) ?? '')) last.set(setting, notAfter)
  const moments = [...last.values()].flatMap((at) => expiryAt(at, now, timeZone) ?? [])
  const { secretExpiresOn } = settings
  const secret = typeof secretExpiresOn === 'string' ? expiryOn(secretExpiresOn, now, timeZone) : null
  const all = secret ? [...moments, secret] : moments
  return (
    all.sort((a, b) => a.days - b.days || Number(b.state === 'ended') - Number(a.state === 'ended'))[0] ??
    null
  )
}

/** Of a moment, such as the end of a certificate. */
export function expiryAt(at: string, now: Date, timeZone: string): Expiry | null {
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) return null
  const expiry = expiryOn(zonedDay(moment, timeZone), now, timeZone)
  return expiry && moment <= now ? { ...expiry, state: 'ended' } : expiry
}

/** Of a day, which is over when it ends. */
function expiryOn(day: string, now: Date, timeZone: string): Expiry | null {
  const [end, today] = [Date.parse(day), Date.parse(zonedDay(now, timeZone))]
  if (Number.isNaN(end)) return null
  const days = Math.round((end - today) / DAY_MS)
  return { day: day.slice(0, 10), days, state: days < 0 ? 'ended' : days < SOON_DAYS ? 'soon' : 'later' }
}
