import type {
  SisImportTemplateDetailed,
  TemplateColumn,
  Translation,
} from '../../entities/sis-import-template.ts'
import type { DatabaseColumn } from '../../import-rules/database-column.ts'
import { columnsOf } from '../../import-rules/database-columns.ts'
import { draftOf } from '../draft-of.ts'
import type { DraftColumn, DraftTranslation, TemplateDraft } from '../template-draft.ts'

/** What is known of a column of students. */
export const definitionOf = (columnName: string): DatabaseColumn => {
  const found = columnsOf('students').find((one) => one.columnName === columnName)
  if (!found) throw new Error(columnName)
  return found
}

type Codes = [id: number, from: string, to: string, matchType?: Translation['matchType']][]

/** A stored column of the student template. */
const stored = (
  columnName: string,
  more: Partial<TemplateColumn> = {},
  codes: Codes = [],
): TemplateColumn => {
  const { id, displayName, isRequired, dataType, maxLength, possibleValues } = definitionOf(columnName)
  return {
    id: id + 1000,
    databaseColumnMapId: id,
    columnName,
    displayName,
    isRequired,
    dataType,
    maxLength,
    sourceColumn: columnName.toUpperCase(),
    mappingType: 'column',
    fixedValue: null,
    defaultValue: null,
    transform: 'trim',
    sampleValues: [],
    unknownValues: [],
    possibleValues: possibleValues.map((possible) => ({
      ...possible,
      componentName: 'students',
      columnName,
      importTemplateTranslations: codes
        .filter(([, , to]) => to === possible.value)
        .map(([translationId, sourceValue, translatedValue, matchType = 'exact']) => ({
          id: translationId,
          sisImportId: 41,
          importTemplateColumnId: id + 1000,
          possibleValueId: possible.id,
          sourceValue,
          translatedValue,
          matchType,
          timesUsedLastRun: 1,
        })),
    })),
    ...more,
  }
}

/** A stored template of three columns, two of them coded. */
export const template: SisImportTemplateDetailed = {
  id: 41,
  lea: '4107320',
  name: 'Students',
  componentName: 'students',
  sisSystemId: 5,
  source: 'sftp',
  filePattern: 'students*.csv',
  sourceFormat: null,
  delimiter: 'comma',
  encoding: 'UTF-8',
  hasHeader: true,
  dateFormat: 'auto',
  runOrder: 40,
  mode: 'full',
  deleteThresholdPercent: 10,
  rejectThresholdPercent: 25,
  shrinkThresholdPercent: 50,
  thresholdMinimumRows: 20,
  isStrict: false,
  isEnabled: true,
  scheduleEnabled: true,
  scheduleTime: '02:00',
  scheduleDays: ['mon', 'fri'],
  schoolYear: 2026,
  version: 7,
  rolledOverFromId: null,
  lastBatchId: 9,
  lastStatus: 'completed',
  lastRunAt: null,
  nextRunAt: null,
  createdAt: '',
  createdBy: null,
  updatedAt: '',
  updatedBy: null,
  sourceColumns: ['STUDENTID', 'GRADELEVEL', 'GENDER', 'BUS'],
  importTemplateColumns: [
    stored('studentId'),
    stored(
      'gradeLevel',
      {
        sampleValues: ['TK+', '01'],
        unknownValues: [
          { sourceValue: 'TK+', rows: 168 },
          { sourceValue: 'PK3', rows: 46 },
        ],
      },
      [
        [1, 'K', 'KG'],
        [2, '1st', '01'],
      ],
    ),
    stored('gender', {}, [[3, 'Female', 'F']]),
  ],
}
/** The template before any edit. */
export const before: TemplateDraft = draftOf(template)

/** The draft with one column filled in another way. */
export const edit = (columnName: string, change: Partial<DraftColumn>, draft = before): TemplateDraft => {
  const column = draft.columns[columnName]
  if (!column) throw new Error(columnName)
  return { ...draft, columns: { ...draft.columns, [columnName]: { ...column, ...change } } }
}
export const code = (id: number | null, sourceValue: string, translatedValue: string): DraftTranslation => ({
  id,
  sourceValue,
  translatedValue,
  matchType: 'exact',
})
/** The translations that are stored. */
export const kinder: DraftTranslation = code(1, 'K', 'KG')
export const first: DraftTranslation = code(2, '1st', '01')
/** The draft with these translations of the grade level. */
export const grades = (...translations: DraftTranslation[]): TemplateDraft =>
  edit('gradeLevel', { translations })
