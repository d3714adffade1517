/** `pnpm test:soak [seed]`: the property tests again, a hundred times longer, from a seed that is printed. */
import { spawn } from 'node:child_process'

const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 31))
const runs = process.env.SOAK_RUNS ?? '10000'
console.log(`seed ${seed}, ${runs} runs of each property`)

const args = [
  'run',
  '--project',
  'node',
  '--project',
  'server',
  '--project',
  'dom',
  '--testTimeout',
  '660000',
  'property',
]
const child = spawn('vitest', args, {
  stdio: 'inherit',
  env: { ...process.env, SOAK_RUNS: runs, SOAK_SEED: String(seed) },
})
child.on('close', (code) => {
  if (code !== 0) console.log(`Repeat with: pnpm test:soak ${seed}`)
  process.exit(code ?? 1)
})
