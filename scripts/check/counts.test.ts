import { describe, expect, it } from 'vitest'
import { playwrightCount, vitestCount } from './counts.ts'

describe('the last line of the checks', () => {
  it.each([
    [
      'all passed',
      { numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 0 },
      { passed: 4, failed: 0 },
    ],
    [
      'one failed in one file',
      { numPassedTests: 3, numFailedTests: 1, numFailedTestSuites: 1 },
      { passed: 3, failed: 1 },
    ],
    [
      'a file that did not load',
      { numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 1 },
      { passed: 3, failed: 1 },
    ],
  ])('counts what Vitest reports: %s', (_name, report, expected) => {
    expect(vitestCount(JSON.stringify(report))).toEqual(expected)
  })

  it('counts a test that only passed on a second try as failed', () => {
    const report = JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } })
    expect(playwrightCount(report)).toEqual({ passed: 5, failed: 2 })
  })
})
