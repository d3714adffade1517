/**
 * `pnpm test:soak`: the property tests again, many times longer, then a server killed at many more moments on both engines.
 * All of it from a seed that is printed; `--seed` repeats one, `--points` tells how often to kill, `--only kills` and
 * `--only properties` leave the other out.
 */
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    points: { type: 'string', default: '200' },
    only: { type: 'string' },
  },
})
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
const { points } = values
const runs = process.env.SOAK_RUNS ?? '2000'
const withProperties = globSync('packages/*/src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
)

const PARTS = {
  properties: {
    what: `${runs} runs of each property in ${withProperties.length} files`,
    projects: ['node', 'server', 'dom'],
    files: withProperties,
    env: { SOAK_RUNS: runs, SOAK_SEED: seed },
  },
  kills: {
    what: `a server killed at ${points} moments on each engine`,
    projects: ['server', 'server-embedded'],
    files: ['packages/console-server/src/killed.test.ts'],
    env: { SOAK_KILL_POINTS: points, SOAK_KILL_SEED: seed },
  },
}

const run = ({ projects, files, env }: (typeof PARTS)[keyof typeof PARTS]): Promise<number> => {
  const named = projects.flatMap((name) => ['--project', name])
  const child = spawn('vitest', ['run', ...named, '--testTimeout', '3600000', ...files], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

for (const [name, part] of Object.entries(PARTS)) {
  if (values.only !== undefined && values.only !== name) continue
  console.log(`seed ${seed}: ${part.what}`)
  if ((await run(part)) === 0) continue
  console.log(`Repeat with: pnpm test:soak --only ${name} --seed ${seed} --points ${points}`)
  process.exitCode = 1
}
