import type { ImportedComponent } from './database-column.ts'
import type { BoundColumn } from './match-headers.ts'
import type { Value } from './read-value.ts'

/** A record while it is read and checked: its values in the order of the columns, and behind them one that stays null. */
export type RecordValues = Value[]

export type RecordShape = {
  /** Copied for each row. */
  readonly empty: readonly Value[]
  /** Where the values hold a column; what is not filled is null there, and not to be written to. */
  placeOf(columnName: string): number
  /** The record as it is stored, with what is filled alone. */
  recordOf(values: readonly Value[]): Record<string, Value>
}

/**
 * Where values of a record stand. Rows are read into arrays, since objects of so many shapes are written to much more
 * slowly; the object is made for records that are kept.
 */
export const createRecordShape = (
  component: ImportedComponent,
  columns: readonly Pick<BoundColumn, 'definition'>[],
): RecordShape => {
  const names = columns.map(({ definition }) => definition.columnName)
  const derived = derivedColumn(component, names)
  const all = derived === null ? names : [...names, derived]
  const places = new Map(all.map((name, place) => [name, place]))
  // Copied for each record: to an object that has its keys already values are added much faster.
  const nothing: Record<string, Value> = Object.fromEntries(names.map((name) => [name, null]))
  return {
    empty: new Array<Value>(all.length + 1).fill(null),
    placeOf: (columnName) => places.get(columnName) ?? all.length,
    recordOf: (values) => {
      const record = { ...nothing }
      for (let place = 0; place < names.length; place += 1) {
        const name = names[place]
        if (name !== undefined) record[name] = values[place] ?? null
      }
      const more = values[names.length] ?? null
      if (derived !== null && more !== null) record[derived] = more
      return record
    },
  }
}

/** Who works at sites has a primary one, whether the file says so or not. */
const derivedColumn = (component: ImportedComponent, names: readonly string[]): string | null =>
  component === 'staff' && !names.includes('primarySiteCode') ? 'primarySiteCode' : null
