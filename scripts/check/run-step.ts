import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Count } from './counts.ts'
import type { FileDuration } from './durations.ts'
import type { Failure } from './failures.ts'
import { reportOf, type Step } from './steps.ts'

export type Outcome = Count & {
  /** Empty where a step failed without a failing test. */
  failures: Failure[]
  /** Seconds, from the start of the step to its end. */
  seconds: number
  durations: FileDuration[]
}

/** Runs a step and reads what it counted. @param command another than the step's own, such as for the failed files only */
export const runStep = async (step: Step, command = step.command): Promise<Outcome> => {
  const started = performance.now()
  console.log(`\n--- ${step.name}: ${command.join(' ')}`)
  const code = await spawned(command, reportOf(step.name))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`--- ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
  const nothing = { failures: [], durations: [], seconds }
  const { runner } = step
  if (!runner) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ...nothing }
  try {
    const report = readFileSync(reportOf(step.name), 'utf8')
    const counted = runner.count(report)
    // A runner that stops without a failing test (a crash, an unhandled error) still failed.
    const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
    return {
      passed: counted.passed,
      failed,
      failures: runner.failures(report),
      durations: runner.durations(report),
      seconds,
    }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1, ...nothing }
  }
}

const spawned = ([command = '', ...args]: readonly string[], report: string): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    child.on('error', (error) => {
      console.error(String(error))
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
