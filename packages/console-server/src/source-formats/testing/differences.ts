import { DATABASE_COLUMNS, type ImportedComponent } from '@edconsole/console-core/import-rules'
import type { ConsoleRow } from './console-rows.ts'

/**
 * Holds stored rows of a component against what they should be, value by value, every column that an import fills. Empty if they
 * are the same.
 */
export const differences = (
  component: ImportedComponent,
  stored: readonly ConsoleRow[],
  expected: readonly ConsoleRow[],
): string[] => {
  const found = new Map(stored.map((row) => [keyOf(component, row), row]))
  const wanted = new Map(expected.map((row) => [keyOf(component, row), row]))
  if (wanted.size !== expected.length) throw new Error(`Keys of ${component} repeat in the model`)
  const more = [...found.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `${component} ${key}: not expected`)
  const other = [...wanted].flatMap(([key, row]) => {
    const is = found.get(key)
    if (!is) return [`${component} ${key}: missing`]
    return DATABASE_COLUMNS[component].flatMap(({ columnName }) => {
      const [a, b] = [plain(is[columnName]), plain(row[columnName] ?? WHERE_SILENT[component]?.[columnName])]
      return a === b ? [] : [`${component} ${key}: ${columnName} is ${a}, not ${b}`]
    })
  })
  return [...more, ...other]
}

/** What Console takes for granted where a source says nothing. */
const WHERE_SILENT: Partial<Readonly<Record<ImportedComponent, ConsoleRow>>> = {
  sites: { includeInImport: true, includeInExport: true },
  students: { enrollmentStatus: 'enrolled' },
  sections: { classType: 'scheduled' },
}

/** What the model tells rows apart by; a roster row's first day is left to the import where files have none. */
const KEYS: Partial<Readonly<Record<ImportedComponent, readonly string[]>>> = {
  roster: ['studentId', 'sectionId', 'siteCode'],
}

const keyOf = (component: ImportedComponent, row: ConsoleRow): string => {
  const declared = DATABASE_COLUMNS[component].flatMap(({ columnName, isKey }) => (isKey ? columnName : []))
  return (KEYS[component] ?? declared).map((name) => String(row[name] ?? '')).join(' ')
}

/** Null, an empty string or list, and an unchecked box all count as nothing. */
const plain = (value: unknown): string =>
  value === undefined || value === null || value === false || value === ''
    ? 'nothing'
    : Array.isArray(value) && value.length === 0
      ? 'nothing'
      : JSON.stringify(value)
