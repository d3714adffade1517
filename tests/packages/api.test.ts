import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { API_PACKAGES, apiReport, reportPath } from '../../packages/console-core/api-report.ts'

const ONE_OF: Readonly<Record<(typeof API_PACKAGES)[number], RegExp>> = {
  'console-core': /^ConsoleProvider: ConsoleProvider: \(.*\) => ReactElement$/m,
  'console-ui': /^ConsoleShell: function ConsoleShell\(.*\): ReactElement;$/m,
  'console-standalone': /^mountConsole: function mountConsole\(.*\): MountedConsole;$/m,
}

describe.each(API_PACKAGES)('[architecture 12] what %s promises to its hosts', (name) => {
  const report = apiReport(name)

  it('is what was written down: after a change that is meant, run `pnpm api` and look at the difference', () => {
    expect(report.split('\n')).toEqual(readFileSync(reportPath(name), 'utf8').split('\n'))
  })

  it('holds a declaration for each name', () => {
    expect(report.split('\n').filter((line) => /^\S+: ?$/.test(line))).toEqual([])
    expect(report).toMatch(ONE_OF[name])
  })
})
