import type { Context, Next } from 'hono'
import type { ApiEnv } from './api-env.ts'

/** What pages for people say besides: windows of other sites get no hold of them, and they need no device. */
export const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': [
    ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
    ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const

const YEAR_SECONDS = 31_536_000

/**
 * What every answer says to browsers, files and failures included: not to guess types, and behind https to come back by
 * https only.
 * @param includeSubDomains whether that holds for all names below the console's too
 */
export const siteHeaders = (includeSubDomains: boolean) => {
  const transport = `max-age=${YEAR_SECONDS}${includeSubDomains ? '; includeSubDomains' : ''}`
  return async (c: Context<ApiEnv>, next: Next): Promise<void> => {
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    if (c.get('connection').scheme === 'https') c.res.headers.set('strict-transport-security', transport)
  }
}
