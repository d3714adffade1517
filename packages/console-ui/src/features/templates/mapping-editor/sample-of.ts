import {
  DATE_FORM_WORDS,
  type DatabaseColumn,
  type DraftColumn,
  type DraftFields,
  isFed,
  personalKind,
  type SeenSource,
  seenColumnOf,
} from '@edconsole/console-core/import-rules'
import type { MappingEditorMessages } from './messages.ts'

/**
 * `code`: a value of the last import. `form`: what values look like. `words`: what is said in place of that. `hidden`: they may
 * be personal and are not kept.
 */
export type Sample =
  | { readonly kind: 'code' | 'form' | 'constant' | 'words'; readonly text: string }
  | { readonly kind: 'hidden' }

type At = {
  seen: SeenSource
  fields: Pick<DraftFields, 'componentName' | 'dateFormat'>
  m: Pick<MappingEditorMessages, 'table'>
}

/** What stands for a column's values; null where there are none. A code without a translation comes first. */
export const sampleOf = (
  definition: DatabaseColumn,
  column: DraftColumn,
  { seen, fields: { componentName, dateFormat }, m }: At,
): Sample | null => {
  if (!isFed(column)) return null
  if (column.mappingType === 'fixed') return { kind: 'constant', text: column.fixedValue ?? '' }
  if (definition.dataType === 'date') {
    const form = dateFormat === 'auto' ? seen.dateForms?.[column.sourceColumn ?? ''] : dateFormat
    return form ? { kind: 'form', text: DATE_FORM_WORDS[form] } : { kind: 'words', text: m.table.anyDate }
  }
  if (!definition.isCoded && personalKind(componentName, definition.columnName) !== null)
    return { kind: 'hidden' }
  const { sampleValues, unknownValues } = seenColumnOf(seen, column)
  const text = unknownValues[0]?.sourceValue ?? sampleValues[0]
  return text === undefined ? null : { kind: 'code', text }
}
