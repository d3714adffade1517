import { isRecord } from '@edconsole/console-core/contract'
/** A row of a SIS as columns of a file would have it. */
export type FlatRow = Readonly<Record<string, string>>

const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})T00:00:00(\.0+)?(Z|[+-]00:00)?$/

/**
 * A record of a SIS as one line: names of inner fields are joined with dots, lists of texts with semicolons, and a date
 * that is written as its midnight is a date. Lists of records are left out: adapters that need them make rows of them.
 */
export const flatRow = (record: object): FlatRow => {
  const row: Record<string, string> = {}
  flatten(record, '', row)
  return row
}

const flatten = (record: object, prefix: string, row: Record<string, string>): void => {
  for (const [name, value] of Object.entries(record)) {
    const column = `${prefix}${name}`
    if (Array.isArray(value)) {
      if (!value.some((item) => typeof item === 'object')) row[column] = value.map(textOf).join(';')
    } else if (isRecord(value)) flatten(value, `${column}.`, row)
    else row[column] = textOf(value)
  }
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).replace(MIDNIGHT, '$1')

/** The records of a list inside another record. */
export const recordsIn = (record: Readonly<Record<string, unknown>>, name: string) => {
  const list = record[name]
  return Array.isArray(list) ? list.filter(isRecord) : []
}
