import {
  DATE_FORM_WORDS,
  type DatabaseColumn,
  type DraftColumn,
  type DraftFields,
  isFed,
  type SeenSource,
  seenColumnOf,
} from '@edconsole/console-core/import-rules'

/** `code`: a value of the last import. `form`: what values look like. `hidden`: they may be personal and are not kept. */
export type Sample =
  | { readonly kind: 'code' | 'form' | 'constant'; readonly text: string }
  | { readonly kind: 'hidden' }

/** What stands for a column's values; null where there are none. A code without a translation comes first. */
export const sampleOf = (
  definition: DatabaseColumn,
  column: DraftColumn,
  seen: SeenSource,
  { dateFormat }: Pick<DraftFields, 'dateFormat'>,
): Sample | null => {
  if (!isFed(column)) return null
  if (column.mappingType === 'fixed') return { kind: 'constant', text: column.fixedValue ?? '' }
  if (definition.dataType === 'date') return { kind: 'form', text: DATE_FORM_WORDS[dateFormat] }
  if (!definition.isCoded) return { kind: 'hidden' }
  const { sampleValues, unknownValues } = seenColumnOf(seen, column)
  const text = unknownValues[0]?.sourceValue ?? sampleValues[0]
  return text === undefined ? null : { kind: 'code', text }
}
