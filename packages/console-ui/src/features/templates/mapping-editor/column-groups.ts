import type { DrawnLine } from '../../../patterns/resource-table/row-window.ts'
import type { EditorRow } from './editor-rows.ts'

export type ColumnGroup = {
  readonly isRequired: boolean
  /** Of all its rows. */
  readonly count: number
  readonly lines: readonly (DrawnLine & { readonly row: EditorRow })[]
}

/** The drawn rows of a list whose required ones come first, under what they are: required or optional. A group whose rows are all further down is left out. */
export const groupsOf = (rows: readonly EditorRow[], drawn: readonly DrawnLine[]): readonly ColumnGroup[] =>
  [true, false].flatMap((isRequired): ColumnGroup[] => {
    const lines = drawn.flatMap((line) => {
      const row = rows[line.index]
      return row?.definition.isRequired === isRequired ? [{ ...line, row }] : []
    })
    const count = rows.filter(({ definition }) => definition.isRequired === isRequired).length
    const isAbove = isRequired && count > 0
    return lines.length > 0 || isAbove ? [{ isRequired, count, lines }] : []
  })
