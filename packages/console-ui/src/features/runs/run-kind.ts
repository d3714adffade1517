import {
  type exportRuns,
  type ListQuery,
  type Operation,
  type Place,
  placeOf,
  type Query,
} from '@edconsole/console-core'
import type { LookOfStatus } from '../../parts/status/use-status-look.ts'

/** What became of the rows of a run or of one component; `remaining` is what isn't done yet. */
export type RunRows = { accepted: number; rejected: number; remaining?: number }

/** What every run has, whatever its kind. */
export type Run = {
  readonly batchId: number
  readonly status: string
  readonly componentsFailed: number
  readonly oldFiles?: number | null
  readonly startedAt: string
  readonly durationMs: number | null
  readonly endedAt: string | null
  readonly message: string | null
}

/** What every component of a run has. */
export type RunPart = Omit<Run, 'componentsFailed' | 'startedAt'> & {
  readonly etlStatusId: number
  readonly componentName: string
  readonly startedAt: string | null
  readonly recordsRead: number
}

/** What tells imports and exports apart wherever their logs are alike: calls, addresses and counts. */
export type RunKind<Header, Part = unknown, Line = unknown, Count extends string = string> = {
  readonly calls: {
    readonly headers: Operation<ListQuery, Header[]>
    readonly results: Operation<ListQuery, Part[]>
    readonly details: Operation<ListQuery, Line[]>
  }
  /** Follows runs to their end; absent for imports. */
  readonly watch?: typeof exportRuns
  readonly routes: {
    readonly list: 'import-logs' | 'export-logs'
    readonly run: 'import-log-results' | 'export-log-results'
    readonly part: 'import-log-details' | 'export-log-details'
  }
  /** The counts that are compared with the run before. Fewer `rows` may be a mistake, more `lost` is worse. */
  readonly counts: { readonly rows: Count; readonly lost: Count }
  /** Some rows or components failed, so that a run that ended has failed in part. */
  hasFailedInPart(run: Pick<Run, 'componentsFailed'>): boolean
  rows(run: Header): RunRows
}

/** The state of a run in words. */
export const runWord = (
  kind: Pick<RunKind<unknown>, 'hasFailedInPart'>,
  run: Pick<Run, 'status' | 'componentsFailed' | 'oldFiles'>,
  lookOf: LookOfStatus,
): string => lookOf(run.status, kind.hasFailedInPart(run), Boolean(run.oldFiles)).word

type Routes = Pick<RunKind<unknown>, 'routes'>

/** The page of one run. */
export const placeOfRun = ({ routes }: Routes, districtId: string, batchId: number | string): Place =>
  placeOf(routes.run, { districtId, batchId: String(batchId) })

/** The page of one component of a run. */
export const placeOfPart = (
  { routes }: Routes,
  districtId: string,
  part: Pick<RunPart, 'batchId' | 'etlStatusId'>,
  query?: Query,
): Place => placeOf(routes.part, partParams(districtId, part), query && { query })

/** The parameters of the address of one component of a run. */
export const partParams = (
  districtId: string,
  part: Pick<RunPart, 'batchId' | 'etlStatusId'>,
): { districtId: string; batchId: string; etlStatusId: string } => ({
  districtId,
  batchId: String(part.batchId),
  etlStatusId: String(part.etlStatusId),
})

/** True if a run ended, or was held, before its rows were loaded: its message says more than its counts. */
export const stoppedEarly = ({ status }: { status: string }): boolean =>
  status === 'failed' || status === 'held' || status === 'cancelled'
