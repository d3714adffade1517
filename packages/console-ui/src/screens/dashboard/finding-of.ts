import type { ImportLogDetail } from '@edconsole/console-core'

/** What the dashboard reads of the one row that a facet carries along, beside its cause. */
export type SampleFinding = Pick<ImportLogDetail, 'etlStatusId' | 'suggestion'>

/** A facet's sample is `unknown` on the wire (R46): it counts only when it is a finding. */
export const findingOf = (sample: unknown): SampleFinding | undefined =>
  isFinding(sample) ? sample : undefined

const isFinding = (sample: unknown): sample is SampleFinding =>
  typeof sample === 'object' && sample !== null && 'etlStatusId' in sample && 'suggestion' in sample
