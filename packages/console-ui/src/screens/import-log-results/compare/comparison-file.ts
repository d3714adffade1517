import { type BatchComparison, componentTitle } from '@edconsole/console-core'
import { csvLine } from '../../../patterns/resource-table/csv/file-parts.ts'
import { changeOf, MEASURES } from './comparison.ts'
import type { CompareMessages } from './messages.ts'

/** Both batches side by side, a line for each component. */
export const comparisonFile = (
  { before, after, components }: BatchComparison,
  { measures, component, change }: CompareMessages,
): string => {
  const heads = MEASURES.flatMap((measure) => [
    `${measures[measure]} ${before.batchId}`,
    `${measures[measure]} ${after.batchId}`,
    `${measures[measure]} ${change}`,
  ])
  const lines = components.map((one) => [
    componentTitle(one.componentName),
    ...MEASURES.flatMap((measure) => [
      one.before?.[measure] ?? null,
      one.after?.[measure] ?? null,
      changeOf(one, measure),
    ]),
  ])
  return [[component, ...heads], ...lines].map(csvLine).join('')
}
