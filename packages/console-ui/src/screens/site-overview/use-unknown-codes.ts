import { CONSTANTS, importLogsResource, sitesResource, useAccess, useList } from '@edconsole/console-core'
import { causesOfGroups } from '../../patterns/run-log/causes-of.ts'

export type UnknownCodes = {
  /** The last batch of the year that has ended. */
  readonly batchId: number
  /** Most rows first. */
  readonly codes: readonly { readonly value: string; readonly count: number }[]
}

const ENDED = ['completed', 'completedWithErrors', 'failed', 'held']
/** Rows that name a site which is not there. */
const UNKNOWN_SITE = 'R001'

/**
 * Codes that rows of the last import named and no site has, told by its log and by the sites as they are now: one that was
 * added since is not among them. Null where there are none, or the user may not see imports.
 */
export function useUnknownCodes(schoolYear: number): UnknownCodes | null {
  const may = useAccess().can('import-log-details')
  const { data: [batch] = [] } = useList(
    importLogsResource.headers,
    { limit: 1, sort: { startedAt: 'desc' }, filter: { schoolYear, status: ENDED } },
    { enabled: may, silent: true },
  )
  const batchId = batch?.batchId ?? 0
  const { facets } = useList(
    importLogsResource.details,
    { limit: 1, facets: ['cause'], filter: { batchId, severity: 'error' } },
    {
      enabled: batchId > 0 && batch !== undefined && batch.recordsRejected > 0,
      silent: true,
      within: { batchId },
    },
  )
  const named = causesOfGroups(facets?.cause ?? [])
    .filter(({ code }) => code === UNKNOWN_SITE)
    .flatMap(({ values }) => values)
  const known = useList(
    sitesResource.list,
    {
      limit: CONSTANTS.limitMax,
      filter: { schoolYear, siteCode: named.map(({ value }) => value) },
    },
    { enabled: named.length > 0, silent: true, within: { batchId } },
  )
  if (named.length === 0 || !known.data) return null
  const codes = countsOf(named)
  for (const { siteCode } of known.data) codes.delete(siteCode)
  if (codes.size === 0) return null
  return {
    batchId,
    codes: [...codes].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count),
  }
}

/** Several columns may name the same code. */
function countsOf(named: UnknownCodes['codes']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { value, count } of named) counts.set(value, (counts.get(value) ?? 0) + count)
  return counts
}
