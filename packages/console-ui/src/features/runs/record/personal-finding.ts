import { FINDING_CODES, isFindingCode } from '@edconsole/console-core/import-rules'
import type { LogLine } from '../findings/log-line.ts'
import { isPersonalColumn } from './personal-column.ts'

/** Whether the value of a finding is about a person, by our column, by the file's, or by its code. */
export const isPersonalFinding = ({
  columnName,
  sourceColumn = null,
  errorCode,
}: Pick<LogLine, 'columnName' | 'sourceColumn' | 'errorCode'>): boolean =>
  isPersonalColumn(columnName) ||
  isPersonalColumn(sourceColumn) ||
  (isFindingCode(errorCode) && FINDING_CODES[errorCode].namesPerson === true)
