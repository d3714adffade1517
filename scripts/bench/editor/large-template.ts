import {
  columnsOf,
  type DatabaseColumn,
  type DraftColumn,
  emptyColumn,
  emptyDraft,
  type SeenSource,
  type TemplateDraft,
} from '@edconsole/console-core/import-rules'

const COLUMNS = 400
const TRANSLATIONS = 2000

const known = columnsOf('students')
const coded = known.find(({ columnName }) => columnName === 'gradeLevel')
const plain = known.find(({ columnName }) => columnName === 'firstName')
if (!coded || !plain) throw new Error('The columns of students have changed their names')
const { possibleValues } = coded

/** No component has as many: one with codes, the others texts. */
export const columns: readonly DatabaseColumn[] = [
  coded,
  ...Array.from({ length: COLUMNS - 1 }, (_, at) => ({
    ...plain,
    id: 100_000 + at,
    columnName: `text${at}`,
    displayName: `Text ${at}`,
    isRequired: at < 20,
  })),
]

const columnOf = ({ columnName, isCoded }: DatabaseColumn, at: number): DraftColumn => ({
  ...emptyColumn(columnName),
  sourceColumn: `SIS_FIELD_${at}`,
  ...(columnName === 'text0' && { mappingType: 'fixed', sourceColumn: null, fixedValue: 'north' }),
  translations: isCoded
    ? Array.from({ length: TRANSLATIONS }, (_, code) => ({
        id: code + 1,
        sourceValue: `CODE-${code}`,
        matchType: 'exact',
        translatedValue: possibleValues[code % possibleValues.length]?.value ?? '',
      }))
    : [],
})

export const template: TemplateDraft = {
  fields: emptyDraft('students').fields,
  columns: Object.fromEntries(columns.map((column, at) => [column.columnName, columnOf(column, at)])),
}

export const seen: SeenSource = {
  header: columns.map((_, at) => `SIS_FIELD_${at}`),
  columns: {},
}
