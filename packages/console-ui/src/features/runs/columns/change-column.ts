import type { Column } from '../../../patterns/resource-table/column.ts'
import { signedCount } from './signed-count.ts'

type Compared<Count extends string> = Readonly<Record<Count, number>> & {
  readonly previous: Readonly<Record<Count, number>> | null
}

/** A hidden column: how much a count differs from that of the last completed run (domain 5.5). */
export const changeColumn = <Count extends string>(
  field: string,
  title: string,
  count: Count,
): Column<Compared<Count>> => ({
  field,
  title,
  from: [count, 'previous'],
  align: 'end',
  hidden: true,
  text: (row) => (row.previous ? signedCount(row[count] - row.previous[count]) : ''),
})
