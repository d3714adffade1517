import {
  COMPONENTS,
  type ComponentName,
  type ExportFields,
  type SIS_ROW_FIELDS,
} from '@edconsole/console-core/contract'
import { columnsOf, type DatabaseColumn, isImported } from '@edconsole/console-core/import-rules'
import { answeredRow, type StoredRow } from '../../db/answered-row.ts'
import type { ComponentWriter, FileSet, RowOutcome } from '../file-set.ts'
import { type Cell, chosenFormat } from '../files/csv-line.ts'

type Chosen = Pick<
  ExportFields,
  'delimiter' | 'quoteAll' | 'lineEnding' | 'encoding' | 'includeHeader' | 'includeInactive'
>

/** One file for each component, with the columns that an import of it can fill: what is sent can be read back. */
export const ownFileSet = (components: readonly ComponentName[], chosen: Chosen): FileSet => {
  const sent = components.filter(isImported)
  return {
    format: chosenFormat(chosen),
    files: new Map(
      sent.map((name) => [name, chosen.includeHeader ? headerOf(name, chosen.includeInactive) : null]),
    ),
    first: [],
    last: null,
    writers: sent.map((component): ComponentWriter => {
      const write = writerOf(component, chosen.includeInactive)
      return { component, file: component, write: async (groups) => groups.flat().map(write) }
    }),
    without: new Map(
      components
        .filter((name) => !isImported(name))
        .map((name) => [name, `${COMPONENTS[name].title} have no rows of their own`]),
    ),
    standardName: null,
  }
}

const headerOf = (component: ComponentName, includeInactive: boolean): string[] => [
  ...columnsOf(component).map(({ columnName }) => columnName),
  ...(includeInactive ? ['isActive'] : []),
]

const writerOf = (component: keyof typeof SIS_ROW_FIELDS, includeInactive: boolean) => {
  const columns = columnsOf(component)
  return (stored: StoredRow): RowOutcome => {
    const row: Readonly<Record<string, unknown>> = { ...answeredRow(component, stored) }
    const lacked = columns.find(({ columnName, isRequired }) => isRequired && isEmpty(row[columnName]))
    if (lacked) return { lines: null, lacks: lacked }
    const cells = columns.map((column) => cellOf(column, row[column.columnName]))
    return { lines: [{ file: component, cells: includeInactive ? [...cells, stored.isActive] : cells }] }
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Lists are separated as imports read them. */
const cellOf = (column: DatabaseColumn, value: unknown): Cell => {
  if (column.isList) return Array.isArray(value) ? value.join(';') : ''
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : ''
}
