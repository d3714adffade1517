import { checkColumn } from '../import-rules/check-columns.ts'
import type { DatabaseColumn } from '../import-rules/database-column.ts'
import { isFed, readsSource, sourceNames } from '../import-rules/is-fed.ts'
import { examineColumn } from '../import-rules/template-doctor/examine-column.ts'
import type { TemplateFinding } from '../import-rules/template-doctor/template-finding.ts'
import { type ValuesStanding, valuesStandingOf } from '../import-rules/template-standing.ts'
import { ruleColumnOf } from './rule-template-of.ts'
import { type SeenSource, seenColumnOf } from './seen-source.ts'
import type { DraftColumn } from './template-draft.ts'

/** `unmapped`: required, and nothing fills it. `unused`: nothing fills it, and nothing has to. */
export type ColumnStanding = 'unmapped' | 'toFix' | 'done' | 'unused'

/** Why a column is to be fixed. */
export type ColumnFault =
  | TemplateFinding
  /** SIS columns that the last file or answer did not have. */
  | { readonly kind: 'notInFile'; readonly severity: 'error' | 'warning'; readonly names: readonly string[] }
  /** What the column holds would be refused by the server: `message` finishes `'field' is not valid: …`. */
  | { readonly kind: 'refused'; readonly severity: 'error'; readonly field: string; readonly message: string }

export type ColumnState = {
  readonly state: ColumnStanding
  /** All that is worth telling, also what needs no mending. */
  readonly why: readonly ColumnFault[]
  readonly values: ValuesStanding
}

/**
 * How far a database column is: what the editor shows in its row.
 * @param seen what is known of the SIS; where nothing is, nothing can be missing from it
 */
export const columnState = (
  definition: DatabaseColumn,
  column: DraftColumn,
  seen: SeenSource,
): ColumnState => {
  const { sampleValues, unknownValues } = seenColumnOf(seen, column)
  const examined = {
    ...ruleColumnOf(definition, column),
    sampleValues: [...sampleValues],
    unknownValues: [...unknownValues],
  }
  const fault = checkColumn(definition, { ...column, importTemplateTranslations: column.translations })
  const found: ColumnFault[] = [
    ...examineColumn(definition, examined),
    ...notInFile(definition, column, seen),
  ]
  // What the doctor has said in its own way is not said twice.
  if (fault && !found.some(({ kind }) => kind === 'duplicateSourceValue'))
    found.unshift({ ...fault, kind: 'refused', severity: 'error' })
  return {
    state: standing(definition, column, found),
    why: found,
    values: definition.isCoded ? valuesStandingOf(examined) : { values: 0, valuesTranslated: 0 },
  }
}

const standing = (
  { isRequired }: DatabaseColumn,
  column: DraftColumn,
  found: readonly ColumnFault[],
): ColumnStanding => {
  if (found.some(({ kind }) => kind === 'refused')) return 'toFix'
  if (!isFed(column)) return isRequired ? 'unmapped' : 'unused'
  return found.some(({ severity }) => severity !== 'note') ? 'toFix' : 'done'
}

/** The same as the import does: upper and lower case may differ, and a default stands in for what is missing. */
const notInFile = (
  { isRequired }: DatabaseColumn,
  column: DraftColumn,
  { header }: SeenSource,
): ColumnFault[] => {
  if (header.length === 0 || !readsSource(column) || column.defaultValue) return []
  const lower = new Set(header.map((name) => name.toLowerCase()))
  const names = sourceNames(column, (name) => header.includes(name)).filter(
    (name) => !lower.has(name.toLowerCase()),
  )
  return names.length === 0 ? [] : [{ kind: 'notInFile', severity: isRequired ? 'error' : 'warning', names }]
}
