import type {
  ComponentName,
  DateForm,
  MappingType,
  MatchType,
  RunStatus,
  Transform,
  UnknownValue,
  Weekday,
} from '@edconsole/console-core/contract'
import type { ColumnType } from 'kysely'
import type { Default, Json, OfDistrict, Optional, TimestampDefault, TimestampOrNull } from './columns.ts'

export type ImportTemplatesTable = {
  id: Default<number>
  lea: string
  name: string
  componentName: ComponentName
  sisSystemId: Optional<number>
  source: Default<'api' | 'sftp' | 'upload'>
  filePattern: Optional<string>
  sourceFormat: Optional<string>
  delimiter: Default<'comma' | 'semicolon' | 'tab' | 'pipe'>
  encoding: Default<'UTF-8' | 'Windows-1252'>
  hasHeader: Default<boolean>
  dateFormat: Default<DateForm>
  scheduleEnabled: Default<boolean>
  scheduleTime: Optional<string>
  scheduleDays: ColumnType<Weekday[], string | undefined, string>
  runOrder: number
  mode: Default<'full' | 'delta' | 'addOnly'>
  deleteThresholdPercent: Optional<number>
  rejectThresholdPercent: Optional<number>
  shrinkThresholdPercent: Optional<number>
  thresholdMinimumRows: Default<number>
  isStrict: Default<boolean>
  isEnabled: Default<boolean>
  schoolYear: number
  version: Default<number>
  rolledOverFromId: Optional<number>
  createdAt: TimestampDefault
  createdBy: Optional<string>
  updatedAt: TimestampDefault
  updatedBy: Optional<string>
  lastBatchId: Optional<number>
  lastStatus: Optional<RunStatus>
  lastRunAt: TimestampOrNull
}

/** What stays of a column in the database; name, type and coded values come from core's column definitions. */
export type ImportTemplateColumnsTable = OfDistrict & {
  id: Default<number>
  templateId: number
  columnName: string
  sourceColumn: Optional<string>
  mappingType: Default<MappingType>
  fixedValue: Optional<string>
  defaultValue: Optional<string>
  transform: Default<Transform>
  /** A few codes of the last file. */
  sampleValues: ColumnType<string[], string | undefined, string>
  /** Codes of the last file that nothing knows, most rows first. */
  unknownValues: ColumnType<UnknownValue[], string | undefined, string>
}

/** What the last run of a template found its source to consist of. */
export type ImportTemplateSourcesTable = OfDistrict & {
  templateId: number
  sourceColumns: Json<string[]>
}

export type ImportTemplateTranslationsTable = OfDistrict & {
  id: Default<number>
  templateId: number
  columnId: number
  /** Id of core's possible value. */
  possibleValueId: number
  sourceValue: string
  translatedValue: string
  matchType: Default<MatchType>
  timesUsedLastRun: Optional<number>
}
