import type { ColumnFault } from '@edconsole/console-core/import-rules'
import type { MappingEditorMessages } from './messages.ts'

/** What is wrong with a column, in a sentence; null for what the panel does not speak of. */
export const whyText = (fault: ColumnFault, m: MappingEditorMessages['why']): string | null => {
  switch (fault.kind) {
    case 'requiredUnmapped':
      return m.requiredUnmapped
    case 'unknownValue':
      return m.unknownValue(fault.unknown.length, fault.rows)
    case 'duplicateSourceValue':
      return m.duplicateSourceValue(fault.sourceValues)
    case 'listWithoutTranslation':
      return m.listWithoutTranslation
    case 'notInFile':
      return m.notInFile(fault.names)
    case 'refused':
      return m.refused(fault.message)
    default:
      return null
  }
}
