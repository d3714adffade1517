import {
  type AccountSyncLog,
  accountSyncLogsResource,
  CONSTANTS,
  type ListInput,
  useList,
  useQueryState,
} from '@edconsole/console-core'
import { useMemo } from 'react'
import { groupedBy } from '../../features/runs/causes/grouped-by.ts'
import { listQueryOf } from '../../patterns/resource-table/model/list-query-of.ts'
import { readTableState } from '../../patterns/resource-table/model/table-state.ts'
import { useToday } from '../../patterns/resource-table/use-today.ts'
import { periodFilter } from './filters.ts'
import type { AccountSyncLogsMessages } from './messages.ts'

/** How often each word of a field occurs. */
export type WordCounts = Readonly<Record<string, number>>

export type PeriodCounts = {
  /** Undefined until known. */
  readonly counts: { readonly actions: WordCounts; readonly results: WordCounts } | undefined
  readonly lines: number | undefined
  /** How many lines were counted, when that was not all of them (R46). */
  readonly ofFirst: number | null
  readonly failed: boolean
  readonly updatedAt: number | undefined
  readonly fetching: boolean
  retry(): void
}

/**
 * How many lines of each action and result the chosen days have, whatever else the list is narrowed to. A server that
 * does not count is counted for, over its first lines (R46).
 */
export const usePeriodCounts = (m: AccountSyncLogsMessages): PeriodCounts => {
  const input = usePeriod(m)
  const grouped = useList(accountSyncLogsResource.list, { ...input, limit: 1, facets: ['action', 'result'] })
  const { facets } = grouped
  const ungrouped = grouped.data !== undefined && facets === undefined
  const first = useList(
    accountSyncLogsResource.list,
    { ...input, limit: CONSTANTS.limitMax },
    { enabled: ungrouped },
  )
  const counts = useMemo(() => {
    if (facets) return { actions: ofGroups(facets.action), results: ofGroups(facets.result) }
    return first.data && { actions: ofLines(first.data, 'action'), results: ofLines(first.data, 'result') }
  }, [facets, first.data])
  const counted = first.data?.length ?? 0
  return {
    counts,
    lines: grouped.totalCount,
    ofFirst: ungrouped && counted < (grouped.totalCount ?? counted) ? counted : null,
    failed: counts === undefined && (grouped.errors.length > 0 || first.errors.length > 0),
    updatedAt: grouped.updatedAt,
    fetching: grouped.fetching,
    retry: () => {
      grouped.retry()
      if (ungrouped) first.retry()
    },
  }
}

const usePeriod = (m: AccountSyncLogsMessages): Pick<ListInput, 'filter'> => {
  const [query] = useQueryState()
  const today = useToday()
  return useMemo(() => {
    const filters = [periodFilter(m)]
    const { filters: chosen } = readTableState(query, { sortable: [], filters })
    const state = { page: 1, size: undefined, sort: undefined, search: '', filters: chosen }
    const context = { filters, size: CONSTANTS.pageSizeDefault, defaultSort: undefined, today }
    const { filter } = listQueryOf(state, context)
    return filter ? { filter } : {}
  }, [query, today, m])
}

const ofGroups = (groups: readonly { value: string; count: number }[] = []): WordCounts =>
  Object.fromEntries(groups.map(({ value, count }) => [value, count]))

const ofLines = (lines: readonly AccountSyncLog[], field: 'action' | 'result'): WordCounts =>
  Object.fromEntries([...groupedBy(lines, (line) => line[field])].map(([word, { length }]) => [word, length]))
