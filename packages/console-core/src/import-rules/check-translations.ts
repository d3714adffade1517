import type { Translation } from '../entities/sis-import-template.ts'
import type { CrossFault } from '../validation/cross-rules.ts'
import type { DatabaseColumn } from './database-column.ts'

export type CheckedTranslation = Pick<Translation, 'sourceValue' | 'translatedValue' | 'matchType'>

/** What is stored as source value: an empty cell and "everything else" have none of their own. */
export const sourceValueOf = ({
  matchType,
  sourceValue,
}: Pick<CheckedTranslation, 'matchType' | 'sourceValue'>): string => {
  if (matchType === 'blank') return ''
  return matchType === 'any' ? '*' : sourceValue.trim()
}

/**
 * The first fault among the translations of one column: a source value stands once, and leads to a value that the column
 * may hold. `field` begins with the position of the later one: `2.sourceValue`.
 */
export const checkTranslations = (
  column: Pick<DatabaseColumn, 'displayName' | 'isCoded' | 'possibleValues' | 'listNoun'>,
  translations: readonly CheckedTranslation[],
): CrossFault | null => {
  const taken = new Set<string>()
  for (const [place, translation] of translations.entries()) {
    const { translatedValue, matchType } = translation
    const source = sourceValueOf(translation)
    const fault = (field: keyof CheckedTranslation, message: string) => ({
      field: `${place}.${field}`,
      message,
    })
    if (!column.isCoded) return fault('sourceValue', `${column.displayName} has no codes to translate`)
    if (!column.possibleValues.some(({ value }) => value === translatedValue))
      return fault(
        'translatedValue',
        `'${translatedValue}' isn't in the list of ${column.listNoun ?? 'known values'}`,
      )
    const literal = matchType === 'exact' || matchType === 'ignoreCase'
    if (literal && source === '') return fault('sourceValue', "it can't be empty")
    const keys = sourceKeysOf(matchType, source)
    if (keys.some((key) => taken.has(key)))
      return literal
        ? fault('sourceValue', `'${source}' is translated twice`)
        : fault('matchType', TWICE[matchType])
    for (const key of keys) taken.add(key)
  }
  return null
}

/** Two translations with a key in common would contradict each other. */
export const sourceKeysOf = (matchType: Translation['matchType'], source: string): string[] => {
  if (matchType === 'exact') return [`= ${source}`]
  if (matchType === 'ignoreCase') return [`= ${source}`, `~ ${source.toLowerCase()}`]
  return [matchType]
}

const TWICE = { blank: 'empty cells are translated twice', any: 'the column has two fallbacks' } as const
