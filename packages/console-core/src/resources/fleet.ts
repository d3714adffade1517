import { type Decoder, decodersOf, numbersOf } from '../api/decoders.ts'
import { isRecord } from '../api/is-record.ts'
import type {
  AssignDistricts,
  DistrictOwner,
  DistrictStates,
  DistrictStatus,
  DistrictStatusCounts,
  SyncDistricts,
} from '../entities/district-status.ts'
import { importDelayOf } from '../lists/import-delays.ts'
import { get, list, post, resource } from './operation.ts'

const STAFF = [{ all: ['ROLE_ILLUMINATE_EMPLOYEE'] }] as const

const states = decodersOf<DistrictStates>(
  {},
  { failed: numbersOf, held: numbersOf, late: numbersOf, never: numbersOf },
)

const numbers: Decoder = (value) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number' && Number.isFinite(one)) : []

/** A step without a place to go to is none. */
const step: Decoder = (value) =>
  isRecord(value) && isRecord(value.target) && typeof value.target.route === 'string' ? value : null

const status = decodersOf<DistrictStatus>(
  {
    text: ['lea', 'districtName', 'state', 'importState', 'nights'],
    textOrNull: ['sisProviderName', 'runningSince', 'lastImportAt', 'stateSince', 'expectedBy', 'ownerName'],
    number: [
      ...([
        'id',
        'lastImportBatchId',
        'streak',
        'rejectedPercent',
        'rejectedLimitPercent',
        'exportsTotal',
        'exportsFailing',
      ] as const),
      'ownerId',
    ],
    flag: ['needsAttention'],
  },
  { rejectedTrend: numbers, nextStep: step, lateReason: importDelayOf },
)

const counts = decodersOf<DistrictStatusCounts>({
  text: ['night'],
  textOrNull: ['lateSince', 'heldSince'],
  number: [
    ...(['imported', 'late', 'failing', 'held', 'never', 'needsAttention', 'mine'] as const),
    ...(['importedWithProblems', 'withFailingExports', 'failedNightBefore', 'neverInSetup'] as const),
  ],
})

/** All active districts at a glance, for provider staff. What it answers is kept by the server, not computed on reading. */
export const fleetResource = resource(
  'fleet',
  { records: 'districts' },
  {
    /** Most urgent first: failed, held, late, rejections, running, never, the rest; within each the newest import first. */
    list: list<DistrictStatus>(
      '/districts/status',
      {
        key: 'id',
        sortable: [
          'importState',
          'districtName',
          'state',
          'lastImportAt',
          'rejectedPercent',
          'exportsFailing',
        ],
        filterable: [
          ...['importState', 'needsAttention', 'state', 'sisProviderName', 'ownerId', 'exportsFailing'],
          ...['rejectedPercent', 'stepOwner'],
        ],
        mayBeEmpty: ['ownerId', 'rejectedPercent', 'sisProviderName'],
        searchable: ['districtName', 'lea'],
        defaultSort: { importState: 'asc' },
        facets: ['importState', 'state', 'sisProviderName', 'ownerId'],
      },
      { extension: STAFF, fields: status },
    ),
    counts: get<DistrictStatusCounts>('/districts/status-counts', {
      extension: STAFF,
      records: 'the status of districts',
      fields: counts,
    }),
    /** Which districts stand out, without their rows: a list of all districts marks them. */
    states: get<DistrictStates>('/districts/states', {
      extension: STAFF,
      records: 'the status of districts',
      fields: states,
    }),
    /** Provider staff, by name. */
    owners: get<DistrictOwner[]>('/districts/owners', {
      answers: 'rows',
      extension: STAFF,
      records: 'owners',
      fields: decodersOf<DistrictOwner>({ text: ['name'], number: ['id'] }),
    }),
    /** All of the named districts or, where one isn't there, none. */
    assign: post<AssignDistricts, { assigned: number }>('/districts/assign', {
      extension: STAFF,
      confirms: false,
    }),
    /** Starts an import in each district as `sisImports.sync` does, and says why in each other one not. */
    sync: post<SyncDistricts, { started: number[] }>('/districts/sync', {
      extension: [{ all: ['ROLE_ILLUMINATE_EMPLOYEE', 'ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] }],
      confirms: false,
      perItem: true,
    }),
  },
)
