import type { UnknownValue } from '../entities/sis-import-template.ts'
import type { ExaminedColumn } from './examined-template.ts'
import { readsSource } from './is-fed.ts'
import { createTranslator } from './translator.ts'

/**
 * The codes that the last run did not know and that no translation names since, most rows first. A code that only the
 * fallback takes is still among them: its rows came in, with a value that wasn't chosen for it.
 */
export const stillUnknown = (column: ExaminedColumn): UnknownValue[] => {
  const { unknownValues = [] } = column
  if (unknownValues.length === 0 || !readsSource(column)) return []
  const translate = createTranslator(column)
  return unknownValues.filter(({ sourceValue }) => {
    const { kind } = translate(sourceValue)
    return kind === 'unknown' || kind === 'fallback'
  })
}
