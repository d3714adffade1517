import type { FacetGroup } from '@edconsole/console-core/contract'
import type { LogLine } from '../findings/log-line.ts'
import { findingWords, type WordsOf } from '../findings/use-finding-words.ts'
import type { Cause } from './cause.ts'
import { causeOfLine } from './cause-of-line.ts'
import { groupedBy } from './grouped-by.ts'
import { orderCauses } from './order-causes.ts'

/** The causes of a component in the order in which to fix them, from the server's own groups (R46). */
export const causesOfGroups = (groups: readonly FacetGroup[], wordsOf: WordsOf = findingWords): Cause[] =>
  orderCauses(
    groups.flatMap((group) => (isDetail(group.sample) ? [causeOf(group, group.sample, true, wordsOf)] : [])),
  )

/** The same, counted over the rows at hand, for a server that does not group. */
export const causesOfRows = (rows: readonly LogLine[], wordsOf: WordsOf = findingWords): Cause[] => {
  const groups = groupedBy(rows, (row) => causeOfLine(row).key)
  return orderCauses(
    [...groups].flatMap(([value, members]) => {
      const [sample] = members
      if (!sample) return []
      const group = { value, count: members.length, values: valuesOf(members) }
      return [causeOf(group, sample, causeOfLine(sample).told, wordsOf)]
    }),
  )
}

const causeOf = (
  group: Omit<FacetGroup, 'sample'>,
  sample: LogLine,
  told: boolean,
  wordsOf: WordsOf,
): Cause => ({
  key: group.value,
  told,
  code: sample.errorCode,
  title: wordsOf(sample, false).title,
  severity: sample.severity,
  columnName: sample.columnName,
  sourceColumn: sample.sourceColumn ?? null,
  count: group.count,
  values: group.values ?? [],
  ofFile: sample.rowNumber === null,
  owner: sample.owner,
  fixTarget: sample.fixTarget ?? null,
  ...(group.history && { history: group.history }),
})

const valuesOf = (rows: readonly LogLine[]): { value: string; count: number }[] => {
  const received = rows.flatMap(({ rejectedValue }) => (rejectedValue == null ? [] : [rejectedValue]))
  return [...groupedBy(received, (value) => value)]
    .map(([value, same]) => ({ value, count: same.length }))
    .sort((a, b) => b.count - a.count)
}

// A facet's sample is `unknown` on the wire: it counts only when it is a finding
const isDetail = (sample: unknown): sample is LogLine =>
  typeof sample === 'object' &&
  sample !== null &&
  'message' in sample &&
  typeof sample.message === 'string' &&
  'severity' in sample &&
  'errorCode' in sample
