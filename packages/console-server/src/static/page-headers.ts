import { DOCUMENT_HEADERS } from '../http/site-headers.ts'
import type { ConsoleSettingsBlock } from './console-settings.ts'

/** Headers of the page: scripts, styles and calls of the console's own origin, and of the addresses in its settings. */
export const pageHeaders = (settings: ConsoleSettingsBlock): Record<string, string> => {
  const connect = [settings.baseUrl, settings.sentryDsn].flatMap(originOf)
  const frames = Object.values(settings.sessionFrames ?? {}).flatMap(originOf)
  return {
    'content-security-policy': [
      "default-src 'self'",
      "img-src 'self' data:",
      `connect-src ${["'self'", ...connect].join(' ')}`,
      `frame-src ${["'self'", ...frames].join(' ')}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      // Texts become neither markup nor scripts. The one policy lets the console's own worker start.
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
    ...DOCUMENT_HEADERS,
    'referrer-policy': 'same-origin',
    'cache-control': 'no-cache',
  }
}

const originOf = (address: string | undefined): string[] =>
  address && URL.canParse(address) ? [new URL(address).origin] : []
