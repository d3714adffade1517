import { expect, test } from 'vitest'
import { timeOfDayIn } from './time-of-day.ts'

test.each([
  ['04:30', '04:30'],
  ['4:30', '04:30'],
  ['430', '04:30'],
  ['1630', '16:30'],
  [' 4:30 PM ', '16:30'],
  ['04:30AM', '04:30'],
  ['4 p.m.', '16:00'],
  ['12am', '00:00'],
  ['12:15 PM', '12:15'],
  ['11pm', '23:00'],
])('[ux 9.7] reads %s as the time %s', (typed, time) => {
  expect(timeOfDayIn(typed)).toBe(time)
})

test.each(['', '4', 'noon', '24:00', '4:75', '13 pm', '0 am', '4:3', '04:30:00'])(
  '[ux 9.7] leaves %j, which is no time, as it is typed',
  (typed) => {
    expect(timeOfDayIn(typed)).toBe(typed)
  },
)
