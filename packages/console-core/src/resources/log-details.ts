import { decodersOf } from '../api/decoders.ts'
import type { ExportLogDetail } from '../entities/export-log.ts'
import type { ImportLogDetail } from '../entities/import-log.ts'
import type { ListSpec } from './operation.ts'

/** How the lines of a log are listed, of imports and exports alike. */
export const LOG_DETAILS = {
  key: 'id',
  sortable: ['rowNumber', 'loggedAt', 'sourceId', 'siteCode'],
  filterable: [
    ...['batchId', 'etlStatusId', 'componentName', 'severity', 'cause', 'rejectedValue'],
    ...['sourceId', 'siteCode', 'loggedAt'],
  ],
  mayBeEmpty: ['rejectedValue', 'sourceId', 'siteCode'],
  searchable: ['rowNumber', 'sourceId', 'message'],
  defaultSort: { rowNumber: 'asc' },
  facets: ['cause', 'severity'],
} as const satisfies ListSpec

/** What screens rely on in a line of a log, of imports and exports alike. */
export const logDetailFields = decodersOf<ImportLogDetail & ExportLogDetail>({
  text: ['componentName', 'severity', 'errorCode', 'message', 'loggedAt'],
  textOrNull: [
    'cause',
    'causeTitle',
    'sourceId',
    'recordLabel',
    'siteCode',
    'columnName',
    'rejectedValue',
    'suggestion',
  ],
  number: ['rowNumber'],
})
