import { expect, it } from 'vitest'
import { exportActionMessages as m } from './messages.ts'
import { type SendingFacts, whyNotSent } from './why-not-sent.ts'

const row = { id: 31, productId: 2, isEnabled: true }
const known: SendingFacts = { running: new Set([30]), enabled: [{ productId: 2, enabled: true }] }

it.each<[string, Partial<typeof row>, SendingFacts, string | undefined]>([
  ['is sent', {}, known, undefined],
  ['is sent where nothing else is known', {}, {}, undefined],
  ['is paused', { isEnabled: false }, known, "It's paused"],
  ['is under way', { id: 30 }, known, "It's already running"],
  [
    'has a product that is off',
    {},
    { ...known, enabled: [{ productId: 2, enabled: false }] },
    'Its product is turned off',
  ],
])('an export that %s', (_, change, facts, reason) => {
  expect(whyNotSent({ ...row, ...change }, facts, m)).toBe(reason)
})
