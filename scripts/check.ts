/**
 * Everything that must hold, in one go: `pnpm test`. Each step prints its own output; the last line adds up
 * what all runners counted, as `N passed, N failed`. A step without a count of its own counts as one.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { type Count, playwrightCount, vitestCount } from './check/counts.ts'

type Step = {
  name: string
  command: readonly string[]
  /** Reads the runner's report; without it the step is one check by itself. */
  count?: (report: string) => Count
}

const reports = 'node_modules/.cache/checks'
const reportOf = (name: string) => `${reports}/${name}.json`
const vitest = (name: string, ...args: string[]): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: vitestCount,
})

const steps: readonly Step[] = [
  { name: 'typecheck', command: ['tsc', '-p', 'tsconfig.json', '--noEmit'] },
  { name: 'lint', command: ['biome', 'check', '.'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  vitest('unit', '--project', 'node', '--project', 'dom'),
  vitest('server', '--project', 'server'),
  vitest('server-postgres', '--project', 'server-postgres'),
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
  { name: 'e2e', command: ['playwright', 'test'], count: playwrightCount },
]

const run = (step: Step): Promise<number> =>
  new Promise((resolve) => {
    const [command = '', ...args] = step.command
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(step.name) },
    })
    child.on('error', (error) => {
      console.error(String(error))
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

const measure = async (step: Step): Promise<Count> => {
  const started = performance.now()
  console.log(`\n--- ${step.name}: ${step.command.join(' ')}`)
  const code = await run(step)
  console.log(
    `--- ${step.name}: ${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`,
  )
  if (!step.count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const counted = step.count(readFileSync(reportOf(step.name), 'utf8'))
    // A runner that stops without a failing test (a crash, an unhandled error) still failed.
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch {
    return { passed: 0, failed: 1 }
  }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const chosen = process.argv.slice(2)
const total: Count = { passed: 0, failed: 0 }
for (const step of steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const { passed, failed } = await measure(step)
  total.passed += passed
  total.failed += failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
