import { askPage } from './ask.ts'
import type { BenchCall } from './bench-calls.ts'
import type { Side } from './measure.ts'

/** Refuses to compare two servers that do not answer the same: the same rows and fields in the same order, the same total. */
export const checkSameAnswers = async ({ name, path }: BenchCall, ours: Side, bare: Side): Promise<void> => {
  const [one, other] = await Promise.all([ours, bare].map((side) => askPage(side, path)))
  if (!one || !other || one.data.length === 0) throw new Error(`${name}: there is nothing to compare.`)
  const [mine, theirs] = [one, other].map(({ data, extensions }) =>
    JSON.stringify([extensions.totalCount, data.map(inOrderOfNames)]),
  )
  if (mine !== theirs)
    throw new Error(`${name}: the servers answer differently.\n${differing(one.data[0], other.data[0])}`)
}

type Row = Readonly<Record<string, unknown>>

const inOrderOfNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrderOfNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, held]) => [name, inOrderOfNames(held)]),
  )
}

const differing = (one: Row = {}, other: Row = {}): string =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter(
      (name) => JSON.stringify(inOrderOfNames(one[name])) !== JSON.stringify(inOrderOfNames(other[name])),
    )
    .map((name) => `${name}: ${JSON.stringify(one[name])}, ${JSON.stringify(other[name])}`)
    .join('\n')
