import type { CsvButtonProps } from '../csv-button.tsx'
import { useCsvRun } from './use-csv-run.ts'

export type CsvRunProps<Row extends object> = CsvButtonProps<Row> & { onEnd: () => void }

/** One download, of the list as it was when it began; draws nothing. */
export function CsvRun<Row extends object>({ props, model, onEnd }: CsvRunProps<Row>): null {
  const columns = model.columns.all.filter(({ hidden }) => !hidden).map(({ column }) => column)
  useCsvRun({ ...props, ...model, columns }, onEnd)
  return null
}
