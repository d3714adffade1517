import type { Value } from './read-value.ts'
import { createRowNumbers, type RowNumbers } from './row-numbers.ts'

/** From when to when a student is enrolled, and in which row it says so. */
export type Stay = { from: string; to: string; rowNumber: number }

/** What the rows of one source named so far, so that another row for the same thing is noticed. */
export type RowMemory = {
  /** Names the source where another one speaks of it. */
  readonly source: string
  readonly hasHeader: boolean
  /** Row numbers by key. */
  readonly rows: RowNumbers
  /** What the row of each number says, by its number. */
  readonly prints: RowPrints
  /** Primary enrollments by student. */
  readonly stays: Map<string, readonly Stay[]>
}

/** A number for what each row says: equal rows have equal ones, and others practically never. */
export type RowPrints = {
  get(rowNumber: number): number | undefined
  set(rowNumber: number, print: number): void
}

const createRowPrints = (): RowPrints => {
  let prints = new Float64Array(1024)
  return {
    get: (rowNumber) => prints[rowNumber] || undefined,
    set: (rowNumber, print) => {
      if (rowNumber >= prints.length) {
        const longer = new Float64Array(Math.max(prints.length * 2, rowNumber + 1))
        longer.set(prints)
        prints = longer
      }
      prints[rowNumber] = print
    },
  }
}

/** The print of a record's values, taken in an order that is the same for every template of the component. */
export const printOf = (values: readonly Value[], places: readonly number[]): number => {
  let [low, high] = [0x811c9dc5, 0x9747b28c]
  for (const place of places) {
    const value = values[place] ?? null
    // Numbers, flags and lists keep apart from texts that look like them.
    const text = typeof value === 'string' ? value : `\0${String(value)}`
    for (let i = 0; i <= text.length; i += 1) {
      const sign = i < text.length ? text.charCodeAt(i) : 0xffff
      low = Math.imul(low ^ sign, 0x01000193)
      high = Math.imul(high ^ sign, 0x85ebca6b) ^ (high >>> 15)
    }
  }
  return (low >>> 0) + ((high >>> 0) & 0x1fffff) * 2 ** 32 + 1
}

/** An empty memory for one source. */
export const createRowMemory = (source: string, hasHeader: boolean): RowMemory => ({
  source,
  hasHeader,
  rows: createRowNumbers(),
  prints: createRowPrints(),
  stays: new Map(),
})

/** Where a row is, for findings: as a spreadsheet numbers it, and its source if that is another one. */
export const placeOfRow = (rowNumber: number, of: RowMemory, isOther: boolean) => {
  const first = rowNumber + (of.hasHeader ? 1 : 0)
  return isOther ? { first, source: of.source } : { first }
}

export type RowPlace = ReturnType<typeof placeOfRow>
