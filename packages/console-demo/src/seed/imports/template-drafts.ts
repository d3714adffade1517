import { COMPONENTS, type MatchType, type Transform } from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS, type ImportedComponent } from '@edconsole/console-core/import-rules'
import { COMPONENT_FILES } from './component-files.ts'

type ColumnDraft = {
  columnName: string
  sourceColumn: string
  transform: Transform
  translations: {
    sourceValue: string
    translatedValue: string
    possibleValueId: number
    matchType: MatchType
  }[]
}

/** How a demo district reads the file of one component. */
export type TemplateDraft = {
  componentName: ImportedComponent
  name: string
  filePattern: string
  mode: 'full' | 'delta'
  columns: ColumnDraft[]
}

/** The columns that a template of the demo fills: the required ones and what else the file has. */
export const filledColumns = (component: ImportedComponent) =>
  DATABASE_COLUMNS[component].filter(
    ({ isRequired, columnName }) => isRequired || COMPONENT_FILES[component].optional.includes(columnName),
  )

/** What a column of ours is called in the demo's files. */
export const sourceColumnOf = ({
  columnName,
  defaultSourceColumns,
}: ReturnType<typeof filledColumns>[number]) => defaultSourceColumns.file ?? columnName

export const templateDraft = (componentName: ImportedComponent): TemplateDraft => {
  const { filePattern, mode, codes } = COMPONENT_FILES[componentName]
  return {
    componentName,
    filePattern,
    mode,
    name: COMPONENTS[componentName].title,
    columns: filledColumns(componentName).map((column) => ({
      columnName: column.columnName,
      sourceColumn: sourceColumnOf(column),
      transform: 'trim',
      translations: Object.entries(codes[column.columnName] ?? {}).map(([sourceValue, translatedValue]) => ({
        sourceValue,
        translatedValue,
        possibleValueId: column.possibleValues.find((p) => p.value === translatedValue)?.id ?? 0,
        matchType: sourceValue === '*' ? 'any' : 'exact',
      })),
    })),
  }
}
