import type { DryRunReport, FilePreview, PreviewCell, PreviewRow } from '@edconsole/console-core/dry-run'

type Found = { columnName: string | null; cell: Pick<PreviewCell, 'message' | 'title' | 'severity'> }

/**
 * Returns the first rows of a file with what a trial of the whole file found in them. A preview looks up no reference, so
 * without it a row could be called valid that the trial rejects.
 * @example withTrial(previewRows(template, sniffed, about), tried.report)
 */
export const withTrial = (preview: FilePreview, { causes }: Pick<DryRunReport, 'causes'>): FilePreview => ({
  ...preview,
  rows: preview.rows.map((row) => {
    const found = causes.flatMap(({ columnName, title, severity: level, samples }) =>
      samples
        .filter(({ rowNumber }) => rowNumber === row.rowNumber)
        .map(({ message }): Found => {
          const severity = level === 'error' ? 'error' : 'warning'
          return { columnName, cell: { message, title, severity } }
        }),
    )
    return found.length === 0 ? row : withFound(preview.columns, row, found)
  }),
})

const withFound = (columns: FilePreview['columns'], row: PreviewRow, found: readonly Found[]): PreviewRow => {
  const isRejected = found.some(({ cell }) => cell.severity === 'error')
  const isShown = (name: string | null) => columns.some(({ columnName }) => columnName === name)
  const ofRow = found.flatMap(({ columnName, cell: { message } }) =>
    message === null || isShown(columnName) || row.messages.includes(message) ? [] : message,
  )
  return {
    ...row,
    fate: row.fate === 'taken' && isRejected ? 'refused' : row.fate,
    messages: [...row.messages, ...ofRow],
    cells: row.cells.map((cell, at) => {
      const own = found.filter(({ columnName }) => columnName === columns[at]?.columnName)
      const worst = own.find((one) => one.cell.severity === 'error') ?? own[0]
      const isWorse = cell.message === null || (cell.severity !== 'error' && worst?.cell.severity === 'error')
      return worst && isWorse ? Object.assign({}, cell, worst.cell) : cell
    }),
  }
}
