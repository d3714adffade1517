import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  code,
  date,
  distinct,
  email,
  gradeCode,
  leaCode,
  lines,
  ncesLeaId,
  ncesSchoolId,
  newId,
  optionalText,
  orgName,
  phone,
  schoolType,
  schoolYear,
  secret,
  storedId,
  text,
  timeOfDay,
  timeZone,
  usState,
  webAddress,
  whole,
  zip,
} from './fields.schema.ts'
import { plainIssue } from './plain-issue.ts'

const CASES: readonly [string, z.ZodType, readonly unknown[], readonly unknown[]][] = [
  [
    'email',
    email,
    ['data@example.org', ' a.b+c@sub.example.org '],
    ['', 'a@b', 'a@@example.org', 'a b@example.org', `${'a'.repeat(250)}@x.org`],
  ],
  [
    'orgName',
    orgName(12),
    ['Larkspur', 'Oak  \u00a0 Valley'],
    ['', ' \u00a0', 'Oak\nValley', 'x'.repeat(13)],
  ],
  ['phone', phone, ['5555550100', '555555010012'], ['555-555-0100', '555555010', '']],
  ['zip', zip, ['93701', '93701-1234'], ['9370', '93701-', '93701-12345']],
  ['usState', usState, ['CA', 'WY'], ['DC', 'PR', 'ca', '']],
  ['date', date, ['2026-08-12', '2028-02-29'], ['2026-02-30', '08/12/2026', '']],
  ['timeOfDay', timeOfDay, ['00:00', '23:59'], ['24:00', '4:30', '04:60']],
  ['schoolYear', schoolYear, [1990, 2026, 2099], [1989, 2100, '2026', 2026.5]],
  ['leaCode', leaCode, ['4107320', 'CA-01'], ['', 'a b', 'x'.repeat(21)]],
  ['code', code, ['014', 'S1/2', 'A.b-c_d'], ['', '0 14', 'a b', 'x'.repeat(31)]],
  [
    'newId',
    newId,
    ['0412', '3f2504e0-4f89-11d3-9a0c-0305e82c3301', 'x'.repeat(255)],
    ['', 'a b', 'x'.repeat(256)],
  ],
  ['storedId', storedId, ['{3F25:04}', 'North 1', 'x'.repeat(255)], ['', 'a\nb', 'x'.repeat(256)]],
  ['gradeCode', gradeCode, ['KG', '01'], ['K', '1', '']],
  ['schoolType', schoolType, ['', 'Closed'], ['closed', 'School']],
  ['ncesLeaId', ncesLeaId, ['0699999'], ['699999', '069999a']],
  ['ncesSchoolId', ncesSchoolId, ['069999901234'], ['0699999']],
  ['secret', secret, ['abc', ' aB3-•x '], ['', '  ', '••••', '****', 'x'.repeat(501)]],
  ['distinct', distinct(code, 2), [[], ['a', 'b']], [['a', 'a'], ['a', 'b', 'c'], ['a b'], 'a']],
  ['timeZone', timeZone, ['America/New_York', 'Pacific/Honolulu'], ['Mars/Olympus', '', 'constructor']],
  [
    'webAddress',
    webAddress,
    ['https://sis.example.org/aeries', 'http://127.0.0.1:4400', 'http://localhost'],
    ['http://example.org', 'https://a:b@example.org', 'https://example.org/?a=b', 'ftp://example.org', ''],
  ],
]

describe.each(CASES)('[S5] %s', (_, rule, right, wrong) => {
  it.each(right.map((value) => [value]))('takes %j', (value) => {
    expect(rule.safeParse(value).success).toBe(true)
  })
  it.each(wrong.map((value) => [value]))('refuses %j', (value) => {
    expect(rule.safeParse(value).success).toBe(false)
  })
})

it('text is trimmed and never empty', () => {
  expect(text(5).parse('  abc ')).toBe('abc')
  expect(text(5).safeParse('   ').success).toBe(false)
  expect(optionalText(5).parse(null)).toBe(null)
  expect(optionalText(5).safeParse('abcdef').success).toBe(false)
  expect(text(5).parse(' abc\r\n')).toBe('abc')
  expect(lines(5).parse('a\nb')).toBe('a\nb')
})

it('a whole number that is far too big is told its limit', () => {
  const fault = (value: unknown) =>
    whole(1, 9).safeParse(value, { error: plainIssue }).error?.issues[0]?.message
  expect([1e20, -1e20, 10, 1.5].map(fault)).toEqual([
    'it must be at most 9',
    'it must be at least 1',
    'it must be at most 9',
    'it must be a whole number',
  ])
})

it('codes are trimmed, as they are pasted', () => {
  expect(leaCode.parse(' 4107320\n')).toBe('4107320')
  expect(newId.parse('00417 ')).toBe('00417')
  expect(leaCode.safeParse('41 07320').success).toBe(false)
})
