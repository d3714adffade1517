import type { ExportLogDetail, ExportLogHeader, ExportLogResult } from '../entities/export-log.ts'
import { LOG_DETAILS } from './log-details.ts'
import { list, resource } from './operation.ts'

export const exportLogsResource = resource(
  'exportLogs',
  { records: 'export logs' },
  {
    headers: list<ExportLogHeader>(
      '/district/export-log-headers',
      {
        key: 'batchId',
        sortable: ['startedAt', 'status', 'recordsWritten', 'recordsSkipped'],
        filterable: [
          ...['status', 'startedAt', 'productId', 'exportId', 'componentName', 'schoolYear'],
          ...['recordsSkipped'],
        ],
        searchable: ['batchId', 'productName', 'exportName'],
        defaultSort: { startedAt: 'desc' },
        facets: ['status'],
      },
      { lea: true, fail: 'Error fetching export log headers' },
    ),
    results: list<ExportLogResult>(
      '/district/export-log-results',
      {
        key: 'etlStatusId',
        sortable: ['sequence', 'recordsWritten', 'recordsSkipped', 'durationMs'],
        filterable: ['batchId', 'componentName', 'status', 'deliveryStatus'],
        searchable: ['componentName', 'fileName'],
        defaultSort: { sequence: 'asc' },
        facets: ['status'],
      },
      { lea: true, fail: 'Error fetching export log results' },
    ),
    details: list<ExportLogDetail>('/district/export-log-details', LOG_DETAILS, {
      lea: true,
      fail: 'Error fetching export log details',
    }),
  },
)
