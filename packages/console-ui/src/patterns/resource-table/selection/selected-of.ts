import type { Picks } from './picks.ts'
import type { Selected, SelectionPartProps } from './row-selection.ts'

/** What an action gets to hear; null while nothing is selected. */
export function selectedOf<Row extends object>(
  picks: Picks<Row>,
  { range, query: { filter, search } }: Pick<SelectionPartProps<Row>['model'], 'range' | 'query'>,
): Selected<Row> | null {
  if (picks.all) {
    return {
      kind: 'all',
      count: range.total,
      query: { ...(filter && { filter }), ...(search && { search }) },
    }
  }
  const { size } = picks.rows
  return size === 0
    ? null
    : { kind: 'rows', count: size, keys: [...picks.rows.keys()], rows: [...picks.rows.values()] }
}
