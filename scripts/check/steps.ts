import { E2E_NOW } from '../../tests/e2e-now.ts'
import { type Count, playwrightCount, vitestCount } from './counts.ts'
import { type FileDuration, playwrightDurations, vitestDurations } from './durations.ts'
import { type Failure, playwrightFailures, vitestFailures } from './failures.ts'
import { passedTags } from './passed-tags.ts'
import type { Scheduled } from './run-all.ts'

/** What a runner's report tells, and how to run what failed once more. */
export type Runner = {
  count(report: string): Count
  failures(report: string): Failure[]
  durations(report: string): FileDuration[]
  /** Tags of the tests that passed. */
  tags(report: string): string[]
  again(files: readonly string[]): readonly string[]
}

export type Step = Scheduled & {
  /** What chooses it on the command line. */
  name: string
  command: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Without it the step is one check by itself. */
  runner?: Runner
  /** Runs only with `pnpm test:full`. */
  isFullOnly?: boolean
  /** How many cores it keeps busy there, where that is another number. */
  coresOfFull?: number
}

/** Set in the environment, all server tests run on the embedded engine too. */
export const EVERY_ENGINE = 'CONSOLE_TEST_EVERY_ENGINE'

/** Set in the environment, the reference server behind the stories has its data on a PostgreSQL server. */
export const STORIES_ON_POSTGRES = 'CONSOLE_STORIES_ON_POSTGRES'

/** Where the data is made that the end-to-end tests begin with. */
export const E2E_BASE = 'node_modules/.cache/e2e-base'

export const REPORTS = 'node_modules/.cache/checks'

export const reportOf = (id: string): string => `${REPORTS}/${id}.json`

const single = (name: string, command: readonly string[], after: readonly string[] = []): Step => ({
  name,
  id: name,
  command,
  cores: 1,
  after,
})

type VitestOptions = {
  cores: number
  after?: readonly string[]
}

const vitest = (name: string, args: readonly string[], { cores, after = [] }: VitestOptions): Step => {
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
    id: name,
    cores,
    after,
    command: command([]),
    runner: {
      count: vitestCount,
      failures: (report) => vitestFailures(report, process.cwd()),
      durations: (report) => vitestDurations(report, process.cwd()),
      tags: passedTags,
      again: (files) => command(files),
    },
  }
}

/**
 * In their order: those that keep one core busy stand together, so that the other isn't idle. A page and what serves it keep
 * about one busy; the stories take as long as all that stands beside them.
 */
export const steps: readonly Step[] = [
  {
    ...vitest('stories', ['--config', 'vitest.stories.config.ts'], { cores: 1 }),
    env: { [STORIES_ON_POSTGRES]: '1' },
  },
  single('typecheck', ['tsc', '-p', 'tsconfig.json', '--noEmit']),
  single('build', ['pnpm', '--filter', './packages/*', 'run', 'build']),
  single('lint', ['biome', 'check', '.']),
  single('unused', ['knip', '--no-progress']),
  {
    // Its pages are compiled by nothing else.
    ...single('storybook', ['storybook', 'build', '--quiet', '-o', 'node_modules/.cache/storybook-static']),
    env: { STORYBOOK_CHECK: '1' },
  },
  vitest('packages', ['--config', 'vitest.packages.config.ts'], { cores: 1, after: ['build'] }),
  // What the end-to-end tests find ready.
  single('console', ['node', 'scripts/start/build-console.ts']),
  { ...single('portal', ['node', 'scripts/portal.ts'], ['build', 'packages']), env: { VITE_NOW: E2E_NOW } },
  single('hosts', ['node', 'scripts/hosts.ts'], ['build', 'packages']),
  single('demo', ['node', 'scripts/check/make-demo-data.ts']),
  vitest('browser', ['--project', 'browser'], { cores: 1 }),
  { ...vitest('server-embedded', ['--project', 'server-embedded'], { cores: 1 }), coresOfFull: 2 },
  vitest('unit', ['--project', 'node', '--project', 'dom'], { cores: 2 }),
  vitest('server', ['--project', 'server'], { cores: 2 }),
  {
    name: 'e2e',
    id: 'e2e',
    cores: 2,
    after: ['console', 'portal', 'hosts', 'demo'],
    command: ['playwright', 'test'],
    env: { CONSOLE_E2E_BASE: E2E_BASE },
    runner: {
      count: playwrightCount,
      failures: playwrightFailures,
      durations: playwrightDurations,
      tags: () => [],
      again: () => ['playwright', 'test', '--last-failed', '--trace=retain-on-failure'],
    },
  },
  {
    name: 'release',
    id: 'release',
    cores: 2,
    command: ['node', 'scripts/release/rehearse.ts'],
    isFullOnly: true,
  },
  { name: 'soak', id: 'soak', cores: 2, command: ['node', 'scripts/soak.ts'], isFullOnly: true },
]
