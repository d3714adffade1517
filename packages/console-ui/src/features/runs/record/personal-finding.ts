import type { LogLine } from '../findings/log-line.ts'
import { isPersonalColumn } from './personal-column.ts'

/** Whether the value of a finding is about a person, by our column or by the file's. */
export const isPersonalFinding = (row: Pick<LogLine, 'columnName' | 'sourceColumn'>): boolean =>
  isPersonalColumn(row.columnName) || isPersonalColumn(row.sourceColumn ?? null)
