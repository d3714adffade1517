import { expect, it } from 'vitest'
import { timeZone } from '../validation/fields.schema.ts'
import { STATE_TIME_ZONES } from './state-time-zones.ts'
import { US_STATES, type UsState } from './us-states.ts'

/** Hours behind UTC in January and in July, and where clocks show that. */
const CLOCKS: readonly (readonly [number, number, string])[] = [
  [5, 4, 'CT DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'],
  [6, 5, 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  [7, 6, 'CO ID MT NM UT WY'],
  [7, 7, 'AZ'],
  [8, 7, 'CA NV OR WA'],
  [9, 8, 'AK'],
  [10, 10, 'HI'],
]

const hoursBehind = (zone: string, day: string): number => {
  const noon = new Date(`${day}T12:00:00Z`)
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
  return 12 - Number(parts.format(noon))
}

it.each(Object.entries(STATE_TIME_ZONES))('%s is in a time zone that districts may have: %s', (_, zone) => {
  expect(timeZone.safeParse(zone).success).toBe(true)
})

it.each(CLOCKS)('clocks are %i hours behind in winter and %i in summer in %s', (winter, summer, states) => {
  for (const state of states.split(' ') as UsState[]) {
    const zone = STATE_TIME_ZONES[state]
    const behind = [hoursBehind(zone, '2026-01-15'), hoursBehind(zone, '2026-07-15')]
    expect([state, ...behind]).toEqual([state, winter, summer])
  }
})

it('[S3] every state has one', () => {
  const listed = CLOCKS.flatMap(([, , states]) => states.split(' '))
  expect(listed.toSorted()).toEqual(Object.keys(US_STATES).toSorted())
  expect(Object.keys(STATE_TIME_ZONES)).toEqual(Object.keys(US_STATES))
})
