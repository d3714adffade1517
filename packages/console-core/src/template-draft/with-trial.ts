import type { UnknownValue } from '../entities/sis-import-template.ts'
import type { RuleTemplate } from '../import-rules/import-template.ts'
import type { SeenColumn, SeenSource } from './seen-source.ts'

/** What the trial of a file has shown, and the template that it was tried on. */
export type SeenTrial = {
  readonly fileName: string
  readonly header: readonly string[]
  /** By database column: codes that no translation and no list knew. */
  readonly unknownValues: Readonly<Record<string, readonly UnknownValue[]>>
  readonly template: Pick<RuleTemplate, 'importTemplateColumns'>
}

/**
 * What the last run has seen, and what a file on trial adds: its columns, and its codes without a translation.
 * @example withTrial(seenOf(stored), { fileName: 'STU.csv', header, unknownValues, template }).onTrial?.header // ['LUNCH_PIN']
 */
export const withTrial = (
  seen: SeenSource,
  { fileName, header, unknownValues, template }: SeenTrial,
): SeenSource => {
  const known = new Set(seen.header)
  const added = header.filter((name) => !known.has(name))
  const tried = template.importTemplateColumns.flatMap(({ columnName, sourceColumn }) => {
    const unknown = unknownValues[columnName]
    if (unknown === undefined) return []
    return [[columnName, withUnknown(seen.columns[columnName], sourceColumn, unknown)] as const]
  })
  return {
    header: [...seen.header, ...added],
    columns: { ...seen.columns, ...Object.fromEntries(tried) },
    onTrial: { fileName, header: added },
  }
}

/** Rows are those of the trial where both know a code; nothing is kept of another SIS column. */
const withUnknown = (
  was: SeenColumn | undefined,
  sourceColumn: string | null,
  unknown: readonly UnknownValue[],
): SeenColumn => {
  if (was?.sourceColumn !== sourceColumn) return { sourceColumn, sampleValues: [], unknownValues: unknown }
  const tried = new Set(unknown.map(({ sourceValue }) => sourceValue))
  return {
    ...was,
    unknownValues: [...unknown, ...was.unknownValues.filter(({ sourceValue }) => !tried.has(sourceValue))],
  }
}
