import { decodersOf, itemOf, itemsOf } from '../api/decoders.ts'
import type {
  BatchComparison,
  ChangedField,
  ChangedRow,
  ChangedRows,
  ChangedValue,
  ComparedBatch,
  ComparedCause,
  ComparedComponent,
  ComparedValue,
} from '../entities/batch-comparison.ts'
import type { DistrictImportStatus } from '../entities/district-status.ts'
import type {
  DistrictFinding,
  HeldRemoval,
  ImportLogDetail,
  ImportLogHeader,
  ImportLogHeaderComponent,
  ImportLogResult,
} from '../entities/import-log.ts'
import { importDelayOf } from '../lists/import-delays.ts'
import { LOG_DETAILS, logDetailFields } from './log-details.ts'
import { get, list, resource } from './operation.ts'

const fail = 'Error fetching import logs'

const COUNTS = [
  'recordsRead',
  'recordsInserted',
  'recordsUpdated',
  'recordsUnchanged',
  'recordsRejected',
  'recordsDeleted',
  'recordsWarned',
  'warningCount',
  'errorCount',
] as const

const header = decodersOf<ImportLogHeader>(
  {
    text: ['status', 'sisProviderName', 'source', 'startedAt'],
    textOrNull: ['endedAt', 'message', 'triggeredBy', 'detailsDeletedAt'],
    number: [
      ...COUNTS,
      'durationMs',
      'componentsTotal',
      'componentsDone',
      'componentsFailed',
      'recordsExpected',
      'oldFiles',
    ],
  },
  {
    components: itemsOf(
      decodersOf<ImportLogHeaderComponent>({
        text: ['componentName', 'status'],
        textOrNull: ['fileName'],
        number: ['recordsRead', 'recordsRejected'],
      }),
    ),
    districtFindings: itemsOf(
      decodersOf<DistrictFinding>({
        text: ['code', 'severity', 'title', 'message'],
        textOrNull: ['value', 'suggestion'],
      }),
    ),
  },
)

const result = decodersOf<ImportLogResult>({
  text: ['status', 'componentName'],
  textOrNull: ['templateName', 'fileName', 'startedAt', 'endedAt', 'message', 'detailsDeletedAt'],
  number: [...COUNTS, 'durationMs'],
})

const removal = decodersOf<HeldRemoval>({
  text: ['componentName', 'sourceId'],
  textOrNull: ['recordLabel', 'siteCode'],
  flag: ['isAccepted'],
})

const comparedBatch = itemOf(
  decodersOf<ComparedBatch>({
    text: ['startedAt'],
    textOrNull: ['detailsDeletedAt'],
    number: ['batchId', 'durationMs'],
  }),
)

const comparison = decodersOf<BatchComparison>(
  {},
  {
    before: comparedBatch,
    after: comparedBatch,
    components: itemsOf(
      decodersOf<ComparedComponent>({ text: ['componentName'], number: ['etlStatusId'], texts: ['unusual'] }),
    ),
    causes: itemsOf(
      decodersOf<ComparedCause>(
        { text: ['componentName', 'cause'], number: ['before', 'after'] },
        {
          sample: itemOf(logDetailFields),
          values: itemsOf(decodersOf<ComparedValue>({ text: ['value'], number: ['before', 'after'] })),
        },
      ),
    ),
    fields: itemsOf(
      decodersOf<ChangedField>(
        { text: ['componentName', 'fieldName'], number: ['rows'] },
        { examples: itemsOf(decodersOf<ChangedValue>({ text: ['sourceId'], textOrNull: ['from', 'to'] })) },
      ),
    ),
    rows: itemsOf(
      decodersOf<ChangedRows>(
        { text: ['componentName', 'change'], number: ['rows'] },
        { examples: itemsOf(decodersOf<ChangedRow>({ text: ['sourceId'], textOrNull: ['label'] })) },
      ),
    ),
  },
)

const status = decodersOf<DistrictImportStatus>(
  {
    text: ['lea', 'importState'],
    textOrNull: ['runningSince', 'lastImportAt', 'stateSince', 'expectedBy'],
    number: ['lastImportBatchId', 'streak'],
  },
  { lateReason: importDelayOf },
)

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
      { fields: header, lea: true, fail },
    ),
    results: list<ImportLogResult>(
      '/district/import-log-results',
      {
        key: 'etlStatusId',
        sortable: ['sequence', 'startedAt', 'recordsRead', 'recordsRejected', 'durationMs'],
        filterable: ['batchId', 'componentName', 'status', 'startedAt', 'recordsRejected', 'schoolYear'],
        mayBeEmpty: ['startedAt'],
        searchable: ['componentName', 'fileName'],
        defaultSort: { sequence: 'asc' },
        facets: ['status'],
      },
      { fields: result, lea: true, fail },
    ),
    details: list<ImportLogDetail>('/district/import-log-details', LOG_DETAILS, {
      fields: logDetailFields,
      lea: true,
      fail,
    }),
    /** Who a held batch would remove if it were released now. Empty once that is decided. */
    removals: list<HeldRemoval>(
      '/district/import-log-removals',
      {
        key: 'id',
        sortable: ['sourceId', 'siteCode'],
        filterable: ['batchId', 'etlStatusId', 'componentName', 'siteCode'],
        mayBeEmpty: ['siteCode'],
        searchable: ['sourceId', 'recordLabel'],
        defaultSort: { sourceId: 'asc' },
        facets: ['siteCode'],
      },
      {
        fields: removal,
        lea: true,
        records: 'the records to remove',
        extension: [{ all: ['ROLE_IMPORT_LOG_VIEW'] }],
      },
    ),
    /** A batch beside the one that `with` names; without it, beside the last that ended before. */
    compare: get<BatchComparison>('/district/import-log-headers/{id}/compare', {
      lea: true,
      query: ['with'],
      records: 'the comparison',
      extension: [{ all: ['ROLE_IMPORT_LOG_VIEW'] }],
      fields: comparison,
    }),
    /** As the list of all districts tells it: how often the last imports ended alike, and whether the next one is late. */
    status: get<DistrictImportStatus>('/district/import-status', {
      lea: true,
      records: 'the status of imports',
      extension: [{ all: ['ROLE_IMPORT_LOG_VIEW'] }],
      fields: status,
    }),
  },
)
