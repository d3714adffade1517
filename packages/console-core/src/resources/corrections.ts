import { decodersOf } from '../api/decoders.ts'
import type {
  AnswerCorrection,
  CorrectionRequest,
  CorrectionRow,
  NewCorrectionRequest,
} from '../entities/correction.ts'
import { logDetailFields } from './log-details.ts'
import { list, post, resource } from './operation.ts'

/** Whoever sees the rows in the import logs. */
const READS = [{ all: ['ROLE_IMPORT_LOG_VIEW'] }] as const
/** Who emails customers (R47), of those. */
const ASKS = [{ all: ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_IMPORT_LOG_VIEW'] }] as const

const fields = decodersOf<CorrectionRequest>({
  text: ['componentName', 'cause', 'causeTitle', 'status', 'dueOn', 'sentTo', 'createdAt', 'createdBy'],
  textOrNull: [
    ...(['suggestion', 'note', 'reply', 'answeredAt', 'answeredBy', 'remindedAt', 'closedAt'] as const),
    'closedBy',
  ],
  number: ['batchId', 'etlStatusId', 'rows', 'openRows', 'correctedRows', 'closedBatchId'],
})

const rowFields = decodersOf<Pick<CorrectionRow, 'correctedAt' | 'correctedBy' | 'fixedBatchId'>>({
  textOrNull: ['correctedAt', 'correctedBy'],
  number: ['fixedBatchId'],
})

/** Requests to a district to correct refused rows in its SIS. The next imports close what is fixed. */
export const correctionsResource = resource(
  'corrections',
  { records: 'correction requests' },
  {
    list: list<CorrectionRequest>(
      '/district/correction-requests',
      {
        key: 'id',
        sortable: ['createdAt', 'dueOn'],
        filterable: ['id', 'status', 'componentName', 'etlStatusId', 'cause'],
        searchable: ['componentName', 'cause'],
        defaultSort: { createdAt: 'desc' },
        facets: ['status'],
      },
      { fields, lea: true, extension: READS },
    ),
    rows: list<CorrectionRow>(
      '/district/correction-rows',
      {
        key: 'id',
        sortable: ['rowNumber', 'sourceId'],
        filterable: ['requestId', 'sourceId', 'fixedBatchId'],
        mayBeEmpty: ['fixedBatchId', 'sourceId'],
        searchable: ['rowNumber', 'sourceId'],
        defaultSort: { rowNumber: 'asc' },
      },
      {
        fields: { ...logDetailFields, ...rowFields },
        lea: true,
        extension: READS,
        records: 'the rows to correct',
      },
    ),
    /** Emails the district's contact, without anything of the rows (R25). */
    send: post<NewCorrectionRequest, CorrectionRequest>('/district/correction-requests', {
      fields,
      lea: true,
      extension: ASKS,
    }),
    /** The district's answer: a reply, or rows that are corrected. */
    answer: post<AnswerCorrection, CorrectionRequest>('/district/correction-requests/{id}/answer', {
      fields,
      lea: true,
      extension: READS,
    }),
    close: post<undefined, CorrectionRequest>('/district/correction-requests/{id}/close', {
      fields,
      lea: true,
      extension: ASKS,
    }),
  },
)
