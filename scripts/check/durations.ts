import { relative } from 'node:path'
import { z } from 'zod'

/** How long a test file took. */
export type FileDuration = {
  /** From the root of the project. */
  file: string
  /** Milliseconds. */
  duration: number
}

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** Reads Vitest's JSON report. @param root the folder that file names start from */
export const vitestDurations = (report: string, root: string): FileDuration[] =>
  vitestReport.parse(JSON.parse(report)).testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    duration: endTime - startTime,
  }))

type Suite = {
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z
      .array(
        z.object({
          file: z.string(),
          tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
        }),
      )
      .optional(),
    suites: z.array(suite).optional(),
  }),
)

const testsOf = ({ specs = [], suites = [] }: Suite): FileDuration[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file: `e2e/${file}`, duration }))),
  ),
  ...suites.flatMap(testsOf),
]

/** Reads Playwright's JSON report. */
export const playwrightDurations = (report: string): FileDuration[] => {
  const byFile = Map.groupBy(testsOf(suite.parse(JSON.parse(report))), ({ file }) => file)
  return [...byFile].map(([file, tests]) => ({
    file,
    duration: tests.reduce((sum, test) => sum + test.duration, 0),
  }))
}
