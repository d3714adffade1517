import { expect, it } from 'vitest'
import { playwrightDurations, vitestDurations } from './durations.ts'

it('tells how long each file took, by what Vitest reports', () => {
  const report = { testResults: [{ name: '/home/one/a.test.ts', startTime: 1000, endTime: 3500 }] }
  expect(vitestDurations(JSON.stringify(report), '/home/one')).toEqual([
    { file: 'a.test.ts', duration: 2500 },
  ])
})

it('adds up the tests of an end-to-end file, however deep their groups are', () => {
  const spec = (duration: number) => ({
    title: 'opens',
    file: 'portal.spec.ts',
    ok: true,
    tests: [{ results: [{ duration }] }],
  })
  const report = { suites: [{ specs: [spec(200)], suites: [{ specs: [spec(300)] }] }] }
  expect(playwrightDurations(JSON.stringify(report))).toEqual([{ file: 'e2e/portal.spec.ts', duration: 500 }])
})
