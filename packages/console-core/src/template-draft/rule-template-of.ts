import type { DatabaseColumn } from '../import-rules/database-column.ts'
import { columnsOf } from '../import-rules/database-columns.ts'
import type { RuleColumn, RuleTemplate } from '../import-rules/import-template.ts'
import type { ComponentName } from '../lists/components.ts'
import { isEmptyColumn } from './draft-of.ts'
import type { DraftColumn, DraftTranslation, TemplateDraft } from './template-draft.ts'

/** The draft as the import rules read a template: for samples and for trying a file. */
export const ruleTemplateOf = (
  { fields, columns }: TemplateDraft,
  { id, componentName }: { id: number; componentName: ComponentName },
): RuleTemplate => ({
  id,
  componentName,
  dateFormat: fields.dateFormat,
  hasHeader: fields.hasHeader,
  isStrict: fields.isStrict,
  rejectThresholdPercent: fields.rejectThresholdPercent,
  shrinkThresholdPercent: fields.shrinkThresholdPercent,
  thresholdMinimumRows: fields.thresholdMinimumRows,
  importTemplateColumns: columnsOf(componentName).flatMap((definition) => {
    const column = columns[definition.columnName]
    return column && !isEmptyColumn(column) ? [ruleColumnOf(definition, column)] : []
  }),
})

/** One column as the rules read it: each value it may hold, with the translations that lead there. */
export const ruleColumnOf = (
  { possibleValues }: Pick<DatabaseColumn, 'possibleValues'>,
  { translations, ...mapping }: DraftColumn,
): RuleColumn => {
  const byValue = new Map<string, DraftTranslation[]>()
  for (const one of translations) {
    const group = byValue.get(one.translatedValue)
    if (group) group.push(one)
    else byValue.set(one.translatedValue, [one])
  }
  return {
    ...mapping,
    possibleValues: possibleValues.map(({ value, label }) => ({
      value,
      label,
      importTemplateTranslations: (byValue.get(value) ?? []).map(ruleTranslation),
    })),
  }
}

const ruleTranslation = ({ id, ...translation }: DraftTranslation) => ({
  ...translation,
  ...(id !== null && { id }),
})
