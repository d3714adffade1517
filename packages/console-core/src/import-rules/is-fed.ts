import type { RuleColumn } from './import-template.ts'

/**
 * Whether a column gets its value from somewhere. A required one that does not has every row refused ([S3]).
 * @example isFed({ mappingType: 'fixed', sourceColumn: null, fixedValue: '7', defaultValue: null }) // true
 */
export const isFed = ({
  mappingType,
  sourceColumn,
  fixedValue,
  defaultValue,
}: Pick<RuleColumn, 'mappingType' | 'sourceColumn' | 'fixedValue' | 'defaultValue'>): boolean => {
  if (mappingType === 'ignore') return false
  if (mappingType === 'fixed') return fixedValue !== null
  return sourceColumn !== null || (mappingType === 'default' && defaultValue !== null)
}
