import type { Context, Next } from 'hono'
import type { ApiEnv } from './api-env.ts'

/** Additional headers of pages: isolates them from other sites' windows and denies device access. */
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
 * Returns the headers of every response, files and failures included: no MIME sniffing, and HSTS behind https.
 * @param includeSubDomains whether HSTS covers subdomains
 */
export const siteHeaders = (includeSubDomains: boolean) => {
  const transport = `max-age=${YEAR_SECONDS}${includeSubDomains ? '; includeSubDomains' : ''}`
  return async (c: Context<ApiEnv>, next: Next): Promise<void> => {
    await next()
    c.res.headers.set('x-content-type-options', 'nosniff')
    if (c.get('connection').scheme === 'https') c.res.headers.set('strict-transport-security', transport)
  }
}
