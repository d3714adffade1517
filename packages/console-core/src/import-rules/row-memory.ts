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
  /** Primary enrollments by student. */
  readonly stays: Map<string, readonly Stay[]>
}

/** An empty memory for one source. */
export const createRowMemory = (source: string, hasHeader: boolean): RowMemory => ({
  source,
  hasHeader,
  rows: createRowNumbers(),
  stays: new Map(),
})

/** Where a row is, for findings: as a spreadsheet numbers it, and its source if that is another one. */
export const placeOfRow = (rowNumber: number, of: RowMemory, isOther: boolean) => {
  const first = rowNumber + (of.hasHeader ? 1 : 0)
  return isOther ? { first, source: of.source } : { first }
}

export type RowPlace = ReturnType<typeof placeOfRow>
