import {
  type CheckedTranslation,
  createTranslator,
  type DatabaseColumn,
  type DraftTranslation,
} from '@edconsole/console-core/import-rules'
import type { UnknownValue } from './translations-panel-props.ts'

/** A value that nothing translates yet; `fallback` says that the column's fallback takes it meanwhile. */
export type OpenValue = UnknownValue & { readonly fallback: boolean }

/** Of the values that an import did not know those that the translations do not name either, by the rules of the import. */
export const withoutTranslation = (
  { possibleValues }: Pick<DatabaseColumn, 'possibleValues'>,
  translations: readonly DraftTranslation[],
  unknown: readonly UnknownValue[],
): OpenValue[] => {
  if (unknown.length === 0) return []
  const byValue = new Map<string, CheckedTranslation[]>()
  for (const { sourceValue, translatedValue, matchType } of translations) {
    const there = byValue.get(translatedValue) ?? []
    there.push({ sourceValue, translatedValue, matchType })
    byValue.set(translatedValue, there)
  }
  const translate = createTranslator({
    possibleValues: possibleValues.map(({ value, label }) => ({
      value,
      label,
      importTemplateTranslations: byValue.get(value) ?? [],
    })),
  })
  return unknown.flatMap((one) => {
    const { kind } = translate(one.sourceValue)
    return kind === 'value' ? [] : [{ ...one, fallback: kind === 'fallback' }]
  })
}
