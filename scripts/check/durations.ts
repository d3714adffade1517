import { relative } from 'node:path'
import { z } from 'zod'
import { playwrightSpecs } from './playwright-report.ts'

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

/** Reads Playwright's JSON report. */
export const playwrightDurations = (report: string): FileDuration[] => {
  const byFile = Map.groupBy(playwrightSpecs(report), ({ file }) => file)
  return [...byFile].map(([file, specs]) => ({
    file: `e2e/${file}`,
    duration: specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, result) => sum + result.duration, 0),
  }))
}
