import { formatInTimeZone } from 'date-fns-tz'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { CONSTANTS } from '../constants.ts'
import { RUN_STATUSES } from '../lists/run-statuses.ts'
import { asSentence } from './as-sentence.ts'
import { describeStatus } from './describe-status.ts'
import {
  countOf,
  formatCount,
  formatFileSize,
  formatNumber,
  formatShare,
  plural,
  setNumberLocale,
} from './format-count.ts'
import { formatDateTime, formatYearPair } from './format-dates.ts'
import { formatDuration, tryAgainIn } from './format-duration.ts'

describe('[S9] R39 dates', () => {
  it.each([
    ['the afternoon', '2026-09-13T22:00:00Z', '09/13/2026 - 06:00PM'],
    ['midnight', '2026-09-13T04:00:00Z', '09/13/2026 - 12:00AM'],
    ['noon', '2026-09-13T16:00:00Z', '09/13/2026 - 12:00PM'],
    ['the minute before the clock goes forward', '2026-03-08T06:59:00Z', '03/08/2026 - 01:59AM'],
    ['the minute after', '2026-03-08T07:00:00Z', '03/08/2026 - 03:00AM'],
    ['the first 01:30 when the clock goes back', '2026-11-01T05:30:00Z', '11/01/2026 - 01:30AM'],
    ['the second 01:30', '2026-11-01T06:30:00Z', '11/01/2026 - 01:30AM'],
    ['an hour later', '2026-11-01T07:30:00Z', '11/01/2026 - 02:30AM'],
  ])('%s', (_, instant, expected) => {
    expect(formatDateTime(instant)).toBe(expected)
  })

  it('keeps the pattern of the constants at any moment', () => {
    const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, (date) => {
        const { timeZone, dateTimeFormat } = CONSTANTS
        expect(formatDateTime(date)).toBe(formatInTimeZone(date, timeZone, dateTimeFormat))
      }),
    )
  })

  it.each([[null], [undefined], [''], ['not a date'], [Number.NaN]])(
    'R17 %s is nothing, not a crash',
    (instant) => {
      expect(formatDateTime(instant)).toBe('')
    },
  )
})

describe('figures', () => {
  it.each([
    [formatDuration(842_000), '14m 02s'],
    [formatDuration(38_999), '0m 38s'],
    [formatDuration(3_599_999), '59m 59s'],
    [formatDuration(3_840_000), '1h 04m'],
    [formatDuration(0), '0m 00s'],
    [formatDuration(null), ''],
    [formatDuration(-1), ''],
    [tryAgainIn(0.4), 'Try again in 1 second.'],
    [tryAgainIn(59), 'Try again in 59 seconds.'],
    [tryAgainIn(60), 'Try again in 1 minute.'],
    [tryAgainIn(61), 'Try again in 2 minutes.'],
    [formatCount(18_574), '18,574'],
    [formatCount(0), '0'],
    [formatCount(undefined), ''],
    [countOf(1, 'row', 'rows'), '1 row'],
    [countOf(0, 'row', 'rows'), '0 rows'],
    [countOf(18_574, 'row', 'rows'), '18,574 rows'],
    [plural(2, 'has', 'have'), 'have'],
    [formatYearPair(2026), '2026-2027'],
    [formatYearPair(1999), '1999-2000'],
    [formatShare(41_871, 41_872), '99.99%'],
    [formatShare(1, 1_000_000), '0.01%'],
    [formatShare(5, 5), '100%'],
    [formatShare(0, 5), '0%'],
    [formatShare(1, 3), '33.33%'],
    [formatShare(1, 0), ''],
  ])('%s is %s', (actual, expected) => {
    expect(actual).toBe(expected)
  })

  it('never rounds a share up to all or down to nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (whole, at) => {
          const part = 1 + Math.floor(at * (whole - 2))
          expect(Number.parseFloat(formatShare(part, whole))).toBeGreaterThan(0)
          expect(Number.parseFloat(formatShare(part, whole))).toBeLessThan(100)
        },
      ),
    )
  })
})

describe('R44 status words', () => {
  it.each(Object.entries(RUN_STATUSES))('%s', (status, { word, tone, running }) => {
    expect(describeStatus(status)).toEqual({ word, tone, running })
  })

  it.each([
    ['a failed component', 'completedWithErrors', 1, 'Completed with failures'],
    ['rejections only', 'completedWithErrors', 0, 'Completed with rejections'],
    ['a failure count on another status', 'completed', 1, 'Completed'],
  ])('%s', (_, status, componentsFailed, word) => {
    expect(describeStatus(status, { componentsFailed }).word).toBe(word)
  })

  it.each([['reticulating'], ['constructor'], ['']])('shows "%s" as given, in neutral', (status) => {
    expect(describeStatus(status)).toEqual({ word: status, tone: 'neutral', running: false })
  })
})

it.each([
  ['Disk full', 'Disk full.'],
  ['Disk full.', 'Disk full.'],
  ['32 letters and digits..', '32 letters and digits.'],
  ['Wait…', 'Wait…'],
  ['Wait...', 'Wait...'],
  [' Really? ', 'Really?'],
])('[S8] %j ends as a sentence does', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})

describe('the locale of numbers', () => {
  afterEach(() => setNumberLocale())

  it('is that of the page', () => {
    setNumberLocale('de-DE')
    expect([formatCount(18574), formatShare(1, 8), formatFileSize(24_180)]).toEqual([
      '18.574',
      '12,50%',
      '24,2 kB',
    ])
  })

  it.each(['', 'not a locale', 'xx_YY'])('stays US English where a host says %j', (locale) => {
    setNumberLocale(locale)
    expect(formatCount(18574)).toBe('18,574')
  })
})

it('[S9] a number keeps its fraction, as the share of records in a finding does', () => {
  expect(formatNumber(19.3)).toBe('19.3')
  expect(formatNumber(18574)).toBe('18,574')
})
