import type { Default, Optional } from './columns.ts'

/** Kept by triggers of the counted tables (migration 0010); several rows of one kind are to be added up. */
export type RowCountsTable = {
  id: Default<number>
  lea: string
  /** The table, or a part of it: `import_details`, `sis_rows:students`. */
  scope: string
  schoolYear: Optional<number>
  isActive: Optional<boolean>
  rowCount: number
  changes: number
}
