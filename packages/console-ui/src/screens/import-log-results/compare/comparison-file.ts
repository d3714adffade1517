import { type BatchComparison, componentTitle } from '@edconsole/console-core'
import { MASK } from '../../../features/runs/record/masked-text.ts'
import { csvLine } from '../../../patterns/resource-table/csv/file-parts.ts'
import { fieldTitle, isPersonalField } from './changed-field.ts'
import { changeOf, MEASURES } from './comparison.ts'
import type { CompareMessages } from './messages.ts'

/**
 * Both batches side by side, a line for each component; below, the examples of records that were added, removed and changed.
 * @param personalShown names and values of people are in it only while the page shows them
 */
export const comparisonFile = (
  comparison: BatchComparison,
  m: CompareMessages,
  { personalShown }: { personalShown: boolean },
): string => {
  const { before, after, components } = comparison
  const { measures, component, change } = m
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
  const examples = exampleLines(comparison, m, personalShown)
  const { record, name, kind, from, to } = m.exampleColumns
  const below = [[], [component, kind, record, name, m.fields.field, from, to], ...examples]
  return [[component, ...heads], ...lines, ...(examples.length > 0 ? below : [])].map(csvLine).join('')
}

const exampleLines = (
  { rows, fields }: BatchComparison,
  { exampleColumns: { kinds } }: CompareMessages,
  personalShown: boolean,
): (string | null)[][] => [
  ...rows.flatMap(({ componentName, change, examples }) =>
    examples.map(({ sourceId, label }) => [
      componentTitle(componentName),
      kinds[change],
      sourceId,
      personalShown ? label : null,
      null,
      null,
      null,
    ]),
  ),
  ...fields.flatMap((field) => {
    const isMasked = isPersonalField(field) && !personalShown
    return field.examples.map(({ sourceId, from, to }) => [
      componentTitle(field.componentName),
      kinds.changed,
      sourceId,
      null,
      fieldTitle(field),
      isMasked ? MASK : from,
      isMasked ? MASK : to,
    ])
  }),
]
