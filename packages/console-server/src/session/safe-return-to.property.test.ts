import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeReturnTo } from './safe-return-to.ts'

const nasty = fc.constantFrom(
  ...[
    '/',
    '\\',
    '//',
    '/\\',
    '\t',
    '\n',
    '\r',
    '\0',
    '\u2028',
    '%2f',
    '%5c',
    '%09',
    '..',
    '.',
    ':',
    '@',
    '?',
    '#',
  ],
  ...['https:', 'javascript:', 'data:', 'evil.example', 'console.test', '412', 'import-logs', 'login', 'api'],
)
const addresses = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(nasty, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(fc.oneof(nasty, fc.string()), { maxLength: 6 }).map((parts) => `/412/${parts.join('')}`),
)

it('[R12] whatever was asked for, a browser stays on this host and away from the API', () => {
  fc.assert(
    fc.property(addresses, (wanted) => {
      const target = safeReturnTo(wanted)
      const url = new URL(target, 'https://console.test/login')
      expect(url.origin).toBe('https://console.test')
      expect(url.pathname).not.toMatch(/^\/(api|login)(\/|$)/)
      expect(target).toMatch(/^\/(?![/\\])/)
      // It becomes a header of the answer to a form.
      expect(() => new Headers({ location: target })).not.toThrow()
    }),
    { numRuns: 1000 },
  )
})
