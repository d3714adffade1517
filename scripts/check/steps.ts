import { type Count, playwrightCount, vitestCount } from './counts.ts'
import { type FileDuration, playwrightDurations, vitestDurations } from './durations.ts'
import { type Failure, playwrightFailures, vitestFailures } from './failures.ts'

/** What a runner's report tells, and how to run what failed once more. */
export type Runner = {
  count(report: string): Count
  failures(report: string): Failure[]
  durations(report: string): FileDuration[]
  again(files: readonly string[]): readonly string[]
}

export type Step = {
  name: string
  command: readonly string[]
  /** Without it the step is one check by itself. */
  runner?: Runner
  /** Runs only with `pnpm test:full`. */
  isFullOnly?: boolean
}

/** Set in the environment, all server tests run on the embedded engine too. */
export const EVERY_ENGINE = 'CONSOLE_TEST_EVERY_ENGINE'

export const REPORTS = 'node_modules/.cache/checks'

export const reportOf = (name: string): string => `${REPORTS}/${name}.json`

const vitest = (name: string, ...args: string[]): Step => {
  const command = (files: readonly string[]) => [
    'vitest',
    'run',
    ...files,
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ]
  return {
    name,
    command: command([]),
    runner: {
      count: vitestCount,
      failures: (report) => vitestFailures(report, process.cwd()),
      durations: (report) => vitestDurations(report, process.cwd()),
      again: command,
    },
  }
}

export const steps: readonly Step[] = [
  { name: 'typecheck', command: ['tsc', '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  vitest('unit', '--project', 'node', '--project', 'dom'),
  vitest('server', '--project', 'server'),
  vitest('server-embedded', '--project', 'server-embedded'),
  vitest('browser', '--project', 'browser'),
  vitest('stories', '--config', 'vitest.stories.config.ts'),
  // Its pages are compiled by nothing else.
  {
    name: 'storybook',
    command: ['storybook', 'build', '--quiet', '-o', 'node_modules/.cache/storybook-static'],
  },
  // The console itself is built by the start of the end-to-end tests.
  { name: 'build', command: ['pnpm', '--filter', './packages/*', 'run', 'build'] },
  vitest('packages', '--config', 'vitest.packages.config.ts'),
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    runner: {
      count: playwrightCount,
      failures: playwrightFailures,
      durations: playwrightDurations,
      again: () => ['playwright', 'test', '--last-failed'],
    },
  },
  { name: 'soak', command: ['node', 'scripts/soak.ts'], isFullOnly: true },
]
