import type { DatabaseColumn } from '../columns/database-column.ts'
import { type ExaminedColumn, translationsOf } from '../examined-template.ts'
import { isFed } from '../is-fed.ts'
import { readsSource } from '../reads-source.ts'
import { stillUnknown } from '../unknown-values.ts'
import { duplicateSources } from './duplicate-sources.ts'
import type { TemplateFinding } from './template-finding.ts'

/** What is wrong with one column; a column that the template does not have is undefined. */
export const examineColumn = (
  definition: Pick<DatabaseColumn, 'columnName' | 'displayName' | 'isRequired' | 'isCoded'>,
  column: ExaminedColumn | undefined,
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
  if (unknown.length > 0)
    found.push({
      ...at,
      kind: 'unknownValue',
      unknown,
      severity: translations.some(({ matchType }) => matchType === 'any') ? 'warning' : 'error',
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
