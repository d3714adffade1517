import { sourceValueOf } from '@edconsole/console-core/import-rules'
import type { FileTemplate } from '@edconsole/console-core/schemas'

export type Differences = {
  readonly settings: boolean
  /** How many columns are filled or translated otherwise, those that come and go included. */
  readonly columns: number
}

/** What a template of a file would change in a stored one. What the file does not say stays. */
export const differences = (stored: FileTemplate, wanted: FileTemplate): Differences => {
  const { importTemplateColumns: before = [], ...settings } = stored
  const { importTemplateColumns: after, ...wantedSettings } = wanted
  const was = new Map(before.map((column) => [column.columnName, wholeColumn(column)]))
  const is = new Map((after ?? before).map((column) => [column.columnName, wholeColumn(column)]))
  const names = new Set([...was.keys(), ...is.keys()])
  return {
    settings: Object.entries(wantedSettings).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(settings, name)),
    ),
    columns: [...names].filter((name) => was.get(name) !== is.get(name)).length,
  }
}

type Column = NonNullable<FileTemplate['importTemplateColumns']>[number]

/** A column as one text: what is left out is as on a new column, and the order of translations says nothing. */
const wholeColumn = ({ importTemplateTranslations = [], ...column }: Column): string => {
  const { sourceColumn = null, mappingType = 'column', fixedValue = null } = column
  const { defaultValue = null, transform = 'none' } = column
  const translations = importTemplateTranslations
    .map(({ sourceValue, translatedValue, matchType = 'exact' }) =>
      JSON.stringify([matchType, sourceValueOf({ matchType, sourceValue }), translatedValue]),
    )
    .sort()
  return JSON.stringify([sourceColumn, mappingType, fixedValue, defaultValue, transform, translations])
}
