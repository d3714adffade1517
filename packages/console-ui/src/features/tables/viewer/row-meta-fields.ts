import type { RowMeta } from '@edconsole/console-core'
import type { TableField } from './table-definition.ts'

/** What every row from the SIS says of itself, at the end of every table's columns. */
export const ROW_META_FIELDS = [
  { field: 'schoolYear', title: 'School year', kind: 'year' },
  { field: 'isActive', title: 'Active', kind: 'flag' },
  { field: 'sourceId', title: 'Source key', kind: 'code' },
  { field: 'isManual', title: 'Added manually', kind: 'flag' },
  { field: 'batchId', title: 'Batch', kind: 'code' },
  { field: 'dateLastModified', title: 'Imported (ET)', kind: 'instant' },
] as const satisfies readonly (TableField & { field: keyof RowMeta })[]
