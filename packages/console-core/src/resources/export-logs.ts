import { decodersOf, itemsOf } from '../api/decoders.ts'
import type { ExportCheck, ExportCheckedFile, ExportCheckFinding } from '../entities/export-check.ts'
import type {
  ExportFileLink,
  ExportLogDetail,
  ExportLogHeader,
  ExportLogHeaderComponent,
  ExportLogResult,
} from '../entities/export-log.ts'
import { LOG_DETAILS, logDetailFields } from './log-details.ts'
import { get, list, resource } from './operation.ts'

const COUNTS = ['recordsRead', 'recordsWritten', 'recordsSkipped', 'warningCount', 'errorCount'] as const

const header = decodersOf<ExportLogHeader>(
  {
    text: ['status', 'exportName', 'productName', 'deliveryMethod', 'deliveryStatus', 'startedAt'],
    textOrNull: ['endedAt', 'destination', 'remotePath', 'message', 'triggeredBy', 'exportType'],
    number: [
      ...COUNTS,
      'durationMs',
      'componentsTotal',
      'componentsDone',
      'componentsFailed',
      'fileCount',
      'fileSizeBytes',
    ],
  },
  {
    components: itemsOf(
      decodersOf<ExportLogHeaderComponent>({
        text: ['componentName', 'status', 'deliveryStatus'],
        textOrNull: ['fileName'],
        number: ['recordsWritten', 'recordsSkipped'],
      }),
    ),
  },
)

const result = decodersOf<ExportLogResult>(
  {
    text: ['status', 'componentName', 'deliveryStatus'],
    textOrNull: [
      'fileName',
      'checksumSha256',
      'downloadPath',
      'remotePath',
      'startedAt',
      'endedAt',
      'message',
    ],
    number: [...COUNTS, 'durationMs', 'fileSizeBytes'],
  },
  {
    otherFiles: itemsOf(decodersOf<ExportFileLink>({ text: ['fileName'], textOrNull: ['downloadPath'] })),
  },
)

const check = decodersOf<ExportCheck>(
  { textOrNull: ['version'], number: ['batchId'] },
  {
    files: itemsOf(decodersOf<ExportCheckedFile>({ text: ['fileName'], number: ['rows'] })),
    findings: itemsOf(
      decodersOf<ExportCheckFinding>({
        text: ['code', 'fileName'],
        textOrNull: ['columnName', 'value'],
        number: ['rows', 'line'],
      }),
    ),
  },
)

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
      { fields: header, lea: true, fail: 'Error fetching export log headers' },
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
      { fields: result, lea: true, fail: 'Error fetching export log results' },
    ),
    details: list<ExportLogDetail>('/district/export-log-details', LOG_DETAILS, {
      fields: logDetailFields,
      lea: true,
      fail: 'Error fetching export log details',
    }),
    /** Reads the stored files of a sending again, beside the OneRoster standard. */
    check: get<ExportCheck>('/district/export-log-headers/{id}/check', {
      lea: true,
      records: 'the files of the export',
      extension: [{ all: ['ROLE_EXPORT_LOG_VIEW'] }],
      fields: check,
    }),
  },
)
