/** `pnpm bench:import`: files of every component imported, beside plain inserts of the same rows, on both engines. */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { IMPORT_ENGINES, type ImportEngine } from './import/bench-database.ts'
import { benchImport } from './import/bench-import.ts'
import { bytesPerKey } from './import/bytes-per-key.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    engine: { type: 'string', default: IMPORT_ENGINES.join(',') },
  },
})
const isEngine = (word: string): word is ImportEngine => IMPORT_ENGINES.some((engine) => engine === word)
const rows = Number(values.rows)
const ROWS_MIN = 1000
if (!(rows >= ROWS_MIN)) throw new Error(`--rows takes numbers from ${ROWS_MIN} on, not ${values.rows}.`)

const perSecond = (count: number, ms: number) => Math.round((count * 1000) / ms)
const line = (name: string, count: number, ours: number, plain: number) =>
  `${name.padEnd(16)}${String(count).padStart(9)}${String(ours).padStart(12)}${String(plain).padStart(12)}${(ours / plain).toFixed(2).padStart(8)}`

console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}; before the run ${(loadavg()[0] ?? 0).toFixed(1)} of ${availableParallelism()} processors were busy`,
)
console.log(`A remembered key takes about ${bytesPerKey()} bytes until its component is loaded.\n`)
for (const engine of values.engine.split(',')) {
  if (!isEngine(engine)) throw new Error(`--engine takes ${IMPORT_ENGINES.join(' and ')}, not ${engine}.`)
  const bench = await benchImport({ rows, engine })
  console.log(
    `${engine.padEnd(16)}${'rows'.padStart(9)}${'import/s'.padStart(12)}${'insert/s'.padStart(12)}${'ratio'.padStart(8)}`,
  )
  for (const { component, rows: count, importMs, insertMs } of bench.components)
    console.log(line(component, count, perSecond(count, importMs), perSecond(count, insertMs)))
  const { importRowsPerSecond, insertRowsPerSecond, peak } = bench
  console.log(line('all', bench.rows, Math.round(importRowsPerSecond), Math.round(insertRowsPerSecond)))
  console.log(
    `at most ${Math.round(peak.heapMb)} MB of heap, ${Math.round(peak.processMb)} MB of the process\n`,
  )
}
