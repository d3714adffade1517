import type { LogLine } from '../findings/log-line.ts'
import { isPersonalColumn } from './personal-column.ts'

export type RecordField = {
  readonly name: string
  readonly value: string
  /** The value that the finding is about. */
  readonly wrong: boolean
  readonly personal: boolean
}

/** The source row of a finding, field by field: the wrong one first, the rest as in the file. */
export const recordFields = (
  row: Pick<LogLine, 'rowData' | 'sourceColumn' | 'columnName'>,
): RecordField[] => {
  const fields = Object.entries(row.rowData ?? {}).map(([name, value]) => {
    const wrong = name === (row.sourceColumn ?? row.columnName)
    return {
      name,
      value,
      wrong,
      personal: isPersonalColumn(name) || (wrong && isPersonalColumn(row.columnName)),
    }
  })
  return [...fields.filter(({ wrong }) => wrong), ...fields.filter(({ wrong }) => !wrong)]
}

/** A source row for the clipboard: in the order of the file, personal fields only when they are shown anyway. */
export const recordAsJson = (
  row: Pick<LogLine, 'rowData' | 'sourceColumn' | 'columnName'>,
  { personalShown }: { personalShown: boolean },
): { json: string; complete: boolean } => {
  const fields = recordFields(row)
  const hidden = new Set(fields.filter(({ personal }) => personal && !personalShown).map(({ name }) => name))
  const kept = Object.entries(row.rowData ?? {}).filter(([name]) => !hidden.has(name))
  return { json: JSON.stringify(Object.fromEntries(kept), null, 2), complete: hidden.size === 0 }
}
