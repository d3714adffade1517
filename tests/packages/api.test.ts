import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { API_PACKAGES, apiReport, reportPath } from '../../packages/console-core/api-report.ts'

describe.each(API_PACKAGES)('[architecture 12] what %s promises to its hosts', (name) => {
  const report = apiReport(name)

  it('is what was written down: after a change that is meant, run `pnpm api` and look at the difference', () => {
    expect(report.split('\n')).toEqual(readFileSync(reportPath(name), 'utf8').split('\n'))
  })

  it('holds a declaration for each name', () => {
    expect(report.split('\n').filter((line) => /^\S+: ?$/.test(line))).toEqual([])
    expect(report).toMatch(
      name === 'console-core'
        ? /^ConsoleProvider: ConsoleProvider: \(.*\) => ReactElement$/m
        : /^ConsoleShell: function ConsoleShell\(.*\): ReactElement;$/m,
    )
  })
})
