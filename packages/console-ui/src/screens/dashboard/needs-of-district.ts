import { type FacetGroup, formatCount } from '@edconsole/console-core'
import { causesOfGroups } from '../../features/runs/causes/causes-of.ts'
import { findingOf } from './finding-of.ts'
import type { DashboardMessages } from './messages.ts'

export type DistrictNeed = { key: string; title: string; text: string }

/** The causes that lie with the district, first thing first. What the provider has to mend is not asked of the district. */
export function needsOfDistrict(
  causes: readonly FacetGroup[],
  batchId: number,
  m: DashboardMessages,
): DistrictNeed[] {
  const samples = new Map(causes.map((group) => [group.value, findingOf(group.sample)]))
  return causesOfGroups(causes)
    .filter((cause) => cause.severity === 'error' && cause.owner === 'district')
    .map((cause) => ({
      key: cause.key,
      title: m.rowsRejected(formatCount(cause.count), cause.count === 1, cause.title),
      text: m.causeText(batchId, samples.get(cause.key)?.suggestion ?? null),
    }))
}
