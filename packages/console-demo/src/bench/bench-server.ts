/**
 * `pnpm bench:server`: the lists that people open most, over many rows, beside a bare server on the same rows and machine.
 * Everything runs on 127.0.0.1.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { benchLists } from './lists/bench-lists.ts'
import { BENCH_ENGINES, type BenchEngine } from './lists/bench-place.ts'
import { ratioTable } from './lists/ratio-table.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000,1000000' },
    engine: { type: 'string', default: BENCH_ENGINES.join(',') },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    fresh: { type: 'boolean', default: false },
  },
})

const ROWS_MIN = 2000
const isEngine = (word: string): word is BenchEngine => BENCH_ENGINES.some((engine) => engine === word)
const engines = values.engine.split(',').map((word) => {
  if (isEngine(word)) return word
  throw new Error(`--engine takes ${BENCH_ENGINES.join(' and ')}, not ${word}.`)
})
const numberOf = (option: string, text: string, min: number): number => {
  const number = Number(text)
  if (number >= min) return number
  throw new Error(`--${option} takes numbers from ${min} on, not ${text}.`)
}
const rows = values.rows.split(',').map((text) => numberOf('rows', text, ROWS_MIN))
const seconds = numberOf('seconds', values.seconds, 1)
const onProgress = (line: string) => process.stderr.write(`Ready: ${line}\n`)
const cache = new URL('../../../../node_modules/.cache/edconsole-bench', import.meta.url).pathname

const busy = () => `${(loadavg()[0] ?? 0).toFixed(1)} of ${availableParallelism()} processors were busy`
console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}; before the run ${busy()}\n`)
for (const engine of engines)
  for (const size of rows) {
    const run = await benchLists({
      engine,
      rows: size,
      seconds,
      cache,
      fresh: values.fresh,
      only: values.only,
      onProgress,
    })
    console.log(`${ratioTable(run)}\n`)
  }
