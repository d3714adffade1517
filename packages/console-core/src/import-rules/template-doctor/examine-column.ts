import { type CheckedTranslation, sourceKeysOf, sourceValueOf } from '../check-translations.ts'
import type { DatabaseColumn } from '../database-column.ts'
import { type ExaminedColumn, translationsOf } from '../examined-template.ts'
import type { RuleTemplate } from '../import-template.ts'
import { isFed, readsSource } from '../is-fed.ts'
import { mayBeLeftOut } from '../left-out-values.ts'
import { stillUnknown } from '../unknown-values.ts'
import type { TemplateFinding } from './template-finding.ts'

/** What is wrong with one column; a column that the template does not have is undefined. */
export const examineColumn = (
  definition: Pick<DatabaseColumn, 'columnName' | 'displayName' | 'isRequired' | 'isKey' | 'isCoded'>,
  column: ExaminedColumn | undefined,
  template: Pick<RuleTemplate, 'isStrict'> = {},
): TemplateFinding[] => {
  const { columnName, displayName, isRequired, isCoded } = definition
  const at = { columnName, displayName }
  if (!column || !isFed(column))
    return isRequired ? [{ ...at, kind: 'requiredUnmapped', severity: 'error' }] : []
  if (!isCoded || !readsSource(column)) return []

  const found: TemplateFinding[] = []
  const translations = translationsOf(column)
  const twice = duplicateSources(translations)
  if (twice.length > 0)
    found.push({ ...at, kind: 'duplicateSourceValue', severity: 'error', sourceValues: twice })

  const unknown = stillUnknown(column)
  const fallback = translations.some(({ matchType }) => matchType === 'any')
  const instead = fallback ? 'fallback' : mayBeLeftOut(definition, template) ? 'leftOut' : null
  if (unknown.length > 0)
    found.push({
      ...at,
      kind: 'unknownValue',
      unknown,
      instead,
      severity: instead ? 'warning' : 'error',
      rows: unknown.reduce((sum, { rows }) => sum + rows, 0),
    })

  const wasRead = Boolean(column.sampleValues?.length || column.unknownValues?.length)
  if (translations.length === 0 && !wasRead)
    found.push({ ...at, kind: 'listWithoutTranslation', severity: 'note' })

  // A fallback and the rule for empty cells wait for what seldom comes.
  const unused = translations.filter(
    ({ timesUsedLastRun, matchType }) =>
      timesUsedLastRun === 0 && matchType !== 'any' && matchType !== 'blank',
  )
  if (unused.length > 0)
    found.push({
      ...at,
      kind: 'translationNeverUsed',
      severity: 'note',
      sourceValues: unused.map(({ sourceValue }) => sourceValue),
    })
  return found
}

/** The source values that more than one translation of a column names, each once. */
const duplicateSources = (translations: readonly CheckedTranslation[]): string[] => {
  const taken = new Set<string>()
  const twice = new Set<string>()
  for (const translation of translations) {
    const source = sourceValueOf(translation)
    const keys = sourceKeysOf(translation.matchType, source)
    if (keys.some((key) => taken.has(key))) twice.add(source)
    for (const key of keys) taken.add(key)
  }
  return [...twice]
}
