import type { ColumnFault } from '@edconsole/console-core/import-rules'
import type { MappingEditorMessages } from './messages.ts'

/** What is wrong with a column, in a sentence; null for what the translations say themselves. */
export const whyText = (fault: ColumnFault, m: MappingEditorMessages['why']): string | null => {
  switch (fault.kind) {
    case 'requiredUnmapped':
      return m.requiredUnmapped
    case 'duplicateSourceValue':
      return m.duplicateSourceValue(fault.sourceValues)
    case 'notInFile':
      return m.notInFile(fault.names)
    case 'refused':
      return m.refused(fault.message)
    default:
      return null
  }
}
