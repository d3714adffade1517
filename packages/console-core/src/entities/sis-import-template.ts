import type { ComponentName } from '../lists/components.ts'
import type { RunStatus } from '../lists/run-statuses.ts'

export type MappingType = 'column' | 'fixed' | 'default' | 'concat' | 'ignore'
export type Transform =
  | 'none'
  | 'trim'
  | 'upper'
  | 'lower'
  | 'padLeft2'
  | 'date'
  | 'phone'
  | 'boolean'
  | 'titleCase'
export type MatchType = 'exact' | 'ignoreCase' | 'blank' | 'any'
export type DateForm = 'auto' | 'YYYY-MM-DD' | 'MM/DD/YYYY' | 'YYYYMMDD'

/** Turns one value of the SIS into one of ours. `blank` matches an empty cell, `any` is the fallback. */
export type Translation = {
  id: number
  sisImportId: number
  importTemplateColumnId: number
  possibleValueId: number
  sourceValue: string
  translatedValue: string
  matchType: MatchType
}

/** A value that a coded column may hold. */
export type PossibleValue = {
  id: number
  componentName: ComponentName
  columnName: string
  value: string
  label: string
  sortOrder: number
  importTemplateTranslations: Translation[]
}

/** How one column of ours is filled. Required columns sort first ([S3]). */
export type TemplateColumn = {
  id: number
  databaseColumnMapId: number
  columnName: string
  displayName: string
  sourceColumn: string | null
  mappingType: MappingType
  fixedValue: string | null
  defaultValue: string | null
  transform: Transform
  isRequired: boolean
  dataType: 'string' | 'date' | 'number' | 'boolean' | 'email'
  maxLength: number | null
  possibleValues: PossibleValue[]
}

/** How a file of one component is read: `GET /district/sis-imports`. */
export type SisImportTemplate = {
  id: number
  lea: string
  name: string
  componentName: ComponentName
  source: 'api' | 'sftp' | 'upload'
  filePattern: string
  delimiter: 'comma' | 'tab' | 'pipe'
  encoding: 'UTF-8' | 'Windows-1252'
  hasHeader: boolean
  dateFormat: DateForm
  mode: 'full' | 'delta' | 'addOnly'
  /** Share of stored rows, in percent, that a full file may remove; null = no limit. */
  deleteThresholdPercent: number | null
  isEnabled: boolean
  schoolYear: number
  version: number
  updatedAt: string
  lastBatchId: number | null
  lastStatus: RunStatus | null
  lastRunAt: string | null
}

/** With columns, possible values and translations: `GET /district/sis-imports-detailed`. */
export type SisImportTemplateDetailed = SisImportTemplate & { importTemplateColumns: TemplateColumn[] }
