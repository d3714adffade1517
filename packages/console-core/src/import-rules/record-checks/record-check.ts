import type { ImportedComponent } from '../database-column.ts'
import type { Finding } from '../finding.ts'
import type { FixScope } from '../fix-target.ts'
import type { BoundColumn } from '../match-headers.ts'
import type { RecordShape, RecordValues } from '../record-shape.ts'
import type { RowMemory } from '../row-memory.ts'
import type { SourceOrigin } from '../source-origin.ts'
import type { Lookups } from './lookups.ts'

/** Looks at a record whose values were read. It adds what is wrong to `found`, and may change values. */
export type RecordCheck = (
  values: RecordValues,
  fields: readonly string[],
  rowNumber: number,
  found: Finding[],
) => void

/** What checks are made from, once for each file. */
export type CheckSetting = {
  component: ImportedComponent
  columns: readonly BoundColumn[]
  shape: RecordShape
  header: readonly string[]
  lookups: Lookups
  /** What the rows of this file name. */
  own: RowMemory
  scope: FixScope
  /** Of the template: no value is left out of a row. */
  isStrict?: boolean | undefined
}

/** The column of ours that the file fills; undefined when it does not. */
export const columnNamed = (
  { columns }: Pick<CheckSetting, 'columns'>,
  name: string,
): BoundColumn | undefined => columns.find(({ definition }) => definition.columnName === name)

/** What a finding says of its column. */
export const aboutColumn = (
  { header, lookups }: Pick<CheckSetting, 'header' | 'lookups'>,
  bound: BoundColumn | undefined,
): {
  column: BoundColumn['definition'] | undefined
  sourceColumn: string | null
  origin: SourceOrigin | undefined
} => ({
  column: bound?.definition,
  sourceColumn: bound?.indexes.map((i) => header[i] ?? '').join(' + ') || null,
  origin: lookups.origin,
})

/** What the file itself has in a column, for sentences. */
export const firstField = (bound: BoundColumn | undefined, fields: readonly string[]): string | null => {
  const index = bound?.indexes[0]
  return index === undefined ? null : fields[index]?.trim() || null
}

export const isRefused = (found: readonly Finding[]): boolean =>
  found.some(({ severity }) => severity === 'error')
