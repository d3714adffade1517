import type { Weekday } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { scheduleMessages, scheduleText } from './schedule-text.ts'

const all: Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

it.each<[string, Partial<Parameters<typeof scheduleText>[0]>, string]>([
  ['every day', { scheduleDays: all }, 'Every day, 04:30'],
  ['on workdays', { scheduleDays: ['mon', 'tue', 'wed', 'thu', 'fri'] }, 'Monday to Friday, 04:30'],
  ['on some days, in the order of the week', { scheduleDays: ['wed', 'mon'] }, 'Mon, Wed, 04:30'],
  ['with its schedule off', { scheduleEnabled: false, scheduleDays: all }, 'Manual'],
  ['without a time', { scheduleTime: null, scheduleDays: all }, 'Manual'],
  ['without a day', {}, 'Manual'],
])('what is sent %s', (_, schedule, text) => {
  const given = { scheduleEnabled: true, scheduleTime: '04:30', scheduleDays: [], ...schedule }
  expect(scheduleText(given, scheduleMessages)).toBe(text)
})
