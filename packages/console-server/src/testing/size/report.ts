import { growthPerHour, percentile, type Sample } from './figures.ts'
import type { Night } from './night.ts'
import type { TableSize } from './table-sizes.ts'
import type { Answered } from './users.ts'
import type { Seen, Watch } from './watch.ts'

export type Limits = { readonly p95Ms: number; readonly growthPerHour: number }
export const LIMITS: Limits = { p95Ms: 300, growthPerHour: 0.05 }

/** A heap is judged after so long only: before, a straight line through it says nothing. */
const JUDGED_MS = 20 * 60_000
const MB = 1_000_000

export type Measured = {
  readonly answers: readonly Answered[]
  /** Everything seen from the first import to the end of the load. */
  readonly watch: Pick<Watch, 'servers' | 'connections' | 'queueSeconds'>
  /** When users had worked long enough for caches and compiled code to be there, as `Date.now()`. */
  readonly warmAt: number
  readonly nights: Readonly<Record<string, Night>>
  readonly workers: number
  readonly tables: readonly TableSize[]
}

export type CallFigures = {
  readonly name: string
  readonly count: number
  readonly errors: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export type ProcessFigures = {
  readonly name: string
  readonly heapMb: number
  readonly memoryMb: number
  /** Busy processors on average. */
  readonly cpu: number
  /** As a share of the heap after the warm-up; null if it was watched too briefly to tell. */
  readonly growthPerHour: number | null
  readonly isJudged: boolean
}

export type Report = {
  readonly calls: readonly CallFigures[]
  readonly all: CallFigures
  readonly processes: readonly ProcessFigures[]
  readonly nights: readonly (Night & { readonly name: string; readonly rowsPerSecondPerWorker: number })[]
  readonly connectionsMax: number
  readonly queueSecondsMax: number
  readonly tables: readonly TableSize[]
  /** Sentences about limits that were broken. */
  readonly broken: readonly string[]
}

/** Puts what was measured together, and holds it against the limits. */
export const reportOf = (measured: Measured, limits: Limits = LIMITS): Report => {
  const { answers, watch, warmAt, nights, workers, tables } = measured
  const byName = [...Map.groupBy(answers, ({ name }) => name)].sort(([a], [b]) => (a < b ? -1 : 1))
  const all = callFigures('all', answers)
  const processes = [...watch.servers].map(([name, seen]) => processFigures(name, seen, warmAt))
  const broken: string[] = []
  if (answers.length === 0) broken.push('Nobody asked anything.')
  if (all.p95 > limits.p95Ms) broken.push(`The 95th percentile is ${all.p95} ms, over ${limits.p95Ms} ms.`)
  if (all.errors > 0) broken.push(`${all.errors} requests failed.`)
  for (const { name, growthPerHour: growth, isJudged } of processes)
    if (isJudged && growth !== null && growth > limits.growthPerHour)
      broken.push(
        `The heap of ${name} grows by ${percent(growth)} per hour, over ${percent(limits.growthPerHour)}.`,
      )
  for (const [name, { ended }] of Object.entries(nights))
    for (const [status, count] of Object.entries(ended))
      if (status !== 'completed' && status !== 'completedWithErrors')
        broken.push(`${count} imports of the ${name} night are ${status}.`)
  return {
    calls: byName.map(([name, of]) => callFigures(name, of)),
    all,
    processes,
    nights: Object.entries(nights).map(([name, night]) =>
      Object.assign(
        { name, rowsPerSecondPerWorker: Math.round((night.rows * 1000) / night.ms / workers) },
        night,
      ),
    ),
    connectionsMax: highest(watch.connections),
    queueSecondsMax: Math.round(highest(watch.queueSeconds)),
    tables,
    broken,
  }
}

const callFigures = (name: string, answers: readonly Answered[]): CallFigures => {
  const times = answers.map(({ ms }) => ms)
  const at = (share: number) => Math.round(percentile(times, share))
  const errors = answers.filter(({ fault }) => fault !== null).length
  return { name, count: answers.length, errors, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

const processFigures = (name: string, { heap, memory, cpu }: Seen, warmAt: number): ProcessFigures => {
  const warm = heap.filter(({ at }) => at >= warmAt)
  const [first, last] = [cpu[0], cpu.at(-1)]
  const spanMs = (last?.at ?? 0) - (first?.at ?? 0)
  return {
    name,
    heapMb: Math.round(highest(heap) / MB),
    memoryMb: Math.round(highest(memory) / MB),
    cpu: spanMs === 0 ? 0 : (((last?.value ?? 0) - (first?.value ?? 0)) * 1000) / spanMs,
    growthPerHour: growthPerHour(warm),
    isJudged: (warm.at(-1)?.at ?? 0) - warmAt >= JUDGED_MS,
  }
}

const highest = (samples: readonly Sample[]): number =>
  samples.reduce((most, { value }) => Math.max(most, value), 0)

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** The report as text. */
export const reportText = (report: Report): string => {
  const { calls, all, processes, nights, connectionsMax, queueSecondsMax, tables, broken } = report
  const sections = [
    table(
      ['Call', 'count', 'errors', 'p50 ms', 'p95 ms', 'p99 ms'],
      [...calls, all].map(({ name, count, errors, p50, p95, p99 }) => [name, count, errors, p50, p95, p99]),
    ),
    table(
      ['Night', 'imports', 'rows', 'seconds', 'rows/s a worker', 'ended'],
      nights.map(({ name, imports, rows, ms, rowsPerSecondPerWorker, ended }) => [
        ...[name, imports, rows, Math.round(ms / 1000), rowsPerSecondPerWorker],
        Object.entries(ended)
          .map(([status, count]) => `${count} ${status}`)
          .join(', '),
      ]),
    ),
    table(
      ['Process', 'heap MB', 'memory MB', 'processors', 'heap per hour'],
      processes.map(({ name, heapMb, memoryMb, cpu, growthPerHour: growth, isJudged }) => [
        ...[name, heapMb, memoryMb, cpu.toFixed(2)],
        growth === null ? '–' : `${percent(growth)}${isJudged ? '' : ' (too short to judge)'}`,
      ]),
    ),
    table(
      ['Table', 'rows', 'MB', 'bytes a row'],
      tables.map(({ name, rows, bytes }) => [
        ...[name, rows, Math.round(bytes / MB)],
        rows === 0 ? '–' : Math.round(bytes / rows),
      ]),
    ),
    `Connections at most: ${connectionsMax}. The oldest import waited ${queueSecondsMax} s.`,
    broken.length === 0
      ? 'Every limit was kept.'
      : ['Broken:', ...broken.map((one) => `  ${one}`)].join('\n'),
  ]
  return sections.join('\n\n')
}

/** Columns under one another: the first begins left, the others end right. */
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const lines = [head, ...rows.map((cells) => cells.map(String))]
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
