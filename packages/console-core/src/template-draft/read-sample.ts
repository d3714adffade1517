import type { DatabaseColumn } from '../import-rules/database-column.ts'
import type { Finding } from '../import-rules/finding.ts'
import { readValue, type Value } from '../import-rules/read-value.ts'
import { transformValue } from '../import-rules/transform-value.ts'
import { createTranslator } from '../import-rules/translator.ts'
import { ruleColumnOf } from './rule-template-of.ts'
import type { DraftColumn, DraftFields } from './template-draft.ts'

export type SampleReader = (text: string) => {
  readonly value: Value
  /** Why it would be refused or changed, as the import says it; null when all is well. */
  readonly message: string | null
}

/** Reads single texts as an import would with this column: shaped, translated and checked. */
export const createSampleReader = (
  definition: DatabaseColumn,
  column: DraftColumn,
  {
    componentName,
    dateFormat,
    hasHeader,
    isStrict = false,
  }: Pick<DraftFields, 'componentName' | 'dateFormat' | 'hasHeader'> & Partial<Pick<DraftFields, 'isStrict'>>,
): SampleReader => {
  const translate = definition.isCoded ? createTranslator(ruleColumnOf(definition, column)) : null
  const template = { id: 0, componentName, dateFormat, hasHeader, isStrict, importTemplateColumns: [] }
  const context = {
    column: definition,
    sourceColumn: column.sourceColumn,
    template,
    translate,
    dates: null,
    scope: { districtId: '', templateId: 0 },
  }
  return (text) => {
    const found: Finding[] = []
    const value = readValue(transformValue(text, column.transform), context, found)
    return { value, message: found[0]?.message ?? null }
  }
}
