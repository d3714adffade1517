import type { LogLine } from './log-line.ts'

/** What the columns of a file without a header row are called. */
const NUMBERED = /^Column \d+$/

/** Whether the file of a finding begins with a header row, told by the names of its columns (R44). */
export const fileHasHeader = ({
  rowData,
  sourceColumn,
  params,
}: Pick<LogLine, 'rowData' | 'sourceColumn' | 'params'>): boolean => {
  // The answer of a SIS is no file: its first row is row 1, as sentences count it too.
  if (params?.origin === 'sis') return false
  const names = rowData ? Object.keys(rowData) : sourceColumn ? [sourceColumn] : []
  return names.length === 0 || names.some((name) => !NUMBERED.test(name))
}
