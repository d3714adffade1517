import type { RuleColumn } from './import-template.ts'
import { isFed } from './is-fed.ts'

/** Whether the values of a column come from the SIS: then they may be codes that need a translation. */
export const readsSource = (
  column: Pick<RuleColumn, 'mappingType' | 'sourceColumn' | 'fixedValue' | 'defaultValue'>,
): boolean => column.mappingType !== 'fixed' && Boolean(column.sourceColumn) && isFed(column)
