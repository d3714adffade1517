import { expect, it } from 'vitest'
import { fleetMessages as m } from './messages.ts'
import { ageText, nightsText, stepText } from './texts.ts'

const now = new Date('2026-09-14T12:14:00Z')

it.each([
  ['2026-09-14T12:02:00Z', '12 min'],
  ['2026-09-13T22:00:00Z', '14 h'],
  ['2026-09-12T22:00:00Z', '38 h'],
  ['2026-09-10T22:00:00Z', '3 d'],
  [null, ''],
  ['yesterday', ''],
])('[9.1] %s is %s old', (since, text) => {
  expect(ageText(since, now, m)).toBe(text)
})

it('[9.1] nights are read as what they amount to, whatever letters a server sends', () => {
  expect(nightsText('ccccccccccffff', m)).toBe('10 completed, 4 failed')
  expect(nightsText('crhf-?', m)).toBe(
    '1 completed, 1 with rejections, 1 held, 1 failed, 2 without an import',
  )
})

it('[9.1] a step names how many', () => {
  const target = { route: 'export', params: {}, query: {} }
  expect(
    stepText({ lateReason: null, nextStep: { kind: 'addSites', owner: 'provider', count: 1, target } }, m),
  ).toBe('Add 1 site')
  expect(
    stepText(
      { lateReason: null, nextStep: { kind: 'checkExports', owner: 'provider', count: 3, target } },
      m,
    ),
  ).toBe('Check 3 exports')
  expect(stepText({ lateReason: null, nextStep: null }, m)).toBe('')
  const start = { kind: 'startImport', owner: 'provider', count: null, target } as const
  expect(stepText({ lateReason: 'noSchedule', nextStep: start }, m)).toBe(
    'Start the import. No schedule starts it',
  )
})
