import { createContext, type ReactElement, useContext } from 'react'
import { GridCell } from '../../../patterns/resource-table/grid/grid-cell.tsx'
import type { GridKeysProps } from '../../../patterns/resource-table/grid/grid-focus.ts'
import { GridKeys } from '../../../patterns/resource-table/grid/grid-keys.ts'
import type { GridPattern } from '../../../patterns/resource-table/grid/grid-pattern.ts'

/** Opens the record of a line of the page. */
export const OpenLineContext = createContext<(line: number) => void>(() => {})

function RecordKeys(props: GridKeysProps): ReactElement {
  return <GridKeys {...props} open={useContext(OpenLineContext)} />
}

/** A grid in which Enter on any cell opens the row of its line, though a click does not: there it marks text to copy. */
export const recordGrid: GridPattern = { Cell: GridCell, Keys: RecordKeys }
