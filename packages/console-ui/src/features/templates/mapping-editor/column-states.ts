import {
  type ColumnState,
  columnState,
  type DatabaseColumn,
  type DraftColumn,
  type SeenSource,
} from '@edconsole/console-core/import-rules'

export type StateOf = (definition: DatabaseColumn, column: DraftColumn) => ColumnState

/** Judges each column once: what was not edited is the same object as before. */
export const createColumnStates = (seen: SeenSource): StateOf => {
  const known = new WeakMap<DraftColumn, ColumnState>()
  return (definition, column) => {
    const found = known.get(column) ?? columnState(definition, column, seen)
    known.set(column, found)
    return found
  }
}
