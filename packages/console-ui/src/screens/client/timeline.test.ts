import type { ProductUse, Subscription } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { timelineOf } from './timeline.ts'

const TODAY = '2026-09-14'
let made = 0
const subscription = (productId: number, startDate: string, endDate: string, status = 'active') => {
  made += 1
  return {
    id: made,
    productId,
    productName: `Product ${productId}`,
    startDate,
    endDate,
    status,
  } as Subscription
}
const timeline = (subscriptions: Subscription[], has: readonly number[] = []) =>
  timelineOf({
    products: has.map(
      (productId): ProductUse => ({ productId, name: `Product ${productId}`, enabledAt: '' }),
    ),
    subscriptions,
    today: TODAY,
    schoolYear: 2026,
  })
const only = (subscriptions: Subscription[]) => {
  const [line] = timeline(subscriptions, [1]).lines
  if (!line) throw new Error('No line.')
  return line
}

it('[ux 22] shows three school years, from July to June, with today in the second', () => {
  const { years, today } = timeline([])
  expect(years).toEqual([2025, 2026, 2027])
  expect(today).toBeCloseTo(440 / 1096, 5)
})

it('[ux 22] cuts off what began or ends out of sight, and leaves out what lies outside', () => {
  const { bars } = only([
    subscription(1, '2020-07-01', '2021-06-30'),
    subscription(1, '2024-07-01', '2029-06-30'),
    subscription(1, '2025-07-01', '2028-06-30'),
  ])
  expect(bars.map(({ from, to, cutStart, cutEnd }) => [from, to, cutStart, cutEnd])).toEqual([
    [0, 1, true, true],
    [0, 1, false, false],
  ])
})

it.each([
  ['within 60 days', '2026-11-13', 'expiring', 60],
  ['on its last day', TODAY, 'expiring', 0],
  ['later', '2026-11-14', 'active', 61],
])('[domain 3.30] one that ends %s is %s', (_, endDate, state, daysLeft) => {
  expect(only([subscription(1, '2025-07-01', endDate)])).toMatchObject({ state, daysLeft, day: endDate })
})

it('a later subscription to the same product follows the one that runs', () => {
  const line = only([
    subscription(1, '2026-10-01', '2027-09-30'),
    subscription(1, '2025-10-01', '2026-09-30'),
  ])
  expect(line.bars.map(({ kind }) => kind)).toEqual(['expiring', 'later'])
  expect(line).toMatchObject({ state: 'expiring', day: '2026-09-30', next: { startDate: '2026-10-01' } })
})

it.each([
  ['has not begun', [subscription(1, '2027-01-01', '2027-06-30')], { state: 'later', day: '2027-01-01' }],
  ['is over', [subscription(1, '2025-01-01', '2026-08-31')], { state: 'ended', day: '2026-08-31' }],
  [
    'was cancelled',
    [subscription(1, '2026-01-01', '2027-08-31', 'cancelled')],
    { state: 'cancelled', day: null },
  ],
  ['is not there', [], { state: 'none', day: null }],
])('a product whose subscription %s', (_, subscriptions, expected) => {
  expect(only(subscriptions)).toMatchObject(expected)
})

it('what ends soon comes first, soonest first, and what is over last', () => {
  const { lines } = timeline(
    [
      subscription(1, '2025-01-01', '2026-08-31'),
      subscription(2, '2025-01-01', '2027-06-30'),
      subscription(3, '2025-01-01', '2026-11-01'),
      subscription(4, '2025-01-01', '2026-10-01'),
    ],
    [2, 3, 4, 5],
  )
  expect(lines.map(({ productId, has }) => [productId, has])).toEqual([
    [4, true],
    [3, true],
    [2, true],
    [5, true],
    [1, false],
  ])
})
