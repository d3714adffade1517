import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { playwrightSpecs } from './playwright-report.ts'

/** One failed test, or a file that could not be run. */
export type Failure = {
  /** From the root of the project. */
  file: string
  name: string
  /** The first lines of its error, which tell why: a property's cause stands below its counterexample. */
  reason: string
}

const LINES_MAX = 10
const LINE_MAX = 300

const firstLines = (text = ''): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim().slice(0, LINE_MAX))
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, LINES_MAX)
    .join('\n')

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

/** Reads Vitest's JSON report. @param root the folder that the names of files start from */
export const vitestFailures = (report: string, root: string): Failure[] =>
  vitestReport
    .parse(JSON.parse(report))
    .testResults.filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [{ file, name: 'the file as a whole', reason: firstLines(message) }]
      return failed.map((test) => ({
        file,
        name: test.fullName,
        reason: firstLines(test.failureMessages?.[0]),
      }))
    })

/** Reads Playwright's JSON report. */
export const playwrightFailures = (report: string): Failure[] =>
  playwrightSpecs(report)
    .filter(({ ok }) => !ok)
    .map(({ title, file, tests }) => ({
      file,
      name: title,
      reason: firstLines(tests[0]?.results[0]?.error?.message),
    }))
