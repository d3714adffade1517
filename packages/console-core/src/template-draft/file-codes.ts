import { isRecord } from '../api/is-record.ts'
import type { UnknownValue } from '../entities/sis-import-template.ts'
import type { DatabaseColumn } from '../import-rules/database-column.ts'
import { columnsOf } from '../import-rules/database-columns.ts'
import type { RuleTemplate } from '../import-rules/import-template.ts'
import { readsSource } from '../import-rules/is-fed.ts'
import { emptyColumn } from './draft-of.ts'
import { ruleColumnOf } from './rule-template-of.ts'
import { type SeenColumn, type SeenSource, seenColumnOf } from './seen-source.ts'
import type { DraftColumn, TemplateDraft } from './template-draft.ts'

/**
 * A template that reads nothing of a file but its codes, without a translation: all that a file holds is told then, also
 * while other columns are still open, and what a translation names now stays known once it is taken away.
 */
export const codesTemplateOf = ({ fields, columns }: TemplateDraft): RuleTemplate => ({
  id: 0,
  componentName: fields.componentName,
  dateFormat: 'YYYY-MM-DD',
  hasHeader: fields.hasHeader,
  rejectThresholdPercent: null,
  importTemplateColumns: columnsOf(fields.componentName).flatMap((definition) => {
    const column = columns[definition.columnName]
    if (column && definition.isCoded && readsSource(column))
      return [ruleColumnOf(definition, { ...column, translations: [] })]
    return definition.isRequired ? [ruleColumnOf(definition, filled(definition))] : []
  }),
})

/** A required column that has to hold something, whatever it is. */
const filled = ({ columnName, dataType, possibleValues }: DatabaseColumn): DraftColumn => ({
  ...emptyColumn(columnName),
  mappingType: 'fixed',
  fixedValue: possibleValues[0]?.value ?? ANYTHING[dataType],
})

const ANYTHING: Readonly<Record<DatabaseColumn['dataType'], string>> = {
  string: 'x',
  date: '2000-01-01',
  number: '1',
  boolean: 'Y',
  email: 'x@example.org',
}

/**
 * What is known of the SIS once a file was read for its codes. Codes that an earlier reading has shown are gone with it.
 * @param read the template that it was read with
 */
export const withCodesOfFile = (
  seen: SeenSource,
  { header, unknownValues }: Pick<SeenSource, 'header'> & { unknownValues: CodesByColumn },
  read: Pick<RuleTemplate, 'importTemplateColumns'>,
): SeenSource => {
  const columns: Record<string, SeenColumn> = { ...seen.columns }
  for (const { columnName, sourceColumn, mappingType } of read.importTemplateColumns) {
    if (mappingType === 'fixed') continue
    const { sampleValues } = seenColumnOf(seen, { columnName, sourceColumn })
    columns[columnName] = { sourceColumn, sampleValues, unknownValues: unknownValues[columnName] ?? [] }
  }
  return { header, columns }
}

type CodesByColumn = Readonly<Record<string, readonly UnknownValue[]>>

/** The codes of a file without anything else of it, to be kept with a draft. */
export const keptCodes = ({ columns }: SeenSource): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, { unknownValues }]) => unknownValues.length > 0)
      .map(([name, { sourceColumn, unknownValues }]) => [name, { sourceColumn, unknownValues }]),
  )

/** What `keptCodes` has kept; what cannot be read is left out. */
export const readKeptCodes = (kept: unknown): SeenSource['columns'] =>
  Object.fromEntries(
    Object.entries(isRecord(kept) ? kept : {}).flatMap(([name, column]): [string, SeenColumn][] => {
      if (!isRecord(column) || typeof column.sourceColumn !== 'string') return []
      const { sourceColumn, unknownValues } = column
      const values = Array.isArray(unknownValues) ? unknownValues.flatMap(unknownValueIn) : []
      return [[name, { sourceColumn, sampleValues: [], unknownValues: values }]]
    }),
  )

const unknownValueIn = (kept: unknown): UnknownValue[] =>
  isRecord(kept) && typeof kept.sourceValue === 'string' && typeof kept.rows === 'number'
    ? [{ sourceValue: kept.sourceValue, rows: kept.rows }]
    : []
