import { CONSTANTS, type ListQuery, type Operation, useList } from '@edconsole/console-core'
import { useMemo } from 'react'
import type { LogLine } from '../findings/log-line.ts'
import { useFindingWords } from '../findings/use-finding-words.ts'
import type { Cause } from './cause.ts'
import { causesOfGroups, causesOfRows } from './causes-of.ts'

export type Causes = {
  /** In the order in which to fix them; undefined until known. */
  readonly list: readonly Cause[] | undefined
  /** Lines by severity, when the server counts them. */
  readonly lines: { readonly error: number; readonly warning: number } | undefined
  /** How many rows the causes were counted over, when that was not all of them (R46). */
  readonly ofFirst: number | null
  readonly failed: boolean
  retry(): void
}

/**
 * Why rows of a component were refused, changed or left out, grouped by the server, or else counted over its first lines.
 * @param details the list of its log's lines
 */
export const useCauses = <Line extends LogLine>(
  details: Operation<ListQuery, Line[]>,
  component: { batchId: number | string; etlStatusId: number | string },
  { enabled = true, pollMs = false }: { enabled?: boolean; pollMs?: number | false } = {},
): Causes => {
  const wordsOf = useFindingWords()
  const filter = { batchId: String(component.batchId), etlStatusId: String(component.etlStatusId) }
  const grouped = useList(
    details,
    { filter, limit: 1, facets: ['cause', 'severity'] },
    { enabled, pollMs, within: filter },
  )
  const groups = grouped.facets?.cause
  const ungrouped = grouped.data !== undefined && groups === undefined
  const lines = useList(
    details,
    { filter, limit: CONSTANTS.limitMax },
    { enabled: enabled && ungrouped && (grouped.totalCount ?? 1) > 0, within: filter },
  )
  const list = useMemo(() => {
    if (groups) return causesOfGroups(groups, wordsOf)
    if (ungrouped && grouped.totalCount === 0) return []
    return lines.data && causesOfRows(lines.data, wordsOf)
  }, [groups, ungrouped, grouped.totalCount, lines.data, wordsOf])
  const counted = lines.data?.length ?? 0
  return {
    list,
    lines: linesOf(grouped.facets?.severity),
    ofFirst: ungrouped && counted > 0 && counted < (grouped.totalCount ?? counted + 1) ? counted : null,
    failed: list === undefined && (grouped.errors.length > 0 || lines.errors.length > 0),
    retry: () => {
      grouped.retry()
      if (ungrouped) lines.retry()
    },
  }
}

const linesOf = (
  groups: readonly { value: string; count: number }[] | undefined,
): { error: number; warning: number } | undefined => {
  const count = (severity: string): number => groups?.find(({ value }) => value === severity)?.count ?? 0
  return groups && { error: count('error'), warning: count('warning') }
}
