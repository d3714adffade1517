import type { DatabaseColumn } from '@edconsole/console-core/import-rules'
import { fold } from '../../../parts/combobox/rank-options.ts'
import type { PanelRow } from './panel-rows.ts'
import { platformText } from './platform-values.ts'

/** The lines whose SIS value or platform value contains what is looked for. */
export const findRows = (
  column: DatabaseColumn,
  rows: readonly PanelRow[],
  query: string,
): readonly PanelRow[] => {
  const wanted = fold(query.trim())
  if (wanted === '') return rows
  const texts = new Map(column.possibleValues.map(({ value }) => [value, fold(platformText(column, value))]))
  return rows.filter(
    ({ translation: { sourceValue, translatedValue } }) =>
      fold(sourceValue).includes(wanted) ||
      (texts.get(translatedValue) ?? fold(translatedValue)).includes(wanted),
  )
}
