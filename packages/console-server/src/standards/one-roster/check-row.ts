import type { OneRosterColumn, OneRosterKind, OneRosterTables } from './tables.ts'

/** What is wrong with the value of a cell, read by itself. */
export type CellFault = { readonly code: 'required' | 'format' | 'word'; readonly value: string | null }

/** The values of a cell: several where the standard takes a list, none where it is empty. */
export const valuesOf = ({ isList }: OneRosterColumn, cell: string): readonly string[] => {
  if (cell === '') return []
  return isList ? cell.split(',').map((value) => value.trim()) : [cell]
}

export const cellFault = (
  column: OneRosterColumn,
  cell: string,
  { isDelta, tables }: { isDelta: boolean; tables: OneRosterTables },
): CellFault | null => {
  const { kind, words, isPersonal, name } = column
  const isRequired = column.isRequired || (isDelta && ['status', 'dateLastModified'].includes(name))
  if (cell === '') return isRequired ? { code: 'required', value: null } : null
  const told = (value: string) => (isPersonal ? null : value)
  for (const value of valuesOf(column, cell)) {
    if (kind === 'word') {
      const isKnown = words.includes(value) || (tables.takesExtensions && value.startsWith('ext:'))
      if (!isKnown) return { code: 'word', value: told(value) }
    } else if (!WRITTEN[kind](value)) return { code: 'format', value: told(value) }
  }
  return null
}

const WRITTEN: Readonly<Record<Exclude<OneRosterKind, 'word'>, (value: string) => boolean>> = {
  id: (value) => value !== '' && value === value.trim() && value.length <= 255,
  text: () => true,
  flag: (value) => value === 'true' || value === 'false',
  date: (value) => isDay(value),
  instant: (value) => INSTANT.test(value) && isDay(value.slice(0, 10)),
  year: (value) => /^\d{4}$/.test(value),
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/

/** A day of the calendar: not February 30. */
const isDay = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}
