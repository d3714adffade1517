/** How many checks a runner passed and failed. */
export type Count = { passed: number; failed: number }

const numbersOf = (report: string): Record<string, unknown> => {
  const parsed: unknown = JSON.parse(report)
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
}

const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Reads Vitest's JSON report. A file that could not be collected counts as a failure. */
export const vitestCount = (report: string): Count => {
  const read = numbersOf(report)
  return {
    passed: asNumber(read.numPassedTests),
    failed: asNumber(read.numFailedTests) || asNumber(read.numFailedTestSuites),
  }
}

/** Reads Playwright's JSON report; a test that passed on a second try counts as failed. */
export const playwrightCount = (report: string): Count => {
  const { stats } = numbersOf(report)
  const read = numbersOf(JSON.stringify(stats ?? {}))
  return { passed: asNumber(read.expected), failed: asNumber(read.unexpected) + asNumber(read.flaky) }
}
