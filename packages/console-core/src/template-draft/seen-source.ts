import type {
  DateForm,
  PossibleValue,
  SisImportTemplateDetailed,
  UnknownValue,
} from '../entities/sis-import-template.ts'
import type { DraftColumn } from './template-draft.ts'

/** What the last run has seen of the SIS, or a file chosen as an example. */
export type SeenSource = {
  /** Headers or names of fields, in their order; empty when nothing was seen. */
  readonly header: readonly string[]
  /** By database column: what was read from the SIS column that fed it then. Codes only, of coded columns. */
  readonly columns: Readonly<Record<string, SeenColumn>>
  /** The form in which each column of a file at hand has its dates, by header; null or absent where it has no single one. */
  readonly dateForms?: Readonly<Record<string, DateForm | null>>
  /** Those of the header that only a file on trial has shown, with the name of that file. */
  readonly onTrial?: { readonly fileName: string; readonly header: readonly string[] }
}

export type SeenColumn = {
  readonly sourceColumn: string | null
  readonly sampleValues: readonly string[]
  readonly unknownValues: readonly UnknownValue[]
  /** How many rows of the last run each stored translation was used for, by its number. Absent where none was counted. */
  readonly timesUsed?: Readonly<Record<number, number>>
}

/** What is known where nothing has run. */
export const NOTHING_SEEN: SeenSource = { header: [], columns: {} }

/** What the last run of a template has seen. */
export const seenOf = ({ sourceColumns, importTemplateColumns }: SisImportTemplateDetailed): SeenSource => ({
  header: sourceColumns,
  columns: Object.fromEntries(
    importTemplateColumns.map(({ columnName, sourceColumn, sampleValues, unknownValues, possibleValues }) => [
      columnName,
      { sourceColumn, sampleValues, unknownValues, timesUsed: timesUsedOf(possibleValues) },
    ]),
  ),
})

const timesUsedOf = (values: readonly PossibleValue[]): Record<number, number> =>
  Object.fromEntries(
    values.flatMap(({ importTemplateTranslations }) =>
      importTemplateTranslations.flatMap(({ id, timesUsedLastRun }) =>
        timesUsedLastRun === null ? [] : [[id, timesUsedLastRun] as const],
      ),
    ),
  )

/** What was seen of a column; nothing once another SIS column feeds it. */
export const seenColumnOf = (
  seen: SeenSource,
  { columnName, sourceColumn }: Pick<DraftColumn, 'columnName' | 'sourceColumn'>,
): SeenColumn => {
  const column = seen.columns[columnName]
  return column && column.sourceColumn === sourceColumn
    ? column
    : { sourceColumn, sampleValues: [], unknownValues: [] }
}
