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
