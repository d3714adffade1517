import { z } from 'zod'

const vitestReport = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), tags: z.array(z.string()) })) }),
  ),
})

/** The tags of the tests that passed, from Vitest's JSON report. */
export const passedTags = (report: string): string[] =>
  vitestReport
    .parse(JSON.parse(report))
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .flatMap(({ tags }) => tags)
