import { columnsOf } from './database-columns.ts'
import { type ExaminedColumn, type ExaminedTemplate, translationsOf } from './examined-template.ts'
import { isFed, readsSource } from './is-fed.ts'
import { stillUnknown } from './unknown-values.ts'

export type ValuesStanding = {
  /** Codes of the SIS that are known: those that are translated, and those that the last run could not translate. */
  readonly values: number
  readonly valuesTranslated: number
}

export type TemplateStanding = ValuesStanding & {
  /** Columns that a template of the component must fill. */
  readonly required: number
  readonly requiredMapped: number
}

/**
 * How complete a template is (ux 9.3). Columns that do not read the SIS have no values to translate.
 * @example standingOf(template) // { required: 12, requiredMapped: 11, values: 125, valuesTranslated: 122 }
 */
export const standingOf = ({ componentName, importTemplateColumns }: ExaminedTemplate): TemplateStanding => {
  const required = columnsOf(componentName).filter(({ isRequired }) => isRequired)
  const filled = new Set(importTemplateColumns.filter(isFed).map(({ columnName }) => columnName))
  const columns = importTemplateColumns.map(valuesStandingOf)
  return {
    required: required.length,
    requiredMapped: required.filter(({ columnName }) => filled.has(columnName)).length,
    values: columns.reduce((sum, { values }) => sum + values, 0),
    valuesTranslated: columns.reduce((sum, { valuesTranslated }) => sum + valuesTranslated, 0),
  }
}

/** The same for one coded column. A fallback and the rule for empty cells name no code of the SIS. */
export const valuesStandingOf = (column: ExaminedColumn): ValuesStanding => {
  if (!readsSource(column)) return { values: 0, valuesTranslated: 0 }
  const named = new Set(
    translationsOf(column).flatMap(({ matchType, sourceValue }) =>
      matchType === 'exact' || matchType === 'ignoreCase' ? sourceValue.trim() : [],
    ),
  )
  return { values: named.size + stillUnknown(column).length, valuesTranslated: named.size }
}
