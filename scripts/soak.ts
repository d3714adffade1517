/** `pnpm test:soak [seed]`: the property tests again, many times longer, from a seed that is printed. */
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 31))
const runs = process.env.SOAK_RUNS ?? '2000'
const files = globSync('packages/*/src/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
)
console.log(`seed ${seed}, ${runs} runs of each property in ${files.length} files`)

const projects = ['node', 'server', 'dom'].flatMap((name) => ['--project', name])
const child = spawn('vitest', ['run', ...projects, '--testTimeout', '3600000', ...files], {
  stdio: 'inherit',
  env: { ...process.env, SOAK_RUNS: runs, SOAK_SEED: String(seed) },
})
child.on('close', (code) => {
  if (code !== 0) console.log(`Repeat with: pnpm test:soak ${seed}`)
  process.exit(code ?? 1)
})
