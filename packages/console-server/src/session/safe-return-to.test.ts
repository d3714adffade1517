import { expect, it } from 'vitest'
import { safeReturnTo } from './safe-return-to.ts'

it.each([
  ['/412/import-logs?filter[status][0]=failed#top', '/412/import-logs?filter[status][0]=failed#top'],
  ['/', '/'],
  ['/412/sis-imports/templates', '/412/sis-imports/templates'],
  [undefined, '/'],
  ['', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
  ['/api/logout', '/'],
  ['/login', '/'],
  ['/no/such/place', '/'],
])('[R12] %s leads to %s', (wanted, expected) => {
  expect(safeReturnTo(wanted)).toBe(expected)
})
