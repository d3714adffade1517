import type { DryRunCause, DryRunReport } from '@edconsole/console-core/dry-run'
import type { Cause } from '../../runs/causes/cause.ts'
import { orderCauses } from '../../runs/causes/order-causes.ts'

/** A cause as the log of an import has it, beside what only a dry run knows. */
export type ReportedCause = Cause &
  Pick<DryRunCause, 'value' | 'params' | 'message' | 'suggestion' | 'samples'>

/** The causes of a report in the order in which to fix them: that of the log. */
export const causesOfReport = ({ causes }: DryRunReport): ReportedCause[] => {
  const byKey = new Map(causes.map((cause) => [cause.cause, reported(cause)]))
  return orderCauses([...byKey.values()]).flatMap(({ key }) => byKey.get(key) ?? [])
}

const reported = ({ cause, rows, values, ...said }: DryRunCause): ReportedCause => ({
  ...said,
  key: cause,
  told: true,
  count: rows,
  ofFile: rows === 0,
  values: values.map(({ value, rows: count }) => ({ value, count })),
})
