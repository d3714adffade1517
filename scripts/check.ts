/**
 * Everything that must hold, in one go: `pnpm test`, or some of it: `pnpm test lint unit`. A step begins as soon as a core is
 * free, and prints its own output; the last line adds up what all runners counted, as `N passed, N failed`. A step without a
 * count of its own counts as one. A screen of whose main job no test passed counts as failed. A few failed tests run once more, by themselves, when all else is done: what a busy machine
 * was too slow for passes then. They are named at the end either way, with the time of each step and the slowest files.
 * `--full` (`pnpm test:full`) adds what is checked more rarely: every server test on the embedded engine too, and the soak tests.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { MAIN_JOBS } from '../tests/main-jobs.ts'
import type { Failure } from './check/failures.ts'
import { runAll } from './check/run-all.ts'
import { runStep } from './check/run-step.ts'
import { EVERY_ENGINE, REPORTS, type Step, steps } from './check/steps.ts'

/** More than these are no accident. */
const FEW = 5
const SLOWEST = 10

const filesOf = (failures: readonly Failure[]) => [...new Set(failures.map(({ file }) => file))]

const nameOf = ({ file, name }: Failure) => `${file} > ${name}`

const list = (title: string, failures: readonly Failure[]): void => {
  if (failures.length === 0) return
  console.log(`\n${title}`)
  for (const failure of failures)
    console.log(`  ${nameOf(failure)}\n    ${failure.reason.replaceAll('\n', '\n    ')}`)
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const chosen = process.argv.slice(2).filter((argument) => argument !== '--full')
const isFull = process.argv.includes('--full')
if (isFull) process.env[EVERY_ENGINE] = '1'
const isWanted = ({ name, isFullOnly = false }: Step): boolean =>
  chosen.length === 0 ? isFull || !isFullOnly : chosen.includes(name)
const wanted = steps
  .filter(isWanted)
  .map((step) => ({ ...step, cores: (isFull ? step.coresOfFull : undefined) ?? step.cores }))
const outcomes = await runAll(wanted, {
  // More would be slower for what is timed, and steps are made for two.
  cores: Math.min(2, availableParallelism()),
  run: (step) => runStep(step, { isBeside: step.cores === 1 }),
})

const secondTry: Failure[] = []
for (const done of outcomes) {
  const { step, outcome } = done
  const files = filesOf(outcome.failures)
  if (!step.runner || files.length === 0 || outcome.failures.length > FEW) continue
  const again = await runStep(step, { command: step.runner.again(files) })
  if (again.failed > again.failures.length) continue
  const still = new Set(again.failures.map(nameOf))
  secondTry.push(...outcome.failures.filter((failure) => !still.has(nameOf(failure))))
  done.outcome = {
    passed: outcome.passed + outcome.failed - again.failed,
    failed: again.failed,
    failures: again.failures,
    seconds: outcome.seconds + again.seconds,
    durations: outcome.durations,
    tags: [...outcome.tags, ...again.tags],
  }
}

list('Passed on a second try only:', secondTry)
list(
  'Failed:',
  outcomes.flatMap(({ outcome }) => outcome.failures),
)
for (const { step, outcome } of outcomes) {
  if (outcome.failed > 0 && outcome.failures.length === 0) console.log(`\nFailed: the step ${step.id}`)
}

const proven = new Set(outcomes.flatMap(({ outcome }) => outcome.tags))
const unproven = chosen.length === 0 ? MAIN_JOBS.filter((tag) => !proven.has(tag)) : []
if (unproven.length > 0) console.log(`\nNo test passed that carries the tag ${unproven.join(', ')}`)

console.log('\nSeconds by step:')
for (const { step, outcome } of outcomes) console.log(`${String(outcome.seconds).padStart(6)}  ${step.id}`)
const slowest = outcomes
  .flatMap(({ outcome }) => outcome.durations)
  .sort((one, other) => other.duration - one.duration)
  .slice(0, SLOWEST)
if (slowest.length > 0) console.log('\nSlowest files, in seconds:')
for (const { file, duration } of slowest) console.log(`${(duration / 1000).toFixed(1).padStart(6)}  ${file}`)

const passed = outcomes.reduce((sum, { outcome }) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, { outcome }) => sum + outcome.failed, unproven.length)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
