import type { RuleColumn } from './import-template.ts'

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
