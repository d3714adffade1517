import { type FindingParams, SIS_ROW_FIELDS } from '@edconsole/console-core/contract'
import { describeFinding } from '@edconsole/console-core/import-rules'
import type { BareRow } from './bare-database.ts'

/** A list as one writes it by hand: where it comes from, what narrows it down, what it is sorted by. */
export type BareList = {
  readonly columns: string
  readonly from: string
  readonly where: string
  readonly values: readonly unknown[]
  /** Columns of one index. */
  readonly order: readonly string[]
  readonly descending: boolean
  readonly rowOf?: (row: BareRow) => BareRow
}

const named = (names: readonly string[], table = ''): string =>
  names
    .map((name) => `${table}${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${name}"`)
    .join(', ')

const COUNTS = [
  ...['recordsRead', 'recordsInserted', 'recordsUpdated', 'recordsUnchanged', 'recordsRejected'],
  ...['recordsDeleted', 'recordsWarned', 'warningCount', 'errorCount'],
]
const ENDED = ['startedAt', 'endedAt', 'durationMs', ...COUNTS, 'failureOrigin', 'message']

const HEADER = [
  ...['batchId', 'lea', 'schoolYear', 'sisProviderName', 'source', 'triggerType', 'triggeredBy', 'status'],
  ...['componentsTotal', 'componentsDone', 'componentsFailed', 'recordsExpected', ...ENDED],
  ...['oldFiles', 'detailsDeletedAt'],
]
const RESULT = [
  ...['etlStatusId', 'batchId', 'lea', 'componentName', 'templateId', 'templateName', 'sequence', 'stage'],
  ...['status', 'fileName', ...ENDED],
]
const DETAIL = [
  ...['id', 'batchId', 'etlStatusId', 'componentName', 'severity', 'stage', 'rowNumber', 'sourceId'],
  ...['recordLabel', 'siteCode', 'columnName', 'sourceColumn', 'rejectedValue', 'errorCode', 'cause'],
  ...['params', 'owner', 'fixTarget', 'rowData', 'loggedAt'],
]
const STORED = ['id', 'lea', 'schoolYear', 'sourceId', 'batchId', 'isActive', 'isManual', 'dateLastModified']

const PREVIOUS = `(select json_build_object('batchId', p.batch_id, ${COUNTS.map(
  (name) => `'${name}', p.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
).join(', ')})
  from import_results p where p.lea = r.lea and p.component_name = r.component_name and p.batch_id < r.batch_id
    and p.status in ('completed', 'completedWithErrors') order by p.batch_id desc limit 1) as previous`

const COMPONENTS = `(select json_agg(json_build_object('etlStatusId', r.etl_status_id, 'componentName', r.component_name,
  'status', r.status, 'recordsRead', r.records_read, 'recordsRejected', r.records_rejected,
  'fileName', r.file_name) order by r.sequence)
  from import_results r where r.batch_id = b.batch_id) as components`

const FINDINGS = `coalesce((select c.findings from import_checks c
  where c.lea = b.lea and c.batch_id = b.batch_id), '[]') as "districtFindings"`

type Asked = URLSearchParams

/** The four lists of the measurement, by address. They know the questions that are asked, and no others. */
export const BARE_LISTS: Readonly<Record<string, (asked: Asked) => BareList>> = {
  '/api/district/import-log-headers': (asked) => ({
    columns: `${named(HEADER, 'b.')}, d.district_name as "districtName", ${COMPONENTS}, ${FINDINGS}`,
    from: 'import_batches b join districts d on d.lea = b.lea',
    where: 'b.lea = $1',
    values: [asked.get('lea')],
    order: ['b.started_at', 'b.batch_id'],
    descending: true,
  }),
  '/api/district/import-log-results': (asked) => ({
    columns: `${named(RESULT, 'r.')}, ${named(['detailsDeletedAt'], 'b.')}, ${PREVIOUS}`,
    from: 'import_results r join import_batches b on b.lea = r.lea and b.batch_id = r.batch_id',
    where: 'r.lea = $1 and r.batch_id = $2',
    values: [asked.get('lea'), asked.get('filter[batchId]')],
    order: ['r.sequence', 'r.etl_status_id'],
    descending: false,
  }),
  '/api/district/import-log-details': (asked) => {
    const result = asked.get('filter[etlStatusId]')
    const search = asked.get('search')
    const where = [
      'lea = $1',
      ...(result === null ? [] : ['etl_status_id = $2']),
      ...(search === null
        ? []
        : ['(row_number::text ilike $3 or source_id ilike $3 or rejected_value ilike $3)']),
    ]
    const values = [
      asked.get('lea'),
      ...(result === null ? [] : [result]),
      ...(search === null ? [] : [`%${search}%`]),
    ]
    return {
      columns: named(DETAIL),
      from: 'import_details',
      where: where.join(' and '),
      values,
      order: ['row_number', 'id'],
      descending: false,
      rowOf: withTexts,
    }
  },
  '/api/district/students': (asked) => {
    const grade = asked.get('filter[gradeLevel]')
    const search = asked.get('search')
    const bySite = asked.has('sort[siteCode]')
    const where = [
      `lea = $1 and component = 'students'`,
      ...(grade === null ? [] : [`${RANK} = array_position(${GRADES}, $2)`]),
      ...(search === null ? [] : ['search_text ilike $2']),
    ]
    const values = [
      asked.get('lea'),
      ...(grade === null ? [] : [grade]),
      ...(search === null ? [] : [`%${search}%`]),
    ]
    return {
      columns: `data, ${named(STORED)}`,
      from: 'sis_rows',
      where: where.join(' and '),
      values,
      order: [bySite ? `(data->>'siteCode') collate "C"` : BY_NAME, 'id'],
      descending: bySite,
      rowOf: ({ data, ...row }: BareRow) => ({ ...BLANK, ...(data as BareRow), ...row }),
    }
  },
}

/** Texts aren't stored. */
const withTexts = (row: BareRow): BareRow => {
  const { errorCode, rejectedValue, params } = row as Line
  const texts = describeFinding({ code: errorCode, value: rejectedValue, params })
  return { ...row, causeTitle: texts?.title, message: texts?.message, suggestion: texts?.suggestion }
}

type Line = { errorCode: string; rejectedValue: string | null; params: FindingParams | null }

const GRADES = `'{IT,PR,PK,TK,KG,01,02,03,04,05,06,07,08,09,10,11,12,13,PS,UG,OT}'::text[]`
const RANK = `array_position(${GRADES}, data->>'gradeLevel')`

/** Spelled as in the index of migration 0034. */
const BY_NAME = `(lower(data->>'lastName') || chr(9) || lower(coalesce(data->>'firstName', ''))) collate "C"`

/** What a student without any data answers. */
const BLANK: BareRow = Object.fromEntries(
  Object.entries(SIS_ROW_FIELDS.students).map(([name, { blank = null }]) => [name, blank]),
)
