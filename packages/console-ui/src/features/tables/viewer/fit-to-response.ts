import type { Column } from '../../../patterns/resource-table/column.ts'
import { columnsOfResponse } from '../../../patterns/resource-table/columns-of-response.ts'
import { MASK } from '../../runs/record/masked-text.ts'
import { isPersonalColumn } from '../../runs/record/personal-column.ts'
import type { TableRow } from './table-definition.ts'

type Fit = (declared: readonly Column<TableRow>[], rows: readonly TableRow[]) => readonly Column<TableRow>[]

/** The columns that an answer has values for. Fields that no table names are judged by their names: personal ones are masked too. */
export const fitToResponse =
  (personalShown: boolean): Fit =>
  (declared, rows) => {
    const own = new Set(declared.map(({ field }) => field))
    return columnsOfResponse(declared, rows).map((column) => {
      if (personalShown || own.has(column.field) || !isPersonalColumn(column.field)) return column
      return { ...column, text: () => MASK, value: () => MASK }
    })
  }
