import type {
  ComponentName,
  PossibleValue,
  SisImportTemplate,
  SisImportTemplateDetailed,
  TemplateColumn,
} from '@edconsole/console-core/contract'
import { DATABASE_COLUMNS, type DatabaseColumn, isImported } from '@edconsole/console-core/import-rules'
import type { Selectable } from 'kysely'
import type {
  ImportTemplateColumnsTable,
  ImportTemplateTranslationsTable,
} from '../../db/schema/import-templates.ts'
import type { Db } from '../../db/schema.ts'

type Columns = Selectable<ImportTemplateColumnsTable>[]
type Translations = Selectable<ImportTemplateTranslationsTable>[]

/** Templates with their columns, required ones first ([S3]), and what each value is translated to. */
export const detailedTemplates = async (
  db: Db,
  templates: readonly SisImportTemplate[],
): Promise<SisImportTemplateDetailed[]> => {
  if (templates.length === 0) return []
  const ids = templates.map((template) => template.id)
  const columns = await db
    .selectFrom('importTemplateColumns')
    .selectAll()
    .where('templateId', 'in', ids)
    .orderBy('id')
    .execute()
  const translations = await db
    .selectFrom('importTemplateTranslations')
    .selectAll()
    .where('templateId', 'in', ids)
    .orderBy('id')
    .execute()
  const sources = await db
    .selectFrom('importTemplateSources')
    .selectAll()
    .where('templateId', 'in', ids)
    .execute()
  return templates.map((template) => ({
    ...template,
    sourceColumns: sources.find(({ templateId }) => templateId === template.id)?.sourceColumns ?? [],
    importTemplateColumns: columnsOf(template, columns, translations),
  }))
}

const columnsOf = (
  { id, componentName }: SisImportTemplate,
  columns: Columns,
  translations: Translations,
): TemplateColumn[] => {
  const definitions = isImported(componentName) ? DATABASE_COLUMNS[componentName] : []
  const own = columns.filter((column) => column.templateId === id)
  return definitions.flatMap((definition) => {
    const column = own.find((one) => one.columnName === definition.columnName)
    if (!column) return []
    const { columnName, sourceColumn, mappingType, fixedValue, defaultValue, transform } = column
    const { sampleValues, unknownValues } = column
    const { displayName, isRequired, dataType, maxLength } = definition
    return {
      id: column.id,
      databaseColumnMapId: definition.id,
      columnName,
      displayName,
      sourceColumn,
      mappingType,
      fixedValue,
      defaultValue,
      transform,
      isRequired,
      dataType,
      maxLength,
      sampleValues,
      unknownValues,
      possibleValues: possibleValues(
        componentName,
        definition,
        translations.filter((translation) => translation.columnId === column.id),
      ),
    }
  })
}

/** The values that a coded column may hold, each with the translations that lead to it. */
export const possibleValues = (
  componentName: ComponentName,
  { columnName, possibleValues: codes }: DatabaseColumn,
  translations: Translations,
): PossibleValue[] =>
  codes.map((code) => ({
    componentName,
    columnName,
    id: code.id,
    value: code.value,
    label: code.label,
    sortOrder: code.sortOrder,
    importTemplateTranslations: translations
      .filter((translation) => translation.possibleValueId === code.id)
      .map(({ lea: _, templateId, columnId, ...translation }) => ({
        ...translation,
        sisImportId: templateId,
        importTemplateColumnId: columnId,
      })),
  }))
