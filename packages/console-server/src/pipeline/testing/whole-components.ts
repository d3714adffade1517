import { COMPONENTS } from '@edconsole/console-core/contract'
import {
  DATABASE_COLUMNS,
  type DatabaseColumn,
  type ImportedComponent,
} from '@edconsole/console-core/import-rules'
import { json } from '../../db/schema/columns.ts'
import type { Db } from '../../db/schema.ts'
import { LEA } from './import-bench.ts'

/** All components that a file can hold, parents before children. */
export const IMPORTED = (Object.keys(DATABASE_COLUMNS) as ImportedComponent[]).sort(
  (a, b) => COMPONENTS[a].loadOrder - COMPONENTS[b].loadOrder,
)

/** A template for each component that fills every column, from a file that is named after the component. */
export const insertWholeTemplates = async (db: Db): Promise<void> => {
  for (const componentName of IMPORTED) {
    const { id: templateId } = await db
      .insertInto('importTemplates')
      .values({
        lea: LEA,
        schoolYear: 2026,
        source: 'sftp',
        componentName,
        name: `All of ${componentName}`,
        filePattern: `${componentName}.csv`,
        dateFormat: 'MM/DD/YYYY',
        isEnabled: true,
        mode: 'full',
        runOrder: COMPONENTS[componentName].loadOrder,
        scheduleDays: json([]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('importTemplateColumns')
      .values(
        DATABASE_COLUMNS[componentName].map(({ columnName }) => ({
          lea: LEA,
          templateId,
          columnName,
          sourceColumn: columnName,
        })),
      )
      .execute()
  }
}

type Change = Readonly<Record<string, string>>

/** A file with one right row for each number; rows of one number name each other. */
export const wholeFile = (
  component: ImportedComponent,
  numbers: readonly number[],
  changes: Readonly<Record<number, Change>> = {},
): string => {
  const columns = DATABASE_COLUMNS[component]
  const lines = numbers.map((n) =>
    columns.map((column) => changes[n]?.[column.columnName] ?? cell(column, n)).join(','),
  )
  return `${[columns.map(({ columnName }) => columnName).join(','), ...lines].join('\n')}\n`
}

const cell = (
  { columnName, dataType, isCoded, possibleValues, range, maxLength }: DatabaseColumn,
  n: number,
): string => {
  if (isCoded) return possibleValues[0]?.value ?? ''
  switch (dataType) {
    case 'date':
      return '09/01/2026'
    case 'number':
      return String(columnName === 'schoolYear' ? 2026 : (range?.[0] ?? 1))
    case 'boolean':
      return 'Y'
    case 'email':
      return `person${n}@example.org`
    default:
      return maxLength === null ? String(n) : String(n).slice(-maxLength)
  }
}

/** A column with another value than `wholeFile` gives it, apart from what a record is known by or refers to. */
export const otherValue = (component: ImportedComponent): { columnName: string; value: string } => {
  const free = DATABASE_COLUMNS[component].filter(
    ({ isKey, refersTo, isList }) => !isKey && !refersTo && !isList,
  )
  const text = free.find(({ isCoded, dataType }) => !isCoded && dataType === 'string')
  if (text) return { columnName: text.columnName, value: 'Other' }
  for (const { columnName, possibleValues } of free) {
    const [, second] = possibleValues
    if (second) return { columnName, value: second.value }
  }
  throw new Error(`${component} has no free column`)
}
