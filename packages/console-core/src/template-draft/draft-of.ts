import type {
  SisImportTemplateDetailed,
  SisImportTemplateFields,
  TemplateColumn,
} from '../entities/sis-import-template.ts'
import type { ImportedComponent } from '../import-rules/database-column.ts'
import { columnsOf } from '../import-rules/database-columns.ts'
import { IMPORT_LIMITS } from '../import-rules/limits.ts'
import { COMPONENTS, type ComponentName } from '../lists/components.ts'
import { type DraftColumn, type DraftFields, MAPPING_KEYS, type TemplateDraft } from './template-draft.ts'

/** A stored template as a draft. */
export const draftOf = (template: SisImportTemplateDetailed): TemplateDraft => ({
  fields: fieldsOf(template),
  columns: columnsBy(template.componentName, (columnName) => {
    const stored = template.importTemplateColumns.find((one) => one.columnName === columnName)
    return stored ? draftColumnOf(stored) : emptyColumn(columnName)
  }),
})

/** A template that fills nothing yet, with the same settings as the server gives a new one. */
export const emptyDraft = (componentName: ImportedComponent): TemplateDraft => ({
  fields: {
    name: COMPONENTS[componentName].title,
    componentName,
    sisSystemId: null,
    source: 'upload',
    filePattern: null,
    sourceFormat: null,
    delimiter: 'comma',
    encoding: 'UTF-8',
    hasHeader: true,
    dateFormat: 'auto',
    runOrder: COMPONENTS[componentName].loadOrder,
    mode: 'full',
    deleteThresholdPercent: 10,
    rejectThresholdPercent: IMPORT_LIMITS.rejectPercent,
    shrinkThresholdPercent: IMPORT_LIMITS.shrinkPercent,
    thresholdMinimumRows: IMPORT_LIMITS.minimumRows,
    isStrict: false,
    isEnabled: false,
    scheduleEnabled: false,
    scheduleTime: null,
    scheduleDays: [],
  },
  columns: columnsBy(componentName, emptyColumn),
})

/** A column that nothing fills. */
export const emptyColumn = (columnName: string): DraftColumn => ({
  columnName,
  sourceColumn: null,
  mappingType: 'column',
  fixedValue: null,
  defaultValue: null,
  transform: 'none',
  translations: [],
})

/** Whether a column says no more than one that was never touched. */
export const isEmptyColumn = ({ columnName, ...column }: DraftColumn): boolean => {
  const { columnName: _, ...empty } = emptyColumn(columnName)
  return column.translations.length === 0 && MAPPING_KEYS.every((key) => column[key] === empty[key])
}

const columnsBy = (component: ComponentName, make: (columnName: string) => DraftColumn) =>
  Object.fromEntries(columnsOf(component).map(({ columnName }) => [columnName, make(columnName)]))

const draftColumnOf = (stored: TemplateColumn): DraftColumn => {
  const { columnName, sourceColumn, mappingType, fixedValue, defaultValue, transform } = stored
  return {
    columnName,
    sourceColumn,
    mappingType,
    fixedValue,
    defaultValue,
    transform,
    translations: stored.possibleValues
      .flatMap(({ importTemplateTranslations }) => importTemplateTranslations)
      .map(({ id, sourceValue, translatedValue, matchType }) => ({
        id,
        sourceValue,
        translatedValue,
        matchType,
      })),
  }
}

const fieldsOf = (template: SisImportTemplateFields): DraftFields => {
  const {
    name,
    componentName,
    sisSystemId,
    source,
    filePattern,
    sourceFormat,
    delimiter,
    encoding,
    hasHeader,
  } = template
  const { dateFormat, runOrder, mode, deleteThresholdPercent, isEnabled, isStrict } = template
  const { rejectThresholdPercent, shrinkThresholdPercent, thresholdMinimumRows } = template
  const { scheduleEnabled, scheduleTime, scheduleDays } = template
  return {
    name,
    componentName,
    sisSystemId,
    source,
    filePattern,
    sourceFormat,
    delimiter,
    encoding,
    hasHeader,
    dateFormat,
    runOrder,
    mode,
    deleteThresholdPercent,
    rejectThresholdPercent,
    shrinkThresholdPercent,
    thresholdMinimumRows,
    isStrict,
    isEnabled,
    scheduleEnabled,
    scheduleTime,
    scheduleDays,
  }
}
