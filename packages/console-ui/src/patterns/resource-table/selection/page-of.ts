import type { PageRow } from './picks.ts'
import type { SelectionPartProps } from './row-selection.ts'

export function pageOf<Row>({ rows, keyOf }: SelectionPartProps<Row>['model']): PageRow<Row>[] {
  return rows.map((row) => ({ key: keyOf(row), row }))
}
