import { describe, expect, it } from 'vitest'
import { readDay, writeDay } from './read-day.ts'

describe('[ux 7.11] a typed day', () => {
  it.each<[string, string | null]>([
    ['09/01/2026', '2026-09-01'],
    [' 9/1/2026 ', '2026-09-01'],
    ['9-1-2026', '2026-09-01'],
    ['9.1.2026', '2026-09-01'],
    ['09012026', '2026-09-01'],
    ['2026-09-01', '2026-09-01'],
    ['02/29/2028', '2028-02-29'],
    ['02/29/2026', null],
    ['13/01/2026', null],
    ['00/10/2026', null],
    ['9/1/26', null],
    ['9/1/202', null],
    ['1/1/0001', '0001-01-01'],
    ['', null],
    ['tomorrow', null],
  ])('%j is %j', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  it.each([
    ['2026-09-01', '09/01/2026'],
    ['9/1/202', '9/1/202'],
    ['', ''],
  ])('%j is shown as %j', (value, shown) => {
    expect(writeDay(value)).toBe(shown)
  })
})
