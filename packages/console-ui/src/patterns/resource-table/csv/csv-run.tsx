import type { CsvButtonProps } from '../csv-button.tsx'
import { declaredOf } from '../list-table.ts'
import { useCsvRun } from './use-csv-run.ts'

export type CsvRunProps<Row extends object> = CsvButtonProps<Row> & { onEnd: () => void }

/** One download, of the list as it was when it began; draws nothing. */
export function CsvRun<Row extends object>({ props, model, onEnd }: CsvRunProps<Row>): null {
  const columns = model.table.getVisibleLeafColumns().map(declaredOf)
  useCsvRun({ ...props, ...model, columns }, onEnd)
  return null
}
