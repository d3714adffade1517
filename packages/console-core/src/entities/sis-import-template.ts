import type { ComponentName } from '../lists/components.ts'
import type { RunStatus } from '../lists/run-statuses.ts'
import type { ConfigMeta } from './config-meta.ts'
import type { Schedule } from './schedule.ts'

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
/** `auto`: any of them, where each column of a file decides between month and day first. */
export type DateForm = 'auto' | 'YYYY-MM-DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYYMMDD'

/** Turns one value of the SIS into one of ours. `blank` matches an empty cell, `any` is the fallback. */
export type Translation = {
  id: number
  sisImportId: number
  importTemplateColumnId: number
  possibleValueId: number
  sourceValue: string
  translatedValue: string
  matchType: MatchType
  /** Null before a run has read the column. */
  timesUsedLastRun: number | null
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

/** A code that the last run could not translate. Where a fallback took it, its rows were accepted with a warning. */
export type UnknownValue = { sourceValue: string; rows: number }

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
  /** A few codes of the last file, before they are translated; empty for columns without codes, whose values may be personal. */
  sampleValues: string[]
  /** Codes of the last file that neither a translation nor the list knows, most rows first; at most 200. */
  unknownValues: UnknownValue[]
  possibleValues: PossibleValue[]
}

/** What people set up of a template. */
export type SisImportTemplateFields = Schedule & {
  /** Unique in its district and year. */
  name: string
  componentName: ComponentName
  sisSystemId: number | null
  source: 'api' | 'sftp' | 'upload'
  /** Names the files, with `*` and `?`. Files need one. */
  filePattern: string | null
  delimiter: 'comma' | 'semicolon' | 'tab' | 'pipe'
  encoding: 'UTF-8' | 'Windows-1252'
  hasHeader: boolean
  dateFormat: DateForm
  /** From the load order of its component up to nine more, so that no component overtakes another. */
  runOrder: number
  mode: 'full' | 'delta' | 'addOnly'
  /** Share of stored rows, in percent, that a full file may remove; null = no limit. */
  deleteThresholdPercent: number | null
  /** Share of a file's rows, in percent, that may be refused; with more, nothing of it is loaded. Null = no limit. */
  rejectThresholdPercent: number | null
  /** A full file with a smaller share, in percent, of the rows of last time counts as cut off. Null = no limit. */
  shrinkThresholdPercent: number | null
  /** Both limits need as many rows, so that a few don't decide; never fewer than 20. */
  thresholdMinimumRows: number
  /** An unknown value in an optional column refuses its row instead of being left out. */
  isStrict: boolean
  isEnabled: boolean
  /** START year (R31). */
  schoolYear: number
}

/** How the rows of one component are read: `GET /district/sis-imports`. */
export type SisImportTemplate = ConfigMeta &
  SisImportTemplateFields & {
    lea: string
    /** One more with every change of the template, its columns or its translations. */
    version: number
    /** The template of the year before that a rollover copied. */
    rolledOverFromId: number | null
    lastBatchId: number | null
    lastStatus: RunStatus | null
    lastRunAt: string | null
    /** Null while nothing runs it by itself. */
    nextRunAt: string | null
  }

/** With columns, possible values and translations: `GET /district/sis-imports-detailed`. */
export type SisImportTemplateDetailed = SisImportTemplate & {
  /** Headers of the last file, or names of the fields of the last answer, in their order; empty before the first run. */
  sourceColumns: string[]
  importTemplateColumns: TemplateColumn[]
}

/** A translation as its own list and calls answer it; `version` is its template's. */
export type TemplateTranslation = Translation & { version: number }

/** A translation inside a column that is saved. With `blank` and `any` the source value says nothing. */
export type TranslationDraft = Pick<Translation, 'sourceValue' | 'translatedValue'> & {
  matchType?: MatchType
}

/** A column as it is saved. Without translations, those of the stored column stay. */
export type TemplateColumnDraft = Pick<TemplateColumn, 'columnName'> &
  Partial<
    Pick<TemplateColumn, 'sourceColumn' | 'mappingType' | 'fixedValue' | 'defaultValue' | 'transform'>
  > & { importTemplateTranslations?: TranslationDraft[] }

/** Columns are sent whole: one that is not among them goes, with its translations. */
type Columns = { importTemplateColumns?: TemplateColumnDraft[] }

/** Body of `POST /district/sis-imports`. Without a year it is the one of the district's data; it starts switched off. */
export type NewSisImportTemplate = Pick<SisImportTemplateFields, 'name' | 'componentName'> &
  Partial<Omit<SisImportTemplateFields, 'name' | 'componentName'>> &
  Columns

/** Body of `PATCH /district/sis-imports/{id}`. See `Operation.version`. */
export type UpdateSisImportTemplate = Partial<Omit<SisImportTemplateFields, 'componentName' | 'schoolYear'>> &
  Columns & { version?: number }

/** Body of `POST /district/sis-import-translations`. A new one overwrites nothing, so that it may leave `version` out. */
export type NewTranslation = TranslationDraft &
  Pick<Translation, 'sisImportId' | 'importTemplateColumnId'> & { possibleValueId?: number; version?: number }

/** Body of `PATCH /district/sis-import-translations/{id}`. `version` is its template's. */
export type UpdateTranslation = Partial<TranslationDraft> & { possibleValueId?: number; version?: number }
