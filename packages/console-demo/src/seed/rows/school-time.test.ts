import { describe, expect, it } from 'vitest'
import { calendarPeriods, schoolDaysBetween } from './school-calendar.ts'
import { schoolTime } from './school-time.ts'

describe('how far a demo school is with its year', () => {
  it.each([
    ['2026-07-01', 'before it begins', 'S1', null, null, 0],
    ['2026-08-12', 'on the first day', 'S1', 'Q1', 'progress', 1],
    ['2026-09-14', 'in the first quarter', 'S1', 'Q1', 'progress', 20],
    ['2026-10-17', 'between two quarters', 'S1', 'Q1', 'quarter', 20],
    ['2026-12-25', 'between two semesters', 'S2', 'Q2', 'quarter', 20],
    ['2027-03-22', 'after the third quarter', 'S2', 'Q3', 'quarter', 20],
    ['2027-06-04', 'on the last day', 'S2', 'Q3', 'quarter', 20],
    ['2028-01-01', 'long after', 'S2', 'Q3', 'quarter', 20],
  ])('%s, %s', (today, _, term, markPeriod, markType, days) => {
    const secondary = schoolTime('secondary', 2026, today)
    expect(secondary).toMatchObject({ term, markPeriod, markType })
    expect(secondary.days).toHaveLength(days)
    for (const day of secondary.days) expect(day <= today && day >= '2026-08-12').toBe(true)
  })

  it('elementary schools are marked by trimester', () => {
    const elementary = schoolTime('elementary', 2026, '2026-11-20')
    expect(elementary).toMatchObject({
      term: 'FY',
      markPeriod: 'T1',
      markType: 'trimester',
      markDate: '2026-11-06',
    })
  })

  it.each(['elementary', 'secondary'] as const)(
    'the periods of %s schools lie in those that they are part of',
    (level) => {
      const periods = calendarPeriods(level, 2026)
      for (const { from, to, parent, sessionType } of periods) {
        const whole = periods.find(({ code }) => code === parent)
        expect(from < to && (!whole || (whole.from <= from && to <= whole.to))).toBe(true)
        const overlapping = periods.filter(
          (one) => one.sessionType === sessionType && one.from <= to && from <= one.to,
        )
        expect(overlapping).toHaveLength(1)
      }
    },
  )

  it.each([
    ['weekends', '2026-09-11', '2026-09-15', ['2026-09-11', '2026-09-14', '2026-09-15']],
    ['Labor Day', '2026-09-04', '2026-09-08', ['2026-09-04', '2026-09-08']],
    ['Thanksgiving and the day after', '2026-11-25', '2026-11-30', ['2026-11-25', '2026-11-30']],
    ['the turn of the year', '2026-12-18', '2027-01-05', ['2026-12-18', '2027-01-05']],
    ['Martin Luther King Jr. Day', '2027-01-15', '2027-01-19', ['2027-01-15', '2027-01-19']],
    ['Memorial Day', '2027-05-28', '2027-06-01', ['2027-05-28', '2027-06-01']],
  ])('days of school leave out %s', (_, from, to, days) => {
    expect(schoolDaysBetween(from, to)).toEqual(days)
  })
})
