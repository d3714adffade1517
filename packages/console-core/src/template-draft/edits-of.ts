import type { DraftColumn, DraftFields, TemplateDraft } from './template-draft.ts'
import { pairTranslations, sameMapping, sameTranslation, sameTranslations } from './template-draft.ts'

/** What is not saved yet, as a person would list it. */
export type TemplateEdits = {
  readonly fields: readonly (keyof DraftFields)[]
  /** Columns that are filled in another way. */
  readonly columns: readonly string[]
  /** How many translations were added, changed or removed. */
  readonly translations: number
}

export const editsOf = (before: TemplateDraft, after: TemplateDraft): TemplateEdits => {
  const columns: string[] = []
  let translations = 0
  for (const [columnName, column] of Object.entries(after.columns)) {
    const was = before.columns[columnName]
    if (!was || was === column) continue
    if (!sameMapping(was, column)) columns.push(columnName)
    translations += changedTranslations(was, column)
  }
  return { fields: changedFields(before.fields, after.fields), columns, translations }
}

export const hasEdits = (edits: TemplateEdits): boolean => countEdits(edits) > 0

/** How many changes a person would count; a translation with another source value is one. */
export const countEdits = ({ fields, columns, translations }: TemplateEdits): number =>
  fields.length + columns.length + translations

/** The settings whose values differ. */
export const changedFields = (before: DraftFields, after: DraftFields): (keyof DraftFields)[] =>
  before === after ? [] : FIELD_NAMES.filter((name) => !sameValue(before[name], after[name]))

/** The days of a schedule are a list. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

const changedTranslations = (before: DraftColumn, after: DraftColumn): number => {
  if (sameTranslations(before, after)) return 0
  const { pairs, added } = pairTranslations(before.translations, after.translations)
  const changed = [...pairs].filter(([was, is]) => !sameTranslation(was, is)).length
  return changed + added.length + before.translations.length - pairs.size
}

/** In the order of the form of settings. */
const FIELD_NAMES: readonly (keyof DraftFields)[] = [
  ...([
    'name',
    'componentName',
    'sisSystemId',
    'source',
    'filePattern',
    'sourceFormat',
    'delimiter',
    'encoding',
  ] as const),
  ...(['hasHeader', 'dateFormat', 'isStrict', 'mode', 'deleteThresholdPercent'] as const),
  ...(['rejectThresholdPercent', 'shrinkThresholdPercent', 'thresholdMinimumRows'] as const),
  ...(['runOrder', 'isEnabled'] as const),
  ...(['scheduleEnabled', 'scheduleTime', 'scheduleDays'] as const),
]
