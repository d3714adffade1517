#!/usr/bin/env -S node --conditions=@edconsole/source
/** `console-demo`: the server with invented data, and with the programs around it that it talks to. */
import { refuse, runCommand } from '@edconsole/console-server/internal'
import { demonstration } from './demonstration.ts'
import { ROWS_PER_STUDENT, SCALE_SIZE } from './seed/scale/scale-size.ts'
import { isSeedKind } from './seed/seed-kind.ts'

const SIZES = [
  { option: 'districts', field: 'districts', max: 50_000 },
  { option: 'rows', field: 'rows', max: 100_000_000 },
  { option: 'students', field: 'students', max: 90_000_000 },
  { option: 'log-rows', field: 'logRows', max: 100_000_000 },
] as const

/** One line that is written over, or a line now and then where there is no terminal. */
let shownAt = 0
const showProgress = (line: string): void => {
  if (process.stdout.isTTY) {
    process.stdout.write(`\rSeeding: ${line.padEnd(60)}`)
  } else if (Date.now() - shownAt > 5000) {
    console.log(`Seeding: ${line}`)
    shownAt = Date.now()
  }
}

await runCommand({
  name: 'console-demo',
  usage: ` [--seed demo|empty|small]
             [--seed scale [--districts ${SCALE_SIZE.districts}] [--rows ${SCALE_SIZE.rows}] [--students a quarter of the rows]
                           [--log-rows ${SCALE_SIZE.logRows}]]`,
  settings: [
    { names: ['CONSOLE_NOW'], means: 'the clock of a demonstration, for example 2026-09-14T12:14:00Z' },
  ],
  options: {
    seed: { type: 'string', default: 'demo' },
    districts: { type: 'string' },
    rows: { type: 'string' },
    students: { type: 'string' },
    'log-rows': { type: 'string' },
  },
  prepare: (values) => {
    const { seed } = values
    if (typeof seed !== 'string' || !isSeedKind(seed))
      return refuse(`--seed must be demo, empty, small or scale, not ${seed}.`)
    const size = { ...SCALE_SIZE }
    for (const { option, field, max } of SIZES) {
      const text = values[option]
      if (text === undefined) continue
      if (seed !== 'scale') return refuse(`--${option} goes with --seed scale.`)
      const number = /^\d{1,9}$/.test(String(text)) ? Number(text) : 0
      if (number < 1 || number > max)
        return refuse(`--${option} must be a number from 1 to ${max}, not ${text}.`)
      size[field] = number
    }
    if (values.rows !== undefined && values.students === undefined)
      size.students = Math.floor(size.rows / ROWS_PER_STUDENT)
    if (values.students !== undefined && values.rows === undefined)
      size.rows = size.students * ROWS_PER_STUDENT
    return demonstration(seed, { size, onProgress: showProgress })
  },
})
