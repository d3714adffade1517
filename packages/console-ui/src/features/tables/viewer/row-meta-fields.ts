import type { RowMeta } from '@edconsole/console-core'
import type { TableField } from './table-definition.ts'

/** What every row from the SIS says of itself, at the end of every table's columns. */
export const ROW_META_FIELDS = [
  { field: 'schoolYear', title: 'School year', kind: 'year', hidden: true },
  { field: 'isActive', title: 'Active', kind: 'flag', hidden: true },
  { field: 'sourceId', title: 'Source key', kind: 'code', hidden: true },
  { field: 'isManual', title: 'Added by hand', kind: 'flag', hidden: true },
  { field: 'batchId', title: 'Batch', kind: 'code', hidden: true },
  { field: 'dateLastModified', title: 'Imported (ET)', kind: 'instant', hidden: true },
] as const satisfies readonly (TableField & { field: keyof RowMeta })[]

/** The same without those that a table shows in a place of its own. */
export const rowMetaFieldsBut = (...shown: (keyof RowMeta)[]) =>
  ROW_META_FIELDS.filter(({ field }) => !shown.includes(field))
