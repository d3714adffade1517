import type { ImportLogDetail, ImportLogHeader, ImportLogResult } from '../entities/import-log.ts'
import { LOG_DETAILS } from './log-details.ts'
import { list, resource } from './operation.ts'

const fail = 'Error fetching import logs'

export const importLogsResource = resource(
  'importLogs',
  { records: 'import logs' },
  {
    headers: list<ImportLogHeader>(
      '/district/import-log-headers',
      {
        key: 'batchId',
        sortable: ['startedAt', 'status', 'recordsRead', 'recordsRejected'],
        filterable: ['status', 'startedAt', 'source', 'componentName', 'recordsRejected', 'schoolYear'],
        searchable: ['batchId', 'source', 'sisProviderName'],
        defaultSort: { startedAt: 'desc' },
        facets: ['status'],
      },
      { lea: true, fail },
    ),
    results: list<ImportLogResult>(
      '/district/import-log-results',
      {
        key: 'etlStatusId',
        sortable: ['sequence', 'startedAt', 'recordsRead', 'recordsRejected', 'durationMs'],
        filterable: ['batchId', 'componentName', 'status', 'startedAt', 'recordsRejected'],
        mayBeEmpty: ['startedAt'],
        searchable: ['componentName', 'fileName'],
        defaultSort: { sequence: 'asc' },
        facets: ['status'],
      },
      { lea: true, fail },
    ),
    details: list<ImportLogDetail>('/district/import-log-details', LOG_DETAILS, { lea: true, fail }),
  },
)
