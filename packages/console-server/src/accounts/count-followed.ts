import type { AccountSyncAction, RowCounts } from '@edconsole/console-core/contract'
import { addCounts, NO_ROWS } from '../pipeline/row-counts.ts'
import type { Followed } from './follow-person.ts'

type Known = {
  /** By staff id: what an earlier try of the batch did. */
  before: ReadonlyMap<string, AccountSyncAction>
  /** Nobody in the staff's file: they are no records that were read. */
  areMissing: boolean
}

/** What became of the accounts of some people, in the counts of every component. */
export const countFollowed = (followed: readonly Followed[], { before, areMissing }: Known): RowCounts =>
  followed.reduce((counts, one) => {
    const outcome = outcomeOf(one, before)
    if (areMissing) return addCounts(counts, { ...NO_ROWS, recordsDeleted: outcome === 'unchanged' ? 0 : 1 })
    const warningCount = one.findings.filter(({ severity }) => severity === 'warning').length
    return addCounts(counts, {
      ...NO_ROWS,
      recordsRead: 1,
      [FIELDS[outcome]]: 1,
      warningCount,
      recordsWarned: outcome !== 'refused' && warningCount > 0 ? 1 : 0,
      errorCount: one.findings.length - warningCount,
    })
  }, NO_ROWS)

const outcomeOf = ({ outcome, person }: Followed, before: Known['before']): Followed['outcome'] => {
  const earlier = before.get(person.staffId)
  if (earlier === undefined) return outcome
  return earlier === 'create' ? 'created' : 'changed'
}

const FIELDS = {
  created: 'recordsInserted',
  changed: 'recordsUpdated',
  unchanged: 'recordsUnchanged',
  refused: 'recordsRejected',
} as const
