import type { DraftConflict, TemplateDraft } from '@edconsole/console-core/import-rules'
import type { SisImportEditMessages } from './messages.ts'

/** One side of a conflict as a person reads it. */
export const conflictValue = (
  conflict: DraftConflict,
  draft: TemplateDraft,
  { conflict: m, save }: SisImportEditMessages,
): string => {
  if (conflict.kind === 'field') {
    const value = draft.fields[conflict.name]
    if (typeof value === 'boolean') return value ? m.on : m.off
    return value === null || value === ''
      ? m.unmapped
      : Array.isArray(value)
        ? value.join(', ')
        : String(value)
  }
  const column = draft.columns[conflict.name]
  const source = column?.mappingType === 'fixed' ? column.fixedValue : column?.sourceColumn
  const count = column?.translations.length ?? 0
  return [source ?? m.unmapped, ...(count > 0 ? [save.translations(count)] : [])].join(', ')
}
