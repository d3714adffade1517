import { decodersOf } from '../api/decoders.ts'
import type {
  PreviewRollovers,
  RetryRollovers,
  RolloverPreview,
  RolloverRun,
  RolloverRunDistrict,
  StartRollovers,
} from '../entities/rollover-run.ts'
import { list, post, resource } from './operation.ts'

/** Whoever may roll over one district may roll over many (R47). */
const extension = [{ all: ['ROLE_ILLUMINATE_EMPLOYEE'] }] as const

const run = decodersOf<RolloverRun>({
  text: ['startedAt', 'startedBy'],
  textOrNull: ['endedAt', 'canceledAt', 'canceledBy'],
  number: ['id', 'total', 'waiting', 'running', 'done', 'failed', 'skipped', 'canceled'],
})

const district = decodersOf<RolloverRunDistrict>({
  text: ['lea', 'districtName', 'state', 'status'],
  textOrNull: ['reason', 'endedAt'],
  number: [
    ...(['id', 'runId', 'districtId', 'fromYear', 'staff', 'templates', 'exports'] as const),
    ...(['alreadyPresent', 'leftOut'] as const),
  ],
})

const preview = decodersOf<RolloverPreview>({
  text: ['lea', 'districtName', 'state'],
  textOrNull: ['blocked', 'advice'],
  number: ['id', 'fromYear', 'staff', 'templates', 'exports'],
})

/** Rollovers of several districts, run by the server in the background. */
export const rolloverRunsResource = resource(
  'rolloverRuns',
  { records: 'rollovers' },
  {
    /** Newest first. */
    list: list<RolloverRun>(
      '/districts/rollovers',
      {
        key: 'id',
        sortable: ['startedAt'],
        filterable: [],
        searchable: ['startedBy'],
        defaultSort: { startedAt: 'desc' },
      },
      { extension, fields: run },
    ),
    /** The districts of all runs: failed, canceled, skipped, running, waiting, done. */
    districts: list<RolloverRunDistrict>(
      '/districts/rollover-results',
      {
        key: 'id',
        sortable: ['status', 'districtName'],
        filterable: ['runId', 'status', 'state'],
        searchable: ['districtName', 'lea'],
        defaultSort: { status: 'asc' },
        facets: ['status'],
      },
      { extension, records: 'districts of the rollover', fields: district },
    ),
    /** What would be copied of each district into the next year. Changes nothing. */
    preview: post<PreviewRollovers, RolloverPreview[]>('/districts/rollovers/preview', {
      answers: 'rows',
      extension,
      records: 'the preview of the rollover',
      confirms: false,
      fields: preview,
    }),
    /** 409 while another run goes on, or where none of the districts can be rolled over. */
    start: post<StartRollovers, RolloverRun>('/districts/rollovers', {
      extension,
      records: 'the rollover',
      confirms: false,
      fields: run,
    }),
    /** Leaves the districts of a run alone that haven't begun. 409 once it has ended. */
    cancel: post<undefined, RolloverRun>('/districts/rollovers/{id}/cancel', {
      extension,
      records: 'the rollover',
      confirms: false,
      fields: run,
    }),
    /** Rolls districts of a run over again, or for the first time where it was canceled. */
    retry: post<RetryRollovers, RolloverRun>('/districts/rollovers/{id}/retry', {
      extension,
      records: 'the rollover',
      confirms: false,
      fields: run,
    }),
  },
)
