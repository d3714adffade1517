import type { Json } from './columns.ts'

/** A student whom an import left out, at a site that took no part. */
export type ImportLeftOutStudentsTable = {
  lea: string
  schoolYear: number
  sourceId: string
  siteCode: string
}

/** A piece of what the rows of a finished source named; see `RowMemory`. */
export type ImportRememberedRowsTable = {
  etlStatusId: number
  piece: number
  source: string
  hasHeader: boolean
  /** Pairs of key and row number. */
  rowNumbers: Json<[key: string, rowNumber: number][]>
  /** Pairs of student and primary enrollments. */
  stays: Json<[studentId: string, stays: { from: string; to: string; rowNumber: number }[]][]>
}
