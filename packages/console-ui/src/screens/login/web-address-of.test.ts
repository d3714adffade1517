import { expect, it } from 'vitest'
import { webAddressOf } from './web-address-of.ts'

it.each([
  ['https://example.org/help', 'https://example.org/help'],
  ['http://example.org', 'http://example.org'],
  ['javascript:alert(1)', undefined],
  ['mailto:support@example.org', undefined],
  ['/api/help/sign-in', '/api/help/sign-in'],
  ['//elsewhere.example/help', undefined],
  ['/\\elsewhere.example/help', undefined],
  ['help', undefined],
  [undefined, undefined],
])('R20 %s is the address %s', (text, address) => {
  expect(webAddressOf(text)).toBe(address)
})
