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
  /** What chooses it on the command line. */
  name: string
  /** Its own among all steps. */
  id: string
  command: readonly string[]
  /** Without it the step is one check by itself. */
  runner?: Runner
  /** Runs only with `pnpm test:full`. */
  isFullOnly?: boolean
}

/** Set in the environment, all server tests run on the embedded engine too. */
export const EVERY_ENGINE = 'CONSOLE_TEST_EVERY_ENGINE'

export const REPORTS = 'node_modules/.cache/checks'

export const reportOf = (id: string): string => `${REPORTS}/${id}.json`

const single = (name: string, ...command: string[]): Step => ({ name, id: name, command })

const vitest = (name: string, args: readonly string[], shard?: string): Step => {
  const id = shard ? `${name}-${shard}` : name
  const command = (files: readonly string[], ...more: string[]) => [
    'vitest',
    'run',
    ...files,
    ...args,
    ...more,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(id)}`,
  ]
  return {
    name,
    id,
    command: command([], ...(shard ? [`--shard=${shard}/2`] : [])),
    runner: {
      count: vitestCount,
      failures: (report) => vitestFailures(report, process.cwd()),
      durations: (report) => vitestDurations(report, process.cwd()),
      again: (files) => command(files),
    },
  }
}

const stories = ['--config', 'vitest.stories.config.ts']

/** In their order; the steps of a group run side by side, since each keeps about one core busy. */
export const groups: readonly (readonly Step[])[] = [
  [
    single('typecheck', 'tsc', '-p', 'tsconfig.json', '--noEmit'),
    single('lint', 'biome', 'check', '.'),
    single('unused', 'knip', '--no-progress'),
  ],
  [vitest('unit', ['--project', 'node', '--project', 'dom'])],
  [vitest('server', ['--project', 'server'])],
  [vitest('server-embedded', ['--project', 'server-embedded'])],
  // Alone: another page at work beside it would slow down what is timed here.
  [vitest('browser', ['--project', 'browser'])],
  [vitest('stories', stories, '1'), vitest('stories', stories, '2')],
  [
    // Its pages are compiled by nothing else.
    single('storybook', 'storybook', 'build', '--quiet', '-o', 'node_modules/.cache/storybook-static'),
    // The console itself is built by the start of the end-to-end tests.
    single('build', 'pnpm', '--filter', './packages/*', 'run', 'build'),
  ],
  [vitest('packages', ['--config', 'vitest.packages.config.ts'])],
  [
    {
      name: 'e2e',
      id: 'e2e',
      command: ['playwright', 'test'],
      runner: {
        count: playwrightCount,
        failures: playwrightFailures,
        durations: playwrightDurations,
        again: () => ['playwright', 'test', '--last-failed'],
      },
    },
  ],
  [{ name: 'soak', id: 'soak', command: ['node', 'scripts/soak.ts'], isFullOnly: true }],
]
