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

/** Whether the values of a column come from the SIS: then they may be codes that need a translation. */
export const readsSource = (
  column: Pick<RuleColumn, 'mappingType' | 'sourceColumn' | 'fixedValue' | 'defaultValue'>,
): boolean => column.mappingType !== 'fixed' && Boolean(column.sourceColumn) && isFed(column)

/**
 * The columns of the SIS that feed a column: several, joined by `+`, when it puts texts together.
 * @param has whether the file has such a header: a name that contains a plus is taken whole
 * @example sourceNames({ mappingType: 'concat', sourceColumn: 'FIRST + LAST' }, () => false) // ['FIRST', 'LAST']
 */
export const sourceNames = (
  { mappingType, sourceColumn }: Pick<RuleColumn, 'mappingType' | 'sourceColumn'>,
  has: (name: string) => boolean,
): string[] => {
  const source = (sourceColumn ?? '').trim()
  if (mappingType !== 'concat' || has(source)) return [source]
  return source.split('+').map((name) => name.trim())
}
