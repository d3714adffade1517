import { mkdirSync, rmSync } from 'node:fs'
import { expect, it, onTestFinished, vi } from 'vitest'
import { vitestCount } from './counts.ts'
import { vitestDurations } from './durations.ts'
import { vitestFailures } from './failures.ts'
import { passedTags } from './passed-tags.ts'
import { type Outcome, runStep } from './run-step.ts'
import { REPORTS, reportOf, type Step } from './steps.ts'

const ID = 'run-step-test'

/** Runs a step whose program writes a report, as Vitest does, and ends; returns what came of it and its last line. */
const ran = async (report: object, code: number): Promise<{ outcome: Outcome; line: string }> => {
  mkdirSync(REPORTS, { recursive: true })
  onTestFinished(() => rmSync(reportOf(ID), { force: true }))
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const script = `require('fs').writeFileSync(${JSON.stringify(reportOf(ID))}, ${JSON.stringify(
    JSON.stringify(report),
  )}); process.exitCode = ${code}`
  const step: Step = {
    name: ID,
    id: ID,
    cores: 1,
    command: [process.execPath, '-e', script],
    runner: {
      count: vitestCount,
      failures: (written) => vitestFailures(written, process.cwd()),
      durations: (written) => vitestDurations(written, process.cwd()),
      tags: passedTags,
      again: () => [],
    },
  }
  const outcome = await runStep(step)
  return { outcome, line: String(said.mock.lastCall?.[0]) }
}

const PASSED = { numPassedTests: 2, numFailedTests: 0, testResults: [] }

it('a step whose tests passed is ok', async () => {
  const { outcome, line } = await ran(PASSED, 0)
  expect(outcome).toMatchObject({ passed: 2, failed: 0 })
  expect(line).toMatch(/^--- run-step-test: ok in \d+ s$/)
})

it('a step with a failed test has failed, whatever its exit code is', async () => {
  const { outcome, line } = await ran({ numPassedTests: 2, numFailedTests: 1, testResults: [] }, 0)
  expect(outcome).toMatchObject({ passed: 2, failed: 1 })
  expect(line).toMatch(/^--- run-step-test: FAILED in \d+ s$/)
})

it('a step that stops without a failed test has failed', async () => {
  const { outcome, line } = await ran(PASSED, 1)
  expect(outcome).toMatchObject({ passed: 2, failed: 1 })
  expect(line).toMatch(/^--- run-step-test: FAILED in \d+ s$/)
})
