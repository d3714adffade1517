import { expect, it } from 'vitest'
import { mergeMessages, messagesInZone } from './messages.ts'

const own = { title: 'Runs', columns: { started: 'Started (ET)' }, since: (time: string) => `${time} (ET)` }

it('R39 sentences name the zone of their times, those with figures too', () => {
  const { title, columns, since } = messagesInZone(own, 'America/Los_Angeles')
  expect([title, columns.started, since('08:14AM')]).toEqual(['Runs', 'Started (PT)', '08:14AM (PT)'])
  expect(messagesInZone(own, 'America/New_York')).toBe(own)
})

it('what a host says in place of a sentence stays as it is', () => {
  const zoned = messagesInZone(own, 'America/Los_Angeles')
  expect(mergeMessages(zoned, { columns: { started: 'Began (ET)' } }).columns.started).toBe('Began (ET)')
})
