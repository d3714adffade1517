import type { ReactElement } from 'react'
import { GridCell, type GridCellProps } from './grid-cell.tsx'
import type { GridKeysProps } from './grid-focus.ts'
import { GridKeys } from './grid-keys.ts'

/** What turns a list into a grid. Handed in, so that lists without it do not carry it. */
export type GridPattern = {
  readonly Cell: (props: GridCellProps) => ReactElement
  readonly Keys: (props: GridKeysProps) => ReactElement | null
}

/**
 * For `ResourceTable`'s `grid`, where reading and copying cells is the work (ux 8.1): one tab stop, arrows from cell to
 * cell, Enter into the cell, Esc back to it, Ctrl+C for the value.
 * @example <ResourceTable grid={gridPattern} tableId="students" operation={studentsResource.list} columns={columns} label="Students" noun={['student', 'students']} />
 */
export const gridPattern: GridPattern = { Cell: GridCell, Keys: GridKeys }
