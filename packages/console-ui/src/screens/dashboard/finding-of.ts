import type { ImportLogDetail } from '@edconsole/console-core'

/** What the dashboard reads of the one row that a facet carries along. */
export type SampleFinding = Pick<
  ImportLogDetail,
  'etlStatusId' | 'componentName' | 'causeTitle' | 'message' | 'suggestion' | 'owner' | 'fixTarget'
>

/** A facet's sample is `unknown` on the wire (R46): it counts only when it is a finding. */
export const findingOf = (sample: unknown): SampleFinding | undefined =>
  isFinding(sample) ? sample : undefined

const isFinding = (sample: unknown): sample is SampleFinding =>
  typeof sample === 'object' &&
  sample !== null &&
  'etlStatusId' in sample &&
  'causeTitle' in sample &&
  typeof sample.causeTitle === 'string' &&
  'message' in sample &&
  typeof sample.message === 'string' &&
  'suggestion' in sample &&
  'owner' in sample &&
  'fixTarget' in sample
