import {
  checkTranslations,
  type DatabaseColumn,
  type DraftTranslation,
  sourceValueOf,
} from '@edconsole/console-core/import-rules'
import type { TranslationsPanelMessages } from './messages.ts'
import { platformText } from './platform-values.ts'

/** What is wrong with a translation that somebody writes, and the field that it is wrong in. */
export type Problem = { readonly field: 'source' | 'match' | 'platform'; readonly message: string }

/** Judges a translation by itself and beside the others, by the rules that a save follows; null when it may stand. */
export const problemOf = (
  column: DatabaseColumn,
  others: readonly DraftTranslation[],
  written: DraftTranslation,
  m: TranslationsPanelMessages['form'],
): Problem | null => {
  const { matchType, translatedValue } = written
  const literal = matchType === 'exact' || matchType === 'ignoreCase'
  if (literal && sourceValueOf(written) === '') return { field: 'source', message: m.enterSource }
  const twin = others.find((other) => isTwin(column, other, written))
  if (twin)
    return {
      field: literal ? 'source' : 'match',
      message: m.taken[matchType](sourceValueOf(written), platformText(column, twin.translatedValue)),
    }
  if (!column.possibleValues.some(({ value }) => value === translatedValue))
    return { field: 'platform', message: m.choosePlatform }
  return null
}

/** Whether both say something about the same cell, whatever they say. */
const isTwin = (column: DatabaseColumn, other: DraftTranslation, written: DraftTranslation): boolean => {
  const translatedValue = column.possibleValues[0]?.value ?? ''
  if (sourceValueOf(written).toLowerCase() !== sourceValueOf(other).toLowerCase()) return false
  const fault = checkTranslations(column, [
    { ...other, translatedValue },
    { ...written, translatedValue },
  ])
  return fault?.field.startsWith('1.') ?? false
}
