import type { ColumnState, DatabaseColumn, DraftColumn } from '@edconsole/console-core/import-rules'
import type { RefusedTranslation } from '../translations-panel/translations-panel-props.ts'
import type { MappingFilter } from './mapping-editor-props.ts'

/** A database column as the list draws it. */
export type EditorRow = {
  readonly definition: DatabaseColumn
  readonly column: DraftColumn
  readonly saved: DraftColumn | undefined
  readonly state: ColumnState
  /** Translations that the last save was refused. */
  readonly refused?: readonly RefusedTranslation[] | undefined
}

export const needsWork = ({ state }: Pick<EditorRow, 'state'>): boolean =>
  state.state === 'unmapped' || state.state === 'toFix'

/** Which rows each segment stands for. */
export const SEGMENTS: Readonly<Record<MappingFilter, (row: EditorRow) => boolean>> = {
  all: () => true,
  required: ({ definition }) => definition.isRequired,
  toFix: needsWork,
  lists: ({ definition }) => definition.isCoded,
}

/** Finds a column by its names, and by the SIS column that feeds it. */
export const matchesSearch = ({ definition, column }: EditorRow, search: string): boolean => {
  const wanted = search.trim().toLowerCase()
  return [definition.columnName, definition.displayName, column.sourceColumn ?? ''].some((text) =>
    text.toLowerCase().includes(wanted),
  )
}
