import { COMPONENTS, type ComponentName } from '../lists/components.ts'
import type { CrossFault } from '../validation/cross-rules.ts'
import { type CheckedTranslation, checkTranslations } from './check-translations.ts'
import type { DatabaseColumn } from './database-column.ts'
import { columnsOf } from './database-columns.ts'
import type { RuleColumn } from './import-template.ts'

export type CheckedColumn = Pick<
  RuleColumn,
  'columnName' | 'sourceColumn' | 'mappingType' | 'fixedValue' | 'defaultValue'
> & { importTemplateTranslations: readonly CheckedTranslation[] }

/**
 * The first fault among the columns of a template: each is one of its component and stands once, and what it holds by
 * itself is one of its values. `field` is the path from the template.
 */
export const checkColumns = (
  componentName: ComponentName,
  columns: readonly CheckedColumn[],
): CrossFault | null => {
  const seen = new Set<string>()
  for (const [place, column] of columns.entries()) {
    const { columnName } = column
    const definition = columnsOf(componentName).find((one) => one.columnName === columnName)
    const fault = definition
      ? seen.has(columnName)
        ? { field: 'columnName', message: `'${columnName}' appears twice` }
        : checkColumn(definition, column)
      : {
          field: 'columnName',
          message: `'${columnName}' isn't a column of ${COMPONENTS[componentName].title}`,
        }
    if (fault) return within(`importTemplateColumns.${place}`, fault)
    seen.add(columnName)
  }
  return null
}

/** The first fault of one column by itself. `field` is the path from the column. */
export const checkColumn = (definition: DatabaseColumn, column: CheckedColumn): CrossFault | null =>
  checkConstants(definition, column) ??
  within('importTemplateTranslations', checkTranslations(definition, column.importTemplateTranslations))

/** A constant is no code of the SIS: it must be one of ours. */
const checkConstants = (
  { isCoded, possibleValues, listNoun = 'known values' }: DatabaseColumn,
  column: CheckedColumn,
): CrossFault | null => {
  if (!isCoded) return null
  for (const field of ['fixedValue', 'defaultValue'] as const) {
    const constant = column[field]
    if (constant !== null && !possibleValues.some(({ value }) => value === constant))
      return { field, message: `'${constant}' isn't in the list of ${listNoun}` }
  }
  return null
}

const within = (path: string, fault: CrossFault | null): CrossFault | null =>
  fault && { ...fault, field: `${path}.${fault.field}` }
