import type { CheckedTranslation } from '../import-rules/check-translations.ts'
import type { DatabaseColumn } from '../import-rules/database-column.ts'
import { columnsOf } from '../import-rules/database-columns.ts'
import { readsSource } from '../import-rules/is-fed.ts'
import { type CodeSuggestion, createCodeSuggester } from '../import-rules/suggest-code.ts'
import { createTranslator } from '../import-rules/translator.ts'
import { type SeenSource, seenColumnOf } from './seen-source.ts'
import type { DraftColumn, DraftTranslation, TemplateDraft } from './template-draft.ts'

/** A value that nothing translates yet; `rows` is null where they weren't counted. */
export type UntranslatedValue = {
  readonly sourceValue: string
  readonly rows: number | null
  /** The column's fallback takes it meanwhile. */
  readonly fallback: boolean
}

/** The values of a coded column that nothing translates yet, each with what it probably means. */
export type UntranslatedColumn = {
  readonly definition: DatabaseColumn
  readonly values: readonly (UntranslatedValue & { readonly suggestion: CodeSuggestion | null })[]
}

/** Of the values that an import did not know those that the translations do not name either, by the rules of the import. */
export const withoutTranslation = (
  { possibleValues }: Pick<DatabaseColumn, 'possibleValues'>,
  translations: readonly DraftTranslation[],
  unknown: readonly Omit<UntranslatedValue, 'fallback'>[],
): UntranslatedValue[] => {
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

/**
 * The columns of a draft that were seen with values that nothing translates, in the order of the editor.
 * @example untranslatedIn(draft, seen) // gender: Male (412 rows, probably M), Unknown (3 rows, no suggestion)
 */
export const untranslatedIn = (draft: TemplateDraft, seen: SeenSource): UntranslatedColumn[] =>
  columnsOf(draft.fields.componentName).flatMap((definition) => {
    const column = draft.columns[definition.columnName]
    if (!column || !definition.isCoded || !readsSource(column)) return []
    const { unknownValues } = seenColumnOf(seen, column)
    const open = withoutTranslation(definition, column.translations, unknownValues)
    if (open.length === 0) return []
    const suggest = createCodeSuggester(definition, column.translations)
    return [{ definition, values: open.map((one) => ({ ...one, suggestion: suggest(one.sourceValue) })) }]
  })

/** The draft with every suggestion taken; values without one stay open. */
export const withSuggestions = (
  draft: TemplateDraft,
  untranslated: readonly UntranslatedColumn[],
): TemplateDraft => {
  const columns: Record<string, DraftColumn> = { ...draft.columns }
  for (const { definition, values } of untranslated) {
    const column = columns[definition.columnName]
    const added = values.flatMap(({ sourceValue, suggestion }) =>
      suggestion ? [newTranslation(sourceValue, suggestion.value)] : [],
    )
    if (column && added.length > 0)
      columns[definition.columnName] = { ...column, translations: [...column.translations, ...added] }
  }
  return { ...draft, columns }
}

/** What an import does not know was not found in any case either, so that it is named as it came. An empty cell has a kind of its own. */
export const newTranslation = (sourceValue: string, translatedValue: string): DraftTranslation => ({
  id: null,
  sourceValue,
  translatedValue,
  matchType: sourceValue.trim() === '' ? 'blank' : 'exact',
})
