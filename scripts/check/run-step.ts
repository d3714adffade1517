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
  /** Tags of the tests that passed. */
  tags: string[]
}

type Options = {
  /** Another command than the step's own, such as for the failed files only. */
  command?: readonly string[]
  /** Its output comes in one piece at its end, so that steps side by side don't mix theirs. */
  isBeside?: boolean
}

/** Runs a step, reads what it counted, and says whether all of it passed. */
export const runStep = async (
  step: Step,
  { command = step.command, isBeside = false }: Options = {},
): Promise<Outcome> => {
  const started = performance.now()
  console.log(`\n--- ${step.id}: ${command.join(' ')}`)
  const report = reportOf(step.id)
  const code = await spawned(command, { report, isBeside, env: step.env })
  const seconds = Math.round((performance.now() - started) / 1000)
  const outcome = outcomeOf(step, { code, report, seconds })
  // What was counted decides: a runner's exit code may be 0 although tests failed.
  console.log(`--- ${step.id}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} in ${seconds} s`)
  return outcome
}

type Ended = { code: number; report: string; seconds: number }

const outcomeOf = ({ runner }: Step, { code, report, seconds }: Ended): Outcome => {
  const nothing = { failures: [], durations: [], tags: [], seconds }
  if (!runner) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ...nothing }
  try {
    const written = readFileSync(report, 'utf8')
    const counted = runner.count(written)
    // A runner that stops without a failing test (a crash, an unhandled error) still failed.
    const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
    return {
      passed: counted.passed,
      failed,
      failures: runner.failures(written),
      durations: runner.durations(written),
      tags: runner.tags(written),
      seconds,
    }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1, ...nothing }
  }
}

const spawned = (
  [command = '', ...args]: readonly string[],
  { report, isBeside, env }: { report: string; isBeside: boolean; env: Step['env'] },
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => output.push(part))
    child.on('error', (error) => {
      console.error(String(error))
      resolve(1)
    })
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
