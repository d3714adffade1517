import {
  CONSTANTS,
  type ComponentName,
  importLogsResource,
  sitesResource,
  useAccess,
  useList,
} from '@edconsole/console-core'
import { causesOfGroups } from '../../features/runs/causes/causes-of.ts'

type CodeCount = { readonly value: string; readonly count: number }

export type UnknownCodes =
  /** The user may not see imports. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; retry(): void }
  /** No import of the year has completed. */
  | { readonly kind: 'never' }
  /** Of the last batch of the year that has completed, most rows first. */
  | {
      readonly kind: 'known'
      readonly batchId: number
      readonly codes: readonly CodeCount[]
      /** Rows that it refused for codes whose sites were added since. */
      readonly settledRows: number
      /** Components of which it refused rows, for whatever reason: what a sync has to import again. */
      readonly components: readonly ComponentName[]
    }

/** A batch that failed says nothing of the codes that it did not come to. */
const ENDED = ['completed', 'completedWithErrors', 'held']
/** Rows that name a site which is not there. */
const UNKNOWN_SITE = 'R001'

/**
 * Codes that rows of the last import named and no site has, told by its log and by the sites as they are now: one that was
 * added since is not among them.
 */
export function useUnknownCodes(schoolYear: number): UnknownCodes {
  const may = useAccess().can('import-log-details')
  const batches = useList(
    importLogsResource.headers,
    { limit: 1, sort: { startedAt: 'desc' }, filter: { schoolYear, status: ENDED } },
    { enabled: may, silent: true },
  )
  const batch = batches.data?.[0]
  const batchId = batch?.batchId ?? 0
  const isClean = batch?.recordsRejected === 0
  const causes = useList(
    importLogsResource.details,
    { limit: 1, facets: ['cause'], filter: { batchId, severity: 'error' } },
    { enabled: batch !== undefined && !isClean, silent: true, within: { batchId } },
  )
  const named = causesOfGroups(causes.facets?.cause ?? [])
    .filter(({ code }) => code === UNKNOWN_SITE)
    .flatMap(({ values }) => values)
  const known = useList(
    sitesResource.list,
    { limit: CONSTANTS.limitMax, filter: { schoolYear, siteCode: named.map(({ value }) => value) } },
    { enabled: named.length > 0, silent: true, within: { batchId } },
  )
  if (!may) return { kind: 'denied' }
  const failed = [batches, causes, known].find(({ data, errors }) => !data && errors.length > 0)
  if (failed) return { kind: 'failed', retry: failed.retry }
  if (!batches.data) return { kind: 'waiting' }
  if (!batch) return { kind: 'never' }
  if (!isClean && !causes.data) return { kind: 'waiting' }
  if (named.length > 0 && !known.data) return { kind: 'waiting' }
  const codes = countsOf(named)
  let settledRows = 0
  for (const { siteCode } of known.data ?? []) {
    settledRows += codes.get(siteCode) ?? 0
    codes.delete(siteCode)
  }
  return {
    kind: 'known',
    batchId,
    settledRows,
    components: batch.components.flatMap(({ componentName, recordsRejected }) =>
      recordsRejected > 0 ? componentName : [],
    ),
    codes: [...codes].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count),
  }
}

/** Several columns may name the same code. */
function countsOf(named: readonly CodeCount[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { value, count } of named) counts.set(value, (counts.get(value) ?? 0) + count)
  return counts
}
